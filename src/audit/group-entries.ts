import { ZERO, type Decimal } from '../terms/decimal.js';
import { sumOfKnown } from '../terms/money.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { addFiledDuty, toLine, type FiledLine } from './filed-lines.js';
import { ENTRY_FIELDS, type FiledRecord } from './filed-record.js';
import { mergeFiles, type Repetition } from './merge-files.js';

type EntryFields = Required<Pick<FiledRecord, (typeof ENTRY_FIELDS)[number]>>;

/** What the records of an entry say of it as a whole, with their lines. Null: none says it. */
export interface FiledEntry extends Omit<EntryFields, 'entryType'> {
  readonly number: string;
  readonly type: string | null;
  /** Why CAPE refused it, as its report prints it. */
  readonly capeReason: string | null;
  /** Duty that Customs liquidated it at, USD. */
  readonly liquidatedDuty: Decimal | null;
  /** Refunds of it that reports name, paid and rejected ones. */
  readonly refunds: readonly ReportedRefund[];
  readonly lines: readonly FiledLine[];
  /** Rows that repeat another row in everything: they count once. */
  readonly repeated: readonly FiledRecord[];
  /** What further files say again of it: that counts once too. */
  readonly repetitions: readonly Repetition[];
}

/** Types of entries that are informal. */
export const INFORMAL: ReadonlySet<string | null> = new Set(['11', '12']);

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
  const { entryType, ...stated } = findStated(all);
  return {
    ...stated,
    ...mergeLiquidations(all),
    number,
    type: entryType,
    importDate: findEarliest(kept) ?? stated.importDate,
    capeReason: null,
    liquidatedDuty: null,
    refunds: [],
    merchandiseProcessingFee:
      addFees(kept, 'merchandiseProcessingFee') ?? addFees(all, 'merchandiseProcessingFee'),
    harborMaintenanceFee: addFees(kept, 'harborMaintenanceFee') ?? addFees(all, 'harborMaintenanceFee'),
    lines: [...lines].map(([name, rows]) => toLine(name, rows)).sort(byNumber),
    repeated,
    repetitions,
  };
}

/** As they are numbered, whatever the order of the rows; a name that is no number stays where it is, after them. */
function byNumber(left: FiledLine, right: FiledLine): number {
  const [one, other] = [left, right].map(({ number }) => (/^\d+$/.test(number) ? Number(number) : Infinity));
  return one === other ? 0 : one! - other!;
}

/** A member as the first record has it that says it; null: none does. */
function firstStated<Row, Key extends keyof Row>(records: readonly Row[], key: Key): Row[Key] | null {
  return records.find((record) => record[key] !== null && record[key] !== undefined)?.[key] ?? null;
}

/** Each member as the first record has it that says it. */
function findStated(records: readonly FiledRecord[]): EntryFields {
  const stated: { -readonly [Key in keyof EntryFields]?: EntryFields[Key] } = {};
  const take = <Key extends keyof EntryFields>(key: Key): void => {
    stated[key] = firstStated(records, key);
  };
  ENTRY_FIELDS.forEach(take);
  return stated as EntryFields;
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
  return sumOfKnown([...byLine.values()]);
}

/** The duty filed on all lines of an entry. */
export function addFiledDuties({ lines }: Pick<FiledEntry, 'lines'>): Decimal {
  return lines.reduce((sum, line) => sum.plus(addFiledDuty(line)), ZERO);
}

type Stated = Pick<FiledRecord, 'liquidationDate' | 'liquidationStatus'>;

/** Words of a report for what has not happened yet. */
const FORECAST = /extend|suspend|review|schedul|unliq|not liq/i;

/**
 * What the files say of the liquidation of an entry: what happened stands before a forecast of an older file, and of two
 * days on which the entry was liquidated the earlier counts, so that no right is shown longer than it is.
 */
function mergeLiquidations(records: readonly (Stated & Pick<FiledRecord, 'file'>)[]): Stated {
  const happened = records
    .filter(({ liquidationDate, liquidationStatus }) => {
      return liquidationDate !== null && !FORECAST.test(liquidationStatus ?? '');
    })
    .sort((left, right) => (left.liquidationDate! < right.liquidationDate! ? -1 : 1));
  const isOfSeveral = new Set(records.map(({ file }) => file)).size > 1;
  const [earliest] = happened;
  if (!isOfSeveral || earliest === undefined)
    return {
      liquidationDate: firstStated(records, 'liquidationDate'),
      liquidationStatus: firstStated(records, 'liquidationStatus'),
    };
  const { liquidationDate, liquidationStatus } = earliest;
  const said = happened.find((one) => one.liquidationStatus !== null)?.liquidationStatus ?? null;
  return { liquidationDate, liquidationStatus: liquidationStatus ?? said };
}
