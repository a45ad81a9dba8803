import type { AuditRecord } from '../../../audit/entry-report.js';
import type { AuditedFile, ReadReport } from '../../../audit/filed-record.js';
import type { GivenColumns } from '../../../audit/read/map-columns.js';
import { isCatair, readCatair } from '../../../audit/read/read-catair.js';
import { TableReader } from '../../../audit/read/read-table.js';
import { refuseAbsentHeaders } from '../../../audit/read/refuse-absent-headers.js';
import {
  ENTRY_SUMMARY_HEADERS,
  readEntrySummary,
} from '../../../documents/entry-summary/read-entry-summary.js';
import {
  hashFile,
  readTableFile,
  refuseTooLarge,
  withFileErrors,
  type FileSource,
  type RowReader,
} from '../../tables/table-files.js';
import { quoteInput } from '../../../terms/result.js';
import { unpackFiles } from './unpack-files.js';
import { refuseField } from '../../../terms/errors.js';

/** A file as it was given, perhaps an archive of several. */
interface GivenFile {
  readonly name: string;
  readonly source: FileSource;
}

interface Reading {
  readonly name: string;
  /** Place of the file among those of the audit. */
  readonly file: number;
  readonly columns: GivenColumns;
  readonly take: (record: AuditRecord) => void;
}

/**
 * Reads each file of an audit by its content, whatever its name says; those of an archive stand for themselves. Throws a
 * Problem that says what is wrong with which file.
 */
export async function readAuditFiles(
  given: readonly GivenFile[],
  reading: Pick<Reading, 'columns' | 'take'>,
): Promise<readonly AuditedFile[]> {
  const reports: AuditedFile[] = [];
  for (const upload of given) {
    const files = await unpackFiles(upload.name, upload.source);
    const isOnly = given.length === 1 && files.length === 1;
    for (const { name, open } of files) {
      const read = () => readAuditFile(open(), { ...reading, name, file: reports.length });
      reports.push(await withFileErrors(read, isOnly ? 'file' : `file ${quoteInput(name)}`));
    }
  }
  refuseAbsentHeaders(reading.columns, reports);
  return reports;
}

/** Reads one file. Throws a Problem that says what is wrong with it. */
export async function readAuditFile(source: FileSource, reading: Reading): Promise<AuditedFile> {
  const report = await readByContent(source, reading);
  return { name: reading.name, bytes: source.size, sha256: await hashFile(source), ...report };
}

async function readByContent(source: FileSource, reading: Reading): Promise<ReadReport> {
  const start = source.start.toString('latin1');
  if (start.startsWith('%PDF-')) return readForm(source, reading);
  return isCatair(start)
    ? readTransmitted(source, reading)
    : readTableFile(source, () => new RecordReader(reading));
}

/** CBP Form 7501: its numbers as a table of entry lines. */
async function readForm(source: FileSource, reading: Reading): Promise<ReadReport> {
  refuseTooLarge(source.size);
  const rows = readEntrySummary(await source.openPdf());
  if (rows === null)
    throw refuseField(
      'file',
      'it has no text of an entry summary (CBP Form 7501), as a scan has none: export the entries as CSV or XLSX',
      'unsupported-media-type',
    );
  const reader = new RecordReader({ ...reading, columns: {} });
  reader.take(ENTRY_SUMMARY_HEADERS, 0);
  rows.forEach((cells, at) => reader.take(cells, at + 1));
  return { ...reader.finish(null), format: 'CBP Form 7501', headerRow: null };
}

async function readTransmitted(source: FileSource, { file, take }: Reading): Promise<ReadReport> {
  refuseTooLarge(source.size);
  const { records, report } = readCatair((await source.readWhole()).toString('utf8'), file);
  records.forEach(take);
  return report;
}

/** Hands the records of a table on. */
class RecordReader implements RowReader<ReadReport> {
  private readonly table: TableReader;

  constructor(private readonly reading: Reading) {
    this.table = new TableReader(reading.file, reading.columns);
  }

  get hasHeader(): boolean {
    return this.table.hasHeader;
  }

  take(cells: readonly string[], row: number): void {
    this.table.take(cells, row).forEach(this.reading.take);
  }

  finish(sheet: string | null): ReadReport {
    return this.table.finish(sheet);
  }
}
