import { Decimal, HUNDRED, ZERO } from '../terms/decimal.js';
import { previousDay, toCalendarDate } from '../terms/calendar-date.js';
import { atomsOf } from './conditions.js';
import type { FactValue } from './facts.js';
import type { Condition, FactDefinition } from './law.js';
import { contentKey } from './portions.js';
import type { Question } from './evaluation.js';

/** A fact that a candidate rule reads and the caller did not state, with one value for each way it can turn out. */
export interface OpenFact {
  readonly definition: FactDefinition;
  readonly alternatives: readonly (FactValue | null)[];
}

/** The facts read by the candidate rules that were not stated, in order of first reading. */
export function openFacts(question: Question): readonly OpenFact[] {
  const { facts, graph, law, customs } = question;
  const keys = new Set(graph.nodes.flatMap((node) => [...node.keys]));
  for (const metal of graph.metals) keys.add(contentKey(metal));
  if (law.line.column1Special.length > 0) keys.add('spi');
  const open: OpenFact[] = [];
  for (const key of keys) {
    const definition = law.factDefinitions.get(key);
    if (definition === undefined || definition.type === 'derived' || facts.stated.has(key)) continue;
    if (key === 'spi' && question.claim.kind !== 'none') continue;
    open.push({ definition, alternatives: alternativesOf(definition, question, customs) });
  }
  return open;
}

function alternativesOf(
  definition: FactDefinition,
  question: Question,
  customs: Decimal,
): readonly (FactValue | null)[] {
  if (definition.type === 'boolean') return [true, false];
  const tests = question.graph.nodes.flatMap((node) => testsOf(node.rule.when, definition.key));
  if (definition.type === 'number') return numbers(definition, tests, customs);
  return definition.type === 'date' ? dates(tests) : codes(definition, tests);
}

function testsOf(condition: Condition | null, key: string): readonly Condition[] {
  return atomsOf(condition).filter((atom) => 'key' in atom && atom.key === key);
}

/** Each threshold and the value just below it; a content value runs from nothing to the whole. */
function numbers(
  definition: FactDefinition,
  tests: readonly Condition[],
  customs: Decimal,
): readonly Decimal[] {
  if (tests.length === 0) return [ZERO, definition.unit === 'USD' ? customs : HUNDRED];
  const operands = tests.flatMap((test) => (test.kind === 'compares' ? [new Decimal(test.operand)] : []));
  const points = operands.flatMap((operand) => [
    operand,
    operand.isZero() ? operand.plus(1) : operand.minus(1),
  ]);
  const inside = points.filter((point) => !point.isNegative());
  return inside.filter((point, index) => inside.findIndex((other) => other.equals(point)) === index);
}

/** The day before each cut-off and the cut-off itself. */
function dates(tests: readonly Condition[]): readonly string[] {
  const cutOffs = tests.flatMap((test) => (test.kind === 'compares' ? [test.operand] : []));
  return [...new Set(cutOffs.flatMap((cutOff) => [previousDay(toCalendarDate(cutOff)), cutOff]))];
}

/** One value of each class that the tests cannot tell apart; null stands for every value no test names. */
function codes(definition: FactDefinition, tests: readonly Condition[]): readonly (string | null)[] {
  const sets = tests.flatMap((test) => (test.kind === 'isOneOf' ? [test.values] : []));
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
