import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AuditRecord } from '../../audit/entry-report.js';
import { groupByEntry } from '../../audit/group-records.js';
import { readKept, writeKept } from '../../audit/kept-entry.js';
import { addToList } from '../../terms/group-by.js';

/** Records in memory; more are put down on disk, each entry whole in one of the parts. */
const MAX_IN_MEMORY = 120_000;
const PARTS = 64;

/** Gathers the records of each entry, whatever the order of the file, in bounded memory. */
export class RecordStore {
  private records: AuditRecord[] = [];
  private folder: string | null = null;
  private parts: WriteStream[] = [];
  private count = 0;

  get size(): number {
    return this.count;
  }

  readonly add = (record: AuditRecord): void => {
    this.count += 1;
    this.records.push(record);
    if (this.records.length >= MAX_IN_MEMORY) this.putDown();
  };

  /** The records of one entry after the other: by entry date and number, within each part where there are parts. */
  async *readEntries(): AsyncGenerator<readonly AuditRecord[]> {
    if (this.folder === null) {
      yield* groupByEntry(this.records);
      return;
    }
    this.putDown();
    await Promise.all(this.parts.map((part) => finished(part.end())));
    for (let part = 0; part < PARTS; part += 1)
      yield* groupByEntry(await readPart(join(this.folder, String(part))));
  }

  /** Removes what was put down. */
  close(): void {
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
  }

  private putDown(): void {
    if (this.folder === null) {
      // Entry values are confidential: only this account may read the folder.
      const folder = mkdtempSync(join(tmpdir(), 'dutygraph-audit-'));
      this.folder = folder;
      this.parts = Array.from({ length: PARTS }, (_, part) =>
        createWriteStream(join(folder, String(part)), { mode: 0o600 }),
      );
    }
    const lines = new Map<number, string[]>();
    for (const record of this.records) {
      const part = createHash('md5').update(record.entryNumber).digest()[0]! % PARTS;
      addToList(lines, part, writeKept(record));
    }
    for (const [part, ofPart] of lines) this.parts[part]!.write(`${ofPart.join('\n')}\n`);
    this.records = [];
  }
}

async function readPart(path: string): Promise<readonly AuditRecord[]> {
  const records: AuditRecord[] = [];
  for await (const line of createInterface({ input: createReadStream(path) }))
    records.push(readKept<AuditRecord>(line));
  return records;
}
