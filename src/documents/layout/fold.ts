/** A word of a text in the form in which words are compared, and where it stands in the text. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Longer texts are not labels: what follows is not looked at. */
const LONGEST = 400;

/** Small letters without accents; letters that are not Latin stay as they are. */
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

/** A text without marks that end words and sentences. */
export function stripEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && ',;. '.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** The words of a phrase alone. */
export function splitWords(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}
