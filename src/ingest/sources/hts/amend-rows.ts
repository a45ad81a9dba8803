import { toHtsNumber, type HtsNumber } from '../../../terms/hts-number.js';
import { splitUnits, type Amendment, type CellChange, type TreeRow } from './amendments.js';
import { cleanText, type CellPool } from './clean-text.js';
import type { Cell, Endnote, PrintedRow, ReadRow } from './printed-row.js';
import { plantTree } from './row-tree.js';

/** What applying an amendment requires. */
export interface Amending {
  readonly amendment: Amendment;
  /** Of the revision, or of all. */
  readonly steps: readonly { readonly from: HtsNumber; readonly to: HtsNumber | null }[];
  readonly pool: CellPool;
}

/**
 * The rows as printed by the revision after `printed`: the amended lines in their new rows, changed cells, and all else
 * as before. Every remaining row must read as the amendment says, or the amendment belongs to other rows.
 *
 * @throws TypeError naming the row that does not.
 */
export function amendRows(
  printed: ReadonlyMap<string, PrintedRow>,
  { amendment, ...amending }: Amending,
): readonly PrintedRow[] {
  const changed = new Map(
    [...printed].map(([key, row]) => [key, changeCells(row, amendment.changes, amending.pool)]),
  );
  const rows: ReadRow[] = [];
  const amended = new Set<string>();
  let ends = Number.POSITIVE_INFINITY;
  for (const row of changed.values()) {
    if (row.indent > ends) continue;
    ends = Number.POSITIVE_INFINITY;
    const line = row.htsNumber?.slice(0, 8) ?? '';
    const tree = amended.has(line) ? undefined : amendment.trees.get(line);
    if (tree === undefined) {
      rows.push(row);
      continue;
    }
    amended.add(line);
    ends = row.indent;
    rows.push(...printLine(tree, { line: row, printed: changed, ...amending }));
  }
  for (const line of amendment.trees.keys())
    if (!amended.has(line)) throw new TypeError(`${line} is amended but not printed before`);
  return plantTree(rows).rows;
}

interface Printing extends Omit<Amending, 'amendment'> {
  /** The line as it was: with eight digits, or with ten while it had only one number. */
  readonly line: PrintedRow;
  readonly printed: ReadonlyMap<string, PrintedRow>;
}

function printLine(tree: readonly TreeRow[], printing: Printing): readonly ReadRow[] {
  const { line, printed, pool } = printing;
  return tree.map((row): ReadRow => {
    if (row.state === 'line')
      return { ...demandSame(line, row), htsNumber: toHtsNumber(line.htsNumber!.slice(0, 8)), units: [] };
    if (row.state === 'kept') return demandSame(demand(printed, row.number), row);
    return {
      htsNumber: row.number,
      indent: row.indent,
      description: pool.toCell(row.description),
      units: row.units,
      general: pool.toCell(''),
      special: pool.toCell(''),
      column2: pool.toCell(''),
      additionalDuties: null,
      quotaQuantity: null,
      endnotes: row.number === null ? [] : endnotesFrom(row.number, printing),
    };
  });
}

/** Endnotes that name a Chapter 99 heading follow the goods of their number to its successor. */
function endnotesFrom(number: HtsNumber, { line, printed, steps }: Printing): readonly Endnote[] {
  const origins = steps.filter(({ from, to }) => to === number && from !== line.htsNumber);
  const notes = origins.flatMap(({ from }) => printed.get(from)?.endnotes ?? []);
  const named = notes.filter(({ headings }) => headings.length > 0);
  return [...new Map(named.map((note) => [note.value, note])).values()];
}

function demand(printed: ReadonlyMap<string, PrintedRow>, number: HtsNumber | null): PrintedRow {
  const row = printed.get(number ?? '');
  if (row === undefined) throw new TypeError(`${number} is kept by an amendment but not printed before`);
  return row;
}

function demandSame(row: PrintedRow, { number, indent, description }: TreeRow): PrintedRow {
  const isSame = row.indent === indent && bare(row.description.text) === bare(description);
  if (isSame) return row;
  const [was, is] = [`${row.indent} ${row.description.text}`, `${indent} ${description}`];
  throw new TypeError(`${number ?? row.htsNumber} is printed "${was}", the amendment has "${is}"`);
}

/** Copies of the schedule differ in punctuation and blanks. */
function bare(text: string): string {
  return cleanText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

function changeCells(row: PrintedRow, changes: readonly CellChange[], pool: CellPool): PrintedRow {
  return changes
    .filter(({ number }) => number === row.htsNumber)
    .reduce((changed, change) => changeCell(changed, change, pool), row);
}

function changeCell(row: PrintedRow, { field, before, after }: CellChange, pool: CellPool): PrintedRow {
  const was = { description: row.description.text, indent: String(row.indent), units: row.units.join(';') }[
    field
  ];
  if (bare(was) !== bare(before))
    throw new TypeError(`${field} of ${row.htsNumber} is "${was}", the amendment changes "${before}"`);
  const cell: Cell = pool.toCell(after);
  if (field === 'description') return { ...row, description: cell };
  return field === 'indent' ? { ...row, indent: Number(after) } : { ...row, units: splitUnits(after) };
}
