import type { CalendarDate } from '../terms/calendar-date.js';
import { readLiquidationStatus } from './clocks.js';
import type { EntryReportRow } from './entry-report.js';
import { toContentKey, type SourcePlace } from './filed-record.js';
import type { FiledEntry, ReportedRefund } from './group-entries.js';

/** An entry with what reports of Customs add to it. */
export interface MergedEntry {
  readonly entry: FiledEntry;
  /** Rows that repeat another row in everything: they count once. */
  readonly repeated: readonly SourcePlace[];
  /** Days of liquidation that differ among the files. Null: they agree, or one file alone has one. */
  readonly otherLiquidation: { readonly used: CalendarDate; readonly others: readonly CalendarDate[] } | null;
}

/** Reports fill in what the file of the entries does not say; a notice of liquidation replaces a forecast of it. */
export function mergeReports(entry: FiledEntry, rows: readonly EntryReportRow[]): MergedEntry {
  const { kept, repeated } = dropRepeated(rows);
  const first = <K extends keyof EntryReportRow>(key: K): EntryReportRow[K] | null =>
    kept.find((row) => row[key] !== null)?.[key] ?? null;
  const liquidation = mergeLiquidation(entry, kept);
  return {
    entry: {
      ...entry,
      ...liquidation.state,
      statementDate: entry.statementDate ?? first('statementDate'),
      capeStatus: first('capeStatus') ?? entry.capeStatus,
      capeReason: first('capeReason'),
      entryDuty: entry.entryDuty ?? first('entryDuty'),
      liquidatedDuty: first('liquidatedDuty'),
      refunds: kept.flatMap(toRefund),
    },
    repeated,
    otherLiquidation: liquidation.differing,
  };
}

function dropRepeated(rows: readonly EntryReportRow[]) {
  const seen = new Set<string>();
  const kept: EntryReportRow[] = [];
  const repeated: EntryReportRow[] = [];
  for (const row of rows) {
    const key = toContentKey(row);
    (seen.has(key) ? repeated : kept).push(row);
    seen.add(key);
  }
  return { kept, repeated };
}

const REJECTED = /reject|return|fail|cancel|void/i;

function toRefund(row: EntryReportRow): readonly ReportedRefund[] {
  if (row.refundAmount === null) return [];
  const { refundAmount: amount, refundInterest: interest, refundDate: date, refundStatus: status } = row;
  const reason = row.refundReason ?? row.capeReason;
  // A report of rejected refunds may have a reason and no status: what is not said to be paid is not taken as paid.
  const isRejected = REJECTED.test(status ?? '') || (status === null && reason !== null);
  return [{ amount, interest, date, isRejected, reason }];
}

/**
 * The day rights are counted from. A notice says what happened, so it stands before a forecast; of two days on which the
 * entry was liquidated the earlier counts, so that no right is shown longer than it is.
 */
function mergeLiquidation(entry: FiledEntry, rows: readonly EntryReportRow[]) {
  const noticed = rows.filter(({ liquidationDate }) => liquidationDate !== null);
  const { liquidationDate, liquidationStatus } = entry;
  const isForecast = (status: string | null): boolean => {
    const read = readLiquidationStatus(status);
    return read !== null && read !== 'liquidated';
  };
  const status = rows.find((row) => row.liquidationStatus !== null)?.liquidationStatus ?? null;
  if (noticed.length === 0)
    return { state: { liquidationDate, liquidationStatus: liquidationStatus ?? status }, differing: null };
  const isFiledUsed = liquidationDate !== null && !isForecast(liquidationStatus);
  const days = [
    ...new Set([
      ...noticed.map((row) => row.liquidationDate as CalendarDate),
      ...(isFiledUsed ? [liquidationDate] : []),
    ]),
  ].sort();
  const [used, ...others] = days as [CalendarDate, ...CalendarDate[]];
  return {
    state: { liquidationDate: used, liquidationStatus: status ?? 'Liquidated' },
    differing: others.length === 0 ? null : { used, others },
  };
}
