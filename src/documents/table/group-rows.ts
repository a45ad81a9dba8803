import { splitBefore } from '../../terms/group-by.js';
import { bottomOf } from '../layout/lines.js';
import type { Line } from '../layout/lines.js';
import type { Cell } from './cells.js';

/** A line under a table heading with its cells. */
export interface BodyLine {
  readonly line: Line;
  readonly cells: readonly Cell[];
  /** True: it has the numbers of a row, so it belongs to exactly one row. */
  readonly isAnchor: boolean;
}

export type Row = readonly BodyLine[];

/** A gap this many times the narrowest one separates two rows. */
const ROW_GAP = 1.35;

/**
 * Assigns lines of wrapped text to rows: by the gaps between rows if these are wider than those between lines,
 * otherwise to the row above, or to the row below when the first line has no numbers.
 */
export function groupRows(body: readonly BodyLine[]): Row[] {
  const clusters = byGaps(body);
  if (clusters !== null) return clusters;
  const isBottomUp = body[0] !== undefined && !body[0].isAnchor;
  return isBottomUp ? toRowBelow(body) : splitBefore(body, ({ isAnchor }) => isAnchor);
}

function byGaps(body: readonly BodyLine[]): Row[] | null {
  const gaps = body.slice(1).map(({ line }, index) => gapBetween(body[index]!.line, line));
  const narrowest = Math.min(...gaps.filter((gap) => gap !== null));
  const rows = splitBefore(body, ({ line, isAnchor }, row) => {
    const gap = gapBetween(row.at(-1)!.line, line);
    return gap === null ? isAnchor : gap > narrowest * ROW_GAP + 1;
  });
  const isClear = rows.every((row) => row.filter(({ isAnchor }) => isAnchor).length === 1);
  return isClear ? rows : null;
}

/** Baseline distance between two lines; null across a page break. */
function gapBetween(above: Line, line: Line): number | null {
  if (above.page !== line.page) return null;
  return bottomOf(line.segments[0]!.box) - bottomOf(above.segments[0]!.box);
}

function toRowBelow(body: readonly BodyLine[]): Row[] {
  const rows: BodyLine[][] = [[]];
  for (const one of body) {
    rows.at(-1)!.push(one);
    if (one.isAnchor) rows.push([]);
  }
  const left = rows.pop()!;
  if (left.length > 0 && rows.length > 0) rows.at(-1)!.push(...left);
  return rows;
}
