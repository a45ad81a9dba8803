import { createReadStream, openSync } from 'node:fs';
import { basename, join } from 'node:path';
import { refuseUnknownField, type GivenColumns } from '../../audit/read/map-columns.js';
import { NOTICE } from '../../audit/outputs/present-entry.js';
import { toTotalRows } from '../../audit/outputs/report-model.js';
import { TotalsCounter } from '../../audit/totals.js';
import { EntryAuditor } from '../../services/audit/entry-auditor.js';
import { AuditWriter } from '../../services/audit/files/audit-writer.js';
import type { AuditLaw } from '../../audit/read-audit-law.js';
import type { AuditedFile } from '../../audit/filed-record.js';
import { NO_LINES } from '../../services/audit/files/files-messages.js';
import { refuseLongEntry } from '../../services/audit/files/long-entry.js';
import { readAuditFiles } from '../../services/audit/files/read-files.js';
import type { ServiceContext } from '../../services/service-context.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { refuseField, type Problem } from '../../terms/errors.js';
import { isJsonObject } from '../../terms/json-object.js';
import { pause } from '../../terms/pause.js';
import type { CommandOutcome } from '../command-outcome.js';
import { toOneLine } from '../escape-controls.js';
import { openGivenFile, readGivenJson } from '../given-files.js';
import { checkOutFolder } from '../out-folder.js';
import { ProofWriter } from './proof-writer.js';
import { RecordStore } from './record-store.js';
import { withTemporaryFolder } from './temporary-folder.js';
import type { AuditWords } from './words.js';

export interface AuditParts {
  readonly words: readonly string[];
  readonly today: () => CalendarDate;
  /** Called only when the words are a valid question. */
  readonly openContext: () => Promise<ServiceContext>;
  readonly readLaw: () => Promise<AuditLaw>;
  readonly progress: (done: number, of: number) => void;
}

/** `stdout`: a summary, or result.json, which may be longer than a string can be. */
export interface AuditOutcome extends Omit<CommandOutcome, 'stdout'> {
  readonly stdout: string | AsyncIterable<string>;
}

/** Audits the files entry by entry in this process, and writes what was asked for. */
export async function auditFiles(words: AuditWords, parts: AuditParts): Promise<AuditOutcome> {
  const store = new RecordStore();
  try {
    return await audit(words, store, parts);
  } finally {
    store.close();
  }
}

async function audit(words: AuditWords, store: RecordStore, parts: AuditParts): Promise<AuditOutcome> {
  const columns = words.columns === null ? {} : readColumns(words.columns);
  if (words.out !== null) checkOutFolder(words.out);
  const given = words.files.map(async (path) => ({
    name: basename(path),
    source: await openGivenFile(path),
  }));
  const files = await readAuditFiles(await Promise.all(given), { columns, take: store.add });
  if (store.size === 0) throw refuseWithoutLines(files);
  const asked = { words, store, parts, columns, files, context: await parts.openContext() };
  const answer = (out: string | null) => auditRecords(asked, out);
  return words.json && words.out === null ? withTemporaryFolder(answer) : answer(words.out);
}

/** Reasons that are printed. */
const SHOWN_REASONS = 3;

/** A stored audit says the same, and shows what was skipped. */
function refuseWithoutLines(files: readonly AuditedFile[]): Problem {
  const skipped = files.flatMap((file) => file.skipped).slice(0, SHOWN_REASONS);
  const reasons = skipped.map(({ row, why }) => `row ${row}: ${toOneLine(why)}`);
  return refuseField('file', [NO_LINES, ...reasons].join('; '));
}

interface Asked {
  readonly words: AuditWords;
  readonly store: RecordStore;
  readonly parts: AuditParts;
  readonly columns: GivenColumns;
  readonly files: readonly AuditedFile[];
  readonly context: ServiceContext;
}

/** Entries between two looks at what else is waiting, a signal to end among it. */
const BETWEEN_PAUSES = 64;

