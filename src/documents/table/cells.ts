import { measureSharedWidth, toSegment, unite, wordsOf, type Line, type Segment } from '../layout/lines.js';
import type { Box } from '../source/source-document.js';
import type { Column } from './find-header.js';

/** The content of one column on one line. */
export interface Cell {
  readonly column: number;
  readonly segment: Segment;
}

/** The extents of the columns: the headings, widened by texts that are below only one of them. */
export function widenColumns(columns: readonly Column[], lines: readonly Line[]): Box[] {
  const boxes = columns.map(({ box }) => box);
  const widened = [...boxes];
  for (const { box } of lines.flatMap(({ segments }) => segments)) {
    const over = boxes.flatMap((heading, index) => (measureSharedWidth(heading, box) > 0 ? [index] : []));
    if (over.length === 1) widened[over[0]!] = unite([widened[over[0]!]!, box]);
  }
  return widened;
}

/** The cells of a line. A segment that spans two headings is split into its words. */
export function cellsOf(line: Line, headings: readonly Box[], widened: readonly Box[]): Cell[] {
  const cells: Cell[] = [];
  for (const segment of line.segments) {
    const over = headings.filter((heading) => measureSharedWidth(heading, segment.box) > 0).length;
    if (over <= 1) cells.push({ column: nearest(segment.box, headings, widened), segment });
    else cells.push(...partedCells(segment, headings, widened));
  }
  return cells;
}

function partedCells(segment: Segment, headings: readonly Box[], widened: readonly Box[]): Cell[] {
  const byRun = segment.runs.length > 1;
  const parts = byRun ? segment.runs : segment.runs.flatMap(wordsOf);
  const groups: { column: number; runs: Segment['runs'][number][] }[] = [];
  for (const run of parts) {
    const column = nearest(run.box, headings, widened);
    const group = groups.at(-1);
    if (group?.column === column) group.runs.push(run);
    else groups.push({ column, runs: [run] });
  }
  return groups.map(({ column, runs }) => ({ column, segment: toSegment(segment.page, runs) }));
}

/** The column whose heading is above a box; else the one it is aligned with; else the nearest. */
function nearest(box: Box, headings: readonly Box[], widened: readonly Box[]): number {
  const under = largest(headings.map((heading) => measureSharedWidth(heading, box)));
  if (measureSharedWidth(headings[under]!, box) > 0) return under;
  return largest(widened.map((reach) => Math.min(measureSharedWidth(reach, box), box.width)));
}

function largest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > values[best]! ? index : best), 0);
}
