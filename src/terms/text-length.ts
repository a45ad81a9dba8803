/** Nothing here becomes longer when it is written out. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * How long a text is once compatible characters are written out, as whatever reads it does: U+FDFA is one character and
 * becomes 18 letters. Above the limit, what it is; it is not written out then.
 */
function lengthOfText(text: string, most: number): number {
  if (text.length > most || PLAIN.test(text)) return text.length;
  return text.normalize('NFKC').length;
}

/** Why a text is too long; null: it is not. */
export function findExcessLength(text: string, most: number): string | null {
  const length = lengthOfText(text, most);
  return length > most ? `${length} characters long: give at most ${most}` : null;
}
