import { toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { overlaps, type Interval } from '../../terms/interval.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readDate, readWord } from '../text/read-cell.js';
import { toJsonCell } from '../tables/json-cell.js';
import { citeNotice, readCase, readFrCitation, readReliability } from './adcvd-cells.js';
import { readCompany } from './company.js';
import { readRate } from './order-rows.js';

const COLUMNS = [
  'rate_key',
  'case_number',
  'company_key',
  'company_name',
  'rate_type',
  'rate',
  'rate_unit',
  'excluded',
  'segment',
  'origin',
  'legal_from',
  'legal_to',
  'published_from',
  'published_to',
  'current_as_of',
  'fr_citation',
  'provenance',
  'citations',
  'confidence',
  'source_label',
] as const;

type RateRecord = Record<(typeof COLUMNS)[number], Cell>;

/** Rates of investigations (`original`) and of later reviews (`review`). */
export function toRateRows(original: readonly SourceRow[], reviews: readonly SourceRow[]): Dataset {
  const series = new RateSeries();
  const records = [
    ...original.map((row) => toRecord(row, 'original', series)),
    ...reviews.map((row) => toRecord(row, 'review', series)),
  ];
  return toDataset('adcvd_rate', COLUMNS, records);
}

/** In the sources the last day of a rate is the first day of the next, so the printed interval is half-open. */
function toRecord(row: SourceRow, origin: 'original' | 'review', series: RateSeries): RateRecord {
  const caseNumber = readCase(row, 'caseNumber');
  const rateType = readWord(row, 'rateType', ['cash_deposit', 'all_others', 'country_wide', 'china_wide']);
  const name = cellOf(row, 'company');
  const company = rateType === 'cash_deposit' ? readCompany(name) : null;
  const segment = readOptionalCell(row, 'segment');
  const interval = { from: readDate(row, 'effectiveFrom'), to: readDate(row, 'effectiveTo') };
  const reliability = readReliability(row);
  const rate = readRate(row, 'rate');
  if (rate === null) throw new SourceRowError(row, 'rate: empty; a rate row has a rate');
  return {
    rate_key: series.next(`${caseNumber}/${company?.key ?? rateType}/${origin}`, interval),
    case_number: caseNumber,
    company_key: company?.key ?? null,
    company_name: company?.name ?? name,
    rate_type: rateType,
    rate,
    rate_unit: segment?.includes('SPECIFIC RATE, USD/kg') ? 'usd_per_kg' : 'percent',
    excluded: /\((?:excluded|exempt)/i.test(name) || /(?:excluded|exempt) from the order/.test(segment ?? ''),
    segment,
    origin,
    legal_from: interval.from,
    legal_to: interval.to,
    published_from: null,
    published_to: null,
    current_as_of: 'currentAsOf' in row.cells ? readCurrentAsOf(row) : null,
    fr_citation: readFrCitation(row),
    provenance: reliability.text,
    citations: toJsonCell(citeNotice([readFrCitation(row) ?? ''], reliability)),
    confidence: reliability.confidence,
    source_label: reliability.label,
  };
}

/** A source dated only by year shows the rate for certain only by the first day of that year. */
function readCurrentAsOf(row: SourceRow): CalendarDate | null {
  const text = cellOf(row, 'currentAsOf');
  return /^\d{4}$/.test(text) ? toCalendarDate(`${text}-01-01`) : readDate(row, 'currentAsOf');
}

/** Names series of rates so that rates of one series do not overlap: a producer with several exporters has several. */
class RateSeries {
  private readonly lanes = new Map<string, Interval[][]>();

  next(name: string, interval: Interval): string {
    const lanes = this.lanes.get(name) ?? [];
    this.lanes.set(name, lanes);
    const free = lanes.findIndex((lane) => !lane.some((taken) => overlaps(taken, interval)));
    const number = free === -1 ? lanes.length : free;
    lanes[number] = [...(lanes[number] ?? []), interval];
    return number === 0 ? name : `${name}~${number + 1}`;
  }
}
