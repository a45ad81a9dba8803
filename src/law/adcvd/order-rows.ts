import type { CalendarDate } from '../../terms/calendar-date.js';
import { parseCountry } from '../../terms/country.js';
import { parseHtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { cellOf, readOptionalCell, type SourceRow } from '../text/csv-table.js';
import { readCell, readDate, readParts, readWord, requireValue } from '../text/read-cell.js';
import { toJsonCell } from '../tables/json-cell.js';
import { citeNotice, formatFrDocument, readCase, readFrCitation, readReliability } from './adcvd-cells.js';
import type { DepositSegment } from './deposit-segments.js';

const COLUMNS = [
  'case_number',
  'order_type',
  'product',
  'country_name',
  'country',
  'order_date',
  'status',
  'revoked_on',
  'last_sunset_on',
  'fr_citation',
  'fr_document',
  'itc_investigation',
  'hts_prefixes',
  'all_others_rate',
  'country_wide_rate',
  'scope_text',
  'scope_quote_status',
  'scope_source',
  'provenance',
  'citations',
  'confidence',
  'source_label',
] as const;

const STATUSES = [
  'active',
  'revoked',
  'suspension_agreement',
  'active_2020_unconfirmed',
  'not_in_2020_itc_list',
] as const;

/**
 * Orders and suspended investigations, without the written scope: `scope_source` says where it is printed, the clauses
 * table says what it turns on. Their group rates are those of the newest segments.
 */
export function toOrderRows(rows: readonly SourceRow[], segments: readonly DepositSegment[]): Dataset {
  const newest = findNewestGroupRates(segments);
  return toDataset(
    'adcvd_order',
    COLUMNS,
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
    if (known === undefined || isBefore(known.interval.from, segment.interval.from)) newest.set(group, segment);
  }
  return newest;
}

/** Null where a rate ended before its order did: what replaced it is not held. */
function rateOf(segment: DepositSegment | undefined, revokedOn: CalendarDate | null): string | null {
  if (segment === undefined) return null;
  const { to } = segment.interval;
  return to === null || to === revokedOn ? cellOf(segment.row, 'rate') : null;
}

function toRecord(
  row: SourceRow,
  newest: GroupSegments,
): Record<(typeof COLUMNS)[number], Cell> {
  const caseNumber = readCase(row, 'caseNumber');
  const revokedOn = readDate(row, 'revokedDate');
  const reliability = readReliability(row);
  const iso2 = cellOf(row, 'countryIso2');
  const notice = [readFrCitation(row) ?? '', formatFrDocument(cellOf(row, 'frDocumentNumber'))];
  return {
    case_number: caseNumber,
    order_type: readWord(row, 'orderType', ['AD', 'CVD']),
    product: cellOf(row, 'product'),
    country_name: cellOf(row, 'country'),
    country: iso2 === '' ? null : readCell(row, 'countryIso2', parseCountry),
    order_date: readDate(row, 'orderDate'),
    status: readWord(row, 'status', STATUSES),
    revoked_on: revokedOn,
    last_sunset_on: readDate(row, 'lastSunset'),
    fr_citation: readFrCitation(row),
    fr_document: readOptionalCell(row, 'frDocumentNumber'),
    itc_investigation: readOptionalCell(row, 'itcInvestigation'),
    hts_prefixes: readParts(row, 'htsNumbers', ';').map((text) =>
      requireValue(row, 'htsNumbers', parseHtsNumber(text)),
    ),
    all_others_rate: rateOf(newest.get(`${caseNumber} all_others`), revokedOn),
    country_wide_rate: rateOf(newest.get(`${caseNumber} country_wide`), revokedOn),
    scope_text: null,
    scope_quote_status: null,
    scope_source: readOptionalCell(row, 'scopeSource'),
    provenance: reliability.text,
    citations: toJsonCell(citeNotice(notice, reliability)),
    confidence: reliability.confidence,
    source_label: reliability.label,
  };
}
