import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Cell, Dataset } from '../../tables/dataset.js';

/** Thrown when the bytes of a pack do not match its manifest; names the file. */
export class BrokenPack extends Error {
  override readonly name = 'BrokenPack';

  constructor(file: string, message: string) {
    super(`the reference pack is broken: ${file}: ${message}`);
  }
}

/** A dataset as text: one line with table and columns, then one JSON array per row. */
export function encodeDataset({ table, columns, rows }: Dataset): Buffer {
  const lines = [JSON.stringify({ table, columns }), ...rows.map((row) => JSON.stringify(row))];
  return Buffer.from(`${lines.join('\n')}\n`, 'utf8');
}

/** Decodes a dataset from its text; an error names `file`. */
export function decodeDataset(file: string, bytes: Uint8Array): Dataset {
  const [head = '', ...lines] = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
  if (lines.pop() !== '') throw new BrokenPack(file, 'the last line is cut off');
  const { table, columns } = JSON.parse(head) as Pick<Dataset, 'table' | 'columns'>;
  const rows = lines.map((line, place) => {
    const row = JSON.parse(line) as Cell[];
    if (row.length !== columns.length)
      throw new BrokenPack(file, `row ${place + 1} has ${row.length} cells of ${columns.length}`);
    return row;
  });
  return { table, columns, rows };
}

const OPERATING_SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** gzip without date and operating system in its header, so that every machine writes the same bytes. */
export function compress(bytes: Uint8Array): Buffer {
  const packed = gzipSync(bytes, { level: 9 });
  packed[OPERATING_SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return packed;
}

export function expand(file: string, bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes);
  } catch (problem) {
    throw new BrokenPack(file, problem instanceof Error ? problem.message : 'it cannot be expanded');
  }
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
