import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { toCsvForm } from '../audit/read/csv-form.js';
import { readReportWorkbook } from '../documents/source/read-workbook.js';
import { Problem } from '../terms/errors.js';
import { describeProblem } from './describe-problem.js';

/** Takes the rows of one table in their order, and says at the end what it made of them. */
export interface RowReader<Report> {
  /** True once a row was taken as the header. */
  readonly hasHeader: boolean;
  take(cells: readonly string[], row: number): void;
  /** Throws where no header was found. */
  finish(sheet: string | null): Report;
}

/** Larger workbooks are not held in memory; a CSV file of any size is streamed. */
const MOST_BYTES = 100 * 1024 * 1024;
const ZIP = Buffer.from('PK\u0003\u0004');

/** The first bytes of a file, and its size. */
export interface FileStart {
  readonly bytes: Buffer;
  readonly size: number;
}

export async function readStart(path: string): Promise<FileStart> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return { bytes: buffer.subarray(0, bytesRead), size: (await stat(path)).size };
  } finally {
    await file.close();
  }
}

/**
 * Reads a table by its content, whatever its name says: CSV as a stream, or the first sheet of a workbook that has a
 * header. Throws a Problem that says what is wrong with the file.
 */
export async function readTableFile<Report>(
  path: string,
  start: FileStart,
  createReader: () => RowReader<Report>,
): Promise<Report> {
  const isWorkbook = start.bytes.subarray(0, 4).equals(ZIP);
  const text = start.bytes.toString('latin1');
  if (text.startsWith('%PDF-'))
    throw createFileProblem(
      'unsupported-media-type',
      'a PDF is not read here: export the table as CSV or XLSX',
    );
  if (start.bytes.includes(0) && !isWorkbook)
    throw createFileProblem(
      'unsupported-media-type',
      'it is neither text nor an XLSX workbook: save it as CSV or XLSX',
    );
  if (!isWorkbook) return readCsv(path, text, createReader());
  refuseTooLarge(start.size);
  return readSheets(await readFile(path), createReader);
}

/** Throws `payload-too-large` for a format that is held in memory whole. */
export function refuseTooLarge(size: number): void {
  if (size > MOST_BYTES)
    throw createFileProblem(
      'payload-too-large',
      `it has ${size} bytes; ${MOST_BYTES} are read of this format: export it as CSV`,
    );
}

/** Sheets that hold no rows of data. */
const OTHER_SHEET = /param|pivot|prompt|summary|exposure/i;
const MAIN_SHEET = /main report|es-?003|report|parts/i;

/** The sheet that names itself the report first, then the others in their order. */
function readSheets<Report>(bytes: Uint8Array, createReader: () => RowReader<Report>): Report {
  const sheets = readReportWorkbook(bytes).filter(({ name }) => !OTHER_SHEET.test(name));
  const isMain = ({ name }: { readonly name: string }): boolean => MAIN_SHEET.test(name);
  let last = createReader();
  for (const { name, forEachRow } of [...sheets.filter(isMain), ...sheets.filter((one) => !isMain(one))]) {
    const reader = createReader();
    forEachRow((cells, row) => reader.take(cells, row));
    if (reader.hasHeader) return reader.finish(name);
    last = reader;
  }
  return last.finish(null);
}

async function readCsv<Report>(path: string, start: string, reader: RowReader<Report>): Promise<Report> {
  const rows = createReadStream(path).pipe(
    parse({ ...toCsvForm(start), info: true, max_record_size: 1024 * 1024 }),
  );
  let line = 0;
  for await (const { record, info } of rows as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    line = Math.max(line + 1, info.lines);
    reader.take(record, line);
  }
  return reader.finish(null);
}

/** SHA-256 of a file, hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

function createFileProblem(kind: 'unsupported-media-type' | 'payload-too-large', message: string): Problem {
  return new Problem(kind, `file: ${message}`, [{ at: 'file', message: `file: ${message}` }]);
}

/** What a command says of a failure of its file. Null: the failure is not of the file. */
export function describeFileFailure(failure: unknown): string | null {
  if (failure instanceof Problem) return describeProblem(failure);
  const { code, path } = failure as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES'
    ? `${path}: it cannot be read (${code})`
    : null;
}
