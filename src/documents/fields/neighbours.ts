import { bottomOf, rightOf, sharedWidth, type Line, type Segment } from '../layout/lines.js';
import type { PlacedLabel } from './find-labels.js';
import type { ReadingRoom } from './reading-room.js';

/** A text that may be the value of a label, and how it stands to it. */
export interface Neighbour {
  readonly text: string;
  readonly segment: Segment;
  readonly manner: 'inline' | 'right' | 'below';
}

/** Farther to the right than this, in points, nothing belongs to a label. */
const FARTHEST_RIGHT = 280;
/** Deeper below than this, in heights of the letters, nothing belongs to a label. */
const DEEPEST_BELOW = 2.2;
const LEFT_EDGES = 12;

/** The texts beside a label, the nearest first. */
export function neighboursOf(room: ReadingRoom, label: PlacedLabel): Neighbour[] {
  const inline = inlineOf(label);
  if (inline !== '') return [{ text: inline, segment: label.segment, manner: 'inline' }];
  const right = segmentsRightOf(room, label)[0];
  const below = segmentBelow(room, label);
  return [
    ...(right ? [{ text: withoutMark(right.text), segment: right, manner: 'right' } as const] : []),
    ...(below ? [{ text: below.text, segment: below, manner: 'below' } as const] : []),
  ];
}

/** What follows a label in its own segment, without the colon and a remark in brackets. */
export function inlineOf({ segment, end, valueEnd }: PlacedLabel): string {
  const rest = segment.text.slice(end, valueEnd).replace(/^[\s.°º]*\([^()]{0,30}\)/, '');
  return withoutMark(rest);
}

/** The segments on the line behind a label, up to the next label. */
export function segmentsRightOf(room: ReadingRoom, { line, segment, segmentIndex }: PlacedLabel): Segment[] {
  const found: Segment[] = [];
  let edge = rightOf(segment.box);
  for (const next of line.segments.slice(segmentIndex + 1)) {
    const isFar = !room.document.isGrid && next.box.x - edge > FARTHEST_RIGHT;
    if (room.labelled.has(next) || isFar) break;
    edge = rightOf(next.box);
    if (withoutMark(next.text) !== '') found.push(next);
  }
  return found;
}

/** The segment under a label; null when a label stands there or nothing does. */
export function segmentBelow(room: ReadingRoom, label: PlacedLabel): Segment | null {
  const { lineIndex, segment } = label;
  const { box } = segment;
  for (const next of room.lines.slice(lineIndex + 1, lineIndex + 6)) {
    if (!isWithin(room, label, next)) return null;
    const under = next.segments.find(
      (other) => sharedWidth(other.box, box) > 0 || Math.abs(other.box.x - box.x) <= LEFT_EDGES,
    );
    if (under) return room.labelled.has(under) ? null : under;
  }
  return null;
}

function isWithin(room: ReadingRoom, { line, segment: { box } }: PlacedLabel, next: Line): boolean {
  if (next.page !== line.page) return false;
  const reach = room.document.isGrid ? 1 : DEEPEST_BELOW;
  return next.y - bottomOf(box) <= reach * Math.max(box.height, next.height);
}

function withoutMark(text: string): string {
  return text.replace(/^[\s.°º]*[:#：=]?[\s:]*/, '').trim();
}
