import { findCurrentVersion, type DataVersion } from '../../../store/database/data-versions.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { recordFailure, recordStillCurrent } from '../../ledger/dataset-health.js';
import { finishRun, startRun, type RunResult } from '../../ledger/run-ledger.js';
import { removeAbandonedDrafts } from '../../ledger/version-draft.js';
import { keepRawFile, type RawFile } from '../../run/raw-files.js';
import type {
  CheckOutcome,
  IngestReport,
  IngestRequest,
  IngestSource,
  RunStatus,
  Workshop,
} from '../../run/source.js';
import { applyNotes, DATASET } from './apply.js';
import { checkNotes } from './checks.js';
import { describeChange, diffNotes, isEmpty, type HeldText, type NoteChange } from './diff-notes.js';
import { toDigestRows, type DigestRow } from './digest-rows.js';
import { decodeNotes, discoverNotes } from './discover.js';
import { parseNotes, type ParsedNotes } from './parse-notes.js';

const SOURCE = 'notes';

/**
 * The legal notes in full: rules of interpretation, section, chapter, subheading, additional U.S. and statistical notes
 * and the U.S. notes of Chapter 99. A file replaces the stored notes; the digests are derived again.
 */
export const notesSource: IngestSource = {
  name: SOURCE,
  title: 'Legal notes of the schedule (official text)',
  folder: 'hts-notes',
  ingest: async (request, workshop) => {
    await removeAbandonedDrafts(workshop.database);
    const base = await findCurrentVersion(workshop.database, 'live');
    if (base === null)
      return refuseRun({ workshop, base, request }, 'no data version is served yet: start once');
    const file = await discoverNotes(request.from);
    if (!file.ok) return refuseRun({ workshop, base, request }, file.message);
    return new NotesRun({ workshop, base, request }, file.value).carryOut();
  },
};

interface Bench {
  readonly workshop: Workshop;
  readonly base: DataVersion | null;
  readonly request: IngestRequest;
}

/** The findings of a run before it decides. */
interface Reading extends ParsedNotes {
  readonly digests: readonly DigestRow[];
  readonly change: NoteChange;
  readonly checks: readonly CheckOutcome[];
}

class NotesRun {
  constructor(
    private readonly bench: Bench & { readonly base: DataVersion },
    private readonly file: RawFile,
  ) {}

  async carryOut(): Promise<IngestReport> {
    const { workshop, base, request } = this.bench;
    await keepRawFile(workshop.dataDir, this.file);
    const read = await this.read();
    if (!read.ok) return refuseRun(this.bench, read.message, this.file);
    const failed = read.value.checks.filter(({ passed }) => !passed);
    if (failed.length > 0) {
      const failure = failed.map(({ check, detail }) => `${check}: ${detail}`).join('; ');
      if (!request.dryRun)
        await recordFailure(workshop.database, base.id, {
          ...DATASET,
          detail: `${this.file.name}: ${failure}`,
        });
      return this.finish('quarantined', read.value, failure);
    }
    if (isEmpty(read.value.change)) {
      if (!request.dryRun)
        await recordStillCurrent(workshop.database, base.id, {
          ...DATASET,
          at: workshop.now(),
          isOfficial: false,
        });
      return this.finish('unchanged', read.value);
    }
    return request.dryRun ? this.finish('dry_run', read.value) : this.apply(read.value);
  }

  private async read(): Promise<Parsed<Reading>> {
    const { workshop, base, request } = this.bench;
    const text = decodeNotes(this.file);
    if (!text.ok) return text;
    const parsed = parseNotes(text.value);
    if (!parsed.ok) return refuse(`${this.file.name}: ${parsed.message}`);
    const { notes } = parsed.value;
    const held = await workshop.database.query<HeldText>(
      'SELECT note_id AS "noteId", text, source FROM note WHERE data_version_id = $1 ORDER BY note_id',
      [base.id],
    );
    const digests = toDigestRows(notes);
    const change = diffNotes(held, notes);
    const { allowLargeChange } = request;
    const checks = checkNotes({ notes, digests, change, heldBefore: held.length, allowLargeChange });
    return accept({ ...parsed.value, digests, change, checks });
  }

