import type { CsvError } from 'csv-parse';
import { parse, type Parser } from 'csv-parse';
import { toCsvForm } from '../../audit/read/csv-form.js';
import { takeRaggedRows } from '../../documents/source/ragged-rows.js';
import { pause } from '../../terms/pause.js';

/** One row with the line of the file on which it ends, from 1. */
export interface CsvRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Parsed in a row: a thousand rows at most, which take some 20 milliseconds. */
const SLICE_BYTES = 2 * 1024;
const MAX_RECORD_BYTES = 1024 * 1024;

/**
 * The rows of a CSV file, some at a time, between which other work gets its turn; `start` is how the text begins. Throws a
 * CsvError where it is no CSV.
 */
export async function* listCsvRows(
  stream: AsyncIterable<Buffer>,
  start: string,
): AsyncGenerator<readonly CsvRow[]> {
  const parser = parse({ ...toCsvForm(start), info: true, max_record_size: MAX_RECORD_BYTES });
  takeRaggedRows(parser);
  let failure: CsvError | null = null;
  parser.on('error', (cause: CsvError) => (failure = cause));
  for await (const chunk of stream)
    for (const slice of cutIntoSlices(chunk)) {
      parser.write(slice);
      yield readAll(parser);
      await pause();
      if (failure !== null) throw failure as CsvError;
    }
  parser.end();
  await pause();
  yield readAll(parser);
  if (failure !== null) throw failure as CsvError;
}

export function* cutIntoSlices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES);
}

function readAll(parser: Parser): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  for (let row = parser.read() as CsvRow | null; row !== null; row = parser.read() as CsvRow | null)
    rows.push(row);
  return rows;
}
