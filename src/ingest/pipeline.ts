import { findCurrentVersion, type DataVersion } from '../store/database/data-versions.js';
import { toUtcDay, type CalendarDate } from '../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../terms/result.js';
import { isProposed } from './keeping/proposals.js';
import { findCoveredTo, recordFailure, recordStillCurrent } from './ledger/dataset-health.js';
import { removeAbandonedDrafts } from './ledger/version-draft.js';
import type {
  Difference,
  Discovered,
  Fetched,
  ReadingTools,
  Records,
  Sound,
  SourceDefinition,
} from './run/definition.js';
import { concernsHealth } from './run/fetch-bytes.js';
import { fetchPolicyAt, RateLimitedFetcher } from './run/rate-limited-fetch.js';
import { keepRawFile, readLocalFile, type RawFile } from './run/raw-files.js';
import { recordRun, type UnitOutcome } from './run/record-run.js';
import type { CheckOutcome, IngestReport, IngestRequest, IngestSource, Workshop } from './run/source.js';
import { writeRun } from './run/write-run.js';

/** A source that the command line runs: its own functions in the order of the pipeline. */
export function defineSource<
  Found extends Discovered,
  Raw extends Fetched,
  Read extends Records,
  Held,
  Change extends Difference,
>(definition: SourceDefinition<Found, Raw, Read, Held, Change>): IngestSource {
  const { name, folder, isWhole, official, split } = definition;
  return {
    ...{ name, folder, ...(isWhole && { isWhole }), ...(official && { official }), ...(split && { split }) },
    ingest: async (request, workshop) => {
      await removeAbandonedDrafts(workshop.database);
      const base = await findCurrentVersion(workshop.database, 'live');
      return new PipelineRun(definition, { request, workshop, base }).carryOut();
    },
  };
}

interface RunContext {
  readonly request: IngestRequest;
  readonly workshop: Workshop;
  readonly base: DataVersion | null;
}

/** One run of a source: every ending is recorded, and only a sound change is written. */
class PipelineRun<
  Found extends Discovered,
  Raw extends Fetched,
  Read extends Records,
  Held,
  Change extends Difference,
