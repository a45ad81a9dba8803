const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\u2265': '>=',
  '\u2264': '<=',
  '\u2212': '-',
  '\u00a0': ' ',
  '\u2192': '->',
  '\u03bc': '\u00b5',
};

/** Letters outside Latin-1 that the standard fonts have (Windows-1252). */
const WINDOWS_1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Text in the characters of the standard PDF fonts: accents are folded where needed, others become `?`. */
export function toPrintable(text: string): string {
  return [...text.normalize('NFC')].map(toLetter).join('');
}

function toLetter(letter: string): string {
  const replaced = REPLACEMENTS[letter];
  if (replaced !== undefined) return replaced;
  const code = letter.codePointAt(0)!;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || WINDOWS_1252.has(letter))
    return letter;
  const folded = letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return /^[\x20-\x7e]+$/.test(folded) ? folded : '?';
}
