import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv-parse';
import type { FiledRecord, ReadReport } from '../../audit/filed-record.js';
import type { GivenColumns } from '../../audit/read/map-columns.js';
import { isCatair, readCatair } from '../../audit/read/read-catair.js';
import { TableReader } from '../../audit/read/read-table.js';
import { readReportWorkbook } from '../../documents/source/read-workbook.js';
import { Problem } from '../../terms/errors.js';

/** What was read of one file. */
export interface AuditedFile extends ReadReport {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export type TakeRecord = (record: FiledRecord) => void;

interface Reading {
  /** Place of the file among those of the audit. */
  readonly file: number;
  readonly columns: GivenColumns;
  readonly take: TakeRecord;
}

/** Larger workbooks and texts are not held in memory: a CSV file of any size is streamed. */
const MOST_BYTES = 100 * 1024 * 1024;
const ZIP = Buffer.from('PK\u0003\u0004');

/** Reads one file by its content, whatever its name says. Throws a Problem that says what is wrong with the file. */
export async function readAuditFile(path: string, reading: Reading): Promise<AuditedFile> {
  const start = await readStart(path);
  const { size } = await stat(path);
  const report = await readByContent(path, start, { ...reading, size });
  return { name: basename(path), bytes: size, sha256: await hashFile(path), ...report };
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readByContent(
  path: string,
  start: Buffer,
  { size, ...reading }: Reading & { readonly size: number },
): Promise<ReadReport> {
  const isWorkbook = start.subarray(0, 4).equals(ZIP);
  const text = start.toString('latin1');
  if (text.startsWith('%PDF-'))
    throw createFileProblem(
      'unsupported-media-type',
      'a PDF is not read here: export the report as CSV or XLSX',
    );
  if (start.includes(0) && !isWorkbook)
    throw createFileProblem(
      'unsupported-media-type',
      'it is neither text nor an XLSX workbook: save it as CSV or XLSX',
    );
  const catair = isCatair(text);
  if ((isWorkbook || catair) && size > MOST_BYTES)
    throw createFileProblem(
      'payload-too-large',
      `it has ${size} bytes; ${MOST_BYTES} are read of this format: export it as CSV`,
    );
  if (isWorkbook) return readSheets(await readFile(path), reading);
  if (catair) {
    const { records, report } = readCatair(await readFile(path, 'utf8'), reading.file);
    records.forEach(reading.take);
    return report;
  }
  return readCsv(path, text, reading);
}

/** Sheets that hold no entries. */
const OTHER_SHEET = /param|pivot|prompt/i;
const MAIN_SHEET = /main report|es-?003|report/i;

/** The sheet that names itself the report first, then the others in their order. */
function readSheets(bytes: Uint8Array, { file, columns, take }: Reading): ReadReport {
  const sheets = readReportWorkbook(bytes).filter(({ name }) => !OTHER_SHEET.test(name));
  const ordered = [
    ...sheets.filter(({ name }) => MAIN_SHEET.test(name)),
    ...sheets.filter(({ name }) => !MAIN_SHEET.test(name)),
  ];
  let last = new TableReader(file, columns);
  for (const { name, forEachRow } of ordered) {
    const reader = new TableReader(file, columns);
    forEachRow((cells, row) => reader.take(cells, row).forEach(take));
    if (reader.hasHeader) return reader.finish(name);
    last = reader;
  }
  return last.finish(null);
}

async function readCsv(path: string, start: string, { file, columns, take }: Reading): Promise<ReadReport> {
  const reader = new TableReader(file, columns);
  const rows = createReadStream(path).pipe(
    parse({
      ...{ bom: true, relax_column_count: true, relax_quotes: true, info: true, skip_empty_lines: false },
      delimiter: findDelimiter(start),
      max_record_size: 1024 * 1024,
    }),
  );
  let line = 0;
  for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    line = Math.max(line + 1, info.lines);
    reader.take(record, line).forEach(take);
  }
  return reader.finish(null);
}

/** The one that the first lines have most of. */
function findDelimiter(start: string): string {
  const lines = start.split('\n', 10).join('\n');
  const count = (mark: string): number => lines.split(mark).length;
  return [',', ';', '\t', '|'].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

function createFileProblem(kind: 'unsupported-media-type' | 'payload-too-large', message: string): Problem {
  return new Problem(kind, `file: ${message}`, [{ at: 'file', message: `file: ${message}` }]);
}