> {
  readonly #now: Date;
  readonly #today: CalendarDate;
  readonly #fetcher: RateLimitedFetcher;

  constructor(
    private readonly definition: SourceDefinition<Found, Raw, Read, Held, Change>,
    private readonly context: RunContext,
  ) {
    this.#now = context.workshop.now();
    this.#today = toUtcDay(this.#now);
    const { request, workshop } = context;
    const pace = request.requestsPerSecond ?? definition.requestsPerSecond;
    this.#fetcher = new RateLimitedFetcher(workshop, fetchPolicyAt(pace));
  }

  async carryOut(): Promise<IngestReport> {
    const { definition, context } = this;
    if (definition.write.into === 'version' && context.base === null)
      return this.refuseRun('no data version is served yet: start once');
    const raw = await this.read();
    if (!raw.ok) return this.refuseRun(raw.message);
    const records = definition.parse(raw.value);
    if (records.ok) return this.decide(raw.value, records.value);
    await this.forget(raw.value);
    return this.refuseRun(records.message, raw.value);
  }

  /** What was refused is fetched anew: its server may call the right bytes by the same name. */
  private async forget({ files }: Fetched): Promise<void> {
    for (const { url } of files) if (url !== null) await this.#fetcher.forget(url);
  }

  private async read(): Promise<Parsed<Raw>> {
    const { progress } = this.context.workshop;
    const tools = await this.toTools();
    try {
      progress.start('discovering', 1);
      const found = await this.definition.discover(tools);
      if (!found.ok) return found;
      progress.start('reading', found.value.count);
      return await this.definition.fetch(found.value, tools);
    } finally {
      progress.finish();
    }
  }

  private async toTools(): Promise<ReadingTools> {
    const { request, workshop } = this.context;
    const { database, dataDir, updateKey, progress } = workshop;
    const { dataset } = this.definition;
    return {
      ...{ request, dataDir, updateKey, progress, today: this.#today },
      coveredTo: dataset ? await findCoveredTo(database, dataset.dataset) : null,
      fetcher: this.#fetcher,
      readFile: async (path) => keepRead(dataDir, readLocalFile(path)),
    };
  }

  private async decide(raw: Raw, records: Read): Promise<IngestReport> {
    const { definition, context } = this;
    const { request, workshop, base } = context;
    const held = await definition.readHeld(workshop.database, records, base);
    const change = definition.diff(records, held);
    const { allowLargeChange } = request;
    const checks = definition.checks({ records, held, change, allowLargeChange });
    const outcome = this.describe(raw, records, { change, checks });
    const { sha256 } = raw.files[0] ?? {};
    const waits = request.proposes === true && change.changesDuty;
    if (waits && sha256 !== undefined && (await isProposed(workshop.database, sha256)))
      return this.record({
        ...outcome,
        status: 'unchanged',
        lines: [`${outcome.unit} waits already as a proposal, or was rejected`],
      });
    const broken = checks.filter(({ passed }) => !passed);
    if (broken.length > 0) {
      await this.forget(raw);
      const failure = broken.map(({ check, detail }) => `${check}: ${detail}`).join('; ');
      return this.stop({ ...outcome, status: 'quarantined', failure });
    }
    const { added, changed, closed } = change.rows;
    if (change.isEmpty ?? added + changed + closed === 0) return this.confirm(outcome);
    if (request.dryRun) return this.record({ ...outcome, status: 'dry_run' });
    if (waits) return this.record({ ...outcome, status: 'proposed' });
    const sound: Sound<Raw, Read, Change> = {
      ...{ raw, records, change, request, now: this.#now, today: this.#today },
    };
    return writeRun({ ...this.bench, definition }, outcome, sound);
  }

  private describe(
    raw: Raw,
    { rowsRead, issues }: Read,
    { change, checks }: { readonly change: Change; readonly checks: readonly CheckOutcome[] },
  ): UnitOutcome {
    const { added, changed, closed } = change.rows;
    return {
      unit: raw.unit ?? this.definition.name,
      ...{ status: 'applied', failure: null, file: raw.files[0] ?? null, checks, rowsRead },
      ...{ rowsAdded: added, rowsChanged: changed, rowsClosed: closed },
      changeSet: {
        ...change.changeSet,
        ...{ title: this.definition.title, changesDuty: change.changesDuty },
        ...{ words: change.lines, touches: change.touches ?? {} },
      },
      issues: [...issues, ...(change.issues ?? [])],
      lines: change.changesDuty
        ? [...change.lines, '  duties calculated after this change may differ']
        : change.lines,
    };
  }

  private refuseRun(failure: string, raw: Fetched | null = null): Promise<IngestReport> {
    const unit = raw?.unit ?? this.definition.name;
    return this.stop({ unit, status: 'failed', failure, file: raw?.files[0] ?? null });
  }

  /** The data served stays served; its health says why the source could not be read. */
  private async stop(outcome: UnitOutcome): Promise<IngestReport> {
    const { request, workshop, base } = this.context;
    const { dataset, name } = this.definition;
    if (base !== null && dataset && concernsHealth(request, outcome.failure)) {
      const detail = `${outcome.unit === name ? '' : `${outcome.unit}: `}${outcome.failure ?? ''}`;
      await recordFailure(workshop.database, base.id, { ...dataset, detail });
    }
    return this.record(outcome);
  }

  private async confirm(outcome: UnitOutcome): Promise<IngestReport> {
    const { request, workshop, base } = this.context;
    const { dataset, official } = this.definition;
    const isOfficial = official !== undefined && request.from === null;
    if (base !== null && dataset && !request.dryRun)
      await recordStillCurrent(workshop.database, base.id, { ...dataset, at: this.#now, isOfficial });
    return this.record({ ...outcome, status: 'unchanged' });
  }

  private get bench() {
    return { source: this.definition.name, workshop: this.context.workshop, base: this.context.base };
  }

  private record(outcome: UnitOutcome): Promise<IngestReport> {
    return recordRun(this.bench, outcome);
  }
}

async function keepRead(dataDir: string, file: Parsed<RawFile>): Promise<Parsed<RawFile>> {
  if (!file.ok) return refuse(file.message);
  await keepRawFile(dataDir, file.value);
  return accept(file.value);
}
