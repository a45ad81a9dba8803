import { createHash } from 'node:crypto';
import { appendFileSync, closeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { AuditRecord } from '../../audit/entry-report.js';
import { groupByEntry } from '../../audit/group-records.js';
import { readKept, writeKept } from '../../audit/kept-entry.js';
import { openNamelessFile, readNamelessFile } from '../../services/tables/nameless-file.js';
import { addToList } from '../../terms/group-by.js';

/** Records in memory; more are put down on disk, each entry whole in one of the parts. */
const MAX_IN_MEMORY = 120_000;
const PARTS = 64;

/** Gathers the records of each entry, whatever the order of the file, in bounded memory. */
export class RecordStore {
  private records: AuditRecord[] = [];
  /** Numbers of files without a name. */
  private parts: readonly number[] = [];
  private count = 0;

  constructor(private readonly maxInMemory = MAX_IN_MEMORY) {}

  get size(): number {
    return this.count;
  }

  readonly add = (record: AuditRecord): void => {
    this.count += 1;
    this.records.push(record);
    if (this.records.length >= this.maxInMemory) this.putDown();
  };

  /** The records of one entry after the other: by entry date and number, within each part where there are parts. */
  async *readEntries(): AsyncGenerator<readonly AuditRecord[]> {
    if (this.parts.length === 0) {
      yield* groupByEntry(this.records);
      return;
    }
    this.putDown();
    for (const part of this.parts) yield* groupByEntry(await readPart(part));
  }

  /** Gives back the disk that it took. */
  close(): void {
    this.parts.forEach(closeSync);
    this.parts = [];
  }

  /** At once: whoever hands records over does not wait for streams, which would hold in memory what the disk has not taken. */
  private putDown(): void {
    if (this.parts.length === 0) this.parts = Array.from({ length: PARTS }, openNamelessFile);
    const lines = new Map<number, string[]>();
    for (const record of this.records) {
      const part = createHash('md5').update(record.entryNumber).digest()[0]! % PARTS;
      addToList(lines, part, writeKept(record));
    }
    for (const [part, ofPart] of lines) appendFileSync(this.parts[part]!, `${ofPart.join('\n')}\n`);
    this.records = [];
  }
}

async function readPart(part: number): Promise<readonly AuditRecord[]> {
  const lines = (await text(readNamelessFile(part))).split('\n');
  return lines.filter((line) => line !== '').map((line) => readKept<AuditRecord>(line));
}
