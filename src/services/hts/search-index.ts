import { readGoodsModel } from '../../search/goods/read-goods-model.js';
import { ScheduleSearch } from '../../search/schedule-search.js';
import { readTradeNamesInSteps } from '../../search/trade/read-trade-names.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import type { Catalog } from '../../store/snapshot/catalog.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { Problem } from '../../terms/errors.js';
import { toHtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import type { ServiceContext } from '../service-context.js';
import type { Edition } from './edition.js';
import { onceFor } from '../../terms/lazily.js';
import { runInTurns } from '../../terms/pause.js';

/** Each takes about 50 MB: today's schedule and the last requested ones. */
const INDEXES_KEPT = 3;
/** Indexes are built one at a time, in about a second each; a request behind more than this many is refused. */
const MAX_UNDER_WAY = 8;

/** An index, and every range of days and printing known to have its rows. */
interface Kept {
  readonly roots: readonly ScheduleNode[];
  readonly index: Outlined;
  readonly stretches: Set<string>;
}

const cacheOf = onceFor((snapshot: Snapshot) => new IndexCache(snapshot));

/** Indexes by their rows, while a data version keeps them: versions with the same schedule share an index. */
const built = new WeakMap<readonly ScheduleNode[], WeakRef<Outlined>>();

/** An index and the outline it gives for the rows. */
interface Outlined {
  readonly sections: Catalog['sections'];
  readonly chapters: Catalog['chapters'];
  readonly search: ScheduleSearch;
}

/**
 * The index of one edition, built on first request in slices of a few milliseconds so that other requests run between
 * them; concurrent requests share the build. Rejects with `service-unavailable` while too many builds wait.
 */
export async function searchIndexOf(
  edition: Edition,
  { snapshot }: Pick<ServiceContext, 'snapshot'>,
): Promise<ScheduleSearch> {
  return cacheOf(snapshot).find(edition);
}

/** The indexes of one data version. */
class IndexCache {
  /** Most recently used first. */
  private kept: readonly Kept[] = [];
  private readonly underWay = new Map<string, Promise<ScheduleSearch>>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly snapshot: Snapshot) {}

  find(edition: Edition): ScheduleSearch | Promise<ScheduleSearch> {
    const stretch = `${firstDayOfStretch(edition.date, this.snapshot)} ${edition.published ?? 'last'}`;
    const known = this.kept.find(({ stretches }) => stretches.has(stretch));
    if (known !== undefined) return this.keep(known, stretch);
    return this.underWay.get(stretch) ?? this.startBuild(edition, stretch);
  }

  private startBuild(edition: Edition, stretch: string): Promise<ScheduleSearch> {
    if (this.underWay.size >= MAX_UNDER_WAY) throw tooManyBuilds();
    const built = this.turn
      .then(() => runInTurns(this.build(edition)))
      .then((one) => this.keep(one, stretch))
      .finally(() => this.underWay.delete(stretch));
    this.underWay.set(stretch, built);
    this.turn = built.catch(() => undefined);
    return built;
  }

  /** Days between which only rules change share their rows and therefore their index. */
  private *build({ date, published }: Edition): Generator<void, Kept> {
    const { snapshot } = this;
    // Reading a row of a chapter builds its tree.
    for (const { chapter } of snapshot.catalog.chapters) {
      snapshot.findRow(toHtsNumber(`${chapter}01`), date, published);
      yield;
    }
    const roots = snapshot.listRootRows(date, published);
    const known = this.kept.find((one) => one.roots === roots);
    if (known !== undefined) return known;
    return { roots, index: yield* indexOf(roots, snapshot.catalog), stretches: new Set() };
  }

  private keep(one: Kept, stretch: string): ScheduleSearch {
    one.stretches.add(stretch);
    if (this.kept[0] !== one) {
      const all = [one, ...this.kept.filter((other) => other !== one)];
      this.kept = all.slice(0, INDEXES_KEPT);
      for (const { roots } of all.slice(INDEXES_KEPT)) built.delete(roots);
    }
    return one.index.search;
  }
}

/** The index of another data version with the same rows and outline, or a new one. */
function* indexOf(
  roots: readonly ScheduleNode[],
  { sections, chapters }: Catalog,
): Generator<void, Outlined> {
  const known = built.get(roots)?.deref();
  if (known?.sections === sections && known.chapters === chapters) return known;
  const catalog = { sections, chapters };
  const words = { trade: yield* readTradeNamesInSteps(), goods: readGoodsModel() };
  const search = yield* ScheduleSearch.createInSteps({ catalog, roots }, words);
  const index = { sections, chapters, search };
  built.set(roots, new WeakRef(index));
  return index;
}

/** The schedule does not change between two change days. */
function firstDayOfStretch(date: CalendarDate, { changeDays }: Snapshot): CalendarDate {
  return changeDays.findLast((day) => !isBefore(date, day)) ?? date;
}

function tooManyBuilds(): Problem {
  const detail = 'The search indexes of several other dates are being built.';
  return new Problem('service-unavailable', detail).withHeaders({ 'Retry-After': '5' });
}
