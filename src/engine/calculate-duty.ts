import type { CalendarDate } from '../terms/calendar-date.js';
import { sum, type Decimal } from '../terms/decimal.js';
import type { HtsNumber } from '../terms/hts-number.js';
import { onceFor } from '../terms/lazily.js';
import type { UnitCode } from '../terms/unit.js';
import { addToTotals, assessAdcvd, widenLimits, type AdcvdDuty } from './adcvd.js';
import { Exploration } from './alternatives.js';
import { BoundAnswers } from './bound-answers.js';
import { boundsOf, computeBoundsWithoutClaims } from './bounds.js';
import { listIncompleteReasons } from './completeness.js';
import { compareGreatestFirst } from './compare-amounts.js';
import { evaluate, type Evaluation } from './evaluation.js';
import type { ShipmentFacts } from './facts.js';
import { computeHarborMaintenanceFee, computeMerchandiseProcessingFee } from './fees.js';
import { layersOf } from './layers.js';
import type { FactDefinition, Law, MatchedRule } from './law.js';
import type { FoundLimits } from './limits.js';
import { listMissingQuantities } from './missing-quantities.js';
import { askedOf, type Question } from './question.js';
import { listAdvisoryInputs, listBlockingInputs, mergeInputs } from './required-inputs.js';
import type {
  AssumedFact,
  BoundAnswer,
  Bounds,
  ClaimEffect,
  DutyResult,
  Fee,
  IncompleteReason,
  Layer,
  Limits,
  NotApplied,
  RequiredInput,
  SplitLine,
  Totals,
} from './result.js';
import { splitLinesOf } from './split-lines.js';
import { totalsOf } from './totals.js';
import { warnBeyondLaw, warningsOf } from './warnings.js';
import { explainWhyNot } from './why-not.js';
import { answerText, AnsweredFacts } from './fact-set.js';

/** Bumped when the same facts and law can give another answer. */
export const ENGINE_VERSION = '15';

/**
 * The duty owed on one tariff line: column duty, Chapter 99 layers, AD/CVD, fees and totals, each with its reason.
 * Pure and deterministic: the same facts and law give the same result, and neither is changed.
 */
export function calculateDuty(facts: ShipmentFacts, law: Law): DutyResult {
  const question = askedOf(facts, law);
  const factSet = new AnsweredFacts(question.facts.stated, law.factDefinitions);
  const assumed = evaluate(question, { factSet, signature: question.signature });
  const exploration = new Exploration(question, assumed);
  const { primary } = exploration;
  const layers = layersOf(question, primary, exploration);
  const adcvd = assessAdcvd(facts, law.adcvd);
  const isBarred = primary.prohibition !== null;
  const fees = [
    computeMerchandiseProcessingFee(question, factSet, isBarred),
    computeHarborMaintenanceFee(facts, law, isBarred),
  ] as const;
  return new CalculatedDuty({ question, primary, exploration, adcvd, layers, fees });
}

interface Calculated {
  readonly question: Question;
  readonly primary: Evaluation;
  readonly exploration: Exploration;
  readonly adcvd: AdcvdDuty;
  /** Without AD/CVD. */
  readonly layers: readonly Layer[];
  readonly fees: readonly [Fee, Fee];
}

/** Long parts of an answer that are not always read are computed on first use. */
class CalculatedDuty implements DutyResult {
  readonly line: HtsNumber;
  readonly entryDate: CalendarDate;
  readonly column: DutyResult['column'];
  readonly specialProgramApplied: string | null;
  readonly layers: readonly Layer[];
  readonly totals: Totals;
  readonly boundsWithoutClaims: Limits;
  readonly merchandiseProcessingFee: Fee;
  readonly harborMaintenanceFee: Fee;
  readonly splitLines: readonly SplitLine[];
  readonly adcvd: DutyResult['adcvd'];
  readonly missingMeasures: readonly UnitCode[];
  readonly warnings: readonly string[];
  readonly prohibited: boolean;
  readonly complete: boolean;
  readonly incompleteReasons: readonly IncompleteReason[];
  readonly #parts: Calculated;
  /** Without AD/CVD. */
  readonly #withoutClaims: Limits;
  #bounds: Bounds | null = null;
  #notApplied: readonly NotApplied[] | null = null;
  #blockingInputs: readonly RequiredInput[] | null = null;
  #requiredInputs: readonly RequiredInput[] | null = null;
  #assumedFacts: readonly AssumedFact[] | null = null;
  #claims: readonly ClaimEffect[] | null = null;

