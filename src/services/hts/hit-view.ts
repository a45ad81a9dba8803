import type { ScheduleHit, ScheduleHits, ScheduleSearch } from '../../search/schedule-search.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { CONSTANT_PART } from '../../terms/constant-part.js';
import { formatDotted, levelOf, listTextsTo } from './present-row.js';
import { ratesOf } from './row-rates.js';
import { onceFor } from '../../terms/lazily.js';

/** What is shown of a row, however it was found. */
type HitRow = ReturnType<typeof presentHitRow>;

/** About thirty megabytes, including what other caches keep as long as a row. */
const MAX_KEPT = 20_000;

/** The last shown rows of all indexes: a row of the schedule never changes. */
let hitRowsOf = keepHitRows();
let count = 0;

function keepHitRows() {
  return onceFor(({ size }: ScheduleSearch) => new HitRows(size));
}

/** Rows of one index by position: a lookup by the row itself would read it, and it is seldom in a CPU cache. */
class HitRows {
  private readonly rows: (HitRow | undefined)[];

  constructor(size: number) {
    this.rows = new Array<HitRow | undefined>(size);
  }

  of(hit: ScheduleHit): HitRow {
    return this.rows[hit.place] ?? this.keep(hit);
  }

  private keep({ place, node }: ScheduleHit): HitRow {
    if (count === MAX_KEPT) [hitRowsOf, count] = [keepHitRows(), 0];
    const row = presentHitRow(node);
    this.rows[place] = row;
    count += 1;
    return row;
  }
}

/** @param start number of hits before the first of these */
export function presentHits(
  hits: readonly ScheduleHit[],
  { search }: Pick<ScheduleHits, 'search'>,
  start: number,
): readonly HitView[] {
  const rows = hitRowsOf(search);
  return hits.map((hit, nth) => new HitView(hit, start + nth + 1, rows.of(hit)));
}

function presentHitRow(node: ScheduleNode) {
  return Object.freeze({
    code: formatDotted(node.row.htsNumber as string),
    description: node.row.description,
    path: listTextsTo(node),
    level: levelOf(node),
    units: node.row.units,
    legalFrom: node.row.legal.from,
    legalTo: node.row.legal.to,
    ...ratesOf(node),
  });
}

/** A row found. The reason it was found is computed only on request. */
class HitView {
  constructor(
    private readonly hit: ScheduleHit,
    /** Place in the ranking, from 1. */
    readonly rank: number,
    private readonly row: HitRow,
  ) {}

  get [CONSTANT_PART](): HitRow {
    return this.row;
  }

  get code() {
    return this.row.code;
  }

  get description() {
    return this.row.description;
  }

  get path() {
    return this.row.path;
  }

  get level() {
    return this.row.level;
  }

  get units() {
    return this.row.units;
  }

  get legalFrom() {
    return this.row.legalFrom;
  }

  get legalTo() {
    return this.row.legalTo;
  }

  get general() {
    return this.row.general;
  }

  get special() {
    return this.row.special;
  }

  get column2() {
    return this.row.column2;
  }

  get matchedField() {
    return this.evidence[0].field;
  }

  get snippet() {
    return this.evidence[0].snippet;
  }

  get evidence(): ScheduleHit['highlights'] {
    return this.hit.highlights;
  }
}
