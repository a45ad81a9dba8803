import { COLUMN_EQUIVALENT, compileFactTest, type FactTest } from './conditions.js';
import { VALUE_KEYS } from './dependence.js';
import type { FactValue } from './facts.js';
import type { FactDefinition } from './law.js';
import { US_CONTENT } from './portions.js';
import type { RuleNode } from './rule-node.js';
import { collectAssumedAnswers, isDecimal, type AssumedAnswers } from './fact-set.js';

/** A double holds whole numbers of up to this many bits exactly. */
const MAX_TESTS = 53;

/** One test of a fact: a bit of the signature. */
interface SignedTest {
  readonly holds: (answer: FactValue | null) => boolean;
  /** How it turns out when nothing is stated. */
  readonly usual: boolean;
  /** A power of two. */
  readonly weight: number;
}

type SignedTests = readonly SignedTest[];

/**
 * A set of rules sees the answers to its facts only through the outcomes of its tests: the same rules apply under fact
 * sets with the same signature.
 */
export class Signatures {
  readonly readsColumn: boolean;

  private constructor(private readonly tests: ReadonlyMap<string, SignedTests>) {
    this.readsColumn = tests.has(COLUMN_EQUIVALENT);
  }

  /** Null: the rules have more tests than a signature holds, or amounts are assumed. */
  static of(nodes: readonly RuleNode[], definitions: ReadonlyMap<string, FactDefinition>): Signatures | null {
    const assumed = collectAssumedAnswers(definitions);
    const signed = new Map<string, SignedTests>();
    let [weight, count] = [1, 0];
    for (const [key, tests] of testsByKey(nodes)) {
      const usual = assumed.get(key) ?? null;
      const ofKey = tests.map((holds) => {
        const test = { holds, usual: holds(usual), weight };
        weight += weight;
        return test;
      });
      signed.set(key, ofKey);
      count += ofKey.length;
    }
    return count > MAX_TESTS || assumesAmounts(assumed) ? null : new Signatures(signed);
  }

  /**
   * Of the fact set in which this is stated, apart from the column; zero: every test turns out as assumed. Null: values
   * are stated.
   */
  signatureOf(stated: ReadonlyMap<string, FactValue>): number | null {
    let signature = 0;
    for (const [key, answer] of stated) {
      if (VALUE_KEYS.has(key)) return null;
      signature += this.partOf(key, answer);
    }
    return signature;
  }

  /** What an answer adds to a signature; what is assumed adds nothing. */
  partOf(key: string, answer: FactValue | null): number {
    let part = 0;
    for (const { holds, usual, weight } of this.tests.get(key) ?? NO_TESTS)
      if (holds(answer) !== usual) part += weight;
    return part;
  }
}

/** An amount that is assumed where none is stated is not a share of the customs value. */
function assumesAmounts(assumed: AssumedAnswers): boolean {
  return [...VALUE_KEYS].some((key) => key !== US_CONTENT && isDecimal(assumed.get(key) ?? null));
}

const NO_TESTS: SignedTests = [];

type AnswerTest = SignedTest['holds'];

/** The different tests of each fact that sets no value, in the order of the rules. */
function testsByKey(nodes: readonly RuleNode[]): ReadonlyMap<string, readonly AnswerTest[]> {
  const written = new Map<string, Map<string, AnswerTest>>();
  for (const { atoms } of nodes)
    for (const atom of atoms) {
      if (!('key' in atom) || VALUE_KEYS.has(atom.key)) continue;
      const tests = written.get(atom.key) ?? new Map<string, AnswerTest>();
      written.set(atom.key, tests);
      const name = nameOf(atom);
      if (!tests.has(name)) tests.set(name, compileFactTest(atom));
    }
  return new Map([...written].map(([key, tests]) => [key, [...tests.values()]]));
}

function nameOf(test: FactTest): string {
  switch (test.kind) {
    case 'holds':
      return test.kind;
    case 'isOneOf':
      return `${test.kind} ${test.values.join('\n')}`;
    case 'compares':
      return `${test.operator} ${test.operand}`;
  }
}
