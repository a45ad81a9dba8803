import type { AdcvdLibrary } from '../../adcvd/library.js';
import { NOTHING_SAID, type Product } from '../../adcvd/scope/product.js';
import {
  matchTypeOf,
  screenGoods,
  toMatch,
  toRequestedMatch,
  type ScreeningMatch,
} from '../../adcvd/screen-goods.js';
import type { AdcvdCandidate } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { CaseNumber } from '../../terms/case-number.js';
import type { Country } from '../../terms/country.js';
import type { HtsNumber } from '../../terms/hts-number.js';

/** What a caller states about the goods beyond their tariff number. */
export interface Goods {
  /** `NOTHING_SAID` when the caller gave neither words nor facts. */
  readonly product: Product;
  readonly producer: string | null;
  readonly exporter: string | null;
  /** Cases the importer declares (true) or disclaims (false). */
  readonly declared: ReadonlyMap<CaseNumber, boolean>;
}

/** One line of one entry. */
export interface LineQuestion {
  readonly line: HtsNumber;
  readonly country: Country | null;
  readonly date: CalendarDate;
  readonly goods: Goods;
  /** Orders that list the line for the country on the day. */
  readonly listed: readonly AdcvdCandidate[];
}

/** The orders that may cover the goods of a line, with scope evidence and the respondent's rate, and every case declared. */
export function screenLine(library: AdcvdLibrary, question: LineQuestion): readonly ScreeningMatch[] {
  const found =
    question.goods.product === NOTHING_SAID ? byNumber(library, question) : byGoods(library, question);
  const known = new Set<string>(found.map(({ order }) => order.caseNumber));
  const others = [...question.goods.declared.keys()].filter((caseNumber) => !known.has(caseNumber));
  return others.length === 0 ? found : [...found, ...others.flatMap((one) => byName(library, question, one))];
}

/** Without a description of the goods, orders are found by number alone and their scopes are not read. */
function byNumber(library: AdcvdLibrary, { listed, date, goods }: LineQuestion): readonly ScreeningMatch[] {
  return listed.flatMap(({ caseNumber, headingMatched }): readonly ScreeningMatch[] => {
    const order = library.findOrder(caseNumber as CaseNumber);
    if (order === null) return [];
    const matchType = headingMatched === null ? 'requested' : matchTypeOf(headingMatched.length);
    return [toMatch(library, { order, matchType, headingMatched, circumvention: null }, { date, ...goods })];
  });
}

/** Only orders on the stated country: otherwise the orders on every country would be candidates. */
function byGoods(
  library: AdcvdLibrary,
  { line, country, date, goods }: LineQuestion,
): readonly ScreeningMatch[] {
  if (country === null) return [];
  return screenGoods(library, { htsDigits: line, country, date, ...goods });
}

/** A case that the caller names, whether or not the goods match it. */
function byName(
  library: AdcvdLibrary,
  { date, goods }: Pick<LineQuestion, 'date' | 'goods'>,
  caseNumber: CaseNumber,
): readonly ScreeningMatch[] {
  const order = library.findOrder(caseNumber);
  return order === null ? [] : [toRequestedMatch(library, order, { date, ...goods })];
}
