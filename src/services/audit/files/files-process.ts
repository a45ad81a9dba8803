/**
 * The process that reads and writes the files of stored audits: what is slow or comes from outside stays away from the
 * service. It needs no law. `read` takes a file on its input and answers with its records, `write` takes the audited
 * entries and writes the outputs into a folder.
 */
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import type { AuditRecord } from '../../../audit/entry-report.js';
import { groupByEntry } from '../../../audit/group-records.js';
import { readKept, writeKept, type KeptEntry } from '../../../audit/kept-entry.js';
import type { WrittenEntry } from '../../../audit/outputs/entry-tables.js';
import { TotalsCounter } from '../../../audit/totals.js';
import { Problem, refuseField } from '../../../terms/errors.js';
import { toFileSource } from '../../tables/table-files.js';
import { AuditWriter } from './audit-writer.js';
import type { ReadOrder, ReadReply, WriteOrder, WriteReply } from './files-messages.js';
import { refuseLongEntry } from './long-entry.js';
import { readAuditFiles } from './read-files.js';

/** Lower priority than the service beside it. */
const PRIORITY = 5;
/** Tariff numbers of one slice, of whole entries: about a second of work. */
const SLICE_RECORDS = 500;
/** Tariff numbers of one audit: some kilobyte each while the file is read. */
const MAX_RECORDS = 400_000;

function createTooManyProblem(): Problem {
  return refuseField(
    'file',
    `it has more than ${MAX_RECORDS} tariff numbers; ${MAX_RECORDS} are audited at once: split it, for example by month of entry, or use dutygraph audit`,
    'payload-too-large',
  );
}

async function read({ name, columns }: ReadOrder, bytes: Buffer): Promise<void> {
  const records: AuditRecord[] = [];
  const reports = await readAuditFiles([{ name, source: toFileSource(bytes) }], {
    columns,
    take: (record) => {
      if (records.push(record) > MAX_RECORDS) throw createTooManyProblem();
    },
  });
  let slice: (readonly AuditRecord[])[] = [];
  let count = 0;
  const cut = (): void => {
    say({ kind: 'slice', records: count, text: writeKept(slice) });
    [slice, count] = [[], 0];
  };
  for (const ofEntry of groupByEntry(records)) {
    refuseLongEntry(ofEntry);
    slice.push(ofEntry);
    count += ofEntry.length;
    if (count >= SLICE_RECORDS) cut();
  }
  if (count > 0) cut();
  say({ kind: 'read', reports });
}

/** The head of the audit, then one entry a line. */
async function write({ folder }: WriteOrder, lines: AsyncIterable<string>): Promise<void> {
  const writer = new AuditWriter(folder, false);
  const totals = new TotalsCounter();
  let head: string | null = null;
  for await (const line of lines) {
    if (head === null) {
      head = line;
      continue;
    }
    // The server computes each proof when it is asked for.
    const entry: WrittenEntry = { ...readKept<KeptEntry>(line), hasProofs: true };
    totals.add(entry);
    await writer.add(entry);
  }
  const notes = await writer.finish(readKept(head ?? '{}'), totals);
  say({ kind: 'written', totals: writeKept(totals.read()), notes });
}

function say(reply: ReadReply | WriteReply): void {
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

/** The order is the first line of the input; names of files are confidential, and arguments can be seen by others. */
async function main(): Promise<void> {
  setPriority(PRIORITY);
  try {
    if (process.argv[2] === 'read') {
      const input = await buffer(process.stdin);
      const end = input.indexOf('\n');
      await read(JSON.parse(input.toString('utf8', 0, end)) as ReadOrder, input.subarray(end + 1));
    } else {
      const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })[Symbol.asyncIterator]();
      const first = await lines.next();
      await write(JSON.parse(first.value as string) as WriteOrder, { [Symbol.asyncIterator]: () => lines });
    }
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    say({ kind: 'refused', problem: { name: cause.kind, detail: cause.message } });
  }
}

await main();
