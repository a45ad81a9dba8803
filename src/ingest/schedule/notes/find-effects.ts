import { toCalendarDate, toIsoText, type CalendarDate } from '../../../terms/calendar-date.js';
import type { Country } from '../../../terms/country.js';
import type { OfficialNote } from '../../sources/notes/parse-notes.js';
import {
  findCountries,
  findHeadings,
  quoteFrom,
  findSentence,
  findTariffNumbers,
  type Span,
} from './printed-text.js';

type EffectType = 'rate_rule' | 'chapter_99_applicability' | 'quota';

/** The effect of one passage of a note, with its words. */
export interface NoteEffect {
  readonly type: EffectType;
  readonly span: Span;
  /** Words of the span; null: it prints no value, or no condition. */
  readonly valueText: string | null;
  readonly conditionText: string | null;
  readonly targets: readonly string[];
  readonly exceptions: readonly string[];
  readonly tariffNumbers: readonly string[];
  readonly countries: readonly Country[];
  readonly percent: string | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly quantities: readonly YearQuantity[];
  readonly unit: string | null;
  /** Number of codes of a list that the source has shortened; null: the list is whole. */
  readonly shortenedFrom: number | null;
}

/** The quantity of one calendar year. */
interface YearQuantity {
  readonly year: number;
  readonly quantity: number;
}

type Found = Partial<NoteEffect> & Pick<NoteEffect, 'type' | 'span'>;
type Finder = (note: OfficialNote, printed: readonly string[]) => readonly Found[];

/** Effects of one note, in text order. Passages with unreadable headings are left out. */
export function findEffects(note: OfficialNote, printed: readonly string[]): readonly NoteEffect[] {
  const found = FINDERS.flatMap((find) => find(note, printed));
  const named = found.filter(({ targets = [] }) => targets.length > 0);
  return named
    .map((effect) => ({ ...NOTHING, ...effect, shortenedFrom: note.codesTotal }))
    .sort((left, right) => left.span.from - right.span.from);
}

const NOTHING = {
  valueText: null,
  conditionText: null,
  targets: [],
  exceptions: [],
  tariffNumbers: [],
  countries: [],
  percent: null,
  from: null,
  to: null,
  quantities: [],
  unit: null,
} as const;

/** `the additional duties imposed by headings X shall not apply to Y`. */
const findExemptions: Finder = (note, printed) =>
  matchesOf(note, /additional\s+dut(?:y|ies)\s+imposed\s+by\s+(?:sub)?headings?\s/g).flatMap((start) => {
    const sentence = findSentence(note, start);
    const verb = note.text.slice(start, sentence.to).search(/shall\s+not\s+apply\s+to\s/);
    if (verb === -1) return [];
    const at = start + verb;
    const span = quoteFrom(note, at, sentence.to);
    const before = findHeadings(note.text.slice(sentence.from, start), printed);
    const after = findHeadings(note.text.slice(at, sentence.to), printed);
    return [
      {
        type: 'chapter_99_applicability',
        span,
        valueText: 'shall not apply',
        conditionText: span.text.replace(/^shall\s+not\s+apply\s+to\s+/, ''),
        targets: findHeadings(note.text.slice(start, at).replace(/\bshall\b[\s\S]*/, ''), printed),
        exceptions: before.length > 0 ? before : after,
        tariffNumbers: listAfter(note, sentence.to),
        countries: findCountries(note.text.slice(at, sentence.to)),
      },
    ];
  });

/** `heading X applies to Y`, `the rates of duty set forth in headings X apply to Y`, `heading X covers only Y`. */
const APPLIES =
  /(?:rates?\s{1,3}of\s{1,3}duty\s{1,3}(?:set\s{1,3}forth\s{1,3})?in\s{1,3})?(?:sub)?[Hh]eadings?\s{1,3}99[\d.,\s\-–]{1,400}(?:(?:and|or|through|certain\s{1,3}entries\s{1,3}under)\s{1,3}99[\d.,\s\-–]{1,100}){0,20},?\s{0,3}(appl(?:y|ies)\s{1,3}to|covers?\s{1,3}only|provides?\s{1,3}the\s{1,3}ordinary\s{1,3}customs\s{1,3}duty\s{1,3}treatment|sets?\s{1,3}forth\s{1,3}the\s{1,3}ordinary\s{1,3}customs\s{1,3}duty\s{1,3}treatment)\s/g;

const findApplications: Finder = (note, printed) =>
  [...note.text.matchAll(APPLIES)].map(({ index, 0: whole, 1: verb = '' }) => {
    const sentence = findSentence(note, index + whole.length);
    const wholeQuote = quoteFrom(note, index, sentence.to);
    const span = wholeQuote.text.includes(verb)
      ? wholeQuote
      : quoteFrom(note, index + whole.lastIndexOf(verb), sentence.to);
    return {
      type: 'chapter_99_applicability',
      span,
      conditionText: span.text.slice(span.text.indexOf(verb) + verb.length).trim() || null,
      targets: findHeadings(whole, printed),
      exceptions: findHeadings(note.text.slice(sentence.from, index), printed),
      tariffNumbers: listAfter(note, index),
      countries: findCountries(note.text.slice(index, sentence.to)),
    };
  });

