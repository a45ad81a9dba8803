import type { ScheduleHit } from '../../search/schedule-search.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { CONSTANT_PART, shelved } from '../../terms/constant-part.js';
import { dotted, levelOf, textsTo } from './present-row.js';
import { ratesOf } from './row-rates.js';

/** What is shown of a row whatever it was found by. */
type HitRow = ReturnType<typeof presentHitRow>;

/** Some thirty megabytes, with what is kept elsewhere for as long as a row lives. */
const MOST_KEPT = 20_000;

/** Rows as they were shown last: a row of the schedule never changes. */
let kept = new WeakMap<ScheduleNode, HitRow>();
let count = 0;

function hitRowOf(node: ScheduleNode): HitRow {
  const known = kept.get(node);
  if (known !== undefined) return known;
  if (count === MOST_KEPT) [kept, count] = [new WeakMap(), 0];
  const row = presentHitRow(node);
  kept.set(node, row);
  count += 1;
  return row;
}

function presentHitRow(node: ScheduleNode) {
  return shelved({
    code: dotted(node.row.number as string),
    description: node.row.description,
    path: textsTo(node),
    level: levelOf(node),
    units: node.row.units,
    ...ratesOf(node),
  });
}

/** A row found. Why it was found is only worked out where it is asked for. */
export class HitView {
  private readonly row: HitRow;

  constructor(
    private readonly hit: ScheduleHit,
    /** Place in the ranking, from 1. */
    readonly rank: number,
  ) {
    this.row = hitRowOf(hit.node);
  }

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

  get evidence(): ScheduleHit['evidence'] {
    return this.hit.evidence;
  }
}
