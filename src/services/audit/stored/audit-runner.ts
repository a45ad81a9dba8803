import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { AuditRecord } from '../../../audit/entry-report.js';
import { readKept, toKeptEntry, writeKept } from '../../../audit/kept-entry.js';
import type { AuditTable } from '../../../store/audits/audit-table.js';
import { withPrivateFolder } from '../../../store/audits/private-folder.js';
import { Problem } from '../../../terms/errors.js';
import { pause } from '../../../terms/pause.js';
import type { ServiceContext } from '../../service-context.js';
import { openAuditLaw } from '../audit-law.js';
import { EntryAuditor } from '../entry-auditor.js';
import { NO_LINES, type FileRefusal, type RecordSlice } from '../files/files-messages.js';
import type { AuditedFile } from '../../../audit/filed-record.js';
import { readApart, writeApart } from '../files/run-files-process.js';
import {
  splitEntryLines,
  writeEntry,
  writeOutline,
  type EntryText,
  type StoredAudit,
  type StoredHead,
} from './stored-head.js';
import { untilAborted } from './until-aborted.js';

/** The three kinds of jobs of one audit. */
export type AuditJob =
  | { readonly step: 'read'; readonly id: string }
  | { readonly step: 'slice'; readonly id: string; readonly place: number }
  | { readonly step: 'write'; readonly id: string };

export interface RunnerParts {
  readonly table: AuditTable<StoredHead>;
  readonly send: (job: AuditJob) => Promise<void>;
  /** The law that an audit began with. Null: this process has it no longer. */
  readonly contextOf: (audit: StoredAudit) => ServiceContext | null;
  readonly now: () => Date;
  readonly engineVersion: string;
}

/**
 * Works on stored audits, a step at a time: the file becomes slices of whole entries, each slice is audited on the law in
 * memory, the last one orders the outputs. Each step can be ordered twice: what is done already is left as it is, and
 * what another worker is at is left to it.
 */
export class AuditRunner {
  constructor(private readonly parts: RunnerParts) {}

  readonly run = (job: AuditJob, signal?: AbortSignal): Promise<void> =>
    // A stop gives the step back at once: whoever comes next does it again.
    this.parts.table.doStep(JSON.stringify(job), () => untilAborted(this.do(job), signal));

  private async do(job: AuditJob): Promise<void> {
    const audit = await this.parts.table.find(job.id, this.parts.now());
    // Deleted: whoever asked for it does not want it any more.
    if (audit === null) return;
    try {
      if (job.step === 'read') await this.read(audit);
      else if (job.step === 'slice') await this.auditSlice(audit, job.place);
      else await this.write(audit);
    } catch (cause) {
      // Tried again it would hold up the audits of others, and end in the same way.
      if (!(cause instanceof Problem) || cause.kind !== 'payload-too-large') throw cause;
      await this.fail(audit, { name: cause.kind, detail: cause.message });
    }
  }

  /** A step has failed as often as it is tried. */
  readonly giveUp = async ({ id }: AuditJob): Promise<void> => {
    const audit = await this.parts.table.find(id, this.parts.now());
    if (audit !== null)
      await this.fail(audit, {
        name: 'internal-error',
        detail: 'the audit could not be made: start it again, and report its id if it fails again',
      });
  };

  /** Orders again every step that is left, whichever process had it. */
  async resume(): Promise<void> {
    const { table, send } = this.parts;
    for (const { id, status } of await table.listUnfinished()) {
      if (status === 'queued') await send({ step: 'read', id });
      else if (status === 'writing') await send({ step: 'write', id });
      else
        for (const place of await table.listPlaces(id, 'records')) await send({ step: 'slice', id, place });
    }
  }

