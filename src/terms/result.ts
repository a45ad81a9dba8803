/** The result of a parser: the value, or what is wrong with the text and how to correct it. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

export function accept<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function refuse<T>(message: string): Parsed<T> {
  return { ok: false, message };
}

/** Maximum characters of a caller's text that an error or a log line repeats. */
export const MAX_QUOTED = 64;

/** A caller's text, safe to repeat in a message: printable ASCII, at most 64 characters. */
export function quoteInput(text: string): string {
  const printable = text.replace(/[^\x20-\x7e]/g, '?');
  return printable.length > MAX_QUOTED ? `"${printable.slice(0, MAX_QUOTED - 1)}…"` : `"${printable}"`;
}
