import { ZERO, type Decimal } from '../terms/decimal.js';
import type { Citation } from '../terms/citation.js';
import { causeOfAbsence, causeOfChange, type Cause, type ChangeCause } from './change-cause.js';
import type { DutyResult, Layer } from './result.js';

type ChangeKind = 'added' | 'removed' | 'changed';

/** What became of one heading between two results. */
export interface LayerChange {
  readonly heading: string;
  readonly kind: ChangeKind;
  readonly before: Layer | null;
  readonly after: Layer | null;
  /** Amount after less amount before, in USD; null when either is unknown. */
  readonly difference: Decimal | null;
  readonly cause: ChangeCause;
  /** The cause in words. */
  readonly because: string;
  readonly citations: readonly Citation[];
}

/** Rules that one of the two results removes, or treats as in force. */
export type ChangedRules = ReadonlySet<string>;

const NO_CHANGED_RULES: ChangedRules = new Set();

/** Layer by layer; the differences add up to the difference of the totals. */
export function compareDuties(
  before: DutyResult,
  after: DutyResult,
  changedRules: ChangedRules = NO_CHANGED_RULES,
): readonly LayerChange[] {
  const twice = new Set([...repeated(before.layers), ...repeated(after.layers)]);
  const [left, right] = [keyed(before.layers, twice), keyed(after.layers, twice)];
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].flatMap((key): LayerChange[] => {
    const layers = { before: left.get(key) ?? null, after: right.get(key) ?? null };
    const change = changeOf(layers, { before, after, changedRules });
    return change === null ? [] : [change];
  });
}

/** Headings that appear more than once: for each portion, or each rate. */
function repeated(layers: readonly Layer[]): readonly string[] {
  const headings = layers.map(({ heading }) => heading);
  return headings.filter((heading, index) => headings.indexOf(heading) !== index);
}

/**
 * The column duty is one layer whatever its line number; a heading that appears twice is told apart by portion and row.
 */
function keyed(layers: readonly Layer[], twice: ReadonlySet<string>): ReadonlyMap<string, Layer> {
  const byKey = new Map<string, Layer>();
  for (const layer of layers) {
    const { heading, kind, basis, ruleId } = layer;
    const key = kind === 'column' ? kind : twice.has(heading) ? `${heading}/${basis}` : heading;
    byKey.set(byKey.has(key) ? `${key}/${ruleId}` : key, layer);
  }
  return byKey;
}

interface Layers {
  readonly before: Layer | null;
  readonly after: Layer | null;
}

interface Results {
  readonly before: DutyResult;
  readonly after: DutyResult;
  readonly changedRules: ChangedRules;
}

function changeOf(layers: Layers, results: Results): LayerChange | null {
  const shown = (layers.after ?? layers.before)!;
  const cause = explain(layers, results);
  if (cause === null) return null;
  const { before, after } = layers;
  return {
    heading: shown.heading,
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    before,
    after,
    difference: subtract(before, after),
    ...cause,
    citations: shown.citations,
  };
}

function explain({ before, after }: Layers, results: Results): Cause | null {
  if (before !== null && after !== null) return causeOfChange(before, after);
  const lone = (before ?? after)!;
  if (lone.ruleId !== null && results.changedRules.has(lone.ruleId)) {
    const change = before === null ? 'taken as in force' : 'taken away';
    return { cause: 'scenario', because: `supposed: the rule is ${change}` };
  }
  return before === null
    ? causeOfAbsence(lone, results.after, results.before)
    : causeOfAbsence(lone, results.before, results.after);
}

function subtract(left: Layer | null, right: Layer | null): Decimal | null {
  const [before, after] = [left === null ? ZERO : left.amount, right === null ? ZERO : right.amount];
  return before === null || after === null ? null : after.minus(before);
}
