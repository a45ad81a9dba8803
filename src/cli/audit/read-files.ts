import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FiledRecord, ReadReport } from '../../audit/filed-record.js';
import type { GivenColumns } from '../../audit/read/map-columns.js';
import { isCatair, readCatair } from '../../audit/read/read-catair.js';
import { TableReader } from '../../audit/read/read-table.js';
import { hashFile, readStart, readTableFile, refuseTooLarge, type RowReader } from '../table-files.js';

/** What was read of one file. */
export interface AuditedFile extends ReadReport {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface Reading {
  /** Place of the file among those of the audit. */
  readonly file: number;
  readonly columns: GivenColumns;
  readonly take: (record: FiledRecord) => void;
}

/** Reads one file by its content, whatever its name says. Throws a Problem that says what is wrong with the file. */
export async function readAuditFile(path: string, reading: Reading): Promise<AuditedFile> {
  const start = await readStart(path);
  const report = isCatair(start.bytes.toString('latin1'))
    ? await readTransmitted(path, start.size, reading)
    : await readTableFile(path, start, () => createReader(reading));
  return { name: basename(path), bytes: start.size, sha256: await hashFile(path), ...report };
}

async function readTransmitted(path: string, size: number, { file, take }: Reading): Promise<ReadReport> {
  refuseTooLarge(size);
  const { records, report } = readCatair(await readFile(path, 'utf8'), file);
  records.forEach(take);
  return report;
}

function createReader({ file, columns, take }: Reading): RowReader<ReadReport> {
  const table = new TableReader(file, columns);
  return {
    get hasHeader() {
      return table.hasHeader;
    },
    take: (cells, row) => table.take(cells, row).forEach(take),
    finish: (sheet) => table.finish(sheet),
  };
}
