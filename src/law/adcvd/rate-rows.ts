import { Decimal } from '../../terms/decimal.js';
import { ADCVD_RATE } from '../../tables/adcvd.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { ALWAYS, isBefore } from '../../terms/interval.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readDate, readWord } from '../text/read-cell.js';
import { citeNotice, formatFrDocument, readFrCitation, readReliability } from './adcvd-cells.js';
import type { DepositSegment } from './deposit-segments.js';
import { findLaterReview, type FinalReviews } from './later-reviews.js';

type RateRecord = RowOf<typeof ADCVD_RATE>;

/** What a rate takes from its order and from the notices of the case. */
export interface RateSurroundings {
  readonly orders: ReadonlyMap<string, SourceRow>;
  readonly finalReviews: FinalReviews;
}

/** Deposit rates by segment of the proceeding, each with the days on which it is the rate of its holder. */
export function toRateRows(segments: readonly DepositSegment[], around: RateSurroundings): Dataset {
  return toDataset(
    ADCVD_RATE,
    segments.map((segment) => toRecord(segment, around)),
  );
}

function toRecord(segment: DepositSegment, around: RateSurroundings): RateRecord {
  const { row, caseNumber, company, holder, kind, interval } = segment;
  const reliability = readReliability(row);
  const rate = readRate(row, 'rate');
  if (rate === null) throw new SourceRowError(row, 'rate: empty; a rate row has a rate');
  return {
    rateKey: segment.series,
    caseNumber,
    companyKey: company?.key ?? null,
    companyName: company?.name ?? nameGroup(segment, around),
    rateType: holder,
    segmentKind: kind,
    rate,
    margin: readRate(row, 'margin'),
    rateUnit: readWord(row, 'unit', ['percent', 'usd_per_kg']),
    segment: readOptionalCell(row, 'segment'),
    legal: interval,
    fromBasis: readWord(row, 'fromBasis', ['notice', 'order', 'first_read']),
    inDoubtFrom: findDoubt(segment, around),
    published: ALWAYS,
    currentAsOf: readDate(row, 'currentAsOf'),
    ...reliability,
    citations: citeNotice(findNotices(segment, around), reliability),
  };
}

/** Percent or USD per kilogram; null when the cell is empty. */
function readRate(row: SourceRow, column: string): Decimal | null {
  const text = readOptionalCell(row, column);
  if (text !== null && !/^\d+(\.\d+)?$/.test(text))
    throw new SourceRowError(row, `${column}: "${text}" is not a rate`);
  return text === null ? null : new Decimal(text);
}

function nameGroup({ row, holder, caseNumber }: DepositSegment, { orders }: RateSurroundings): string {
  if (holder === 'all_others') return 'All Others';
  if (holder !== 'country_wide') return cellOf(row, 'firm');
  const order = orders.get(caseNumber);
  return order === undefined ? 'Country-Wide Entity' : `${cellOf(order, 'country')}-Wide Entity`;
}

/** An all-others rate stands until it is amended; every other rate may be replaced by the next review. */
function findDoubt(
  { row, holder, kind, caseNumber, interval }: DepositSegment,
  { finalReviews }: RateSurroundings,
): CalendarDate | null {
  const stated = readDate(row, 'inDoubtFrom');
  const stands = holder === 'all_others' || holder === 'excluded' || kind === 'sunset_review';
  const day = stated ?? (stands ? null : findLaterReview(finalReviews, caseNumber, interval.from));
  return day === null || (interval.to !== null && !isBefore(day, interval.to)) ? null : day;
}

/** The notice that a row names; a rate of the investigation begins with the order, whose notice it cites. */
function findNotices(
  { row, kind, caseNumber }: DepositSegment,
  { orders }: RateSurroundings,
): readonly string[] {
  const own = readFrCitation(row);
  if (own !== null) return [own];
  const order = orders.get(caseNumber);
  const isOfOrder = kind === 'investigation' && cellOf(row, 'fromBasis') === 'order';
  return order === undefined || !isOfOrder ? [] : noticeOfOrder(order);
}

/** The notice of the order itself: the list of orders may give that of a later continuation. */
function noticeOfOrder(order: SourceRow): readonly string[] {
  const year = Number(cellOf(order, 'orderDate').slice(0, 4));
  const [citation, document] = [readFrCitation(order), cellOf(order, 'frDocumentNumber')];
  const volume = Number(citation?.split(' ')[0]);
  return [
    ...(citation !== null && volume + FIRST_VOLUME === year ? [citation] : []),
    ...(document.startsWith(`${year}-`) ? [formatFrDocument(document)] : []),
  ];
}

/** Volume 1 of the Federal Register is of 1936. */
const FIRST_VOLUME = 1935;
