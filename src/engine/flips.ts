import { toNextDay, toPreviousDay, toCalendarDate } from '../terms/calendar-date.js';
import { Decimal } from '../terms/decimal.js';
import { onceFor } from '../terms/lazily.js';
import { PROVISION } from './chapter98.js';
import { isEffective, judgeClaim } from './column.js';
import { CHAPTER, COLUMN_EQUIVALENT, type Test } from './conditions.js';
import { evaluate, type Evaluation } from './evaluation.js';
import { type FactValue, NOT_CLAIMED, PREFERENCE } from './facts.js';
import type { Condition, FactDefinition } from './law.js';
import { Question } from './question.js';
import type { Outcome, Resolution } from './resolve.js';
import type { NotApplied } from './result.js';
import type { RuleGraph } from './rule-graph.js';
import { AnsweredOtherwise } from './fact-set.js';

type Flip = NonNullable<NotApplied['flippedBy']>;

/** One way to reverse a test: its wording, and the answers that would reverse it. */
interface Candidate {
  readonly key: string;
  readonly words: (answers: readonly (FactValue | null)[]) => string;
  readonly answers: readonly (FactValue | null)[];
}

/** A test of one fact in a rule's condition, and how it should turn out for the rule to hold, or to fail. */
interface Turn extends Pick<Test, 'holds'>, Candidate {
  readonly wanted: boolean;
}

type Definitions = ReadonlyMap<string, FactDefinition>;

/** The turns of a set of rules by position, each computed once: they depend on the rules and their wording alone. */
interface Turns {
  readonly toHold: (readonly Turn[])[];
  readonly toFail: (readonly Turn[])[];
}

const turnsOf = onceFor((_graph: RuleGraph): Turns => ({ toHold: [], toFail: [] }));

/** How many answers to one test are tried: there can be many codes. */
const MAX_ANSWERS = 12;

const MIRRORED = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

interface Tried {
  readonly answer: FactValue | null;
  /** Null: it cannot be given. */
  readonly resolution: Resolution | null;
}

/**
 * Finds, for a rule that does not apply, one fact whose other answer alone makes it apply: every flip returned was
 * tried by resolving again all rules that its answer can reach.
 */
export class FlipFinder {
  private readonly tried = new Map<string, Tried[]>();
  private readonly turns: Turns;

  constructor(
    private readonly question: Question,
    private readonly primary: Evaluation,
  ) {
    this.turns = turnsOf(question.graph);
  }

  /** Null: no single fact does. */
  find(position: number, outcome: Outcome): Flip | null {
    switch (outcome.kind) {
      case 'condition_false':
        return this.turn(position, this.turnsAt(position, true));
      case 'blocked':
        return this.turnFirst(
          position,
          outcome.by.map((blocker) => blocker.position),
        );
      case 'no_value_left':
        return this.turnFirst(position, outcome.by);
      case 'chapter_98':
        return this.flipBy(position, WITHOUT_CLAIM);
      default:
        return null;
    }
  }

  /** Makes rules that take the one at the position away fail. */
  private turnFirst(position: number, blockers: readonly number[]): Flip | null {
    for (const blocker of blockers) {
      const flip = this.turn(position, this.turnsAt(blocker, false));
      if (flip !== null) return flip;
    }
    return null;
  }

  private turn(position: number, turns: readonly Turn[]): Flip | null {
    const { resolution } = this.primary;
    for (const turn of turns) {
      const flip = turn.holds(resolution) === turn.wanted ? null : this.flipBy(position, turn);
      if (flip !== null) return flip;
    }
    return null;
  }

  private flipBy(position: number, { key, answers, words }: Candidate): Flip | null {
    const turning = answers.filter((answer) => this.applies(position, key, answer));
    return turning.length === 0 ? null : { key, value: words(turning) };
  }

  private turnsAt(position: number, wanted: boolean): readonly Turn[] {
    const known = this.turns[wanted ? 'toHold' : 'toFail'];
    return (known[position] ??= this.compileTurns(position, wanted));
  }

