import { toCalendarDate, toIsoText, type CalendarDate } from '../../terms/calendar-date.js';
import type { DocumentKind } from './documents.js';

/** A recognizable item in a citation cell. */
export type CitationToken =
  | { readonly kind: 'fr_page' | 'fr_document'; readonly text: string }
  | { readonly kind: 'date'; readonly text: CalendarDate }
  | { readonly kind: 'document'; readonly text: string; readonly document: DocumentKind }
  | { readonly kind: 'place'; readonly text: string; readonly locator: string };

interface Recogniser {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => readonly CitationToken[];
}

const DAY = String.raw`(?:\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8} \d{1,2},? \d{4})`;
const NOTE = String.raw`\d{1,2}(?:\([a-z0-9]+\))*(?![\d.%]| FR| USC| CFR)`;
const NUMBERS = String.raw`\d{4,5}(?:(?:, |; | \/ |-)\d{4,5}(?!\d| FR|-))*`;

/** In order of preference where two begin at the same place. */
const RECOGNISERS: readonly Recogniser[] = [
  numbered(String.raw`\b(?:EO|E\.O\.|Executive Order) (${NUMBERS})`, 'EO', 'executive_order'),
  numbered(String.raw`\b(?:Proclamations?|Procs?|PP) (${NUMBERS})`, 'Proclamation', 'proclamation'),
  unnumbered(String.raw`\bProclamation of (${DAY})`, 'Proclamation', 'proclamation'),
  unnumbered(String.raw`\bEO of (${DAY})`, 'EO', 'executive_order'),
  unnumbered(
    String.raw`\bPresidential [Mm]emorandum(?: of)? (${DAY})`,
    'Presidential Memorandum',
    'memorandum',
  ),
  numbered(String.raw`\bCSMS #?((?:\d{8}|\d{2}-\d{6})(?:, (?:\d{8}|\d{2}-\d{6}))*)`, 'CSMS', 'csms'),
  { pattern: /\b\d{2,3} FR \d{1,6}\b/y, read: ([text]) => [{ kind: 'fr_page', text }] },
  {
    pattern: /\bFR [Dd]oc\.? (\d{4}-\d{4,6}|[A-Z]\d-\d+)\b/y,
    read: ([, text = '']) => [{ kind: 'fr_document', text }],
  },
  named(/\b(?:PL|Pub\. L\.|Public Law) (\d{2,3}-\d{1,3})\b/y, 'Public Law', 'public_law'),
  whole(/\b\d{1,2} USC \d+[a-z]?(?:\([a-zA-Z0-9]+\))*/y, 'usc'),
  whole(
    /\b\d{1,2} CFR(?: (?:parts? \d+[a-z]?(?:(?:, |-| and )\d+[a-z]?)*(?: subpart [A-Z]+)?|\d[\d.]*[a-z]?(?:\([a-z0-9]+\))*(?:-[\d.]+[a-z]?)?))?/y,
    'cfr',
  ),
  {
    pattern: /\bHTS(?:US)? (?:(20\d\d) )?[Rr]ev(?:ision)? (\d+(?:-\d+)?)/y,
    read: ([, year = '2026', revision = '']) => [
      { kind: 'document', text: `HTSUS ${year} Revision ${revision}`, document: 'hts_revision' },
    ],
  },
  {
    pattern: /\b(?:GN ?|[Gg]eneral [Nn]ote )(\d+(?:\([a-z0-9]+\))*)/y,
    read: (match) => [place('HTSUS General Notes', `General Note ${match[1]}`)],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:U\.S\. )?[Nn]otes? (${NOTE}(?:(?:, | and )(?:${NOTE}|(?:\([a-z0-9]+\))+))*)`,
      'y',
    ),
    read: (match) => [place('HTSUS Chapter 99', `subchapter III U.S. note ${match[1]}`)],
  },
  {
    pattern:
      /\b(?:headings? )?(99\d\d\.\d\d\.\d\d(?:(?:, |-| and )(?:99\d\d\.?\d{0,2}|\.?\d{0,2})\.\d\d){0,20})/y,
    read: (match) => [place('HTSUS Chapter 99', `heading ${match[1]}`)],
  },
  // A day alone in parentheses or after a comma is the day of issue; any other is part of a remark.
  { pattern: new RegExp(`(?<=\\(|, |; )${DAY}(?=\\)|;|,|$)`, 'y'), read: ([text]) => readDay(text) },
];

/** Every recognizable item in the text, from left to right. */
export function scanTokens(text: string): readonly CitationToken[] {
  const tokens: CitationToken[] = [];
  for (let at = 0; at < text.length;) {
    const found = recogniseAt(text, at);
    if (found !== null) tokens.push(...found.tokens);
    at = found === null ? at + 1 : found.end;
  }
  return tokens;
}

/** An ISO day from ISO text or from `Apr 2 2026`; null when it is not a day. */
function toIsoDay(text: string): CalendarDate | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return toCalendarDate(text);
  const [, month = '', day = '', year = ''] = /^([A-Za-z]{3})[a-z]* (\d{1,2}),? (\d{4})$/.exec(text) ?? [];
  const iso = toIsoText(year, month, day);
  return iso === null ? null : toCalendarDate(iso);
}

function recogniseAt(text: string, at: number): { tokens: readonly CitationToken[]; end: number } | null {
  for (const { pattern, read } of RECOGNISERS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { tokens: read(match), end: pattern.lastIndex };
  }
  return null;
}

/** A run of numbers: `10895, 10896`, `10403 / 10588`, or the range `11061-11063`. */
function numbered(pattern: string, name: string, document: DocumentKind): Recogniser {
  const read = (match: RegExpExecArray): readonly CitationToken[] =>
    expandNumbers(match[1] ?? '').map((number) => ({
      kind: 'document',
      text: `${name} ${number}`,
      document,
    }));
  return { pattern: new RegExp(pattern, 'y'), read };
}

function expandNumbers(text: string): readonly string[] {
  return text.split(/, |; | \/ /).flatMap((part) => {
    const [, first, last] = /^(\d{4,5})-(\d{4,5})$/.exec(part) ?? [];
    if (first === undefined || last === undefined) return [part];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) =>
      String(Number(first) + step),
    );
  });
}

function unnumbered(pattern: string, name: string, document: DocumentKind): Recogniser {
  const read = (match: RegExpExecArray): readonly CitationToken[] => {
    const printed = match[1] ?? '';
    const day = toIsoDay(printed);
    return [
      { kind: 'document', text: `${name} of ${day ?? printed}`, document },
      ...(day === null ? [] : [{ kind: 'date', text: day } as const]),
    ];
  };
  return { pattern: new RegExp(pattern, 'y'), read };
}

function named(pattern: RegExp, name: string, document: DocumentKind): Recogniser {
  return { pattern, read: ([, text = '']) => [{ kind: 'document', text: `${name} ${text}`, document }] };
}

function whole(pattern: RegExp, document: DocumentKind): Recogniser {
  return { pattern, read: ([text]) => [{ kind: 'document', text, document }] };
}

function place(text: string, locator: string): CitationToken {
  return { kind: 'place', text, locator };
}

function readDay(text: string): readonly CitationToken[] {
  const day = toIsoDay(text);
  return day === null ? [] : [{ kind: 'date', text: day }];
}
