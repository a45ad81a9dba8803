import { nextDay, previousDay, toCalendarDate } from '../terms/calendar-date.js';
import { Decimal } from '../terms/decimal.js';
import { dutiableValues } from './chapter98.js';
import { judgeClaim } from './column.js';
import { CHAPTER, COLUMN_EQUIVALENT, type Test } from './conditions.js';
import { evaluate, type Evaluation } from './evaluation.js';
import type { FactValue } from './facts.js';
import type { Condition } from './law.js';
import { Question } from './question.js';
import { Resolution, type Outcome } from './resolve.js';
import type { NotApplied } from './result.js';
import type { RuleGraph } from './rule-graph.js';
import { AnsweredWorld, type World } from './world.js';

type Flip = NonNullable<NotApplied['flippedBy']>;

/** One way to answer a test the other way: what to say of it, and answers that would do. */
interface Candidate {
  readonly key: string;
  readonly words: (answers: readonly (FactValue | null)[]) => string;
  readonly answers: readonly (FactValue | null)[];
}

const NONE: readonly Candidate[] = [];

/** Ways to turn the tests of a set of rules, each worked out once: they depend on the rules and their words alone. */
interface Turns {
  readonly toHold: Map<Test, readonly Candidate[]>;
  readonly toFail: Map<Test, readonly Candidate[]>;
}

const turnsByGraph = new WeakMap<RuleGraph, Turns>();

function turnsOf(graph: RuleGraph): Turns {
  const known = turnsByGraph.get(graph) ?? { toHold: new Map(), toFail: new Map() };
  turnsByGraph.set(graph, known);
  return known;
}

/** A world in which one answer is another. */
class AnsweredOtherwise implements World {
  constructor(
    private readonly world: World,
    private readonly key: string,
    private readonly other: FactValue | null,
  ) {}

  answer(key: string): FactValue | null {
    return key === this.key ? this.other : this.world.answer(key);
  }
}

/** Answers of one test that are tried: codes can be many. */
const MOST_ANSWERS = 12;

const MIRRORED = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/**
 * Finds, for a rule that does not apply, one fact whose other answer alone makes it apply: every flip given was tried
 * by resolving all the rules again with that answer.
 */
export class FlipFinder {
  private readonly tried = new Map<string, Map<FactValue | null, Resolution | null>>();
  private readonly turns: Turns;

  constructor(
    private readonly question: Question,
    private readonly primary: Evaluation,
  ) {
    this.turns = turnsOf(question.graph);
  }

  /** Null: no single fact does. */
  find(position: number, outcome: Outcome): Flip | null {
    for (const { key, answers, words } of this.candidates(position, outcome)) {
      const turning = answers.filter((answer) => this.applies(position, key, answer));
      if (turning.length > 0) return { key, value: words(turning) };
    }
    return null;
  }

  /** Tests that stand in the way: of the rule itself, or of the rules that take it away. */
  private candidates(position: number, outcome: Outcome): readonly Candidate[] {
    const testOf = (at: number): Test | null => this.question.graph.nodes[at]!.test;
    switch (outcome.kind) {
      case 'condition_false':
        return this.testsToTurn(testOf(position), true);
      case 'blocked':
        return outcome.by.flatMap((blocker) => this.testsToTurn(testOf(blocker.position), false));
      case 'no_value_left':
        return outcome.by.flatMap((by) => this.testsToTurn(testOf(by), false));
      case 'chapter_98':
        return [{ key: 'chapter98_provision', answers: ['none'], words: () => 'none' }];
      default:
        return [];
    }
  }

  private testsToTurn(test: Test | null, wanted: boolean): readonly Candidate[] {
    if (test === null) return [];
    const { condition, parts, holds } = test;
    if (parts.length > 0)
      return parts.flatMap((part) => this.testsToTurn(part, condition.kind === 'not' ? !wanted : wanted));
    if (holds(this.primary.resolution) === wanted) return [];
    const known = this.turns[wanted ? 'toHold' : 'toFail'];
    let candidates = known.get(test);
    if (candidates === undefined) {
      const candidate = this.candidateOf(condition, wanted);
      candidates = candidate === null ? NONE : [candidate];
      known.set(test, candidates);
    }
    return candidates;
  }

  private candidateOf(test: Condition, wanted: boolean): Candidate | null {
    if (!('key' in test) || this.isDerived(test.key)) return null;
    const { key } = test;
    switch (test.kind) {
      case 'holds':
        return { key, answers: [wanted], words: () => String(wanted) };
      case 'isOneOf':
        return wanted
          ? { key, answers: test.values.slice(0, MOST_ANSWERS), words: (answers) => answers.join(' or ') }
          : {
              key,
              answers: [this.otherCode(key, test.values)],
              words: () => `not ${test.values.join(' or ')}`,
            };
      case 'compares': {
        const operator = wanted ? test.operator : MIRRORED[test.operator];
        return {
          key,
          answers: [withinLimit(operator, test.operand)],
          words: () => `${operator} ${test.operand}`,
        };
      }
    }
  }

  private isDerived(key: string): boolean {
    const isComputed = key === COLUMN_EQUIVALENT || key === CHAPTER;
    return isComputed || this.question.law.factDefinitions.get(key)?.type === 'derived';
  }

  /** A code that is none of these; null, no answer, where the key has no closed list. */
  private otherCode(key: string, values: readonly string[]): string | null {
    const known = this.question.law.factDefinitions.get(key)?.values ?? [];
    return known.find((value) => !values.includes(value)) ?? null;
  }

  private applies(position: number, key: string, answer: FactValue | null): boolean {
    const ofKey = this.tried.get(key) ?? new Map<FactValue | null, Resolution | null>();
    this.tried.set(key, ofKey);
    const known = ofKey.get(answer);
    const resolution = known === undefined ? this.resolve(key, answer) : known;
    ofKey.set(answer, resolution);
    return resolution !== null && resolution.applies(position);
  }

  /** All rules again with one answer in place of what was stated or assumed; null: it cannot be given. */
  private resolve(key: string, answer: FactValue | null): Resolution | null {
    if (key === 'spi') return this.claim(answer);
    const { law, graph, customs } = this.question;
    const world = new AnsweredOtherwise(this.primary.world, key, answer);
    const values = dutiableValues(law, customs, world);
    const equivalent = (): Decimal | null => this.primary.resolution.columnEquivalent;
    return new Resolution({ graph, world, values, equivalent });
  }

  /** A preference changes the column too, and only its beneficiaries can claim it. */
  private claim(answer: FactValue | null): Resolution | null {
    const stated = new Map(this.question.facts.stated);
    if (answer === null) stated.delete('spi');
    else stated.set('spi', answer);
    const world = new AnsweredWorld(stated, this.question.law.factDefinitions, new Map([['spi', answer]]));
    const facts = { ...this.question.facts, stated };
    const claim = judgeClaim(facts, this.question.law);
    return claim.kind === 'refused'
      ? null
      : evaluate(new Question(facts, this.question.law, claim), world).resolution;
  }
}

/** The answer nearest to the limit that keeps to it. */
function withinLimit(operator: '<' | '<=' | '>' | '>=', operand: string): FactValue {
  if (/^\d{4}-/.test(operand)) {
    const date = toCalendarDate(operand);
    return operator === '<' ? previousDay(date) : operator === '>' ? nextDay(date) : date;
  }
  const limit = new Decimal(operand);
  return operator === '<' ? limit.minus(1) : operator === '>' ? limit.plus(1) : limit;
}
