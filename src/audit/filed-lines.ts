import { ZERO, type Decimal } from '../terms/decimal.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { sumOfKnown } from '../terms/money.js';
import type { Country } from '../terms/country.js';
import { groupBy } from '../terms/group-by.js';
import { formatHtsNumber, type HtsNumber } from '../terms/hts-number.js';
import type { FiledDeposit, FiledQuantity, FiledRecord } from './filed-record.js';

/** One tariff number of a line: the same number twice on one line is one, its amounts added. */
export interface FiledNumber {
  /** Dotted as in the schedule; as printed where it is none. */
  readonly number: string;
  readonly digits: string;
  /** `commodity`: Chapters 1 to 97. `chapter98`, `chapter99`: claims and duties on it. */
  readonly role: 'commodity' | 'chapter98' | 'chapter99' | 'unreadable';
  readonly value: Decimal | null;
  /** Null: the file states no duty for it, which is not zero. */
  readonly duty: Decimal | null;
  readonly quantities: readonly FiledQuantity[];
  readonly rows: readonly FiledRecord[];
}

/** What a line says of a foreign trade zone. */
export interface Zone {
  /** True: the goods are in privileged foreign status. */
  readonly isPrivileged: boolean;
  /** The day of that status. Null: not so, or the file does not say. */
  readonly day: CalendarDate | null;
}

export interface FiledLine {
  readonly number: string;
  readonly numbers: readonly FiledNumber[];
  readonly origin: Country | null;
  readonly spi: string | null;
  readonly exporter: string | null;
  readonly zone: Zone;
  readonly value: Decimal | null;
  /** AD/CVD cases the line was entered under. */
  readonly deposits: readonly FiledDeposit[];
  readonly records: readonly FiledRecord[];
}

export function toLine(number: string, records: readonly FiledRecord[]): FiledLine {
  const sorted = [...records].sort((left, right) => (left.ordinal ?? 0) - (right.ordinal ?? 0));
  const deposits = toDeposits(sorted);
  const numbers = closeByTotal(toNumbers(sorted), { deposits, records: sorted });
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
    zone: toZone(sorted),
    deposits,
    value: stated === null || stated.isZero() ? (main.lineValue ?? stated) : stated,
  };
}

/** A day is of privileged status, unless the file says another one beside it. */
function toZone(records: readonly FiledRecord[]): Zone {
  const status = records.find(({ zoneStatus }) => (zoneStatus ?? null) !== null)?.zoneStatus ?? null;
  const day = records.find(({ privilegedDate }) => (privilegedDate ?? null) !== null)?.privilegedDate ?? null;
  const isPrivileged = status === null ? day !== null : /^p/i.test(status);
  return { isPrivileged, day: isPrivileged ? day : null };
}

/** Each case once: tables repeat what is of the line in each row of it. */
function toDeposits(records: readonly FiledRecord[]): readonly FiledDeposit[] {
  const all = records.flatMap(({ deposits }) => deposits);
  return [...new Map(all.map((deposit) => [deposit.caseNumber, deposit])).values()];
}

/** What tells the numbers of one line apart: a number of Chapters 98 and 99 is printed with or without its suffix. */
export function toNumberKey({ hts }: Pick<FiledRecord, 'hts'>): string {
  const role = roleOf(hts);
  return role === 'chapter99' || role === 'chapter98' ? hts.slice(0, 8) : hts;
}

function toNumbers(records: readonly FiledRecord[]): readonly FiledNumber[] {
  return [...groupBy(records, toNumberKey)].map(([digits, rows]) => ({
    number: /^\d{8}(\d\d)?$/.test(digits) ? formatHtsNumber(digits as HtsNumber) : digits,
    digits,
    role: roleOf(digits),
    rows,
    value: addUp(rows, 'tariffValue'),
    duty: addUp(rows, 'tariffDuty'),
    quantities: rows.flatMap(({ quantities }) => quantities),
  }));
}

/** Null where a cell of the sum could not be read: a part of it is not the amount. */
function addUp(rows: readonly FiledRecord[], key: 'tariffValue' | 'tariffDuty'): Decimal | null {
  if (rows.some((row) => hasUnread(row, key))) return null;
  return sumOfKnown(rows.map((row) => row[key]));
}

export function hasUnread({ unread = [] }: FiledRecord, ...fields: readonly string[]): boolean {
  return unread.some(({ field }) => fields.includes(field));
}

/** Numbers without an amount have none where the others come to the total of the line already. */
function closeByTotal(
  numbers: readonly FiledNumber[],
  { deposits, records }: Pick<FiledLine, 'deposits' | 'records'>,
): readonly FiledNumber[] {
  const total = findTotal(records);
  if (total === null || numbers.every(({ duty }) => duty !== null)) return numbers;
  if (!isTotalOf(total, addDuties(numbers), [{ deposits }])) return numbers;
  return numbers.map((one) =>
    one.duty !== null || one.rows.some((row) => hasUnread(row, 'tariffDuty')) ? one : { ...one, duty: ZERO },
  );
}

/** Whether a stated total is that of the duty filed. Files differ in whether it holds the deposits of AD/CVD cases. */
export function isTotalOf(
  stated: Decimal,
  filed: Decimal,
  lines: readonly Pick<FiledLine, 'deposits'>[],
): boolean {
  return isClose(stated, filed) || isClose(stated, filed.plus(addDeposits(lines)));
}

export function addDeposits(lines: readonly Pick<FiledLine, 'deposits'>[]): Decimal {
  return addDuties(lines.flatMap(({ deposits }) => deposits));
}

function isClose(left: Decimal, right: Decimal): boolean {
  return left.minus(right).abs().lessThanOrEqualTo(0.02);
}

export function roleOf(hts: string): FiledNumber['role'] {
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
export function addDuties(numbers: readonly Pick<FiledNumber, 'duty'>[]): Decimal {
  return numbers.reduce((sum, { duty }) => sum.plus(duty ?? ZERO), ZERO);
}

/** The duty filed on a line: the sum of its numbers, or its total where the numbers do not state all of it. */
export function addFiledDuty(line: FiledLine): Decimal {
  return isTotalOnly(line) ? findTotal(line.records)! : addDuties(line.numbers);
}

/** Whether the file says what was paid on the line as a whole, and not for each of its numbers. */
export function isTotalOnly({ numbers, records }: FiledLine): boolean {
  const total = findTotal(records);
  return total !== null && numbers.some(({ duty }) => duty === null) && total.greaterThan(addDuties(numbers));
}

function findTotal(records: readonly FiledRecord[]): Decimal | null {
  return records.find(({ lineDuty }) => lineDuty !== null)?.lineDuty ?? null;
}