/** `For the purposes of heading X, products of Y shall be subject to an additional 25% ad valorem rate of duty`. */
const RATE =
  /shall\s{1,3}be\s{1,3}subject\s{1,3}to\s{1,3}an?\s{1,3}(?:additional\s{1,3})?((\d{1,4}(?:\.\d{1,4})?)\s?(?:%|percent))\s{1,3}ad\s{1,3}valorem\s{1,3}rate\s{1,3}of\s{1,3}duty/g;

const findRates: Finder = (note, printed) =>
  [...note.text.matchAll(RATE)].map(({ index, 0: whole, 1: value = '', 2: percent = '' }) => {
    const sentence = findSentence(note, index);
    const before = note.text.slice(sentence.from, index);
    const purpose = /^For\s+the\s+purposes\s+of\s+headings?\s+[^A-Za-z]+/.exec(before)?.[0] ?? '';
    return {
      type: 'rate_rule',
      span: quoteFrom(note, index, index + whole.length),
      valueText: value,
      percent,
      targets: findHeadings(purpose, printed),
      exceptions: findHeadings(before.slice(purpose.length), printed),
      countries: findCountries(before),
    };
  });

/** `If entered during the period from January 1, 2027, though December 31, 2027, ..... 10%`. */
const PHASE =
  /If entered (?:during the period from (\w+ \d+, \d{4}), th(?:r)?ough (\w+ \d+, \d{4})|on or after (\w+ \d+, \d{4})), \.+ ((\d+)%)/g;

const findPhases: Finder = (note, printed) =>
  [...note.text.matchAll(PHASE)].map((match) => {
    const [whole, first, last, open, value = '', percent = ''] = match;
    return {
      type: 'rate_rule',
      span: quoteFrom(note, match.index, match.index + whole.length),
      valueText: value,
      percent,
      from: isoDate(first ?? open ?? ''),
      to: last === undefined ? null : isoDate(last),
      targets: findHeadings(note.text.slice(0, match.index), printed),
      countries: findCountries(note.text.slice(0, match.index)),
    };
  });

/** `The aggregate quantity of Y entered under subheading X ... shall not exceed`. */
const QUOTA = /[Tt]he\s+aggregate\s+quantity\s+of\s/g;

const findQuotas: Finder = (note, printed) =>
  matchesOf(note, QUOTA).flatMap((start): Found[] => {
    const sentence = findSentence(note, start);
    const text = note.text.slice(start, sentence.to);
    if (!/shall\s+not\s+exceed/.test(text) || !/\bentered\s+under\b/.test(text)) return [];
    const rest = note.text.slice(sentence.to);
    return [
      {
        type: 'quota',
        span: quoteFrom(note, start, sentence.to),
        targets: findHeadings(text, printed),
        countries: findCountries(text),
        quantities: yearQuantities(rest),
        unit: /\((?:metric tons|liters|kg|square meter equivalents)\)/i.exec(rest)?.[0].slice(1, -1) ?? null,
      },
    ];
  });

const FINDERS: readonly Finder[] = [findExemptions, findApplications, findRates, findPhases, findQuotas];

function matchesOf({ text }: OfficialNote, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

/** Tariff numbers of a list printed in the rest of the note. */
function listAfter({ text }: OfficialNote, from: number): readonly string[] {
  const rest = text.slice(from);
  return /enumerated|following|classifiable|classified|provided for/.test(text)
    ? findTariffNumbers(rest)
    : [];
}

/** Rows that consist of `year quantity` pairs alone; a table of another layout is not guessed at. */
function yearQuantities(text: string): readonly YearQuantity[] {
  const rows = text.split('\n').filter((line) => /^(?:20\d\d [\d,]+)(?: 20\d\d [\d,]+)*$/.test(line.trim()));
  const pairs = rows.flatMap((row) => [...row.matchAll(/(20\d\d) ([\d,]+)/g)]);
  const quantities = pairs.map(([, year, quantity = '']) => ({
    year: Number(year),
    quantity: Number(quantity.replaceAll(',', '')),
  }));
  const years = new Set(quantities.map(({ year }) => year));
  return years.size === quantities.length ? quantities.sort((left, right) => left.year - right.year) : [];
}

/** `January 1, 2027` as an ISO date. */
function isoDate(printed: string): CalendarDate | null {
  const [, month = '', day = '', year = ''] = /^(\w+) (\d+), (\d{4})$/.exec(printed) ?? [];
  const text = toIsoText(year, month, day);
  return text === null ? null : toCalendarDate(text);
}
