import { HUNDRED, sum, ZERO, type Decimal } from '../terms/decimal.js';
import { sumOfKnown } from '../terms/money.js';
import type { Country } from '../terms/country.js';
import { groupBy } from '../terms/group-by.js';
import { listNumbers, type FiledLine, type FiledNumber, type Zone } from './filed-lines.js';
import { addFiledDuties, type FiledEntry } from './group-entries.js';

/** The metals whose content is a base of duty. */
export type ContentMetal = 'steel' | 'aluminum' | 'copper';

/** The metal whose content is the base, by base. */
export const METAL_OF_BASE: Readonly<Record<string, ContentMetal>> = {
  steel_content: 'steel',
  aluminum_content: 'aluminum',
  copper_content: 'copper',
};

/** What is computed at once: one line, or the lines among which one article was split by content. */
export interface Article {
  readonly lines: readonly FiledLine[];
  readonly origin: Country | null;
  readonly spi: string | null;
  readonly exporter: string | null;
  readonly zone: Zone;
  /** Numbers of Chapters 1 to 97 with their values; several for a set. */
  readonly commodities: readonly FiledNumber[];
  readonly claims98: readonly FiledNumber[];
  readonly headings: readonly FiledNumber[];
  readonly filedDuty: Decimal;
  /** Content value by metal, where the importer split the article by content. */
  readonly contents: ReadonlyMap<ContentMetal, Decimal>;
}

/** What of a line its name is made of. */
export type NamedLine = Pick<FiledLine, 'number'>;

/** The line numbers of an article, joined by `+`: what findings and outputs call it. */
export function nameLines({ lines }: { readonly lines: readonly NamedLine[] }): string {
  return lines.map(({ number }) => number).join('+');
}

/** The metal whose content a heading is charged on. Null: it has another base. */
export type MetalOf = (heading: string) => ContentMetal | null;

/** The articles of an entry, in the order of their first lines. */
export function toArticles(entry: FiledEntry, metalOf: MetalOf): readonly Article[] {
  const groups = groupBy(entry.lines, (line) => {
    const [commodity] = listNumbers(line, 'commodity');
    return commodity === undefined
      ? `line ${line.number}`
      : `${commodity.digits} ${line.origin} ${line.spi} ${line.zone.day}`;
  });
  const articles = [...groups.values()].flatMap((lines) =>
    isSplitByContent(lines, metalOf) || isSplitByUnitedStates(lines)
      ? [toArticle(lines, metalOf)]
      : lines.map((line) => toArticle([line], metalOf)),
  );
  const place = new Map(entry.lines.map((line, index) => [line, index]));
  return articles.sort((left, right) => place.get(left.lines[0]!)! - place.get(right.lines[0]!)!);
}

/** One line carries a heading on metal content and a sister carries none of its metal. */
function isSplitByContent(lines: readonly FiledLine[], metalOf: MetalOf): boolean {
  if (lines.length < 2) return false;
  const withContent = lines.filter((line) => metalsOf(line, metalOf).size > 0);
  return withContent.length > 0 && withContent.length < lines.length;
}

/** The heading under which United States content stands on its own line. */
const UNITED_STATES = '9903.01.34';
/** Headings charged on what is left of the value beside it. */
const ON_THE_REST = /^9903\.(?:01\.(?:25|[4-7]\d)|02\.)/;

/** One line carries the United States content alone and a sister the duty on the rest of the value. */
function isSplitByUnitedStates(lines: readonly FiledLine[]): boolean {
  const content = lines.filter(isOfUnitedStates);
  const rest = lines.filter((line) => hasHeading(line, (number) => ON_THE_REST.test(number)));
  return (
    content.length > 0 &&
    rest.length > 0 &&
    content.length + rest.length === lines.length &&
    rest.every((line) => !hasHeading(line, (number) => number === UNITED_STATES))
  );
}

function isOfUnitedStates(line: FiledLine): boolean {
  return (
    hasHeading(line, (number) => number === UNITED_STATES) &&
    !hasHeading(line, (number) => ON_THE_REST.test(number))
  );
}

function hasHeading(line: FiledLine, isWanted: (number: string) => boolean): boolean {
  return listNumbers(line, 'chapter99').some(({ number }) => isWanted(number));
}

/** The share of United States content, in percent, of an article whose lines tell it apart. Null: they do not. */
export function findUnitedStatesPercent({ lines }: Article): Decimal | null {
  const content = lines.filter(isOfUnitedStates);
  if (lines.length === 1 || content.length === 0) return null;
  const [part, whole] = [addValues(content), addValues(lines)];
  if (part === null || whole === null || whole.isZero()) return null;
  return part.times(HUNDRED).dividedBy(whole).toDecimalPlaces(SHARE_PLACES);
}

/** Places of a share, so that the value of a line comes back to the cent. */
const SHARE_PLACES = 10;

function addValues(lines: readonly FiledLine[]): Decimal | null {
  return sumOfKnown(lines.map(({ value }) => value));
}

function metalsOf(line: FiledLine, metalOf: MetalOf): ReadonlySet<ContentMetal> {
  return new Set(listNumbers(line, 'chapter99').flatMap(({ number }) => metalOf(number) ?? []));
}

function toArticle(lines: readonly FiledLine[], metalOf: MetalOf): Article {
  const [first] = lines as [FiledLine, ...FiledLine[]];
  const merged = (role: FiledNumber['role']): readonly FiledNumber[] =>
    mergeNumbers(lines.flatMap((line) => listNumbers(line, role)));
  const commodities = merged('commodity');
  const [only] = commodities;
  const value = addValues(lines);
  return {
    lines,
    origin: first.origin,
    spi: first.spi,
    exporter: first.exporter,
    zone: first.zone,
    // The value of the line stands in where the row of its number states none.
    commodities: only !== undefined && commodities.length === 1 ? [{ ...only, value }] : commodities,
    claims98: merged('chapter98'),
    headings: merged('chapter99'),
    filedDuty: addFiledDuties({ lines }),
    contents: lines.length > 1 ? addContents(lines, metalOf) : new Map(),
  };
}

function addContents(lines: readonly FiledLine[], metalOf: MetalOf): ReadonlyMap<ContentMetal, Decimal> {
  const contents = new Map<ContentMetal, Decimal>();
  for (const line of lines)
    for (const metal of metalsOf(line, metalOf))
      contents.set(metal, (contents.get(metal) ?? ZERO).plus(line.value ?? ZERO));
  return contents;
}

function mergeNumbers(numbers: readonly FiledNumber[]): readonly FiledNumber[] {
  const byDigits = new Map<string, FiledNumber>();
  for (const number of numbers) {
    const known = byDigits.get(number.digits);
    byDigits.set(number.digits, known === undefined ? number : addNumbers(known, number));
  }
  return [...byDigits.values()];
}

function addNumbers(left: FiledNumber, right: FiledNumber): FiledNumber {
  return {
    ...left,
    value: sumOfKnown([left.value, right.value]),
    // A sum of which one part is not stated is not stated.
    duty: sum([left.duty, right.duty]),
    quantities: [...left.quantities, ...right.quantities],
    rows: [...left.rows, ...right.rows],
  };
}
