import { Decimal, HUNDRED, percentOf, ZERO } from '../terms/decimal.js';
import { type FactValue, KEYS_WITH_SEVERAL } from './facts.js';
import type { FactDefinition } from './law.js';
import type { OpenFact } from './open-keys.js';
import { CONTENT_KEYS, US_CONTENT, US_CONTENT_CAP } from './portions.js';
import type { TableTest } from './verdicts.js';
import { collectAssumedAnswers, isDecimal } from './fact-set.js';

/** A fact that is not stated, and answers that stand for all it can have. */
export interface AnswerOptions {
  readonly key: string;
  readonly answers: readonly (FactValue | null)[];
}

export interface OptionsInput {
  readonly open: readonly OpenFact[];
  readonly tests: readonly TableTest[];
  readonly definitions: ReadonlyMap<string, FactDefinition>;
  /** The value that contents are parts of. */
  readonly whole: Decimal;
  /** What stays dutiable of it under a Chapter 98 claim, contents being parts of that too. */
  readonly dutiable: Decimal;
  /** Contents that are stated. */
  readonly contents: readonly Decimal[];
  /** The share of U.S. content that is stated, in percent. Null: it is not. */
  readonly usShare: Decimal | null;
}

/**
 * A distance from a limit, in percent, that no amount shows: some rules ask whether there is any content, or any
 * remainder.
 */
export const NEXT_TO = new Decimal(1, 9);

/** A box has a bit for each. No law comes near: shares of U.S. content would have to be compared with four limits. */
const MAX_ANSWERS = 30;

/** Claims of one fact that are tried in every combination. */
const MAX_COMBINED = 4;

/**
 * Between its thresholds the duty is a sum of rates on parts of the value: it is least and greatest where a part is at
 * an end of its range, or where two of them fill the value.
 */
export function answerOptions(input: OptionsInput): readonly AnswerOptions[] {
  const shares = sharesOf(input);
  return input.open.map(({ definition, alternatives }) => {
    const { key } = definition;
    if (CONTENT_KEYS.includes(key)) return { key, answers: contents(input, shares) };
    if (key === US_CONTENT) return { key, answers: shares };
    const assumed = collectAssumedAnswers(input.definitions).get(key) ?? null;
    const tests = input.tests.filter((test) => test.key === key);
    return { key, answers: distinct([assumed, ...candidates(definition, alternatives)], tests) };
  });
}

/** Several exclusions can be claimed at once, and several notes can name the goods. */
function candidates(
  { key, type }: FactDefinition,
  alternatives: OpenFact['alternatives'],
): readonly (FactValue | null)[] {
  if (type !== 'heading' && !KEYS_WITH_SEVERAL.includes(key)) return alternatives;
  const named = alternatives.filter((one) => typeof one === 'string');
  if (named.length > MAX_COMBINED) return [...alternatives, named.join(',')];
  const combined = named.reduce<readonly string[][]>(
    (sofar, one) => [...sofar, ...sofar.map((chosen) => [...chosen, one])],
    [[]],
  );
  return combined.map((chosen) => (chosen.length === 0 ? null : chosen.join(',')));
}

/** One of the answers that all tests take alike. */
function distinct(
  answers: readonly (FactValue | null)[],
  tests: readonly TableTest[],
): readonly (FactValue | null)[] {
  const classes = new Map<string, FactValue | null>();
  for (const answer of answers) {
    const outcomes = tests.map(({ holds }) => (holds(answer) ? '1' : '0')).join('');
    if (!classes.has(outcomes)) classes.set(outcomes, answer);
  }
  return [...classes.values()];
}

/** Null: the content is not stated and takes what the others leave. */
function contents(input: OptionsInput, usShares: readonly Decimal[]): readonly (Decimal | null)[] {
  const { whole } = input;
  const little = percentOf(NEXT_TO, whole);
  const besideUs = usShares.map((share) => besideShare(whole, share));
  const points = [ZERO, little, whole.minus(little.times(2)), whole, ...besideUs];
  return [null, ...unlike([...points, ...turnsAtDutiable(input)])].slice(0, MAX_ANSWERS);
}

/**
 * Where a content, alone or with the others, fills what stays dutiable: rules of one authority are then on all of that,
 * those of another still on parts of the whole.
 */
function turnsAtDutiable(input: OptionsInput): readonly Decimal[] {
  const { whole, dutiable, contents: stated } = input;
  if (dutiable.equals(whole)) return [];
  const turns = [
    ...[dutiable, dutiable.minus(percentOf(NEXT_TO, whole))],
    ...[whole.minus(dutiable), whole.minus(dutiable.times(2))],
    ...sumsOf(stated).map((sum) => dutiable.minus(sum)),
    ...usEndsOf(input).map((share) => besideShare(dutiable, share)),
  ];
  return turns.filter((turn) => !turn.isNegative());
}

function besideShare(whole: Decimal, share: Decimal): Decimal {
  return whole.minus(percentOf(share, whole));
}

/** Of one or more of the amounts: other answers say which of the contents take a part of the value. */
export function sumsOf(amounts: readonly Decimal[]): readonly Decimal[] {
  return amounts.reduce<Decimal[]>(
    (sums, amount) => [...sums, amount, ...sums.map((sum) => sum.plus(amount))],
    [],
  );
}

/** Shares of U.S. content, in percent; none where no rule reads it. */
function sharesOf(input: OptionsInput): readonly Decimal[] {
  if (input.usShare !== null) return [input.usShare];
  const points = usEndsOf(input).flatMap((end) => [end.minus(NEXT_TO), end, end.plus(NEXT_TO)]);
  return unlike(points.filter((point) => !point.isNegative() && point.lessThanOrEqualTo(HUNDRED)));
}

/** Those between which the duty is a sum of rates on parts of the value. */
function usEndsOf({ open, tests, usShare }: OptionsInput): readonly Decimal[] {
  if (usShare !== null) return [usShare];
  if (open.every(({ definition }) => definition.key !== US_CONTENT)) return [];
  const limits = tests.flatMap(({ key, limit }) => (key === US_CONTENT && limit !== null ? [limit] : []));
  return [ZERO, US_CONTENT_CAP, HUNDRED, ...limits];
}

function unlike(values: readonly Decimal[]): Decimal[] {
  return values.filter((value, place) => values.findIndex((other) => other.equals(value)) === place);
}

/** The share of U.S. content that is stated. Null: it is not. */
export function readStatedShare(stated: ReadonlyMap<string, FactValue>): Decimal | null {
  const share = stated.get(US_CONTENT) ?? null;
  return isDecimal(share) ? share : null;
}

/** The contents of metals that are stated. */
export function readStatedContents(stated: ReadonlyMap<string, FactValue>): readonly Decimal[] {
  return CONTENT_KEYS.map((key) => stated.get(key) ?? null).filter(isDecimal);
}
