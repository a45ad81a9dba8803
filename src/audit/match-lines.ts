import type { Decimal } from '../terms/decimal.js';
import {
  addFiledDuty,
  listNumbers,
  roleOf,
  toLine,
  toNumberKey,
  type FiledLine,
  type FiledNumber,
} from './filed-lines.js';
import { LINE_FIELDS, type FiledRecord } from './filed-record.js';

type Rows = readonly FiledRecord[];

/** How much a file says of a line: its goods first, then the amounts, then all else. */
export function scoreOf(records: Rows): number {
  const { numbers } = toLine('', records);
  const hasGoods = numbers.some(({ role }) => role === 'commodity');
  const amounts = numbers.filter(({ duty }) => duty !== null).length;
  const stated =
    records.flatMap((record) => (Object.values(record) as unknown[]).filter(isStated)).length /
    records.length;
  return (hasGoods ? 1e6 : 0) + amounts * 1e3 + stated;
}

function isStated(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Whether two files have a part each of one line: they share no number, and no place on the line. */
export function arePartsOfOne(left: Rows, right: Rows): boolean {
  const numbers = new Set(left.map(toNumberKey));
  if (right.some((row) => numbers.has(toNumberKey(row)))) return false;
  const hasGoods = (rows: Rows): boolean => rows.some(({ hts }) => roleOf(hts) === 'commodity');
  if ([...left, ...right].some(({ ordinal }) => ordinal === null))
    return !(hasGoods(left) && hasGoods(right));
  const places = new Set(left.map(({ ordinal }) => ordinal));
  return !right.some(({ ordinal }) => places.has(ordinal));
}

/** Whether two lines that are alike say the same in every amount. */
export function isSameFiling(left: Rows, right: Rows): boolean {
  return describeNumbers(toLine('', left), toLine('', right)).length === 0;
}

/**
 * What two lines without a common line number may have in common, if they are one that is stated in two ways: their goods
 * and an amount that is not zero. Lines that share one of these are alike.
 */
export function listMarks(records: Rows): readonly string[] {
  const line = toLine('', records);
  const goods = nameGoods(line);
  if (goods === '') return [];
  const amounts: readonly (readonly [string, Decimal | null])[] = [
    ['value', line.value],
    ['duty', addFiledDuty(line)],
    ...line.numbers.map(({ digits, duty }) => [digits, duty] as const),
  ];
  return amounts.flatMap(([name, amount]) =>
    amount === null || amount.isZero() ? [] : [`${goods} ${name} ${amount.toString()}`],
  );
}

function nameGoods(line: FiledLine): string {
  return listNumbers(line, 'commodity')
    .map(({ digits }) => digits)
    .sort()
    .join();
}

function indexNumbers({ numbers }: FiledLine): ReadonlyMap<string, FiledNumber> {
  return new Map(numbers.map((one) => [one.digits, one]));
}

/** In what two files differ on one line, in words. */
export function describeDifferences(number: string, taken: Rows, other: Rows): readonly string[] {
  const [line, again] = [toLine(number, taken), toLine(number, other)];
  const [file, otherFile] = [nameFile(taken), nameFile(other)];
  const said = [
    ...describeNumbers(line, again).map(({ what, here, there }) =>
      here === null
        ? `${what} is in ${otherFile} only`
        : there === null
          ? `${what} is in ${file} only`
          : `${what} is ${here} in ${file} and ${there} in ${otherFile}`,
    ),
    ...(['origin', 'spi'] as const)
      .filter((key) => line[key] !== null && again[key] !== null && line[key] !== again[key])
      .map((key) => `${key} is ${line[key]} in ${file} and ${again[key]} in ${otherFile}`),
  ];
  return said.map((words) => `line ${number}: ${words}`);
}

/** Files of an audit are counted from 1 in what is said of them. */
function nameFile([first]: Rows): string {
  return `file ${first!.file + 1}`;
}

/** Null: the file does not have it at all. */
interface Difference {
  readonly what: string;
  readonly here: string | null;
  readonly there: string | null;
}

function describeNumbers(line: FiledLine, again: FiledLine): readonly Difference[] {
  const all = new Map([...again.numbers, ...line.numbers].map(({ digits, number }) => [digits, number]));
  const [ofLine, ofAgain] = [indexNumbers(line), indexNumbers(again)];
  const ofNumbers = [...all].flatMap(([digits, number]): readonly Difference[] => {
    const [here, there] = [ofLine.get(digits), ofAgain.get(digits)];
    if (here === undefined) return [{ what: number, here: null, there: '' }];
    if (there === undefined) return [{ what: number, here: '', there: null }];
    return compareAmounts(`the duty of ${number}`, here.duty, there.duty);
  });
  const isTotal = [line, again].some(({ numbers }) => numbers.some(({ duty }) => duty === null));
  return [
    ...ofNumbers,
    ...compareAmounts('the value', line.value, again.value),
    ...(isTotal ? compareAmounts('the duty', findDuty(line), findDuty(again)) : []),
  ];
}

/** Null: the file states no duty on the line. */
function findDuty(line: FiledLine): Decimal | null {
  const isStatedAtAll =
    line.numbers.some(({ duty }) => duty !== null) || line.records.some(({ lineDuty }) => lineDuty !== null);
  return isStatedAtAll ? addFiledDuty(line) : null;
}

function compareAmounts(what: string, left: Decimal | null, right: Decimal | null): readonly Difference[] {
  if (left === null || right === null || left.equals(right)) return [];
  return [{ what, here: left.toFixed(2), there: right.toFixed(2) }];
}

/** The rows of a line, with what another file says of it and they do not. */
export function fillAbsent(taken: Rows, other: Rows): Rows {
  // The first row of a number counts.
  const byNumber = new Map([...other].reverse().map((row) => [toNumberKey(row), row]));
  return taken.map((record) => {
    const same = byNumber.get(toNumberKey(record));
    const known = LINE_FIELDS.filter((key) => !isStated(record[key]) && isStated(same?.[key]));
    if (same === undefined || known.length === 0) return record;
    const unread = record.unread?.filter(({ field }) => !known.some((key) => key === field));
    return {
      ...record,
      ...Object.fromEntries(known.map((key) => [key, same[key]])),
      ...(unread && { unread }),
    };
  });
}