/** `out`: the folder of the results. Null: the summary alone is asked for. */
async function auditRecords(asked: Asked, out: string | null): Promise<AuditOutcome> {
  const { words, store, parts, columns, files, context } = asked;
  const [asOf, auditLaw] = [words.asOf ?? parts.today(), await parts.readLaw()];
  const auditor = new EntryAuditor(context, { asOf, auditLaw });
  const writer = out === null ? null : new AuditWriter(out, words.showImporters);
  const proofs = out === null ? null : new ProofWriter(out, context);
  const totals = new TotalsCounter();
  let [done, entries] = [0, 0];
  for await (const records of store.readEntries()) {
    refuseLongEntry(records);
    const audited = auditor.auditEntry(records);
    totals.add(audited);
    if (writer !== null && proofs !== null) await writer.add(proofs.write(audited));
    done += records.length;
    entries += 1;
    parts.progress(done, store.size);
    if (entries % BETWEEN_PAUSES === 0) await pause();
  }
  const { dataVersion } = context.snapshot;
  const options = { files: files.map(({ name }) => name), columns, importersShown: words.showImporters };
  const head = {
    asOf,
    dataVersion,
    engineVersion: context.engineVersion,
    sources: files,
    options,
    law: auditLaw,
  };
  const notes = (await writer?.finish(head, totals)) ?? [];
  const stdout =
    words.json && out !== null
      ? streamFile(join(out, 'result.json'))
      : drawSummary({ asOf, files, totals, notes, out });
  return { stdout, stderr: '', exitCode: 0 };
}

/** Opened at once: the file is read to its end, though it may have lost its name by then. */
function streamFile(path: string): AsyncIterable<string> {
  return createReadStream(path, { fd: openSync(path, 'r'), encoding: 'utf8' });
}

/** The headers the caller gives. Throws `invalid-parameter` for what is not a field of a record. */
function readColumns(path: string): GivenColumns {
  const given = readGivenJson('--columns', path);
  if (!isJsonObject(given))
    throw refuseField(
      'columns',
      'give an object of fields and headers, for example { "entryNumber": "Entry No" }',
    );
  for (const [field, header] of Object.entries(given)) {
    refuseUnknownField(field);
    if (typeof header !== 'string') throw refuseField('columns', `the header of ${field} is not text`);
  }
  return given as GivenColumns;
}

interface Summary {
  readonly asOf: CalendarDate;
  readonly files: readonly AuditedFile[];
  readonly totals: TotalsCounter;
  readonly notes: readonly string[];
  readonly out: string | null;
}

const OVERLAP =
  'Duty overpaid under void headings is in the overpaid and in the refund of void duties: do not add the two.';

function drawSummary({ asOf, files, totals, notes, out }: Summary): string {
  const read = files.map(
    ({ name, format, rows, data, unknownColumns }) =>
      `${toOneLine(name)}: ${format}, ${rows} rows, ${data} read, ${rows - data} skipped` +
      (unknownColumns.length === 0
        ? ''
        : `; columns not understood: ${unknownColumns.map(toOneLine).join(', ')}`),
  );
  const sums = totals.read();
  const rows = toTotalRows(sums);
  const width = Math.max(...rows.map(([what]) => what.length));
  const found = Object.entries(sums.findings).map(([code, count]) => `${code} ${count}`);
  return [
    ...read,
    `As of ${asOf}`,
    '',
    ...rows.map(([what, amount]) => `${what.padEnd(width)}  ${amount.padStart(16)}`),
    '',
    ...(sums.overpaid.isZero() || sums.ieepaPrincipal.isZero() ? [] : [OVERLAP]),
    `Findings: ${found.join(', ') || 'none'}`,
    ...notes,
    ...(out === null
      ? ['--out DIR writes the findings, tables, deadlines and files.']
      : [`Written to ${out}`]),
    NOTICE,
    '',
  ].join('\n');
}
