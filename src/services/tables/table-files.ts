import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { toCsvForm } from '../../audit/read/csv-form.js';
import type { SourceDocument } from '../../documents/source/source-document.js';
import { readReportWorkbook, type SheetRows } from '../../documents/source/read-workbook.js';
import { Problem } from '../../terms/errors.js';

/** Takes the rows of one table in their order, and says at the end what it made of them. */
export interface RowReader<Report> {
  /** True once a row was taken as the header. */
  readonly hasHeader: boolean;
  take(cells: readonly string[], row: number): void;
  /** Throws where no header was found. */
  finish(sheet: string | null): Report;
}

/** Larger workbooks are not held in memory; a CSV file of any size is streamed. */
const MAX_BYTES = 100 * 1024 * 1024;
const ZIP = Buffer.from('PK\u0003\u0004');

/** A file, on disk or in memory. */
export interface FileSource {
  /** The first bytes. */
  readonly start: Buffer;
  readonly size: number;
  readonly stream: () => Readable;
  readonly readWhole: () => Promise<Buffer>;
  /** The sheets of a workbook. Throws a Problem where it is damaged or too large. */
  readonly openWorkbook: () => Promise<readonly SheetRows[]>;
  /** The words of a PDF. Throws a Problem where it is damaged, too large, or not opened here. */
  readonly openPdf: () => Promise<SourceDocument>;
}

const START_BYTES = 4096;

export async function openFileSource(path: string): Promise<FileSource> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return {
      start: buffer.subarray(0, bytesRead),
      size: (await stat(path)).size,
      stream: () => createReadStream(path),
      readWhole: () => readFile(path),
      openWorkbook: async () => openWorkbook(await readFile(path)),
      openPdf: async () => openPdf(await readFile(path)),
    };
  } finally {
    await file.close();
  }
}

export function toFileSource(bytes: Buffer): FileSource {
  return {
    start: bytes.subarray(0, START_BYTES),
    size: bytes.length,
    stream: () => Readable.from([bytes]),
    readWhole: () => Promise.resolve(bytes),
    openWorkbook: () => openWorkbook(bytes),
    openPdf: () => openPdf(bytes),
  };
}

function openWorkbook(bytes: Uint8Array): Promise<readonly SheetRows[]> {
  return withFileErrors(() => readReportWorkbook(bytes));
}

/** The reader of PDF takes a second to load, which a process that reads none does not pay. */
async function openPdf(bytes: Uint8Array): Promise<SourceDocument> {
  const { readPdf } = await import('../../documents/source/read-pdf.js');
  return withFileErrors(() => readPdf(bytes));
}

/** Problems of a file by the name it is known by: readers of documents call it the content of a request. */
export async function withFileErrors<T>(read: () => T | Promise<T>, name = 'file'): Promise<T> {
  try {
    return await read();
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    const message = failure.message.replace(/^(?:content|file): /, `${name}: `);
    throw new Problem(failure.kind, message, [{ at: 'file', message }]);
  }
}

/**
 * Reads a table by its content, whatever its name says: CSV as a stream, or the first sheet of a workbook that has a
 * header. Throws a Problem that says what is wrong with the file.
 */
export async function readTableFile<Report>(
  source: FileSource,
  createReader: () => RowReader<Report>,
): Promise<Report> {
  const isWorkbook = isArchive(source);
  const text = source.start.toString('latin1');
  if (text.startsWith('%PDF-'))
    throw createFileProblem(
      'unsupported-media-type',
      'a PDF is not read here: export the table as CSV or XLSX',
    );
  if (source.start.includes(0) && !isWorkbook)
    throw createFileProblem(
      'unsupported-media-type',
      'it is neither text nor an XLSX workbook: save it as CSV or XLSX',
    );
  if (!isWorkbook) return readCsv(source, text, createReader());
  refuseTooLarge(source.size);
  return readSheets(await source.openWorkbook(), createReader);
}

/** Whether it is a ZIP archive, as workbooks are. */
export function isArchive({ start }: FileSource): boolean {
  return start.subarray(0, 4).equals(ZIP);
}

/** Throws `payload-too-large` for a format that is held in memory whole. */
export function refuseTooLarge(size: number): void {
  if (size > MAX_BYTES)
    throw createFileProblem(
      'payload-too-large',
      `it has ${size} bytes; ${MAX_BYTES} are read of this format: export it as CSV`,
    );
}

/** Sheets that hold no rows of data. */
const OTHER_SHEET = /param|pivot|prompt|summary|exposure/i;
const MAIN_SHEET = /main report|es-?003|report|parts/i;

/** The sheet that names itself the report first, then the others in their order. */
function readSheets<Report>(all: readonly SheetRows[], createReader: () => RowReader<Report>): Report {
  const sheets = all.filter(({ name }) => !OTHER_SHEET.test(name));
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

async function readCsv<Report>(
  source: FileSource,
  start: string,
  reader: RowReader<Report>,
): Promise<Report> {
  const rows = source.stream().pipe(parse({ ...toCsvForm(start), info: true, max_record_size: 1024 * 1024 }));
  let line = 0;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      line = Math.max(line + 1, info.lines);
      reader.take(record, line);
    }
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    throw createFileProblem(
      'invalid-parameter',
      `it is no CSV after line ${line} (${failure.code}): mend the row, or save it as CSV again`,
    );
  }
  return reader.finish(null);
}

/** SHA-256 of a file, hex. */
export async function hashFile(source: FileSource): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of source.stream()) hash.update(part as Buffer);
  return hash.digest('hex');
}

export function createFileProblem(
  kind: 'unsupported-media-type' | 'payload-too-large' | 'invalid-parameter',
  message: string,
): Problem {
  return new Problem(kind, `file: ${message}`, [{ at: 'file', message: `file: ${message}` }]);
}
