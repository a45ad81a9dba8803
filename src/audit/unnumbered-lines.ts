import { addToList, splitBefore } from '../terms/group-by.js';
import { roleOf } from './filed-lines.js';
import type { FiledRecord } from './filed-record.js';

type Rows = readonly FiledRecord[];

/** A line number that stands for one that is missing, in a table of a row a line. */
const ROW = 'row ';

/** What a table of a row a line calls a line to which it gives no number. */
export function nameRow(row: number): string {
  return `${ROW}${row}`;
}

export function isNumbered({ lineNumber }: FiledRecord): boolean {
  return lineNumber !== null && !lineNumber.startsWith(ROW);
}

/** The rows of an entry in one file as the rows of its lines, by their numbers where they have them. */
export function splitLines(records: Rows): ReadonlyMap<string, Rows> {
  const lines = new Map<string, FiledRecord[]>();
  const unnumbered: FiledRecord[] = [];
  for (const record of records)
    if (record.lineNumber === null) unnumbered.push(record);
    else addToList(lines, record.lineNumber, record);
  const names = new FreeNames(lines);
  for (const rows of splitUnnumbered(unnumbered)) lines.set(names.next(), [...rows]);
  return lines;
}

/** Numbers that no line has, ascending: what one has is not looked at again. */
export class FreeNames {
  private at = 0;

  constructor(private readonly taken: { readonly size: number; has(name: string): boolean }) {}

  next(): string {
    this.at = Math.max(this.at, this.taken.size) + 1;
    while (this.taken.has(String(this.at))) this.at += 1;
    return String(this.at);
  }
}

/**
 * Rows without line numbers: those of one number of Chapters 1 to 97 are one line. Of several, a line begins where the
 * ordinals begin again, or the place of its number among the rows tells the lines apart.
 */
function splitUnnumbered(rows: Rows): readonly Rows[] {
  if (rows.length === 0) return [];
  const commodities = rows.filter(isCommodity);
  if (commodities.length <= 1) return [rows];
  const byOrdinal = splitBefore(rows, ({ ordinal }) => ordinal === 1);
  if (byOrdinal.every(isInOrder)) return byOrdinal;
  const byPlace = splitByPlace(rows);
  const isOne = new Set(commodities.map(({ hts, origin, spi }) => `${hts} ${origin} ${spi}`)).size === 1;
  return isOne && !isEven(byPlace) ? [rows] : byPlace;
}

function isCommodity({ hts }: FiledRecord): boolean {
  return roleOf(hts) === 'commodity';
}

function isInOrder(rows: Rows): boolean {
  return rows.some(isCommodity) && rows.every(({ ordinal }, at) => ordinal === at + 1);
}

/** The number of Chapters 1 to 97 stands last on a line, or first where the entry begins with one and does not end so. */
function splitByPlace(rows: Rows): readonly Rows[] {
  const last = rows.findLastIndex(isCommodity);
  if (isCommodity(rows[0]!) && last < rows.length - 1) return splitBefore(rows, isCommodity);
  return splitBefore(rows, (_, line) => isCommodity(line.at(-1)!) && line.at(-1) !== rows[last]);
}

/** Whether each line has the same numbers beside its own, as the lines of one article have. */
function isEven(lines: readonly Rows[]): boolean {
  const others = lines.map((rows) =>
    rows
      .filter((row) => !isCommodity(row))
      .map(({ hts }) => hts)
      .sort()
      .join(),
  );
  return new Set(others).size === 1;
}
