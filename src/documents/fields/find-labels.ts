import { groupBy } from '../../terms/group-by.js';
import type { Line, Segment } from '../layout/lines.js';
import { tokensOf, type Token } from '../layout/fold.js';
import { FIELD_LABELS, type FieldLabel } from '../vocabulary/field-labels.js';
import { PARTY_LABELS, type PartyLabel } from '../vocabulary/party-labels.js';

export type Label = ({ readonly kind: 'field' } & FieldLabel) | ({ readonly kind: 'party' } & PartyLabel);

/** A label and its position. */
export interface PlacedLabel {
  readonly label: Label;
  readonly segment: Segment;
  readonly line: Line;
  /** Index of the line, and of the segment in it. */
  readonly lineIndex: number;
  readonly segmentIndex: number;
  /** The range of the segment's text that is the label, and the end of what follows it. */
  readonly start: number;
  readonly end: number;
  readonly valueEnd: number;
  /** True: a colon or a number sign follows. */
  readonly isMarked: boolean;
}

const BY_FIRST_WORD = indexLabels();
/** In the middle of a line a label needs a colon; the search stops after this many tokens. */
const MAX_TOKENS = 40;

/** Every label of a document, in reading order. */
export function findLabels(lines: readonly Line[]): PlacedLabel[] {
  return lines.flatMap((line, lineIndex) =>
    line.segments.flatMap((segment, segmentIndex) => labelsIn({ line, segment, lineIndex, segmentIndex })),
  );
}

type Place = Pick<PlacedLabel, 'line' | 'segment' | 'lineIndex' | 'segmentIndex'>;

function labelsIn(place: Place): PlacedLabel[] {
  const { text } = place.segment;
  const tokens = tokensOf(text).slice(0, MAX_TOKENS);
  const found: Omit<PlacedLabel, 'valueEnd'>[] = [];
  let next = firstWord(tokens, text);
  const first = next;
  while (next < tokens.length) {
    const label = longestLabelAt(tokens, next);
    const end = label === null ? 0 : tokens[next + label.words.length - 1]!.end;
    const isMarked = label !== null && MARK.test(text.slice(end, end + 40));
    const isTaken = label !== null && (next === first || isMarked);
    if (isTaken) found.push({ ...place, label, start: tokens[next]!.start, end, isMarked });
    next += isTaken ? label.words.length : 1;
  }
  return found.map((one, index) => ({ ...one, valueEnd: found[index + 1]?.start ?? text.length }));
}

/** Marks that make words a label: `:`, `#`, `No.:`, possibly after a remark in brackets. */
const MARK = /^ ?(?:\([^()]{0,30}\) ?)?[.°º]{0,2} ?[:#：]/;

/** Boxes on forms are numbered: `12. B/L or AWB Number`. */
function firstWord(tokens: readonly Token[], text: string): number {
  const [first] = tokens;
  return first && /^\d{1,2}$/.test(first.word) && /^[.)] ?/.test(text.slice(first.end)) ? 1 : 0;
}

function longestLabelAt(tokens: readonly Token[], at: number): Label | null {
  const known = BY_FIRST_WORD.get(tokens[at]!.word) ?? [];
  return known.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word)) ?? null;
}

/** The label of a text that consists of nothing else. */
export function findLabelOf(text: string): Label | null {
  const tokens = tokensOf(text);
  const label = tokens.length === 0 ? null : longestLabelAt(tokens, 0);
  return label?.words.length === tokens.length ? label : null;
}

/** Labels by their first word, longest first. */
function indexLabels(): ReadonlyMap<string, readonly Label[]> {
  const all: Label[] = [
    ...FIELD_LABELS.map((label): Label => ({ kind: 'field', ...label })),
    ...PARTY_LABELS.map((label): Label => ({ kind: 'party', ...label })),
  ].sort((a, b) => b.words.length - a.words.length);
  return groupBy(all, ({ words }) => words[0]!);
}
