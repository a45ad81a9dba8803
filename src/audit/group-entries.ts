import { ZERO, type Decimal } from '../terms/decimal.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { addFiledDuty, toLine, type FiledLine } from './filed-lines.js';
import type { FiledRecord } from './filed-record.js';
import { mergeFiles, type Repetition } from './merge-files.js';
import { mergeLiquidations } from './merge-liquidations.js';

export interface FiledEntry {
  readonly number: string;
  readonly type: string | null;
  readonly entryDate: CalendarDate | null;
  readonly summaryDate: CalendarDate | null;
  readonly importDate: CalendarDate | null;
  readonly statementDate: CalendarDate | null;
  readonly importer: string | null;
  readonly port: string | null;
  readonly transport: string | null;
  readonly liquidationDate: CalendarDate | null;
  readonly liquidationStatus: string | null;
  readonly reconFlag: string | null;
  /** Whether it is flagged for reconciliation under a trade agreement, as the file prints it. */
  readonly reconAgreement: string | null;
  readonly protestNumber: string | null;
  readonly protestStatus: string | null;
  readonly psc: string | null;
  readonly drawback: string | null;
  readonly suretyPaid: string | null;
  readonly capeStatus: string | null;
  /** Why CAPE refused it, as its report prints it. */
  readonly capeReason: string | null;
  /** Duty that Customs liquidated it at, USD. */
  readonly liquidatedDuty: Decimal | null;
  /** Refunds of it that reports name, paid and rejected ones. */
  readonly refunds: readonly ReportedRefund[];
  /** Duty as the header of the entry states it. */
  readonly entryDuty: Decimal | null;
  readonly merchandiseProcessingFee: Decimal | null;
  readonly harborMaintenanceFee: Decimal | null;
  readonly lines: readonly FiledLine[];
  /** Rows that repeat another row in everything: they count once. */
  readonly repeated: readonly FiledRecord[];
  /** What further files say again of it: that counts once too. */
  readonly repetitions: readonly Repetition[];
}

/** One refund of an entry, as a report of Customs names it. */
export interface ReportedRefund {
  /** USD; with interest where `interest` is null and the report has one amount for both. */
  readonly amount: Decimal;
  readonly interest: Decimal | null;
  readonly date: CalendarDate | null;
  /** True: the bank sent it back, or a reason stands where it is not said to be paid. */
  readonly isRejected: boolean;
  readonly reason: string | null;
}

/**
 * The records of one entry, in the order of their files, as its lines.
 *
 * @param number of the entry, which may have no records: reports of Customs alone name it
 */
export function toEntry(
  records: readonly FiledRecord[],
  number: string = records[0]!.entryNumber,
): FiledEntry {
  const { lines, repeated, repetitions } = mergeFiles(records);
  const kept = [...lines.values()].flat();
  // What the lines do not say another file may: its rows stand after those that count.
  const all = repetitions.length === 0 ? kept : [...kept, ...records];
  const first = <K extends keyof FiledRecord>(key: K): FiledRecord[K] =>
    (all.find((record) => record[key] !== null && record[key] !== undefined) ?? all[0])?.[key] ??
    (null as FiledRecord[K]);
  return {
    number,
    type: first('entryType'),
    entryDate: first('entryDate'),
    summaryDate: first('summaryDate'),
    importDate: findEarliest(kept) ?? first('importDate'),
    statementDate: first('statementDate'),
    importer: first('importer'),
    port: first('port'),
    transport: first('transport'),
    ...mergeLiquidations(all),
    reconFlag: first('reconFlag'),
    reconAgreement: first('reconAgreement') ?? null,
    psc: first('psc'),
    protestNumber: first('protestNumber'),
    protestStatus: first('protestStatus'),
    drawback: first('drawback'),
    suretyPaid: first('suretyPaid'),
    capeStatus: first('capeStatus'),
    capeReason: null,
    liquidatedDuty: null,
    refunds: [],
    entryDuty: first('entryDuty'),
    merchandiseProcessingFee:
      addFees(kept, 'merchandiseProcessingFee') ?? addFees(all, 'merchandiseProcessingFee'),
    harborMaintenanceFee: addFees(kept, 'harborMaintenanceFee') ?? addFees(all, 'harborMaintenanceFee'),
    lines: [...lines].map(([name, rows]) => toLine(name, rows)),
    repeated,
    repetitions,
  };
}

/** Rights that are counted from importation end with the earliest. Null: no row says it. */
function findEarliest(records: readonly FiledRecord[]): CalendarDate | null {
  return records.flatMap(({ importDate }) => importDate ?? []).sort()[0] ?? null;
}

/** A table of one row a number repeats the fee of the line on each row of it; the fee counts once a line. */
function addFees(
  records: readonly FiledRecord[],
  fee: 'merchandiseProcessingFee' | 'harborMaintenanceFee',
): Decimal | null {
  const byLine = new Map<string | null, Decimal>();
  for (const record of records) {
    const amount = record[fee] ?? null;
    if (amount !== null && !byLine.has(record.lineNumber)) byLine.set(record.lineNumber, amount);
  }
  return byLine.size === 0 ? null : [...byLine.values()].reduce((sum, amount) => sum.plus(amount), ZERO);
}

/** The duty filed on all lines of an entry. */
export function addFiledDuties({ lines }: Pick<FiledEntry, 'lines'>): Decimal {
  return lines.reduce((sum, line) => sum.plus(addFiledDuty(line)), ZERO);
}
