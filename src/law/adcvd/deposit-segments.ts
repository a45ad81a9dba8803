import type { CaseNumber } from '../../terms/case-number.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { groupBy } from '../../terms/group-by.js';
import { compareDates, isBefore, type Interval } from '../../terms/interval.js';
import { cellOf, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readDate, readWord } from '../text/read-cell.js';
import { readCase } from './adcvd-cells.js';
import { readCompany, type NamedCompany } from './company.js';

/** Whose rate a row is. A `listed` group is named in its notice only, as the firms that did not cooperate. */
const HOLDERS = [
  'company',
  'entity_member',
  'excluded',
  'non_selected',
  'listed',
  'all_others',
  'country_wide',
] as const;

type Holder = (typeof HOLDERS)[number];

/** The kind of proceeding that set a rate. A five-year review finds what would prevail: it sets no deposit. */
const SEGMENT_KINDS = [
  'investigation',
  'administrative_review',
  'new_shipper_review',
  'changed_circumstances',
  'court_decision',
  'sunset_review',
] as const;

type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** One row of `deposit-rates.csv` with the days on which its rate is the deposit rate of its holder. */
export interface DepositSegment {
  readonly row: SourceRow;
  readonly caseNumber: CaseNumber;
  readonly holder: Holder;
  readonly kind: SegmentKind;
  /** Null: a group. */
  readonly company: NamedCompany | null;
  /** Rates of one series never overlap. */
  readonly series: string;
  readonly interval: Interval & { readonly from: CalendarDate };
}

/** Rates of different holders: each segment ends when the next of its series begins, or on the day the row says. */
export function toDepositSegments(rows: readonly SourceRow[]): readonly DepositSegment[] {
  const bySeries = groupBy(numberParallel(rows.map(readSegment)), ({ series }) => series);
  return [...bySeries.values()].flatMap(endByTheNext);
}

function readSegment(row: SourceRow): DepositSegment {
  const holder = readWord(row, 'holder', HOLDERS);
  const isFirm = holder === 'company' || holder === 'entity_member' || holder === 'excluded';
  if (isFirm !== (cellOf(row, 'firm') !== '') && holder !== 'non_selected' && holder !== 'listed')
    throw new SourceRowError(row, `firm: a firm has a name, the holder "${holder}" has none`);
  const company = isFirm ? readCompany(cellOf(row, 'firm')) : null;
  const kind = readWord(row, 'kind', SEGMENT_KINDS);
  const from = readDate(row, 'from');
  if (from === null) throw new SourceRowError(row, 'from: empty; a segment has a first day');
  const caseNumber = readCase(row, 'caseNumber');
  // A list of firms is of its own review: the list of the next one ends it for the firms reviewed again only.
  const name =
    company?.key ?? (holder === 'non_selected' || holder === 'listed' ? `${holder} ${from}` : holder);
  return {
    row,
    caseNumber,
    holder,
    kind,
    company,
    series: `${caseNumber}/${name}${kind === 'sunset_review' ? '/sunset' : ''}`,
    interval: { from, to: readDate(row, 'to') },
  };
}

/** Rates of one firm that begin on one day, for classes of goods or producers that the source does not name. */
function numberParallel(segments: readonly DepositSegment[]): readonly DepositSegment[] {
  const counts = new Map<string, number>();
  return segments.map((segment) => {
    const start = `${segment.series} ${segment.interval.from}`;
    const number = (counts.get(start) ?? 0) + 1;
    counts.set(start, number);
    return number === 1 ? segment : { ...segment, series: `${segment.series}~${number}` };
  });
}

function endByTheNext(segments: readonly DepositSegment[]): readonly DepositSegment[] {
  const inOrder = segments.toSorted((left, right) => compareDates(left.interval.from, right.interval.from));
  return inOrder.map((segment, place) => {
    const next = inOrder[place + 1]?.interval.from ?? null;
    const { to } = segment.interval;
    if (next === null || (to !== null && !isBefore(next, to))) return segment;
    return { ...segment, interval: { ...segment.interval, to: next } };
  });
}
