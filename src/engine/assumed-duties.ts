import type { Decimal } from '../terms/decimal.js';
import { percentOf, ZERO } from '../terms/decimal.js';
import { answerOptions, NEXT_TO, readStatedShare } from './answer-options.js';
import { OpenAnswers } from './answer-box.js';
import { DUTIABLE_VALUE, computeDutiableValues, type DutiableValues } from './chapter98.js';
import type { ColumnShare } from './charges.js';
import { computeColumnEquivalent, listOpenClaims, type ClaimVerdict, type ColumnDuty } from './column.js';
import { COLUMN_EQUIVALENT } from './conditions.js';
import type { FactValue } from './facts.js';
import { listOpenFacts } from './open-facts.js';
import type { OpenFact } from './open-keys.js';
import type { Question } from './question.js';
import { judgementsOf, type TableTest } from './verdicts.js';
import { AnsweredOtherwise, AnsweredFacts, type FactSet } from './fact-set.js';

const PREFERENCE = 'spi';

/** One column duty under one claim, with the facts that stay open beside it. */
export interface Assumed {
  readonly question: Question;
  readonly values: DutiableValues;
  readonly answers: OpenAnswers;
  /** Answers of the facts that are not open. */
  readonly given: FactSet;
  readonly column: ColumnShare & { readonly duty: Decimal };
  readonly equivalent: Decimal | null;
}

export interface AssumedDuties {
  readonly all: readonly Assumed[];
  /** True where a column duty has no greatest amount, as a quantity or a rate is not known. */
  readonly isUnlimited: boolean;
}

/** Which of the facts that are not stated vary. */
export type Varies = (fact: OpenFact) => boolean;

const ALL_VARY: Varies = () => true;

/** Every claim that is open, each with the column duties that it can lead to, on a customs value. */
export function listAssumedDuties(question: Question, customs: Decimal, varies = ALL_VARY): AssumedDuties {
  const { law, facts } = question;
  const { tests } = judgementsOf(question.graph.nodes);
  const given = new AnsweredFacts(facts.stated, law.factDefinitions);
  const open = listOpenFacts(question).filter(varies);
  const others = open.filter(({ definition }) => !IN_ASSUMED_DUTIES.has(definition.key));
  const options = answerOptions({
    open: others,
    tests,
    definitions: law.factDefinitions,
    whole: customs,
    usShare: readStatedShare(facts.stated),
  });
  const all: Assumed[] = [];
  let isUnlimited = false;
  for (const { asked, claimed } of claimsOf(question, { open, given, tests }))
    for (const factSet of valuesUnder(claimed, { open, customs })) {
      const values = computeDutiableValues(law, customs, factSet);
      const columnDuty = asked.computeColumn(values.valueFor('column'));
      const range = rangeOf(columnDuty);
      isUnlimited ||= range.high === null;
      for (const duty of turnsOf(asked, columnDuty, range)) {
        const equivalent = computeColumnEquivalent(duty, columnDuty.base ?? customs);
        const known = (key: string): FactValue | null =>
          key === COLUMN_EQUIVALENT ? equivalent : factSet.answer(key);
        const answers = new OpenAnswers(options, tests, known);
        const column = { duty, base: columnDuty.base };
        all.push({
          question: asked,
          values,
          answers,
          given: factSet,
          column,
          equivalent,
        });
      }
    }
  return { all, isUnlimited };
}

const IN_ASSUMED_DUTIES: ReadonlySet<string> = new Set([PREFERENCE, DUTIABLE_VALUE]);

interface Opening {
  readonly open: readonly OpenFact[];
  readonly given: FactSet;
  readonly tests: readonly TableTest[];
}

interface Claimed {
  readonly asked: Question;
  readonly claimed: FactSet;
}

/** No preference, then one of each kind that the column and the rules tell apart. */
function claimsOf(question: Question, { open, given, tests }: Opening): readonly Claimed[] {
  const without = [{ asked: question, claimed: given }];
  if (open.every(({ definition }) => definition.key !== PREFERENCE)) return without;
  const ofPreference = tests.filter(({ key }) => key === PREFERENCE);
  const kindOf = (symbol: FactValue | null, claim: ClaimVerdict): string => {
    const rate = claim.kind === 'accepted' ? claim.rate : null;
    return [rate?.text ?? '', ...ofPreference.map(({ holds }) => holds(symbol))].join();
  };
  const kinds = new Map([[kindOf(given.answer(PREFERENCE), question.claim), without[0]!]]);
  for (const claim of listOpenClaims(question.facts, question.law)) {
    const { symbol } = claim.program;
    const kind = kindOf(symbol, claim);
    if (kinds.has(kind)) continue;
    const claimed = new AnsweredOtherwise(given, PREFERENCE, symbol);
    kinds.set(kind, { asked: question.changeClaim(claim), claimed });
  }
  return [...kinds.values()];
}

/** The ends of what stays dutiable under a Chapter 98 claim, where it is open. */
function valuesUnder(
  claimed: FactSet,
  { open, customs }: { readonly open: readonly OpenFact[]; readonly customs: Decimal },
): readonly FactSet[] {
  if (open.every(({ definition }) => definition.key !== DUTIABLE_VALUE)) return [claimed];
  const values = [ZERO, percentOf(NEXT_TO, customs), customs];
  return values.map((value) => new AnsweredOtherwise(claimed, DUTIABLE_VALUE, value));
}

interface DutyRange {
  readonly low: Decimal;
  /** Null: no greatest amount is known. */
  readonly high: Decimal | null;
}

function rangeOf({ outcome }: ColumnDuty): DutyRange {
  switch (outcome.kind) {
    case 'amount':
      return { low: outcome.amount, high: outcome.amount };
    case 'needs':
      return { low: outcome.lowerBound, high: outcome.upperBound };
    default:
      return { low: ZERO, high: null };
  }
}

/** The ends of the column duty, and what is between where a rule compares it: a floor, or a test of its equivalent. */
function turnsOf({ graph }: Question, { base }: ColumnDuty, { low, high }: DutyRange): readonly Decimal[] {
  // So it is where no column duty is due.
  if (high !== null && low.equals(high)) return [low];
  const compared = [
    ...graph.charging.filter(({ rule }) => rule.rate.kind === 'floor').map(({ percent }) => percent),
    ...judgementsOf(graph.nodes).tests.flatMap(({ key, limit }) =>
      key === COLUMN_EQUIVALENT && limit !== null ? [limit.minus(NEXT_TO), limit, limit.plus(NEXT_TO)] : [],
    ),
  ];
  const turns = compared.map((percent) => percentOf(percent, base!));
  const between = turns.filter((turn) => turn.greaterThan(low) && (high === null || turn.lessThan(high)));
  return [low, ...between, ...(high === null ? [] : [high])];
}
