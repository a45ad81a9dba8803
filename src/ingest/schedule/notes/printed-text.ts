import { parseCountry, type Country } from '../../../terms/country.js';
import type { OfficialNote } from '../../sources/notes/parse-notes.js';

/** The longest quotation of the official text, in words. */
const MAX_QUOTED_WORDS = 25;

/** Words of a note and their position in its text, in characters. */
export interface Span {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A sentence ends at a mark before a space, except after `U.S.`, `No.` and the like. */
const SENTENCE_END = /(?<!\bU\.S|\bNo|\bi\.e|\be\.g)[.;:](?=\s|$)/g;

/** The sentence that holds the position. */
export function findSentence({ text }: OfficialNote, position: number): Span {
  let from = 0;
  let to = text.length;
  for (const { index } of text.matchAll(SENTENCE_END)) {
    if (index < position) from = index + 1;
    else {
      to = index;
      break;
    }
  }
  while (from < to && /\s/.test(text[from] ?? '')) from += 1;
  return { text: text.slice(from, to), from, to };
}

/** From the position to the end of the sentence, or to the last whole word within the limit. */
export function quoteFrom({ text }: OfficialNote, from: number, limit: number): Span {
  const words = [...text.slice(from, limit).matchAll(/\S+/g)].slice(0, MAX_QUOTED_WORDS);
  const last = words.at(-1);
  const to = last === undefined ? from : from + last.index + last[0].length;
  return { text: text.slice(from, to), from, to };
}

const HEADING = /99\d{2}\.\d{2}\.\d{2}/;
const HEADINGS = new RegExp(
  `(${HEADING.source})(?:(?:\\s*[-–]\\s*|\\s+through\\s+)(${HEADING.source}))?`,
  'g',
);

/** Chapter 99 headings named in a text, ranges expanded to the printed headings, in their order. */
export function findHeadings(text: string, printed: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const [, from = '', to = from] of text.matchAll(HEADINGS)) {
    const inside = printed.filter((heading) => from <= heading && heading <= to);
    for (const heading of inside.length === 0 ? [from] : inside) found.add(heading);
  }
  return [...found].sort();
}

/** Tariff numbers of Chapters 1 to 97 named in a text, as printed. */
export function findTariffNumbers(text: string): readonly string[] {
  const numbers = [
    ...text.matchAll(/(?<![\d.])(?!99|98)\d{4}\.\d{2}(?:\.\d{2})?(?:\.?\d{2,4})?(?![\d.]\d)/g),
  ];
  return [...new Set(numbers.map(([number]) => number))];
}

const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Names of countries as the notes print them. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  Argentina: ['AR'],
  Brazil: ['BR'],
  Canada: ['CA'],
  China: ['CN'],
  Colombia: ['CO'],
  'Costa Rica': ['CR'],
  'Dominican Republic': ['DO'],
  'El Salvador': ['SV'],
  'European Union': EUROPEAN_UNION,
  Guatemala: ['GT'],
  Honduras: ['HN'],
  'Hong Kong': ['HK'],
  India: ['IN'],
  Israel: ['IL'],
  Japan: ['JP'],
  Korea: ['KR'],
  Liechtenstein: ['LI'],
  Mexico: ['MX'],
  Nicaragua: ['NI'],
  Panama: ['PA'],
  Peru: ['PE'],
  'Russian Federation': ['RU'],
  'South Korea': ['KR'],
  Switzerland: ['CH'],
  'United Kingdom': ['GB'],
};
const NAMES = Object.keys(COUNTRIES).sort((left, right) => right.length - left.length);
const NAME = `(?:${NAMES.join('|')})`;
const PRODUCTS_OF = new RegExp(
  `(?:products?|goods|subchapter) of (?:the )?(?:member countries of the )?(${NAME}(?:(?:,| and| or|, and|, or) (?:the )?${NAME})*)`,
  'g',
);

/** Countries whose products a text is about, ISO 3166-1 alpha-2, sorted; empty: no limit by country. */
export function findCountries(text: string): readonly Country[] {
  const named = [...text.replace(/\s+/g, ' ').matchAll(PRODUCTS_OF)].map(([, names = '']) => names);
  const codes = named.flatMap((names) =>
    NAMES.filter((name) => names.includes(name)).flatMap((name) => COUNTRIES[name] ?? []),
  );
  return [...new Set(codes)].sort().map(requireCountry);
}

function requireCountry(code: string): Country {
  const country = parseCountry(code);
  if (!country.ok) throw new TypeError(country.message);
  return country.value;
}