  private async read(audit: StoredAudit): Promise<void> {
    const { table, send, now } = this.parts;
    const { id, head } = audit;
    const upload = await table.readPart(id, 'upload', 0);
    if (upload === null) return;
    const slices: RecordSlice[] = [];
    let reports: readonly AuditedFile[] = [];
    for await (const reply of readApart({ kind: 'read', name: head.name, columns: head.columns }, upload)) {
      if (reply.kind === 'refused') return this.fail(audit, reply.problem);
      if (reply.kind === 'slice') slices.push(reply);
      else reports = reply.reports;
    }
    if (slices.length === 0) return this.fail({ ...audit, head: { ...head, reports } }, NO_ENTRIES);
    const isBegun = await table.begin(id, { head: { ...head, reports }, slices, now: now() });
    if (!isBegun) return;
    for (const place of slices.keys()) await send({ step: 'slice', id, place });
  }

  private async auditSlice(audit: StoredAudit, place: number): Promise<void> {
    const { table, send, contextOf } = this.parts;
    const { id, head } = audit;
    const text = await table.readPart(id, 'records', place);
    if (text === null) return;
    const context = contextOf(audit);
    if (context === null) return this.fail(audit, LAW_GONE);
    const auditor = new EntryAuditor(context, { asOf: head.asOf, auditLaw: openAuditLaw() });
    const slice = readKept<readonly (readonly AuditRecord[])[]>(text.toString('utf8'));
    const entries: EntryText[] = [];
    let records = 0;
    for (const ofEntry of slice) {
      entries.push(await writeEntry(toKeptEntry(await auditor.auditEntryInTurns(ofEntry))));
      records += ofEntry.length;
      // Requests get their turn between two entries, too.
      await pause();
    }
    const left = await table.finishSlice(id, {
      place,
      records,
      parts: [
        { kind: 'entries', place, content: entries.map(({ line }) => line).join('\n') },
        { kind: 'outline', place, content: writeOutline(entries) },
      ],
    });
    if (left === 0) await send({ step: 'write', id });
  }

  private async write(audit: StoredAudit): Promise<void> {
    if (audit.status !== 'writing') return;
    const { table, now } = this.parts;
    const { id, head } = audit;
    await withPrivateFolder(async (folder) => {
      const reply = await writeApart({ kind: 'write', folder }, this.listLines(audit));
      if (reply.kind === 'refused') return this.fail(audit, reply.problem);
      const files = await readFiles(folder);
      const { totals, notes } = reply;
      return table.finish(id, {
        status: 'done',
        head: {
          ...head,
          totals,
          notes,
          files: files.map(({ name, content }) => ({ name, bytes: content.length })),
        },
        files: files.map(({ content }) => content),
        now: now(),
      });
    });
  }

  /** The head of the outputs, then one entry a line. */
  private async *listLines({ id, head, dataVersion }: StoredAudit): AsyncGenerator<string> {
    const { table, engineVersion } = this.parts;
    const { asOf, reports, columns } = head;
    const files = reports.map(({ name }) => name);
    yield writeKept({
      asOf,
      dataVersion,
      engineVersion,
      sources: reports,
      options: { files, columns, importersShown: false },
      law: openAuditLaw(),
    });
    for (const place of await table.listPlaces(id, 'entries')) {
      const content = await table.readPart(id, 'entries', place);
      // Not read here: requests wait for nothing but the passing on.
      for (const line of splitEntryLines(content)) {
        yield line;
        await pause();
      }
    }
  }

  private fail({ id, head }: StoredAudit, refusal: FileRefusal): Promise<void> {
    return this.parts.table.finish(id, {
      status: 'failed',
      head: { ...head, refusal },
      files: [],
      now: this.parts.now(),
    });
  }
}

const NO_ENTRIES: FileRefusal = {
  name: 'invalid-parameter',
  detail: `file: ${NO_LINES}`,
};

const LAW_GONE: FileRefusal = {
  name: 'data-version-gone',
  detail: 'the law was replaced twice while the audit ran: start it again',
};

/** Every file of a folder with its name below it, `cape/x.csv` as `cape-x.csv`: an address has no folders. */
async function readFiles(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Promise.all(
    paths.sort().map(async (path) => ({
      name: relative(folder, path).replace(/^cape\/(?:cape-)?/, 'cape-'),
      content: await readFile(path),
    })),
  );
}
