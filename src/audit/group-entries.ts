import { ZERO, type Decimal } from '../terms/decimal.js';
import { formatHtsNumber, type HtsNumber } from '../terms/hts-number.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { Country } from '../terms/country.js';
import { addToList, groupBy } from '../terms/group-by.js';
import { toContentKey, type FiledDeposit, type FiledQuantity, type FiledRecord } from './filed-record.js';

/** One tariff number of a line: the same number twice on one line is one, its amounts added. */
export interface FiledNumber {
  /** Dotted as in the schedule; as printed where it is none. */
  readonly number: string;
  readonly digits: string;
  /** `commodity`: Chapters 1 to 97. `chapter98`, `chapter99`: claims and duties on it. */
  readonly role: 'commodity' | 'chapter98' | 'chapter99' | 'unreadable';
  readonly value: Decimal | null;
  /** Null: the file states no duty for it. */
  readonly duty: Decimal | null;
  readonly quantities: readonly FiledQuantity[];
  readonly rows: readonly FiledRecord[];
}

export interface FiledLine {
  readonly number: string;
  readonly numbers: readonly FiledNumber[];
  readonly origin: Country | null;
  readonly spi: string | null;
  readonly exporter: string | null;
  readonly value: Decimal | null;
  /** AD/CVD cases the line was entered under. */
  readonly deposits: readonly FiledDeposit[];
  readonly records: readonly FiledRecord[];
}

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
  const { kept, repeated } = dropRepeated(records);
  const first = <K extends keyof FiledRecord>(key: K): FiledRecord[K] =>
    (kept.find((record) => record[key] !== null && record[key] !== undefined) ?? kept[0])?.[key] ??
    (null as FiledRecord[K]);
  return {
    number,
    type: first('entryType'),
    entryDate: first('entryDate'),
    summaryDate: first('summaryDate'),
    importDate: first('importDate'),
    statementDate: first('statementDate'),
    importer: first('importer'),
    port: first('port'),
    transport: first('transport'),
    liquidationDate: first('liquidationDate'),
    liquidationStatus: first('liquidationStatus'),
    reconFlag: first('reconFlag'),
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
    merchandiseProcessingFee: addFees(kept, 'merchandiseProcessingFee'),
    harborMaintenanceFee: addFees(kept, 'harborMaintenanceFee'),
    lines: toLines(kept),
    repeated,
  };
}

/** Rows without a line number may rightly be equal: of those, what another file has again is a repetition. */
function dropRepeated(records: readonly FiledRecord[]) {
  const seen = new Set<string>();
  const kept: FiledRecord[] = [];
  const repeated: FiledRecord[] = [];
  const firstFile = records[0]?.file;
  for (const record of records) {
    const key = toContentKey(record);
    const isRepeated = record.lineNumber === null ? record.file !== firstFile : seen.has(key);
    (isRepeated ? repeated : kept).push(record);
    seen.add(key);
  }
  return { kept, repeated };
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

function toLines(records: readonly FiledRecord[]): readonly FiledLine[] {
  const groups = new Map<string, FiledRecord[]>();
  let unnumbered = 0;
  let isClosed = true;
  for (const record of records) {
    // Without line numbers a line ends with its number of Chapters 1 to 97, which stands last on it.
    if (record.lineNumber === null && isClosed) unnumbered += 1;
    isClosed = roleOf(record.hts) === 'commodity';
    addToList(groups, record.lineNumber ?? String(unnumbered), record);
  }
  return [...groups].map(([number, rows]) => toLine(number, rows));
}

function toLine(number: string, records: readonly FiledRecord[]): FiledLine {
  const sorted = [...records].sort((left, right) => (left.ordinal ?? 0) - (right.ordinal ?? 0));
  const numbers = toNumbers(sorted);
  const commodity = numbers.find(({ role }) => role === 'commodity');
  const main = commodity?.rows[0] ?? sorted[0]!;
  const stated = commodity?.value ?? null;
  return {
    number,
    numbers,
    records: sorted,
    origin: main.origin ?? sorted[0]!.origin ?? null,
    spi: main.spi ?? sorted.find(({ spi }) => spi !== null)?.spi ?? null,
    exporter: main.exporter ?? null,
    deposits: toDeposits(sorted),
    value: stated === null || stated.isZero() ? (main.lineValue ?? stated) : stated,
  };
}

/** Each case once: tables repeat what is of the line in each row of it. */
function toDeposits(records: readonly FiledRecord[]): readonly FiledDeposit[] {
  const all = records.flatMap(({ deposits }) => deposits);
  return [...new Map(all.map((deposit) => [deposit.caseNumber, deposit])).values()];
}

function toNumbers(records: readonly FiledRecord[]): readonly FiledNumber[] {
  const groups = groupBy(records, ({ hts }) => {
    const role = roleOf(hts);
    return role === 'chapter99' || role === 'chapter98' ? hts.slice(0, 8) : hts;
  });
  return [...groups].map(([digits, rows]) => ({
    number: /^\d{8}(\d\d)?$/.test(digits) ? formatHtsNumber(digits as HtsNumber) : digits,
    digits,
    role: roleOf(digits),
    rows,
    value: addUp(rows, 'tariffValue'),
    duty: addUp(rows, 'tariffDuty'),
    quantities: rows.flatMap(({ quantities }) => quantities),
  }));
}

function addUp(rows: readonly FiledRecord[], key: 'tariffValue' | 'tariffDuty'): Decimal | null {
  const amounts = rows.flatMap((row) => row[key] ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum.plus(amount), ZERO);
}

function roleOf(hts: string): FiledNumber['role'] {
  if (!/^\d{8}(\d\d)?$/.test(hts)) return 'unreadable';
  const chapter = hts.slice(0, 2);
  if (chapter === '99') return 'chapter99';
  return chapter === '98' ? 'chapter98' : 'commodity';
}

/** The numbers of a line in one role. */
export function listNumbers(line: FiledLine, role: FiledNumber['role']): readonly FiledNumber[] {
  return line.numbers.filter((one) => one.role === role);
}

/** The duty of numbers; one without an amount counts nothing. */
export function addDuties(numbers: readonly FiledNumber[]): Decimal {
  return numbers.reduce((sum, { duty }) => sum.plus(duty ?? ZERO), ZERO);
}

/** The duty filed on all lines of an entry. */
export function addFiledDuties({ lines }: Pick<FiledEntry, 'lines'>): Decimal {
  return lines.reduce((sum, line) => sum.plus(addFiledDuty(line)), ZERO);
}

/** The duty filed on a line: the sum of its numbers, or the amount of the line where no number states one. */
export function addFiledDuty(line: FiledLine): Decimal {
  const stated = line.numbers.flatMap(({ duty }) => duty ?? []);
  if (stated.length > 0) return stated.reduce((sum, amount) => sum.plus(amount), ZERO);
  return line.records.find(({ lineDuty }) => lineDuty !== null)?.lineDuty ?? ZERO;
}
