import { Decimal } from '../terms/decimal.js';
import type { FactValue } from './facts.js';
import { isCoveredByAny } from '../terms/heading-ranges.js';
import type { Condition, Rule } from './law.js';
import { isDecimal, type FactSet } from './fact-set.js';

/** What a condition is tested against: the answers, and which of the candidate rules apply. */
export interface Circumstances {
  readonly factSet: FactSet;
  /** Column 1 duty as a percentage of the customs value; null while a quantity for it is missing. */
  readonly columnEquivalent: Decimal | null;
  /** True when the candidate rule at this position applies to the goods and counts as a heading they are under. */
  isDue(position: number): boolean;
}

export type Predicate = (circumstances: Circumstances) => boolean;

/** The key whose answer the calculator derives: column 1 duty over customs value, in percent. */
export const COLUMN_EQUIVALENT = 'col1_ave';
export const CHAPTER = 'hts_chapter';

/** A condition as a tree of functions. */
export interface Test {
  readonly condition: Condition;
  readonly holds: Predicate;
  /** The conditions it joins; none for a test of one fact. */
  readonly parts: readonly Test[];
}

/** A condition compiled for testing; its headings are looked up among the candidates once. */
export function compileTest(condition: Condition, candidates: readonly Rule[]): Test {
  switch (condition.kind) {
    case 'all': {
      const parts = condition.of.map((part) => compileTest(part, candidates));
      return { condition, parts, holds: (now) => parts.every((part) => part.holds(now)) };
    }
    case 'any': {
      const parts = condition.of.map((part) => compileTest(part, candidates));
      return { condition, parts, holds: (now) => parts.some((part) => part.holds(now)) };
    }
    case 'not': {
      const part = compileTest(condition.of, candidates);
      return { condition, parts: [part], holds: (now) => !part.holds(now) };
    }
    default:
      return { condition, parts: [], holds: compileAtom(condition, candidates) };
  }
}

type Atom = Exclude<Condition, { readonly kind: 'all' | 'any' | 'not' }>;

/** A test of the answer to one fact. */
export type FactTest = Exclude<Atom, { readonly kind: 'headingDue' }>;

function compileAtom(atom: Atom, candidates: readonly Rule[]): Predicate {
  if (atom.kind === 'headingDue') {
    const due = candidates.flatMap((rule, position) =>
      isCoveredByAny(atom.headings, rule) ? [position] : [],
    );
    return (now) => due.some((position) => now.isDue(position));
  }
  const { key } = atom;
  const test = compileFactTest(atom);
  return key === COLUMN_EQUIVALENT
    ? (now) => test(now.columnEquivalent)
    : (now) => test(now.factSet.answer(key));
}

/** A test compiled to take an answer; null: there is no answer, and none is assumed. */
export function compileFactTest(test: FactTest): (answer: FactValue | null) => boolean {
  switch (test.kind) {
    case 'holds':
      return (answer) => answer === true;
    case 'isOneOf':
      return (answer) => isOneOf(answer, test.values);
    case 'compares':
      return compileComparison(test);
  }
}

/** An answer may list several codes, for example several claimed exclusions. */
function isOneOf(answer: unknown, values: readonly string[]): boolean {
  if (typeof answer !== 'string') return false;
  return (
    values.includes(answer) ||
    (answer.includes(',') && answer.split(',').some((part) => values.includes(part)))
  );
}

function compileComparison({
  operator,
  operand,
}: FactTest & { kind: 'compares' }): (answer: FactValue | null) => boolean {
  if (/^\d{4}-/.test(operand))
    return (answer) =>
      typeof answer === 'string' && holds(operator, answer < operand ? -1 : answer > operand ? 1 : 0);
  const limit = new Decimal(operand);
  return (answer) => isDecimal(answer) && holds(operator, answer.comparedTo(limit));
}

function holds(operator: '<' | '<=' | '>' | '>=', comparison: number): boolean {
  switch (operator) {
    case '<':
      return comparison < 0;
    case '<=':
      return comparison <= 0;
    case '>':
      return comparison > 0;
    case '>=':
      return comparison >= 0;
  }
}

/** The tests of facts in a condition, in the order written. */
export function atomsOf(condition: Condition | null): readonly Condition[] {
  if (condition === null) return [];
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(atomsOf);
  return condition.kind === 'not' ? atomsOf(condition.of) : [condition];
}

/** The fact keys a condition reads, each once. */
export function keysOf(condition: Condition | null): readonly string[] {
  return [...new Set(atomsOf(condition).flatMap((atom) => ('key' in atom ? [atom.key] : [])))];
}

/** A condition by its keys, as the law is written: `spi is S or S+ and us_content_approved`. */
export function describeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
      return condition.of.map(describeCondition).join(' and ');
    case 'any':
      return `(${condition.of.map(describeCondition).join(' or ')})`;
    case 'not':
      return condition.of.kind === 'isOneOf'
        ? `${condition.of.key} is not ${condition.of.values.join(' or ')}`
        : `not ${describeCondition(condition.of)}`;
    case 'holds':
      return condition.key;
    case 'isOneOf':
      return `${condition.key} is ${condition.values.join(' or ')}`;
    case 'compares':
      return `${condition.key} ${condition.operator} ${condition.operand}`;
    case 'headingDue':
      return 'a duty under one of the headings it names is due';
  }
}
