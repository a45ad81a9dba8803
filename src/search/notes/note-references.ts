/** A number or range of numbers that a legal text names; both ends have the same length, 2 to 10 digits. */
export interface NoteReference {
  readonly from: string;
  readonly to: string;
}

const NUMBER = String.raw`\d{4}(?:\.\d{2}){0,3}`;
const KIND = /\b(chapters?|headings?|subheadings?|(?:tariff )?items?)\s+/gi;
const LIST_ITEM = new RegExp(
  String.raw`^(?:(?:,|;|and|or|and\/or|,\s*(?:and|or))?\s*(?:in\s+|of\s+|to\s+)?(?:headings?|subheadings?|chapters?)?\s*)(${NUMBER}|\d{1,2}(?![\d.]*\d))(?:\s*(?:to|through|-|\u2013)\s*(${NUMBER}|\d{1,2}(?![\d.]*\d)))?`,
  'i',
);
const BARE = new RegExp(
  String.raw`\b(\d{4}\.\d{2}(?:\.\d{2}){0,2})\b(?:\s*(?:to|through|-|\u2013)\s*(\d{4}\.\d{2}(?:\.\d{2}){0,2})\b)?`,
  'g',
);

/**
 * The chapters, headings and subheadings that a legal text names, in order, without duplicates: `headings 0305 to 0308
 * or 1604`, `chapters 1 to 24`, `subheading 8471.30`. Ignores years, dates and quantities.
 */
function referencesIn(text: string): readonly NoteReference[] {
  const found = new Map<string, NoteReference>();
  const keep = (first: string, last: string | undefined, isChapter: boolean): void => {
    const reference = toReference(first, last ?? first, isChapter);
    if (reference) found.set(`${reference.from}-${reference.to}`, reference);
  };
  for (const match of text.matchAll(KIND))
    readList(text.slice(match.index + match[0].length), match[1] ?? '', keep);
  for (const [, first = '', last] of text.matchAll(BARE)) keep(first, last, false);
  return [...found.values()];
}

type Keep = (first: string, last: string | undefined, isChapter: boolean) => void;

/** Reads `0305 to 0308, 1604 or 1605` to the end of the list. */
function readList(text: string, kind: string, keep: Keep): void {
  const isChapter = /^chapter/i.test(kind);
  let rest = text;
  for (;;) {
    const match = LIST_ITEM.exec(rest);
    if (match === null) return;
    const [whole, first = '', last] = match;
    if (!isChapter && first.length < 4) return;
    keep(first, last, isChapter && first.length <= 2);
    rest = rest.slice(whole.length).replace(/^\s+/, '');
  }
}

function toReference(first: string, last: string, isChapter: boolean): NoteReference | null {
  const [from, to] = [digitsOf(first, isChapter), digitsOf(last, isChapter)];
  const chapter = Number(from.slice(0, 2));
  if (chapter < 1 || from.length < 2) return null;
  return to.length === from.length && to >= from ? { from, to } : { from, to: from };
}

function digitsOf(text: string, isChapter: boolean): string {
  return isChapter ? text.padStart(2, '0') : text.replaceAll('.', '');
}

/** Number of digits by which a reference covers a number, or null: `0305-0308` covers 0306.17 by 4. */
export function countCoveredDigits({ from, to }: NoteReference, number: string): number | null {
  const own = number.slice(0, from.length);
  return own.length === from.length && from <= own && own <= to ? from.length : null;
}

/** The source of a note's references. */
export interface ReferringNote {
  readonly text: string;
  /** Numbers named, as digits; of ranges only the ends. */
  readonly mentions: readonly string[];
  /** Length of a list of codes that the source shortened; null when not shortened. */
  readonly codesTotal: number | null;
}

/** References of a note, including the headings kept of a list of codes that the source shortened. */
export function referencesOf({ text, mentions, codesTotal }: ReferringNote): readonly NoteReference[] {
  const found = referencesIn(text);
  if (codesTotal === null) return found;
  const cut = mentions.filter(
    (digits) =>
      digits.length === 4 && !found.some(({ from, to }) => from.startsWith(digits) || to.startsWith(digits)),
  );
  return [...found, ...cut.map((digits) => ({ from: digits, to: digits }))];
}
