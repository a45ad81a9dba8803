import { bottomOf, rightOf, measureSharedWidth, type Line, type Segment } from '../layout/lines.js';
import type { PlacedLabel } from './find-labels.js';
import type { ReadingContext } from './reading-context.js';

/** A text that may be the value of a label, and its position relative to it. */
export interface Neighbour {
  readonly text: string;
  readonly segment: Segment;
  readonly manner: 'inline' | 'right' | 'below';
}

/** Maximum distance to the right of a label, in points. */
const FARTHEST_RIGHT = 280;
/** Maximum distance below a label, in multiples of the letter height. */
const DEEPEST_BELOW = 2.2;
const LEFT_EDGES = 12;

/** The texts next to a label, nearest first. */
export function neighboursOf(context: ReadingContext, label: PlacedLabel): Neighbour[] {
  const inline = inlineOf(label);
  if (inline !== '') return [{ text: inline, segment: label.segment, manner: 'inline' }];
  const right = segmentsRightOf(context, label)[0];
  const below = findSegmentBelow(context, label);
  return [
    ...(right ? [{ text: withoutMark(right.text), segment: right, manner: 'right' } as const] : []),
    ...(below ? [{ text: below.text, segment: below, manner: 'below' } as const] : []),
  ];
}

/** The text after a label in its segment, without the colon and a remark in brackets. */
export function inlineOf({ segment, end, valueEnd }: PlacedLabel): string {
  const rest = segment.text.slice(end, valueEnd).replace(/^[\s.°º]*\([^()]{0,30}\)/, '');
  return withoutMark(rest);
}

/** The segments after a label on its line, up to the next label. */
export function segmentsRightOf(
  context: ReadingContext,
  { line, segment, segmentIndex }: PlacedLabel,
): Segment[] {
  const found: Segment[] = [];
  let edge = rightOf(segment.box);
  for (const next of line.segments.slice(segmentIndex + 1)) {
    const isFar = !context.document.isGrid && next.box.x - edge > FARTHEST_RIGHT;
    if (context.labelled.has(next) || isFar) break;
    edge = rightOf(next.box);
    if (withoutMark(next.text) !== '') found.push(next);
  }
  return found;
}

/** The segment below a label; null when it is a label or there is none. */
export function findSegmentBelow(context: ReadingContext, label: PlacedLabel): Segment | null {
  const { lineIndex, segment } = label;
  const { box } = segment;
  for (const next of context.lines.slice(lineIndex + 1, lineIndex + 6)) {
    if (!isWithin(context, label, next)) return null;
    const under = next.segments.find(
      (other) => measureSharedWidth(other.box, box) > 0 || Math.abs(other.box.x - box.x) <= LEFT_EDGES,
    );
    if (under) return context.labelled.has(under) ? null : under;
  }
  return null;
}

function isWithin(context: ReadingContext, { line, segment: { box } }: PlacedLabel, next: Line): boolean {
  if (next.page !== line.page) return false;
  const reach = context.document.isGrid ? 1 : DEEPEST_BELOW;
  return next.y - bottomOf(box) <= reach * Math.max(box.height, next.height);
}

function withoutMark(text: string): string {
  return text.replace(/^[\s.°º]*[:#：=]?[\s:]*/, '').trim();
}
