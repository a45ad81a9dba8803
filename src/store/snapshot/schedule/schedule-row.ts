import type { HTS_ROW } from '../../../tables/schedule.js';
import type { RowOf } from '../../../tables/table.js';

export type { Endnote } from '../../../tables/schedule.js';

/** One wording of one row of the schedule, unnumbered superior rows included. */
export type ScheduleRow = RowOf<typeof HTS_ROW>;

/** A row in its place in the schedule of one day. */
export interface ScheduleNode {
  readonly row: ScheduleRow;
  /** Null on a heading. */
  readonly parent: ScheduleNode | null;
  /** In printing order. */
  readonly children: readonly ScheduleNode[];
}

/** The row and the rows above it, heading first. */
export function listPathTo(node: ScheduleNode): readonly ScheduleNode[] {
  const path: ScheduleNode[] = [];
  for (let at: ScheduleNode | null = node; at !== null; at = at.parent) path.push(at);
  return path.reverse();
}

/** The other rows under the same parent; none for a heading. */
export function siblingsOf(node: ScheduleNode): readonly ScheduleNode[] {
  return node.parent === null ? [] : node.parent.children.filter((sibling) => sibling !== node);
}

/** The first of the row and the rows above it, from the row upwards, that passes the test. */
export function findNearest(node: ScheduleNode, test: (row: ScheduleRow) => boolean): ScheduleNode | null {
  for (let at: ScheduleNode | null = node; at !== null; at = at.parent) if (test(at.row)) return at;
  return null;
}
