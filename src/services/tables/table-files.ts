import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer as toBuffer } from 'node:stream/consumers';
import { CsvError } from 'csv-parse';
import { PREFACE_ROWS } from '../../audit/read/rows.js';
import type { SourceDocument } from '../../documents/source/source-document.js';
import { readReportWorkbook, type SheetRows } from '../../documents/source/read-workbook.js';
import { createFieldProblem, Problem, refuseField } from '../../terms/errors.js';
import { readNamelessFile } from './nameless-file.js';
import { spoolPipe } from './spool-pipe.js';
import { cutIntoSlices, listCsvRows } from './csv-rows.js';

/** Takes the rows of one table in their order, and says at the end what it made of them. */
export interface RowReader<Report> {
  /** True once a row was taken as the header. */
  readonly hasHeader: boolean;
  /** True: what it has is more than its caller takes, so that no further row is read. */
  readonly isFull?: boolean;
  take(cells: readonly string[], row: number): void;
  /** Throws where no header was found. */
  finish(sheet: string | null): Report;
}

/** Larger workbooks are not held in memory; a CSV file of any size is streamed. */
const MAX_BYTES = 100 * 1024 * 1024;
/** Of one row of a CSV file. */
const MAX_COLUMNS = 1_000;
const ZIP = Buffer.from('PK\u0003\u0004');
const PDF = '%PDF-';

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

/** Opens a file of any kind, a pipe among them, which is put down first. Throws a Problem where a pipe has too much. */
export async function openFileSource(path: string): Promise<FileSource> {
  const file = await open(path);
  try {
    const about = await file.stat();
    if (!about.isFile() && !about.isDirectory()) {
      const spooled = await spoolPipe(file, { startBytes: START_BYTES, refuse: refusePiped });
      return readAgain(() => readNamelessFile(spooled.file), spooled);
    }
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return readAgain(() => createReadStream(path), {
      start: buffer.subarray(0, bytesRead),
      size: about.size,
    });
  } finally {
    await file.close();
  }
}

function readAgain(stream: () => Readable, about: Pick<FileSource, 'start' | 'size'>): FileSource {
  const readWhole = (): Promise<Buffer> => toBuffer(stream());
  return {
    ...{ start: about.start, size: about.size, stream, readWhole },
    openWorkbook: async () => openWorkbook(await readWhole()),
    openPdf: async () => openPdf(await readWhole()),
  };
}

/** A pipe need not end: no more of it is put down than this, and of formats held in memory no more than of a file. */
const MAX_PIPED_BYTES = 4 * 1024 ** 3;

function refusePiped(piped: Pick<FileSource, 'start' | 'size'>): void {
  if (piped.start.includes(0) || isArchive(piped) || isPdf(piped)) refuseTooLarge(piped.size);
  if (piped.size > MAX_PIPED_BYTES)
    throw refuseField(
      'file',
      `more than ${MAX_PIPED_BYTES} bytes came through the pipe: save them as a file and name that`,
      'payload-too-large',
    );
}

export function toFileSource(bytes: Buffer): FileSource {
  return {
    start: bytes.subarray(0, START_BYTES),
    size: bytes.length,
    stream: () => Readable.from(cutIntoSlices(bytes)),
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
    throw createFieldProblem('file', message, failure.kind);
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
  if (isPdf(source))
    throw refuseField(
      'file',
      'a PDF is not read here: export the table as CSV or XLSX',
      'unsupported-media-type',
    );
  if (source.start.includes(0) && !isWorkbook)
    throw refuseField(
      'file',
      'it is neither text nor an XLSX workbook: save it as CSV or XLSX',
      'unsupported-media-type',
    );
  if (!isWorkbook) return readCsv(source, text, createReader());
  refuseTooLarge(source.size);
  return readSheets(await source.openWorkbook(), createReader);
}

/** Whether it is a ZIP archive, as workbooks are. */
export function isArchive({ start }: Pick<FileSource, 'start'>): boolean {
  return start.subarray(0, 4).equals(ZIP);
}

function isPdf({ start }: Pick<FileSource, 'start'>): boolean {
  return start.toString('latin1', 0, PDF.length) === PDF;
}

/** Throws `payload-too-large` for a format that is held in memory whole. */
export function refuseTooLarge(size: number): void {
  if (size > MAX_BYTES)
    throw refuseField(
      'file',
      `it has ${size} bytes; ${MAX_BYTES} are read of this format: export it as CSV`,
      'payload-too-large',
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
  let line = 0;
  try {
    for await (const rows of listCsvRows(source.stream(), start)) {
      for (const { record, info } of rows) {
        line = Math.max(line + 1, info.lines);
        refuseTooWide(record, line);
        reader.take(record, line);
        if (reader.isFull === true) return reader.finish(null);
      }
      if (!reader.hasHeader && line >= PREFACE_ROWS) break;
    }
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    throw refuseField(
      'file',
      `it is no CSV after line ${line} (${failure.code}): mend the row, or save it as CSV again`,
    );
  }
  return reader.finish(null);
}
/** Throws for a row that no report has: each header of it would be said in the answer. */
function refuseTooWide({ length }: readonly string[], line: number): void {
  if (length > MAX_COLUMNS)
    throw refuseField(
      'file',
      `line ${line} has ${length} cells; ${MAX_COLUMNS} are read of a row: leave out the columns that are not needed`,
    );
}

/** SHA-256 of a file, hex. */
export async function hashFile(source: FileSource): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of source.stream()) hash.update(part as Buffer);
  return hash.digest('hex');
}