  private compileTurns(position: number, wanted: boolean): readonly Turn[] {
    const { test } = this.question.graph.nodes[position]!;
    return test === null ? [] : turnsIn(test, wanted, this.question.law.factDefinitions);
  }

  private applies(position: number, key: string, answer: FactValue | null): boolean {
    const ofKey = this.tried.get(key) ?? [];
    this.tried.set(key, ofKey);
    let known = ofKey.find((one) => one.answer === answer);
    if (known === undefined) {
      known = { answer, resolution: this.resolve(key, answer) };
      ofKey.push(known);
    }
    return known.resolution !== null && known.resolution.applies(position);
  }

  private resolve(key: string, answer: FactValue | null): Resolution | null {
    if (key === PREFERENCE) return this.claim(answer);
    const { resolution } = this.primary;
    const factSet = new AnsweredOtherwise(resolution.factSet, key, answer);
    const affected = this.question.graph.dependence.findAffected(key);
    if (affected !== null) return resolution.resolveOtherwise(factSet, affected);
    // The value changes, and so may the column duty that conditions compare.
    return evaluate(this.question, { factSet, signature: null }).resolution;
  }

  /** A preference changes the column too, and only its beneficiaries can claim it. */
  private claim(answer: FactValue | null): Resolution | null {
    const { law } = this.question;
    const stated = new Map(this.question.facts.stated);
    if (answer === null) stated.delete(PREFERENCE);
    else stated.set(PREFERENCE, answer);
    const facts = { ...this.question.facts, stated };
    const claim = judgeClaim(facts, law);
    if (claim.kind !== 'none' && !isEffective(claim, law)) return null;
    const factSet = new AnsweredOtherwise(this.primary.factSet, PREFERENCE, answer);
    return evaluate(new Question(facts, law, claim), { factSet, signature: null }).resolution;
  }
}

const WITHOUT_CLAIM: Candidate = { key: PROVISION, answers: [NOT_CLAIMED], words: () => NOT_CLAIMED };

/** The tests of facts in a condition, in the order written, that can be answered otherwise. */
function turnsIn(test: Test, wanted: boolean, definitions: Definitions): readonly Turn[] {
  const { condition, parts, holds } = test;
  if (parts.length > 0)
    return parts.flatMap((part) => turnsIn(part, condition.kind === 'not' ? !wanted : wanted, definitions));
  const candidate = candidateOf(condition, wanted, definitions);
  return candidate === null ? [] : [{ holds, wanted, ...candidate }];
}

function candidateOf(test: Condition, wanted: boolean, definitions: Definitions): Candidate | null {
  if (!('key' in test) || isDerived(test.key, definitions)) return null;
  const { key } = test;
  switch (test.kind) {
    case 'holds':
      return { key, answers: [wanted], words: () => String(wanted) };
    case 'isOneOf':
      return wanted
        ? { key, answers: test.values.slice(0, MAX_ANSWERS), words: (answers) => answers.join(' or ') }
        : {
            key,
            answers: [otherCode(definitions.get(key), test.values)],
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

function isDerived(key: string, definitions: Definitions): boolean {
  return key === COLUMN_EQUIVALENT || key === CHAPTER || definitions.get(key)?.type === 'derived';
}

/** A code that is none of these; null, no answer, where the key has no closed list. */
function otherCode(definition: FactDefinition | undefined, values: readonly string[]): string | null {
  return definition?.values.find((value) => !values.includes(value)) ?? null;
}

/** The nearest answer that keeps to the limit. */
function withinLimit(operator: '<' | '<=' | '>' | '>=', operand: string): FactValue {
  if (/^\d{4}-/.test(operand)) {
    const date = toCalendarDate(operand);
    return operator === '<' ? toPreviousDay(date) : operator === '>' ? toNextDay(date) : date;
  }
  const limit = new Decimal(operand);
  return operator === '<' ? limit.minus(1) : operator === '>' ? limit.plus(1) : limit;
}
