import { ORDER_STATUSES, ORDER_TYPES } from '../../terms/adcvd-words.js';
import { Decimal } from '../../terms/decimal.js';
import { ADCVD_ORDER } from '../../tables/adcvd.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { parseCountry, type Country } from '../../terms/country.js';
import { parseHtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { cellOf, readOptionalCell, type SourceRow } from '../text/csv-table.js';
import { readCell, readDate, readParts, readWord, requireValue } from '../text/read-cell.js';
import { citeNotice, formatFrDocument, readCase, readFrCitation, readReliability } from './adcvd-cells.js';
import type { DepositSegment } from './deposit-segments.js';

/**
 * Orders and suspended investigations, without the written scope: `scope_source` says where it is printed, the clauses
 * table says what it turns on. Their group rates are those of the newest segments.
 */
export function toOrderRows(rows: readonly SourceRow[], segments: readonly DepositSegment[]): Dataset {
  const newest = findNewestGroupRates(segments);
  return toDataset(
    ADCVD_ORDER,
    rows.map((row) => toRecord(row, newest)),
  );
}

/** Newest segments by case and group, of rates in percent. */
type GroupSegments = ReadonlyMap<string, DepositSegment>;

function findNewestGroupRates(segments: readonly DepositSegment[]): GroupSegments {
  const deposits = segments.filter(
    ({ kind, row }) => kind !== 'sunset_review' && cellOf(row, 'unit') === 'percent',
  );
  const newest = new Map<string, DepositSegment>();
  for (const segment of deposits) {
    const group = `${segment.caseNumber} ${segment.holder}`;
    const known = newest.get(group);
    if (known === undefined || isBefore(known.interval.from, segment.interval.from))
      newest.set(group, segment);
  }
  return newest;
}

/** Null where a rate ended before its order did: what replaced it is not held. */
function rateOf(segment: DepositSegment | undefined, revokedOn: CalendarDate | null): Decimal | null {
  if (segment === undefined) return null;
  const { to } = segment.interval;
  return to === null || to === revokedOn ? new Decimal(cellOf(segment.row, 'rate')) : null;
}

/** Null: no country of ISO 3166-1. */
export function readOrderCountry(row: SourceRow): Country | null {
  return cellOf(row, 'countryIso2') === '' ? null : readCell(row, 'countryIso2', parseCountry);
}

function toRecord(row: SourceRow, newest: GroupSegments): RowOf<typeof ADCVD_ORDER> {
  const caseNumber = readCase(row, 'caseNumber');
  const revokedOn = readDate(row, 'revokedDate');
  const reliability = readReliability(row);
  const notice = [readFrCitation(row) ?? '', formatFrDocument(cellOf(row, 'frDocumentNumber'))];
  return {
    caseNumber,
    orderType: readWord(row, 'orderType', ORDER_TYPES),
    product: cellOf(row, 'product'),
    countryName: cellOf(row, 'country'),
    country: readOrderCountry(row),
    orderDate: readDate(row, 'orderDate'),
    status: readWord(row, 'status', ORDER_STATUSES),
    revokedOn,
    lastSunsetOn: readDate(row, 'lastSunset'),
    frCitation: readFrCitation(row),
    frDocument: readOptionalCell(row, 'frDocumentNumber'),
    itcInvestigation: readOptionalCell(row, 'itcInvestigation'),
    htsPrefixes: readParts(row, 'htsNumbers', ';').map((text) =>
      requireValue(row, 'htsNumbers', parseHtsNumber(text)),
    ),
    allOthersRate: rateOf(newest.get(`${caseNumber} all_others`), revokedOn),
    countryWideRate: rateOf(newest.get(`${caseNumber} country_wide`), revokedOn),
    scopeText: null,
    scopeQuoteStatus: null,
    scopeSource: readOptionalCell(row, 'scopeSource'),
    ...reliability,
    citations: citeNotice(notice, reliability),
  };
}
