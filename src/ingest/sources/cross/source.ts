import { findCurrentVersion } from '../../../store/database/data-versions.js';
import { compareRulings, saveRulings } from '../../../store/rulings/save-rulings.js';
import { toPreviousDay, toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { fetchPolicyAt, RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import { recordRun, type UnitOutcome } from '../../run/single-run.js';
import type { IngestRequest, IngestSource, Workshop } from '../../run/source.js';
import { parseRulings } from '../rulings/parse-rulings.js';
import { OFFICIAL, readLetters, type ReadLetters } from './read-letters.js';

const SOURCE = 'cross';
/** How many days back a run without `--since` reads. */
const SPAN_DAYS = 30;
/** Above this share of unexpected letters the answer itself is at fault. */
const MAX_QUARANTINED = 0.005;

/** Ruling letters from the Customs service, stored by number outside any data version. */
export const crossSource: IngestSource = {
  name: SOURCE,
  title: 'CBP CROSS (search and letters; not yet run against the live service)',
  hasOfficialAddress: true,
  folder: 'cross-service',
  ingest: async (request, workshop) => {
    const outcome = await carryOut(request, workshop);
    workshop.progress.finish();
    const base = await findCurrentVersion(workshop.database, 'live');
    return recordRun({ source: SOURCE, workshop, base }, outcome);
  },
};

function failed(failure: string): UnitOutcome {
  return { unit: SOURCE, status: 'failed', failure };
}

async function carryOut(request: IngestRequest, workshop: Workshop): Promise<UnitOutcome> {
  const { from } = request;
  if (from !== null && !/^https?:\/\//i.test(from))
    return failed('letters in a file are read by the source rulings: --from takes an address here');
  const today = toCalendarDate(workshop.now().toISOString().slice(0, 10));
  const since = request.since ?? daysBefore(today, SPAN_DAYS);
  workshop.progress.start('reading', 1);
  const read = await readLetters({
    base: from === null ? OFFICIAL : from.endsWith('/') ? from : `${from}/`,
    since,
    fetcher: new RateLimitedFetcher(workshop.dataDir, fetchPolicyAt(request.requestsPerSecond)),
    onLetter: (number) => workshop.progress.step(number),
  });
  return read.ok ? keep(read.value, { request, workshop, since }) : failed(read.message);
}

interface Keeping {
  readonly request: IngestRequest;
  readonly workshop: Workshop;
  readonly since: CalendarDate;
}

async function keep(
  { lines, quarantined, found, files }: ReadLetters,
  { request, workshop, since }: Keeping,
): Promise<UnitOutcome> {
  const parsed = lines.length === 0 ? null : parseRulings(lines.join('\n'));
  const issues = [...quarantined, ...(parsed?.ok ? parsed.value.issues : [])];
  const read = { unit: SOURCE, file: files[0] ?? null, rowsRead: found, issues };
  const [first] = issues;
  if (parsed?.ok === false || (first !== undefined && issues.length > found * MAX_QUARANTINED)) {
    const failure = parsed?.ok === false ? parsed.message : `${first?.record}: ${first?.message}`;
    return { ...read, status: 'quarantined', failure };
  }
  const rulings = parsed?.value.rulings ?? [];
  const { database, now } = workshop;
  const { added, changed } = await compareRulings(database, rulings);
  const outcome = {
    ...read,
    failure: null,
    rowsAdded: added.length,
    rowsChanged: changed.length,
    changeSet: { since, added, changed },
    lines: [`${found} letters since ${since}: ${added.length} new, ${changed.length} changed`],
  };
  if (request.dryRun) return { ...outcome, status: 'dry_run' };
  if (added.length + changed.length === 0) return { ...outcome, status: 'unchanged' };
  await database.transaction((session) => saveRulings(session, rulings, now()));
  return { ...outcome, status: 'applied' };
}

function daysBefore(date: CalendarDate, days: number): CalendarDate {
  return days === 0 ? date : daysBefore(toPreviousDay(date), days - 1);
}
