/** Text that does not grow when it is normalized. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Length of a text after compatibility normalization, which its readers apply: U+FDFA is one character and becomes 18
 * letters. A text above the limit is not normalized, and its own length is returned.
 */
function lengthOfText(text: string, most: number): number {
  if (text.length > most || PLAIN.test(text)) return text.length;
  return text.normalize('NFKC').length;
}

/** A text of at most so many characters, where the last one stands for what is left out. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** Why a text is too long; null when it is not. */
export function findExcessLength(text: string, most: number): string | null {
  const length = lengthOfText(text, most);
  return length > most ? `${length} characters long: give at most ${most}` : null;
}
