import { findCurrentVersion, type DataVersion } from '../../../store/database/data-versions.js';
import { toNextDay, toPreviousDay, toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { recordFailure, recordRefresh, recordStillCurrent } from '../../ledger/dataset-health.js';
import { removeAbandonedDrafts } from '../../ledger/version-draft.js';
import { fetchPolicyAt, RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import { keepRawFile } from '../../run/raw-files.js';
import { applyAsVersion, recordRun, type UnitOutcome } from '../../run/single-run.js';
import type { IngestReport, IngestRequest, IngestSource, Workshop } from '../../run/source.js';
import { readPlace, type ReadDocuments } from './discover.js';
import { findReadTo, readHeld } from './held-records.js';
import { planDocuments, type RegisterPlan } from './plan.js';

const SOURCE = 'federal-register';
const DATASET = {
  dataset: 'federal_register',
  title: 'Federal Register documents read as tariff events and events of AD/CVD cases',
} as const;

/** How many days back the first run reads. */
const FIRST_SPAN_DAYS = 30;
/** Documents sometimes appear late, so a run begins some days before the end of the last one. */
const OVERLAP_DAYS = 3;

/** Federal Register documents, as acts of tariff law and steps in the life of cases; never as rates. */
export const federalRegisterSource: IngestSource = {
  name: SOURCE,
  title: 'Federal Register (documents API; not yet run against the live service)',
  hasOfficialAddress: true,
  folder: 'federal-register',
  ingest: async (request, workshop) => {
    await removeAbandonedDrafts(workshop.database);
    const base = await findCurrentVersion(workshop.database, 'live');
    if (base === null)
      return recordRun(
        { source: SOURCE, workshop, base },
        failed('no data version is served yet: start once'),
      );
    return new RegisterRun({ request, workshop, base }).carryOut();
  },
};

function failed(failure: string): UnitOutcome {
  return { unit: SOURCE, status: 'failed', failure };
}

interface Bench {
  readonly request: IngestRequest;
  readonly workshop: Workshop;
  readonly base: DataVersion;
}

class RegisterRun {
  constructor(private readonly bench: Bench) {}

  async carryOut(): Promise<IngestReport> {
    const { request, workshop, base } = this.bench;
    const since = request.since ?? (await this.chooseStart());
    const read = await this.read(since);
    workshop.progress.finish();
    if (!read.ok) return this.stop({ ...failed(read.message) });
    const plan = planDocuments(read.value, await readHeld(workshop.database, base.id));
    const outcome = describe(read.value, plan, since);
    const broken = plan.checks.filter(({ passed }) => !passed);
    if (broken.length > 0) {
      const failure = broken.map(({ check, detail }) => `${check}: ${detail}`).join('; ');
      return this.stop({ ...outcome, status: 'quarantined', failure });
    }
    if (request.dryRun) return this.record({ ...outcome, status: 'dry_run' });
    return plan.tariffEvents.length + plan.caseEvents.length === 0
      ? this.confirm(outcome)
      : this.apply(outcome, plan);
  }

  private async chooseStart(): Promise<CalendarDate> {
    const readTo = await findReadTo(this.bench.workshop.database, DATASET.dataset);
    return readTo === null ? daysBefore(this.today, FIRST_SPAN_DAYS) : daysBefore(readTo, OVERLAP_DAYS);
  }

  private get today(): CalendarDate {
    return toCalendarDate(this.bench.workshop.now().toISOString().slice(0, 10));
  }

  private read(since: CalendarDate): ReturnType<typeof readPlace> {
    const { request, workshop } = this.bench;
    workshop.progress.start('reading', 4);
    return readPlace({
      from: request.from,
      since,
      fetcher: new RateLimitedFetcher(workshop.dataDir, fetchPolicyAt(request.requestsPerSecond)),
      keep: (file) => keepRawFile(workshop.dataDir, file),
      onPage: (name) => workshop.progress.step(name),
    });
  }

  private record(outcome: UnitOutcome): Promise<IngestReport> {
    const { workshop, base } = this.bench;
    return recordRun({ source: SOURCE, workshop, base }, outcome);
  }

  private async stop(outcome: UnitOutcome): Promise<IngestReport> {
    const { request, workshop, base } = this.bench;
    if (!request.dryRun)
      await recordFailure(workshop.database, base.id, { ...DATASET, detail: outcome.failure ?? '' });
    return this.record(outcome);
  }

  private async confirm(outcome: UnitOutcome): Promise<IngestReport> {
    const { workshop, base, request } = this.bench;
    await recordStillCurrent(workshop.database, base.id, {
      ...DATASET,
      at: workshop.now(),
      isOfficial: request.from === null,
    });
    return this.record({ ...outcome, status: 'unchanged' });
  }

  private apply(outcome: UnitOutcome, { tariffEvents, caseEvents }: RegisterPlan): Promise<IngestReport> {
    const { workshop, base, request } = this.bench;
    return applyAsVersion({ source: SOURCE, workshop, base }, outcome, async (session, dataVersionId) => {
      await session.bulkInsert(
        'tariffEvent',
        tariffEvents.map((event) => ({ dataVersionId, ...event })),
      );
      await session.bulkInsert(
        'adcvdEvent',
        caseEvents.map((event) => ({ dataVersionId, ...event })),
      );
      await recordRefresh(session, dataVersionId, {
        ...DATASET,
        at: workshop.now(),
        source: { date: this.today, name: 'search of the Federal Register' },
        coverageFrom: null,
        coverageTo: toNextDay(this.today),
        rowCount: tariffEvents.length + caseEvents.length,
        sources: [
          { place: request.from === null ? 'official' : 'another', sha256: outcome.file?.sha256 ?? null },
        ],
      });
    });
  }
}

function daysBefore(date: CalendarDate, days: number): CalendarDate {
  return days === 0 ? date : daysBefore(toPreviousDay(date), days - 1);
}

function describe({ documents, files }: ReadDocuments, plan: RegisterPlan, since: CalendarDate): UnitOutcome {
  const { tariffEvents, caseEvents, issues, checks } = plan;
  return {
    unit: SOURCE,
    status: 'applied',
    failure: null,
    file: files[0] ?? null,
    rowsRead: documents.length,
    rowsAdded: tariffEvents.length + caseEvents.length,
    changeSet: { since, tariffEvents, caseEvents },
    issues,
    checks,
    lines: [
      `${documents.length} documents since ${since}: ${tariffEvents.length} tariff events, ${caseEvents.length} events of cases`,
      ...tariffEvents.map(
        ({ eventDate, citationText, title }) => `  + ${eventDate} ${citationText}: ${title}`,
      ),
      ...caseEvents.map(
        ({ eventDate, caseNumber, eventType, frDocument }) =>
          `  + ${eventDate} ${caseNumber} ${eventType} (FR Doc ${frDocument})`,
      ),
      ...issues.map(({ record, message }) => `  ! ${record}: ${message}`),
    ],
  };
}
