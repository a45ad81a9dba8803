import type { DatasetStatus as DatasetRecord } from '../store/snapshot/records.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { ALWAYS, isBefore, lastDayOf } from '../terms/interval.js';

/** A publication by name and date. */
type Publication = DatasetRecord['notLoaded'][number];

/** The health of a data set and the rule that determined it. */
export interface Freshness {
  readonly health: DatasetRecord['health'];
  readonly reason: string;
  /** Days after its newest source before the data set is stale. */
  readonly staleAfterDays: number;
  /** Days from its newest source, or the last day verified, to the day of the request. Null: neither is known. */
  readonly ageDays: number | null;
  /** The newest publication known on that day and not loaded. Null: none is known. */
  readonly newestKnown: Publication | null;
}

/** Days a data set stays current after its newest source: its sources publish at least that often. */
const STALE_AFTER_DAYS: Readonly<Record<string, number>> = Object.freeze({
  hts_schedule: 30,
  chapter99_headings: 30,
  chapter99_programs: 30,
  scope_lists: 30,
  tariff_events: 30,
  federal_register: 7,
  csms: 7,
  hts_documents: 7,
  adcvd_orders: 45,
  adcvd_rates: 45,
  adcvd_scope: 45,
  hts_notes: 90,
  fees: 180,
  special_programs: 180,
  countries: 180,
});
const OTHERWISE_STALE_AFTER_DAYS = 90;

/** The rule, as it is served and documented. */
export const HEALTH_RULE =
  'A data set is aged by its newest source: the later of the date of that source and the last day it was verified to, ' +
  'whenever it was read or loaded. It is `error` after a failed run; `unknown` while none of its sources was read; ' +
  '`stale` when a later publication is known and not loaded, or when it is older than its `staleAfterDays`; ' +
  'else `healthy`.';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Checks in order: a failed run, whether a source was ever read, known missing publications, then age. */
export function decideFreshness(record: DatasetRecord, today: CalendarDate): Freshness {
  const { dataset, health, detail, sourceDate, lastRefreshed } = record;
  const staleAfterDays = STALE_AFTER_DAYS[dataset] ?? OTHERWISE_STALE_AFTER_DAYS;
  const newestKnown = record.notLoaded.findLast(({ date }) => !isBefore(today, date)) ?? null;
  const knownTo = latest([sourceDate, lastDayOf(record.coverage)]) ?? dayOf(lastRefreshed);
  const ageDays = knownTo === null ? null : Math.floor((Date.parse(today) - Date.parse(knownTo)) / DAY_MS);
  const facts = { staleAfterDays, ageDays, newestKnown };
  if (health === 'error')
    return {
      ...facts,
      health,
      reason: `the last run failed, the last good content is served: ${detail ?? 'no reason recorded'}`,
    };
  if (ageDays === null || health === 'unknown')
    return { ...facts, health: 'unknown', reason: detail ?? 'no source of it was read' };
  if (newestKnown !== null)
    return {
      ...facts,
      health: 'stale',
      reason: `${newestKnown.name} of ${newestKnown.date} is known and not loaded`,
    };
  if (ageDays > staleAfterDays)
    return {
      ...facts,
      health: 'stale',
      reason: `known to ${knownTo}, ${ageDays} days ago, more than ${staleAfterDays}`,
    };
  const age =
    ageDays < 0 ? `after the day asked about` : `${ageDays} days ago, not more than ${staleAfterDays}`;
  return { ...facts, health: 'healthy', reason: `known to ${knownTo}, ${age}` };
}

function latest(days: readonly (CalendarDate | null)[]): CalendarDate | null {
  return days.reduce(
    (last, day) => (last === null || (day !== null && isBefore(last, day)) ? day : last),
    null,
  );
}

function dayOf(instant: string | null): string | null {
  return instant?.slice(0, 10) ?? null;
}

/** Live sources that no run has loaded yet; they are reported as empty. */
const LIVE_SOURCES: readonly (readonly [string, string])[] = [
  ['federal_register', 'Federal Register documents read as tariff events and events of AD/CVD cases'],
  ['csms', 'CSMS messages of CBP read as tariff events'],
  ['hts_documents', 'Chapter 99 and change record of the schedule as printed'],
];

/** The records of a data version, plus those of sources that never ran. */
export function addLiveSources(records: readonly DatasetRecord[]): readonly DatasetRecord[] {
  const missing = LIVE_SOURCES.filter(([name]) => !records.some(({ dataset }) => dataset === name));
  return [
    ...records,
    ...missing.map(([dataset, title]): DatasetRecord => ({
      dataset,
      title,
      health: 'unknown',
      lastRefreshed: null,
      sourceDate: null,
      sourceName: null,
      notLoaded: [],
      coverage: ALWAYS,
      rowCount: 0,
      sources: [],
      detail: 'never refreshed; its reader has not yet run against the live service',
    })),
  ];
}

/** What the last refresh read, as recorded by the ingestion. */
export function sourceOf({ sources }: DatasetRecord): {
  readonly sourceRevision: string | null;
  readonly sourceSha256: string | null;
} {
  const { revision, sha256 } = (sources[0] ?? {}) as { revision?: unknown; sha256?: unknown };
  return {
    sourceRevision: typeof revision === 'string' ? revision : null,
    sourceSha256: typeof sha256 === 'string' ? sha256 : null,
  };
}
