/** A word in its normalized form for comparison, and its position in the text. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Longer texts are not labels: the rest is ignored. */
const LONGEST = 400;

/** Lower case without accents; non-Latin letters are unchanged. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss');
}

/** The words of a text: letters and digits, with `#` and `%` as words of their own. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(0, LONGEST).matchAll(/[\p{L}\p{M}\p{N}]+|[#%№]/gu)) {
    tokens.push({ word: foldText(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** A text without punctuation at its end. */
export function stripEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && ',;. '.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** The words of a phrase, without positions. */
export function splitWords(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}