  constructor(parts: Calculated) {
    const { question, primary, exploration, adcvd, layers, fees } = parts;
    const { law, facts } = question;
    this.#parts = parts;
    this.line = law.line.number;
    this.entryDate = facts.entryDate;
    this.column = primary.column.column;
    this.specialProgramApplied = primary.column.program;
    this.layers = adcvd.layers.length === 0 ? layers : [...layers, ...adcvd.layers];
    this.totals = addToTotals(totalsOf(question, primary, fees), adcvd, facts.enteredValue);
    this.#withoutClaims = computeBoundsWithoutClaims(question, exploration);
    this.boundsWithoutClaims = widenLimits(this.#withoutClaims, adcvd);
    this.merchandiseProcessingFee = fees[0];
    this.harborMaintenanceFee = fees[1];
    this.splitLines = splitLinesOf(question, primary);
    this.adcvd = adcvd.cases;
    this.missingMeasures = listMissingQuantities(question, primary).map(({ code }) => code);
    this.prohibited = primary.prohibition !== null;
    this.incompleteReasons = listIncompleteReasons(parts);
    this.complete = this.incompleteReasons.length === 0;
    this.warnings = [...warningsOf(question, primary, layers), ...warnBeyondLaw(this.incompleteReasons)];
  }

  get bounds(): Bounds {
    if (this.#bounds !== null) return this.#bounds;
    const { question, exploration, adcvd } = this.#parts;
    const found = boundsOf(question, this.#withoutClaims);
    const limits = widenLimits(found.limits, adcvd);
    const nextBestFact = this.#firstBlocking();
    const answers = new BoundAnswers(question, exploration);
    return (this.#bounds = new DutyBounds({ limits, found, nextBestFact, answers }));
  }

  get notApplied(): readonly NotApplied[] {
    const { question, primary, layers } = this.#parts;
    this.#notApplied ??= explainWhyNot(question, primary, layers);
    return this.#notApplied;
  }

  get requiredInputs(): readonly RequiredInput[] {
    const { exploration, adcvd } = this.#parts;
    this.#requiredInputs ??= mergeInputs(
      [...this.#blocking(), ...listAdvisoryInputs(exploration)],
      adcvd.requiredInputs,
    );
    return this.#requiredInputs;
  }

  #blocking(): readonly RequiredInput[] {
    return (this.#blockingInputs ??= listBlockingInputs(this.#parts.question, this.#parts.exploration));
  }

  /** The first of `requiredInputs` where any of them blocks: those of AD/CVD all do. */
  #firstBlocking(): string | null {
    const [first = this.#parts.adcvd.requiredInputs[0]] = this.#blocking();
    return first?.field ?? null;
  }

  get assumedFacts(): readonly AssumedFact[] {
    this.#assumedFacts ??= assumedFacts(this.#parts);
    return this.#assumedFacts;
  }

  get claims(): readonly ClaimEffect[] {
    this.#claims ??= claimsOf(this.#parts);
    return this.#claims;
  }

  get considered(): readonly MatchedRule[] {
    return this.#parts.question.law.rules;
  }
}

interface BoundsParts {
  readonly limits: Limits;
  readonly found: FoundLimits;
  readonly nextBestFact: string | null;
  readonly answers: BoundAnswers;
}

/** The answers at both ends are looked for when they are read. */
class DutyBounds implements Bounds {
  readonly low: Decimal | null;
  readonly high: Decimal | null;
  readonly nextBestFact: string | null;
  readonly #parts: BoundsParts;

  constructor(parts: BoundsParts) {
    this.#parts = parts;
    this.low = parts.limits.low;
    this.high = parts.limits.high;
    this.nextBestFact = parts.nextBestFact;
  }

  get lowAnswers(): readonly BoundAnswer[] | null {
    return this.low === null ? null : this.#parts.answers.find('least', this.#parts.found.cheapest);
  }

  get highAnswers(): readonly BoundAnswer[] | null {
    return this.high === null ? null : this.#parts.answers.find('greatest', this.#parts.found.dearest);
  }
}

function assumedFacts({ primary, exploration: { deciding, claimable } }: Calculated): readonly AssumedFact[] {
  const assumed = deciding.map(({ definition }) => dearestAnswer(definition, primary));
  for (const { fact } of claimable) assumed.push(assumedFactOf(fact.definition));
  return assumed;
}

function dearestAnswer({ key, whenMissing, ask }: FactDefinition, { factSet }: Evaluation): AssumedFact {
  const answer = factSet.answer(key);
  return { key, assumed: answer === null ? whenMissing : answerText(answer), ask };
}

/** Frozen, and one object for each fact. */
const assumedFactOf = onceFor(({ key, whenMissing, ask }: FactDefinition): AssumedFact =>
  Object.freeze({ key, assumed: whenMissing, ask }),
);

/** Greatest saving first; what cannot be compared comes last. */
function claimsOf({ question, primary, exploration, adcvd }: Calculated): readonly ClaimEffect[] {
  const valued = question.facts.enteredValue !== null;
  const isOpen = primary.columnOutcome.kind !== 'amount';
  const effects = exploration.claimable.map((claim): ClaimEffect => {
    const { fact, value, lacksQuantity } = claim;
    // A total that is known is not compared with one that only its least is known of.
    const total = lacksQuantity && !isOpen ? null : claim.total;
    const known = valued && total !== null && primary.total !== null;
    const saving = known ? primary.total.minus(total) : null;
    const { key, question: asked, citation } = fact.definition;
    return {
      key,
      value: answerText(value),
      question: asked,
      totalDuty: valued ? sum([total, adcvd.amount]) : null,
      saving,
      citation,
    };
  });
  return effects.sort((left, right) => compareGreatestFirst(left.saving, right.saving));
}
