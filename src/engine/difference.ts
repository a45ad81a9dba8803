import { ZERO, type Decimal } from '../terms/decimal.js';
import type { Citation } from '../terms/citation.js';
import type { DutyResult, Layer, NotApplied } from './result.js';

export type ChangeKind = 'added' | 'removed' | 'rate_changed' | 'base_changed' | 'row_changed';

/** What became of one heading between two results. */
export interface LayerChange {
  readonly heading: string;
  readonly kind: ChangeKind;
  readonly before: Layer | null;
  readonly after: Layer | null;
  /** Amount after less amount before, in USD; null when either is unknown. */
  readonly difference: Decimal | null;
  /** Why, in words: the reason the other result gives for not applying it, or what changed in it. */
  readonly cause: string;
  readonly citations: readonly Citation[];
}

/** Layer by layer; the differences add up to the difference of the totals. */
export function compareDuties(before: DutyResult, after: DutyResult): readonly LayerChange[] {
  const keys = [...new Set([...before.layers, ...after.layers].map(keyOf))];
  return keys.flatMap((key): LayerChange[] => {
    const left = before.layers.find((layer) => keyOf(layer) === key) ?? null;
    const right = after.layers.find((layer) => keyOf(layer) === key) ?? null;
    const change = changeOf(left, right, { before, after });
    return change === null ? [] : [change];
  });
}

/** The column duty is one layer whatever the line is called; a heading can stand twice for two portions. */
function keyOf(layer: Layer): string {
  return layer.kind === 'column' ? 'column' : `${layer.heading}/${layer.basis}`;
}

interface Results {
  readonly before: DutyResult;
  readonly after: DutyResult;
}

function changeOf(left: Layer | null, right: Layer | null, results: Results): LayerChange | null {
  if (left === null && right === null) return null;
  const heading = (right ?? left)!.heading;
  const citations = (right ?? left)!.citations;
  const difference = subtract(left, right);
  const change = { heading, before: left, after: right, difference, citations };
  if (left === null) return { ...change, kind: 'added', cause: absence(heading, results.before.notApplied) };
  if (right === null)
    return { ...change, kind: 'removed', cause: absence(heading, results.after.notApplied) };
  if (left.rateText !== right.rateText)
    return { ...change, kind: 'rate_changed', cause: `${left.rateText} -> ${right.rateText}` };
  if (!same(left.baseValue, right.baseValue)) {
    return {
      ...change,
      kind: 'base_changed',
      cause: `base ${words(left.baseValue)} -> ${words(right.baseValue)}`,
    };
  }
  return same(left.amount, right.amount)
    ? null
    : { ...change, kind: 'row_changed', cause: `${left.computation} -> ${right.computation}` };
}

function absence(heading: string, notApplied: readonly NotApplied[]): string {
  const entry = notApplied.find((one) => one.heading === heading && one.reason !== 'other_origin');
  return entry === undefined ? 'not in force there' : entry.because;
}

function subtract(left: Layer | null, right: Layer | null): Decimal | null {
  const [before, after] = [left === null ? ZERO : left.amount, right === null ? ZERO : right.amount];
  return before === null || after === null ? null : after.minus(before);
}

function same(left: Decimal | null, right: Decimal | null): boolean {
  return left === null || right === null ? left === right : left.equals(right);
}

function words(amount: Decimal | null): string {
  return amount === null ? 'unknown' : amount.toFixed(2);
}
