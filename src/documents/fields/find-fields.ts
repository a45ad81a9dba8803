import type { ExtractedField, ValueReading, ValueType } from '../extraction.js';
import type { Segment } from '../layout/lines.js';
import { readValue } from '../values/read-value.js';
import { readCurrency } from '../vocabulary/currencies.js';
import { inlineOf, neighboursOf, findSegmentBelow, segmentsRightOf, type Neighbour } from './neighbours.js';
import type { PlacedLabel } from './find-labels.js';
import { conventionsOf, toField, type ReadingContext } from './reading-context.js';

interface Found {
  readonly field: ExtractedField;
  /** The criterion for choosing among several candidates. */
  readonly rank: number;
}

const SCORES = { inline: 0.97, right: 0.95, below: 0.92 } as const;
const WORDS = {
  inline: 'the value follows its label',
  right: 'the value stands right of its label',
  below: 'the value stands below its label',
} as const;
/** Common words that are labels without a colon only if their value follows on the same line. */
const ONLY_INLINE = new Set([
  'invoice',
  'data',
  'payment',
  'transport',
  'packing',
  'terms',
  'container',
  'seal',
]);

/**
 * The labeled fields, each once: the best-supported candidate. For a repeated sum, the last one.
 *
 * @param notMoney numbers beside a total that sum up counts and weights
 */
export function findFields(context: ReadingContext, notMoney: ReadonlySet<Segment>): ExtractedField[] {
  const best = new Map<string, Found>();
  for (const placed of context.labels) {
    const found = readLabelled(context, placed, notMoney);
    if (found === null) continue;
    const before = best.get(found.field.name);
    const wins = before === undefined || found.rank > before.rank;
    const isLaterSum = before?.rank === found.rank && found.field.type === 'decimal';
    if (wins || isLaterSum) best.set(found.field.name, found);
  }
  return [...best.values()].map(({ field }) => field);
}

function readLabelled(
  context: ReadingContext,
  placed: PlacedLabel,
  notMoney: ReadonlySet<Segment>,
): Found | null {
  const { label } = placed;
  if (label.kind !== 'field' || label.name === null) return null;
  const { name, type } = label;
  for (const neighbour of candidatesOf(context, placed, type)) {
    if (!mayBe(placed, neighbour, type) || notMoney.has(neighbour.segment)) continue;
    const reading = readValue(type, neighbour.text, conventionsOf(context, neighbour.segment));
    if (reading === null || !fits(name, type, reading)) continue;
    const { manner, segment } = neighbour;
    const phrases = phrasesOf(placed, neighbour, reading);
    const grounds = { score: SCORES[manner], reasoning: WORDS[manner], phrases };
    const field = toField(context, { name, type, reading, segment, grounds });
    return { field, rank: field.confidence.score + label.words.length / 100 };
  }
  return null;
}

/** An amount is at the end of its label's line, whatever is between them. */
function candidatesOf(context: ReadingContext, placed: PlacedLabel, type: ValueType): Neighbour[] {
  const near = neighboursOf(context, placed);
  const inline = inlineOf(placed);
  if (type !== 'decimal' || (inline !== '' && !isCurrencyOnly(inline))) return near;
  const right = segmentsRightOf(context, placed).map((segment): Neighbour => ({
    text: segment.text,
    segment,
    manner: 'right',
  }));
  const under = findSegmentBelow(context, placed);
  const below: Neighbour[] = under ? [{ text: under.text, segment: under, manner: 'below' }] : [];
  return [...right.reverse(), ...below];
}

/** `Total USD` and `Total (in euro)`: the amount follows later. */
function isCurrencyOnly(text: string): boolean {
  return text.length <= 16 && !/\d/.test(text) && readCurrency(text) !== null;
}

function mayBe({ label, isMarked }: PlacedLabel, { manner }: Neighbour, type: ValueType): boolean {
  const isWord = label.words.length === 1 && ONLY_INLINE.has(label.words[0]!);
  if (manner !== 'inline') return !isWord || isMarked;
  return isMarked || (type !== 'text' && type !== 'country');
}

const COUNTS = new Set(['totalQuantity', 'totalPackages']);

/** A sum is money, never a value with another unit. Weights and counts are not money. */
function fits(name: string, type: ValueType, { unit, currency }: ValueReading): boolean {
  if (type !== 'decimal') return true;
  return COUNTS.has(name) ? !currency : unit == null;
}

/** The label and the value as printed, in one phrase if they are adjacent. */
function phrasesOf(
  { segment, start, end }: PlacedLabel,
  { manner }: Neighbour,
  { text }: ValueReading,
): string[] {
  const at = segment.text.indexOf(text, end);
  if (manner === 'inline' && at >= 0) return [segment.text.slice(start, at + text.length)];
  return [segment.text.slice(start, end), text];
}