  private async apply(reading: Reading): Promise<IngestReport> {
    const { workshop, base } = this.bench;
    const runId = await this.begin();
    const { notes, digests } = reading;
    try {
      const dataVersion = await applyNotes(
        { notes, digests, file: this.file },
        {
          workshop,
          base,
          onFilled: (session, versionId) =>
            finishRun(session, runId, this.resultOf('applied', reading, { producedVersionId: versionId })),
        },
      );
      return this.report({ runId, status: 'applied', reading, failure: null, dataVersion });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      await finishRun(workshop.database, runId, this.resultOf('failed', reading, { failure })).catch(
        () => {},
      );
      throw error;
    }
  }

  private async finish(
    status: RunStatus,
    reading: Reading,
    failure: string | null = null,
  ): Promise<IngestReport> {
    const runId = await this.begin();
    await finishRun(this.bench.workshop.database, runId, this.resultOf(status, reading, { failure }));
    return this.report({ runId, status, reading, failure, dataVersion: this.bench.base.contentHash });
  }

  private begin(): Promise<number> {
    const { workshop, base } = this.bench;
    return startRun(workshop.database, {
      source: SOURCE,
      startedAt: workshop.now(),
      startVersionId: base.id,
      file: this.file,
    });
  }

  private resultOf(
    status: RunStatus,
    { rowsRead, change, checks, issues }: Reading,
    { failure = null, producedVersionId = null }: Partial<Pick<RunResult, 'failure' | 'producedVersionId'>>,
  ): RunResult {
    return {
      status,
      finishedAt: this.bench.workshop.now(),
      producedVersionId,
      rowsRead,
      rowsAdded: change.added.length,
      rowsChanged: change.changed.length,
      rowsClosed: change.removed.length,
      changeSet: change,
      issues,
      checks,
      failure,
    };
  }

  private report(ended: {
    readonly runId: number;
    readonly status: RunStatus;
    readonly reading: Reading;
    readonly failure: string | null;
    readonly dataVersion: string;
  }): IngestReport {
    const { runId, status, reading, failure, dataVersion } = ended;
    const lines = [
      `${this.file.name}: ${describeChange(reading.change)}; ${reading.digests.length} digests`,
      ...(failure === null ? [] : [`${this.file.name}: ${status}: ${failure}`]),
      ...reading.issues.map(({ record, message }) => `  ! ${record}: ${message}`),
    ];
    const run = { runId, unit: this.file.name, status, checks: reading.checks, failure, lines };
    const succeeded = failure === null;
    return { source: SOURCE, runs: [run], dataVersion, rowsRead: reading.rowsRead, succeeded };
  }
}

/** The served data stays served; its health says that the source could not be read. */
async function refuseRun(
  { workshop, base, request }: Bench,
  failure: string,
  file: RawFile | null = null,
): Promise<IngestReport> {
  const { database } = workshop;
  if (base && !request.dryRun) await recordFailure(database, base.id, { ...DATASET, detail: failure });
  const startedAt = workshop.now();
  const runId = await startRun(database, {
    source: SOURCE,
    startedAt,
    startVersionId: base?.id ?? null,
    file,
  });
  await finishRun(database, runId, {
    status: 'failed',
    finishedAt: workshop.now(),
    producedVersionId: null,
    rowsRead: 0,
    rowsAdded: 0,
    rowsChanged: 0,
    rowsClosed: 0,
    changeSet: null,
    issues: [],
    checks: [],
    failure,
  });
  const unit = file?.name ?? request.from ?? SOURCE;
  const run = {
    runId,
    unit,
    status: 'failed' as const,
    checks: [],
    failure,
    lines: [`${unit}: failed: ${failure}`],
  };
  return {
    source: SOURCE,
    runs: [run],
    dataVersion: base?.contentHash ?? null,
    rowsRead: 0,
    succeeded: false,
  };
}
