import { serveCopy } from '../ledger/version-draft.js';
import { findCoveredTo, recordRefresh } from '../ledger/dataset-health.js';
import { toUtcDay, type CalendarDate } from '../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import type {
  Difference,
  Discovered,
  Fetched,
  ReadingTools,
  Records,
  Sound,
  SourceDefinition,
} from './definition.js';
import type { RunContext, RunPlan, RunWork } from './plan.js';
import { keepRawFile, readLocalFile, type RawFile } from './raw-files.js';
import { findBroken, type UnitOutcome } from './source.js';
import { servePack } from './write-run.js';

/** The plan of a source whose run is of one unit. */
export class OneUnit<
  Found extends Discovered,
  Raw extends Fetched,
  Read extends Records,
  Held,
  Change extends Difference,
> {
  readonly #now: Date;
  readonly #today: CalendarDate;

  constructor(
    private readonly definition: SourceDefinition<Found, Raw, Read, Held, Change>,
    private readonly context: RunContext,
  ) {
    this.#now = context.workshop.now();
    this.#today = toUtcDay(this.#now);
  }

  async plan(): Promise<RunPlan> {
    const { definition, context } = this;
    if (definition.write.into === 'version' && context.base === null)
      return this.refuse('no data version is served yet: start once');
    const raw = await this.read();
    if (!raw.ok) return this.refuse(raw.message);
    const records = definition.parse(raw.value);
    if (records.ok) return this.decide(raw.value, records.value);
    await this.forget(raw.value);
    return this.refuse(records.message, raw.value);
  }

  /** What was refused is fetched anew: its server may call the right bytes by the same name. */
  private async forget({ files }: Fetched): Promise<void> {
    for (const { url } of files) if (url !== null) await this.context.fetcher.forget(url);
  }

  private refuse(failure: string, raw: Fetched | null = null): RunPlan {
    const unit = raw?.unit ?? this.definition.name;
    const ending: UnitOutcome = { unit, status: 'failed', failure, file: raw?.files[0] ?? null };
    return { rowsRead: 0, work: null, ending };
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
    const { request, workshop, fetcher } = this.context;
    const { database, dataDir, updateKey, progress } = workshop;
    const { dataset } = this.definition;
    return {
      ...{ request, dataDir, updateKey, progress, fetcher, today: this.#today },
      coveredTo: dataset ? await findCoveredTo(database, dataset.dataset) : null,
      readFile: async (path) => keepRead(dataDir, readLocalFile(path)),
    };
  }

  private async decide(raw: Raw, records: Read): Promise<RunPlan> {
    const { definition, context } = this;
    const { request, workshop, base } = context;
    const held = await definition.readHeld(workshop.database, records, base);
    const change = definition.diff(records, held);
    const { allowLargeChange } = request;
    const checks = definition.checks({ records, held, change, allowLargeChange });
    const outcome: UnitOutcome = { ...this.describe(raw, records, change), checks };
    const plan = { rowsRead: records.rowsRead, work: null, ending: null };
    const failure = findBroken(checks);
    if (failure !== null) {
      await this.forget(raw);
      return { ...plan, ending: { ...outcome, status: 'quarantined', failure } };
    }
    const { added, changed, closed } = change.rows;
    if (change.isEmpty ?? added + changed + closed === 0)
      return { ...plan, ending: { ...outcome, status: 'unchanged' } };
    const sound: Sound<Raw, Read, Change> = {
      ...{ raw, records, change, request, now: this.#now, today: this.#today },
    };
    return { ...plan, work: this.toWork(outcome, sound) };
  }

  private describe(raw: Raw, { rowsRead, issues }: Read, change: Change): UnitOutcome {
    const { added, changed, closed } = change.rows;
    return {
      unit: raw.unit ?? this.definition.name,
      ...{ status: 'applied', failure: null, file: raw.files[0] ?? null, rowsRead },
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

  private toWork(outcome: UnitOutcome, sound: Sound<Raw, Read, Change>): RunWork {
    const { workshop, base } = this.context;
    const { database } = workshop;
    const { name, write, dataset } = this.definition;
    const units = [{ name: outcome.unit, outcome, changesDuty: sound.change.changesDuty }];
    if (write.into === 'pack')
      return { units, serve: (_, fill) => servePack(write.pack(sound), workshop, fill) };
    if (write.into === 'shared')
      return { units, serve: (_, fill) => fill((session) => write.rows(session, sound), null) };
    const writeTo = (id: number): Parameters<Parameters<RunWork['serve']>[1]>[0] => {
      return async (session) => {
        await write.rows(session, sound, id);
        const refreshed = write.refreshed?.(sound);
        if (dataset && refreshed) await recordRefresh(session, id, { ...dataset, ...refreshed });
      };
    };
    const copy = { database, base, except: write.replaces, ingested: { source: name } };
    return { units, serve: (_, fill) => serveCopy({ ...copy, fill: (id) => fill(writeTo(id), id) }) };
  }
}

async function keepRead(dataDir: string, file: Parsed<RawFile>): Promise<Parsed<RawFile>> {
  if (!file.ok) return refuse(file.message);
  await keepRawFile(dataDir, file.value);
  return accept(file.value);
}
