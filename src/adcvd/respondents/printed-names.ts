import { readCompanyName, REMARK } from './company-name.js';

/** The firms of a combination rate, each under every name that the row gives it; a row may join several producers. */
export interface NamedPair {
  readonly exporters: readonly string[];
  readonly producers: readonly string[];
}

const LEGAL_FORM =
  'ltd|limited|co|corp|inc|company|corporation|factory|plant|mfg|llc|plc|pte|bhd|gmbh|ag|kg|ab|oy|sa|spa|srl|sarl|nv|bv';
/** A name that ends so is complete: `&`, `and` or parentheses after it begin something else. */
const ENDS_NAME = new RegExp(String.raw`\b(?:${LEGAL_FORM})\b\.?$`, 'i');
const SAYS_EXPORTER = /\(exporter\)$/i;
const LAST_PARENTHESES = /\s?\([^()]{1,200}\)\.?$/;

/** `A Co. Ltd & B Co. Ltd` as rate rows print a combination; null for a single company, whatever its name contains. */
export function findPair(text: string): NamedPair | null {
  const parts = text.trim().split(' & ');
  const last = parts.findLastIndex((part, at) => at < parts.length - 1 && isComplete(part));
  const producer = parts.slice(last + 1).join(' & ');
  if (last < 0 || readCompanyName(producer).words.length === 0) return null;
  const exporter = parts.slice(0, last + 1).join(' & ');
  return { exporters: extractNames(exporter), producers: extractNames(producer) };
}

function isComplete(name: string): boolean {
  return SAYS_EXPORTER.test(name) || ENDS_NAME.test(name.replace(LAST_PARENTHESES, ''));
}

const ALIAS = String.raw`(?:a[./]?k[./]?a|f[./]?k[./]?a|d[./]?b[./]?a|also known as)\.?\s`;
const SAYS_OTHER_NAME = new RegExp(
  `^(?:${ALIAS}|(?:now|later|including|collectively|trading for|(?:and )?(?:its )?related companies)\\s)`,
  'i',
);
const BETWEEN_NAMES = new RegExp(
  String.raw`,?\s${ALIAS}|\s?[/;]\s?(?:or\s)?|\sor\s|\sand affiliates$|(?<=\b(?:${LEGAL_FORM})\.?)\sand\s`,
  'i',
);

/** The names joined in a rate row: `A/B`, `A or B`, `A, a.k.a. B`, `A Ltd. (B)`; the whole row comes first. */
export function extractNames(text: string): readonly string[] {
  const plain = text.replace(REMARK, '').trim();
  const parts = openParentheses(plain)
    .split(BETWEEN_NAMES)
    .map((part) => part.trim())
    .filter((part) => readCompanyName(part).words.join('').length >= 4);
  return [...new Set([plain, ...parts])];
}

const PARENTHESES = /\s?\(([^()]{1,200})\)(?=$|[/;.]|\s(?:or|and|&)\s)/g;

/**
 * Parentheses after a complete name hold another name, or a remark where they begin with a small letter. Elsewhere they
 * are part of the name: `BYD (Shangluo) Industrial Co., Ltd.`
 */
function openParentheses(text: string): string {
  return text.replace(PARENTHESES, (whole, within: string, at: number) => {
    const other = within.replace(SAYS_OTHER_NAME, '');
    if (other !== within) return `;${other}`;
    if (/^[a-z]/.test(within)) return '';
    return ENDS_NAME.test(text.slice(0, at)) ? `;${within}` : whole;
  });
}
