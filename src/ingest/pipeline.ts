import { findCurrentVersion } from '../store/database/data-versions.js';
import { isProposed } from './keeping/proposals.js';
import { recordFailure, recordNotLoaded, recordStillCurrent } from './ledger/dataset-health.js';
import { removeAbandonedDrafts } from './ledger/version-draft.js';
import type { Difference, Discovered, Fetched, Records, SourceDefinition } from './run/definition.js';
import { concernsHealth } from './run/fetch-bytes.js';
import {
  PROPOSED_ALREADY,
  type PlannedSource,
  type PlannedUnit,
  type RunContext,
  type RunWork,
} from './run/plan.js';
import { OneUnit } from './run/plan-one.js';
import { fetchPolicyAt, RateLimitedFetcher } from './run/rate-limited-fetch.js';
import { recordUnit, type UnitBench } from './run/record-run.js';
import type { IngestReport, IngestSource, RunReport, UnitOutcome } from './run/source.js';
import { writeUnits } from './run/write-run.js';

/** A source that the command line runs: its own functions in the order of the pipeline. */
export function defineSource<
  Found extends Discovered,
  Raw extends Fetched,
  Read extends Records,
  Held,
  Change extends Difference,
>(definition: SourceDefinition<Found, Raw, Read, Held, Change>): IngestSource {
  return definePlanned({ ...definition, plan: (context) => new OneUnit(definition, context).plan() });
}

/** A source whose run may be of several units, which it plans by itself. */
export function definePlanned<Unit extends PlannedUnit>(source: PlannedSource<Unit>): IngestSource {
  const { name, folder, isWhole, official, split, requestsPerSecond } = source;
  return {
    ...{ name, folder, ...(isWhole && { isWhole }), ...(official && { official }), ...(split && { split }) },
    ingest: async (request, workshop) => {
      await removeAbandonedDrafts(workshop.database);
      const base = await findCurrentVersion(workshop.database, 'live');
      const pace = request.requestsPerSecond ?? requestsPerSecond;
      const fetcher = new RateLimitedFetcher(workshop, fetchPolicyAt(pace));
      const isOfficial = official !== undefined && request.from === null;
      return new PipelineRun(source, { request, workshop, base, fetcher, isOfficial }).carryOut();
    },
  };
}

/** One run of a source: every ending is recorded, and only a sound change is written. */
class PipelineRun<Unit extends PlannedUnit> {
  constructor(
    private readonly source: PlannedSource<Unit>,
    private readonly context: RunContext,
  ) {}

  async carryOut(): Promise<IngestReport> {
    const { work, ending, rowsRead, sparesHealth } = await this.source.plan(this.context);
    const runs = work === null ? [] : [...(await this.do(work))];
    if (ending !== null) {
      if (!sparesHealth) await this.recordHealth(ending);
      runs.push(await recordUnit(this.bench, ending));
    }
    const dataVersion = (await this.findServed())?.contentHash ?? null;
    const succeeded = runs.every(({ failure }) => failure === null);
    return { source: this.source.name, runs, dataVersion, rowsRead, succeeded };
  }

  private async do(work: RunWork<Unit>): Promise<readonly RunReport[]> {
    const { request } = this.context;
    const { units } = work;
    if (request.dryRun)
      return this.recordAll(
        units.flatMap(({ outcome }) => (outcome ? { ...outcome, status: 'dry_run' } : [])),
      );
    const first = request.proposes ? units.findIndex(({ changesDuty }) => changesDuty) : -1;
    if (first < 0) return writeUnits(this.bench, work, units);
    const applied = await writeUnits(this.bench, work, units.slice(0, first));
    if (applied.some(({ failure }) => failure !== null)) return applied;
    const runs = [...applied, ...(await this.propose(work, units.slice(first)))];
    return runs.length === 0 ? this.recordAll([PROPOSED_ALREADY]) : runs;
  }

  /** Records units that wait to be accepted; those that wait already are only named. */
  private async propose(work: RunWork<Unit>, units: readonly Unit[]): Promise<readonly RunReport[]> {
    const { database, now } = this.context.workshop;
    const { dataset } = this.source;
    const served = await this.findServed();
    const proposals: UnitOutcome[] = [];
    for (const unit of units) {
      const { outcome } = unit;
      if (outcome === null || (outcome.file && (await isProposed(database, outcome.file.sha256)))) continue;
      const proposal = (await work.toProposal?.(unit, served)) ?? outcome;
      proposals.push({ ...proposal, status: 'proposed' });
    }
    const runs = await this.recordAll(proposals);
    if (served && dataset)
      await recordNotLoaded(database, served.id, {
        dataset: dataset.dataset,
        at: this.context.isOfficial ? now() : null,
        notLoaded: units.flatMap(({ name, publishedOn: date }) => (date ? { name, date } : [])),
      });
    return runs;
  }

  /** What is served stays served; its health says whether the source was read, or why it could not be. */
  private async recordHealth(ending: UnitOutcome): Promise<void> {
    const { request, workshop, isOfficial } = this.context;
    const { dataset, name } = this.source;
    const { unit, failure } = ending;
    const served = await this.findServed();
    if (!served || !dataset || ending === PROPOSED_ALREADY) return;
    if (failure === null && !request.dryRun)
      await recordStillCurrent(workshop.database, served.id, { ...dataset, at: workshop.now(), isOfficial });
    if (failure === null || !concernsHealth(request, failure)) return;
    const detail = `${unit === name ? '' : `${unit}: `}${failure}`;
    await recordFailure(workshop.database, served.id, { ...dataset, detail });
  }

  private async recordAll(outcomes: readonly UnitOutcome[]): Promise<readonly RunReport[]> {
    const runs: RunReport[] = [];
    for (const outcome of outcomes) runs.push(await recordUnit(this.bench, outcome));
    return runs;
  }

  private findServed() {
    return findCurrentVersion(this.context.workshop.database, 'live');
  }

  private get bench(): UnitBench {
    return { source: this.source.name, workshop: this.context.workshop, base: this.context.base };
  }
}
