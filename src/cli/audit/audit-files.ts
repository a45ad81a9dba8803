import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { refuseUnknownField, type GivenColumns } from '../../audit/read/map-columns.js';
import { NOTICE } from '../../audit/outputs/present-entry.js';
import { toTotalRows } from '../../audit/outputs/report-model.js';
import { TotalsCounter } from '../../audit/totals.js';
import { EntryAuditor } from '../../services/audit/entry-auditor.js';
import { AuditWriter } from '../../services/audit/files/audit-writer.js';
import type { AuditLaw } from '../../audit/read-audit-law.js';
import type { AuditedFile } from '../../audit/filed-record.js';
import { readAuditFiles } from '../../services/audit/files/read-files.js';
import { openFileSource } from '../../services/tables/table-files.js';
import type { ServiceContext } from '../../services/service-context.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { Problem } from '../../terms/errors.js';
import type { CommandOutcome } from '../command-outcome.js';
import { ProofWriter } from './proof-writer.js';
import { RecordStore } from './record-store.js';
import type { AuditWords } from './words.js';

export interface AuditParts {
  readonly words: readonly string[];
  readonly today: () => CalendarDate;
  /** Called only when the words are a valid question. */
  readonly openContext: () => Promise<ServiceContext>;
  readonly readLaw: () => Promise<AuditLaw>;
  readonly progress: (done: number, of: number) => void;
}

/** Audits the files entry by entry in this process, and writes what was asked for. */
export async function auditFiles(words: AuditWords, parts: AuditParts): Promise<CommandOutcome> {
  const store = new RecordStore();
  try {
    return await audit(words, store, parts);
  } finally {
    store.close();
  }
}

async function audit(words: AuditWords, store: RecordStore, parts: AuditParts): Promise<CommandOutcome> {
  const columns = words.columns === null ? {} : readColumns(words.columns);
  const given = words.files.map(async (path) => ({
    name: basename(path),
    source: await openFileSource(path),
  }));
  const files = await readAuditFiles(await Promise.all(given), { columns, take: store.add });
  const context = await parts.openContext();
  const [asOf, auditLaw] = [words.asOf ?? parts.today(), await parts.readLaw()];
  const auditor = new EntryAuditor(context, { asOf, auditLaw });
  const out = words.json ? mkdtempSync(join(tmpdir(), 'dutygraph-audit-')) : words.out;
  const writer = out === null ? null : new AuditWriter(out, words.showImporters);
  const proofs = out === null ? null : new ProofWriter(out, context);
  const totals = new TotalsCounter();
  let done = 0;
  for await (const records of store.readEntries()) {
    const audited = auditor.auditEntry(records);
    totals.add(audited);
    if (writer !== null && proofs !== null) await writer.add(proofs.write(audited));
    done += records.length;
    parts.progress(done, store.size);
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
  if (words.json && out !== null) return printResult(out);
  return { stdout: drawSummary({ asOf, files, totals, notes, out }), stderr: '', exitCode: 0 };
}

function printResult(folder: string): CommandOutcome {
  const stdout = readFileSync(join(folder, 'result.json'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  return { stdout, stderr: '', exitCode: 0 };
}

/** The headers the caller gives. Throws `invalid-parameter` for what is not a field of a record. */
function readColumns(path: string): GivenColumns {
  const given: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const refuse = (message: string): Problem =>
    new Problem('invalid-parameter', message, [{ at: 'columns', message }]);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refuse('columns: give an object of fields and headers, for example { "entryNumber": "Entry No" }');
  for (const [field, header] of Object.entries(given)) {
    refuseUnknownField(field);
    if (typeof header !== 'string') throw refuse(`columns: the header of ${field} is not text`);
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

function drawSummary({ asOf, files, totals, notes, out }: Summary): string {
  const read = files.map(
    ({ name, format, rows, data, skipped, unknownColumns }) =>
      `${name}: ${format}, ${rows} rows, ${data} read, ${skipped.length} skipped` +
      (unknownColumns.length === 0 ? '' : `; columns not understood: ${unknownColumns.join(', ')}`),
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
    `Findings: ${found.join(', ') || 'none'}`,
    ...notes,
    ...(out === null
      ? ['--out DIR writes the findings, tables, deadlines and files.']
      : [`Written to ${out}`]),
    NOTICE,
    '',
  ].join('\n');
}
