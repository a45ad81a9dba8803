import type { DatasetStatus as DatasetRecord } from '../store/snapshot/records.js';
import type { CalendarDate } from '../terms/calendar-date.js';

/** The condition of a data set and the rule that decided it. */
export interface Freshness {
  readonly health: DatasetRecord['health'];
  readonly reason: string;
}

/** Days after which a data set that was not refreshed is stale; its sources publish at least that often. */
const USUAL_DAYS: Readonly<Record<string, number>> = {
  hts_schedule: 45,
  chapter99_headings: 45,
  federal_register: 7,
  adcvd_rates: 45,
};
const OTHERWISE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A failed run first, then whether it was ever refreshed, then its age on the day of the question. */
export function decideFreshness(record: DatasetRecord, today: CalendarDate): Freshness {
  const { dataset, health, detail, lastRefreshed } = record;
  if (health === 'error')
    return {
      health,
      reason: `the last run failed, the last good content is served: ${detail ?? 'no reason recorded'}`,
    };
  if (lastRefreshed === null || health === 'unknown')
    return { health: 'unknown', reason: detail ?? 'never refreshed' };
  const usual = USUAL_DAYS[dataset] ?? OTHERWISE_DAYS;
  const age = Math.floor((Date.parse(today) - Date.parse(lastRefreshed)) / DAY_MS);
  return age > usual
    ? { health: 'stale', reason: `last refreshed ${age} days ago, more than ${usual}` }
    : { health: 'healthy', reason: `refreshed within ${usual} days` };
}

/** Readers of live services that no run has filled yet: nothing is held of them, and that is said. */
const LIVE_SOURCES: readonly (readonly [string, string])[] = [
  ['federal_register', 'Federal Register documents read as tariff events and events of AD/CVD cases'],
];

/** The records of a data version, with those of sources that were never run. */
export function withLiveSources(records: readonly DatasetRecord[]): readonly DatasetRecord[] {
  const missing = LIVE_SOURCES.filter(([name]) => !records.some(({ dataset }) => dataset === name));
  return [
    ...records,
    ...missing.map(([dataset, title]): DatasetRecord => ({
      dataset,
      title,
      health: 'unknown',
      lastRefreshed: null,
      coverage: { from: null, to: null },
      rowCount: 0,
      sources: [],
      detail: 'never refreshed; its reader has not yet run against the live service',
    })),
  ];
}

/** What the last refresh read, as the ingestion recorded it. */
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
