import { parseDecimal, type Decimal } from '../terms/decimal.js';
import { compileFactTest, type FactTest } from './conditions.js';
import type { FactValue } from './facts.js';
import type { Condition } from './law.js';
import { isCoveredByAny } from '../terms/heading-ranges.js';
import { onceFor } from '../terms/lazily.js';
import type { RuleNode } from './rule-node.js';

/** What is known of a statement while answers are open: whether it holds for none of them, for some, or for all. */
export type Verdict = typeof NEVER | typeof PERHAPS | typeof SURELY;
export const NEVER = 0;
export const PERHAPS = 1;
export const SURELY = 2;

export function chooseLeastSure(one: Verdict, other: Verdict): Verdict {
  return one < other ? one : other;
}

export function chooseMostSure(one: Verdict, other: Verdict): Verdict {
  return one > other ? one : other;
}

/** What a condition is judged by. */
export interface Judge {
  /** Of a test of a fact, by its place in the table. */
  testAt(place: number): Verdict;
  /** Of the rule at the position being one that the goods are under. */
  isDue(position: number): Verdict;
}

type Judgement = (judge: Judge) => Verdict;

/** A test of one fact, once for all rules that put it. */
export interface TableTest {
  readonly key: string;
  readonly holds: (answer: FactValue | null) => boolean;
  /** The number that it compares with; null: none. */
  readonly limit: Decimal | null;
}

/** The conditions of a set of rules, compiled over one table of tests. */
export interface Judgements {
  /** The facts that are tested. */
  readonly keys: ReadonlySet<string>;
  readonly tests: readonly TableTest[];
  /** By position; null: no condition. */
  readonly conditions: readonly (Judgement | null)[];
}

export const judgementsOf = onceFor((nodes: readonly RuleNode[]): Judgements => {
  const table = new TestTable(nodes);
  const conditions = nodes.map(({ rule }) => (rule.when === null ? null : table.compile(rule.when)));
  return { tests: table.tests, keys: new Set(table.tests.map(({ key }) => key)), conditions };
});

class TestTable {
  readonly tests: TableTest[] = [];
  private readonly places = new Map<string, number>();

  constructor(private readonly nodes: readonly RuleNode[]) {}

  compile(condition: Condition): Judgement {
    switch (condition.kind) {
      case 'all':
        return leastOf(condition.of.map((part) => this.compile(part)));
      case 'any':
        return greatestOf(condition.of.map((part) => this.compile(part)));
      case 'not': {
        const part = this.compile(condition.of);
        return (judge) => (SURELY - part(judge)) as Verdict;
      }
      case 'headingDue': {
        const due = this.nodes.filter(({ rule }) => isCoveredByAny(condition.headings, rule));
        return greatestOf(
          due.map(
            ({ position }) =>
              (judge) =>
                judge.isDue(position),
          ),
        );
      }
      default: {
        const place = this.placeOf(condition);
        return (judge) => judge.testAt(place);
      }
    }
  }

  private placeOf(test: FactTest): number {
    const name = JSON.stringify(test);
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.tests.length);
    const limit = test.kind === 'compares' ? parseDecimal(test.operand) : null;
    return this.tests.push({ key: test.key, holds: compileFactTest(test), limit }) - 1;
  }
}

function leastOf(parts: readonly Judgement[]): Judgement {
  return (judge) => {
    let least: Verdict = SURELY;
    for (const part of parts) least = chooseLeastSure(least, part(judge));
    return least;
  };
}

function greatestOf(parts: readonly Judgement[]): Judgement {
  return (judge) => {
    let greatest: Verdict = NEVER;
    for (const part of parts) greatest = chooseMostSure(greatest, part(judge));
    return greatest;
  };
}
