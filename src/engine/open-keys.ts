import { Decimal, HUNDRED, ZERO } from '../terms/decimal.js';
import { toNextDay, toPreviousDay, toCalendarDate } from '../terms/calendar-date.js';
import { onceFor } from '../terms/lazily.js';
import type { CompiledRule } from './compiled-rule.js';
import type { FactValue } from './facts.js';
import type { Condition, FactDefinition } from './law.js';
import { VALUE_KEYS } from './dependence.js';
import { isOfUsContent, toContentKey, US_CONTENT, US_CONTENT_CAP, type Metal } from './portions.js';
import type { RuleNode } from './rule-node.js';

/** A fact that a candidate rule reads and the caller did not state, with one value for each way it can turn out. */
export interface OpenFact {
  readonly definition: FactDefinition;
  readonly alternatives: readonly (FactValue | null)[];
  /** The rules whose conditions read it. */
  readonly readers: readonly RuleNode[];
  /** Its place among the keys of the graph; -1: no candidate reads it. */
  readonly place: number;
  /** True where what its answers change can be said in shares of the customs value, whatever that is. */
  readonly isInShares: boolean;
  /** True for a value no condition compares: it runs from nothing to the customs value of the question. */
  readonly isShareOfCustoms: boolean;
}

/** The keys that the rules read, in order of first reading, then the contents that they are about. */
export function openKeysOf(
  nodes: readonly RuleNode[],
  metals: readonly Metal[],
  definitions: ReadonlyMap<string, FactDefinition>,
): readonly OpenFact[] {
  const keys = new Set(nodes.flatMap((node) => node.keys));
  for (const metal of metals) keys.add(toContentKey(metal));
  if (nodes.some(({ portion }) => isOfUsContent(portion))) keys.add(US_CONTENT);
  const asked = [...keys].flatMap((key) => {
    const definition = definitions.get(key);
    return definition === undefined || definition.type === 'derived' ? [] : [definition];
  });
  return asked.map((definition, place) => openKeyOf(definition, nodes, place));
}

/** The place of a key that no candidate reads. */
const NOT_READ = -1;

function openKeyOf(definition: FactDefinition, nodes: readonly RuleNode[], place = NOT_READ): OpenFact {
  const { key } = definition;
  const readers = nodes.filter((node) => node.keys.includes(key));
  const tests = readers.flatMap((node) => testsOf(node, key));
  const isShareOfCustoms = definition.type === 'number' && tests.length === 0 && definition.unit === 'USD';
  return {
    definition,
    readers,
    place,
    alternatives: alternativesOf(definition, tests),
    isShareOfCustoms,
    isInShares: isShareOfCustoms || key === US_CONTENT || !VALUE_KEYS.has(key),
  };
}

/** The same for a key that no candidate reads. */
export const unreadKeyOf = onceFor((definition: FactDefinition) => openKeyOf(definition, []));

function alternativesOf(
  definition: FactDefinition,
  tests: readonly Condition[],
): readonly (FactValue | null)[] {
  switch (definition.type) {
    case 'boolean':
      return [true, false];
    case 'number':
      return numbers(definition, tests);
    case 'date':
      return dates(tests);
    default:
      return codes(definition, tests);
  }
}

function testsOf({ atoms }: CompiledRule, key: string): readonly Condition[] {
  return atoms.filter((atom) => 'key' in atom && atom.key === key);
}

function isComparison(test: Condition): test is Condition & { readonly kind: 'compares' } {
  return test.kind === 'compares';
}

function isMembership(test: Condition): test is Condition & { readonly kind: 'isOneOf' } {
  return test.kind === 'isOneOf';
}

/** Whether the limit itself counts as above it. */
function standsAbove({ operator }: Condition & { readonly kind: 'compares' }): boolean {
  return operator === '<' || operator === '>=';
}

/** Nothing, the whole, and some of both: a rule can be on the one part where another is due on the other. */
const SHARES: readonly Decimal[] = [ZERO, HUNDRED, US_CONTENT_CAP];

/** Each threshold and a value on its other side; what is not compared runs from nothing to the whole. */
function numbers({ key }: FactDefinition, tests: readonly Condition[]): readonly Decimal[] {
  const comparisons = tests.filter(isComparison);
  if (comparisons.length === 0) return key === US_CONTENT ? SHARES : [ZERO, HUNDRED];
  const points = comparisons.flatMap((test) => {
    const limit = new Decimal(test.operand);
    return [limit, standsAbove(test) ? limit.minus(1) : limit.plus(1)];
  });
  const inside = points.filter((point) => !point.isNegative());
  return inside.filter((point, index) => inside.findIndex((other) => other.equals(point)) === index);
}

/** Each cut-off and the day on its other side, the earlier first. */
function dates(tests: readonly Condition[]): readonly string[] {
  const days = tests.filter(isComparison).flatMap((test) => {
    const cutOff = toCalendarDate(test.operand);
    return standsAbove(test) ? [toPreviousDay(cutOff), cutOff] : [cutOff, toNextDay(cutOff)];
  });
  return [...new Set(days)];
}

/** One value of each class that the tests cannot tell apart; null stands for every value no test names. */
function codes(definition: FactDefinition, tests: readonly Condition[]): readonly (string | null)[] {
  const sets = tests.filter(isMembership).map((test) => test.values);
  const named = new Set(sets.flat());
  const closed = definition.values.length > 1 && definition.type === 'code';
  const candidates: (string | null)[] = [
    ...named,
    ...(closed ? definition.values : []),
    ...(closed ? [] : [null]),
  ];
  const classes = new Map<string, string | null>();
  for (const value of candidates) {
    const membership = sets.map((set) => (value !== null && set.includes(value) ? '1' : '0')).join('');
    if (!classes.has(membership)) classes.set(membership, value);
  }
  return [...classes.values()];
}
