import type { HtsNumber } from '../../../terms/hts-number.js';
import type { Interval } from '../../../terms/interval.js';

/** A remark printed beside a row; `columns` names the cells it belongs to. */
export interface Endnote {
  readonly columns: readonly string[];
  readonly value: string;
  readonly type: string;
}

/** One wording of one row of the schedule, unnumbered superior rows included. */
export interface ScheduleRow {
  /** Identity over all revisions. */
  readonly key: string;
  readonly parentKey: string | null;
  /** Null on an unnumbered superior row. */
  readonly number: HtsNumber | null;
  /** 01 to 99. */
  readonly chapter: string;
  readonly position: number;
  readonly indent: number;
  readonly isSuperior: boolean;
  readonly description: string;
  /** Units of quantity as printed. */
  readonly units: readonly string[];
  /** Rate texts as printed; empty: the cell is empty. */
  readonly general: string;
  readonly special: string;
  readonly column2: string;
  readonly additionalDuties: string | null;
  readonly quotaQuantity: string | null;
  readonly endnotes: readonly Endnote[];
  /** When the wording was law. */
  readonly legal: Interval;
  /** The publication days between which it was printed for that time. */
  readonly published: Interval;
  /** The first revision that printed the wording. */
  readonly revision: string;
}

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
