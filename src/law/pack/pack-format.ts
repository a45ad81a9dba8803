import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CellColumn } from '../../tables/columns.js';
import type { Dataset } from '../../tables/dataset.js';
import { cellsOf, PackedDataset } from '../../tables/packed-dataset.js';

/** Thrown when the bytes of a pack do not match its manifest; names the file. */
export class BrokenPack extends Error {
  override readonly name = 'BrokenPack';

  constructor(file: string, message: string) {
    super(`the reference pack is broken: ${file}: ${message}`);
  }
}

/** The first line of a dataset. */
interface Head {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/**
 * A dataset as text, a JSON value a line: table, names of the columns and number of rows; then, for each column, its
 * distinct values and the place of each row's value among them. The places are left out where no value repeats.
 */
export function encodeDataset(dataset: Dataset): Buffer {
  const { rowCount, columns } = cellsOf(dataset);
  const head: Head = { table: dataset.table, columns: dataset.columns, rows: rowCount };
  const lines = [...columns.values()].map(({ values, at }) =>
    JSON.stringify(values.length === rowCount ? { values } : { values, at }),
  );
  return Buffer.from(`${[JSON.stringify(head), ...lines].join('\n')}\n`, 'utf8');
}

/** Decodes a dataset from its text; an error names `file`. */
export function decodeDataset(file: string, bytes: Buffer): PackedDataset {
  if (!isUtf8(bytes)) throw new BrokenPack(file, 'it is not UTF-8');
  const [first = '', ...lines] = bytes.toString('utf8').split('\n');
  if (lines.pop() !== '') throw new BrokenPack(file, 'the last line is cut off');
  const { table, columns, rows } = JSON.parse(first) as Head;
  if (lines.length !== columns.length)
    throw new BrokenPack(file, `it has ${lines.length} columns of ${columns.length}`);
  const read = columns.map((name, place): readonly [string, CellColumn] => {
    const { values, at = null } = JSON.parse(lines[place]!) as Partial<CellColumn> &
      Pick<CellColumn, 'values'>;
    const given = (at ?? values).length;
    if (given !== rows) throw new BrokenPack(file, `column "${name}" has ${given} cells of ${rows}`);
    if (at?.some((one) => values[one] === undefined))
      throw new BrokenPack(file, `column "${name}" names a value that it does not hold`);
    return [name, { values, at }];
  });
  return new PackedDataset(table, { rowCount: rows, columns: new Map(read) });
}

const OPERATING_SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** gzip without date and operating system in its header, so that every machine writes the same bytes. */
export function compress(bytes: Uint8Array): Buffer {
  const packed = gzipSync(bytes, { level: 9 });
  packed[OPERATING_SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return packed;
}

const MIN_CHUNK = 64;

/** @param byteLength of the content, where it is known: its memory is taken once, and more is refused */
export function expand(file: string, bytes: Uint8Array, byteLength?: number): Buffer {
  // A byte more than the content: where it just fills the budget, as much again would be taken.
  const budget = byteLength === undefined ? undefined : Math.max(byteLength + 1, MIN_CHUNK);
  try {
    return gunzipSync(bytes, { chunkSize: budget, maxOutputLength: budget });
  } catch (problem) {
    throw new BrokenPack(file, problem instanceof Error ? problem.message : 'it cannot be expanded');
  }
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
