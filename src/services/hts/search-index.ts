import { ScheduleSearch } from '../../search/schedule-search.js';
import { readTradeNames } from '../../search/trade/read-trade-names.js';
import { RecentlyUsed } from '../../store/snapshot/recently-used.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { toHtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import type { ServiceContext } from '../service-context.js';
import type { Edition } from './edition.js';

/** Each takes some 50 MB: today's schedule and what was asked for last. */
const INDEXES_KEPT = 3;

const kept = new WeakMap<Snapshot, RecentlyUsed<string, ScheduleSearch>>();
/** Days between which only rules change share their rows, and so their index. */
const byRows = new WeakMap<readonly ScheduleNode[], ScheduleSearch>();

/** The index of one edition, built when first asked for (about a second); later searches take milliseconds. */
export function searchIndexOf(
  { date, published }: Edition,
  { snapshot }: Pick<ServiceContext, 'snapshot'>,
): ScheduleSearch {
  const indexes = kept.get(snapshot) ?? new RecentlyUsed<string, ScheduleSearch>(INDEXES_KEPT);
  kept.set(snapshot, indexes);
  const key = `${firstDayOfStretch(date, snapshot)} ${published ?? 'last'}`;
  return indexes.get(key, () => indexRows(snapshot.rootRows(date, published), snapshot));
}

/** Builds the index of one edition before anybody asks for it, in steps between which a server answers. */
export function* searchIndexSteps(
  { date, published }: Edition,
  { snapshot }: Pick<ServiceContext, 'snapshot'>,
): Generator<void, void> {
  // Reading a row of a chapter puts its tree together.
  for (const { chapter } of snapshot.catalog.chapters) {
    snapshot.rowAt(toHtsNumber(`${chapter}01`), date, published);
    yield;
  }
  const roots = snapshot.rootRows(date, published);
  if (byRows.has(roots)) return;
  const { catalog } = snapshot;
  byRows.set(roots, yield* ScheduleSearch.inSteps({ catalog, roots }, readTradeNames()));
}

function indexRows(roots: readonly ScheduleNode[], { catalog }: Snapshot): ScheduleSearch {
  const known = byRows.get(roots);
  if (known !== undefined) return known;
  const built = new ScheduleSearch({ catalog, roots }, readTradeNames());
  byRows.set(roots, built);
  return built;
}

/** From one change day to the next the schedule is the same. */
function firstDayOfStretch(date: CalendarDate, { changeDays }: Snapshot): CalendarDate {
  return changeDays.findLast((day) => !isBefore(date, day)) ?? date;
}
