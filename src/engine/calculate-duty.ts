import { isBefore } from '../terms/interval.js';
import type { UnitCode } from '../terms/unit.js';
import { addToTotals, assessAdcvd, widenBounds, type AdcvdDuty } from './adcvd.js';
import { explore, type Exploration } from './alternatives.js';
import { boundsOf } from './bounds.js';
import type { ClaimVerdict } from './column.js';
import { greatestFirst } from './compare-amounts.js';
import { evaluate, sum, type Evaluation } from './evaluation.js';
import type { ShipmentFacts } from './facts.js';
import { harborMaintenanceFee, merchandiseProcessingFee } from './fees.js';
import { layersOf } from './layers.js';
import type { Law } from './law.js';
import { once } from './once.js';
import { askedOf, type Question } from './question.js';
import { isAnswerable, mergeInputs, requiredInputs } from './required-inputs.js';
import type { AssumedFact, ClaimEffect, DutyResult, Layer, NotApplied, RequiredInput } from './result.js';
import { splitLinesOf } from './split-lines.js';
import { totalsOf } from './totals.js';
import { whyNot } from './why-not.js';
import { answerText, AnsweredWorld } from './world.js';

/** Bumped when the same facts and law can give another answer. */
export const ENGINE_VERSION = '3';

/**
 * The duty owed on one tariff line: column duty, Chapter 99 layers, AD/CVD, fees and totals, each with its reason.
 * Pure and deterministic: the same facts and law give the same result, and neither is changed.
 */
export function calculateDuty(facts: ShipmentFacts, law: Law): DutyResult {
  const question = askedOf(facts, law);
  const world = new AnsweredWorld(question.facts.stated, law.factDefinitions);
  const primary = evaluate(question, world);
  const exploration = explore(question, world, primary);
  const layers = layersOf(question, primary, exploration);
  const adcvd = assessAdcvd(facts, law.adcvd);
  const calculated: Calculated = { question, primary, exploration, adcvd, layers };
  const explained = explanationsOf(calculated);
  const fees = [merchandiseProcessingFee(question, world), harborMaintenanceFee(facts, law)] as const;
  return {
    line: law.line.number,
    entryDate: facts.entryDate,
    column: primary.column.column,
    specialProgramApplied: primary.column.program,
    layers: [...layers, ...adcvd.layers],
    get notApplied() {
      return explained.notApplied();
    },
    totals: addToTotals(totalsOf(question, primary, fees), adcvd, facts.enteredValue),
    bounds: widenBounds(boundsOf(question, exploration), adcvd),
    merchandiseProcessingFee: fees[0],
    harborMaintenanceFee: fees[1],
    splitLines: splitLinesOf(question, primary),
    adcvd: adcvd.cases,
    get requiredInputs() {
      return explained.requiredInputs();
    },
    get assumedFacts() {
      return explained.assumedFacts();
    },
    get claims() {
      return explained.claims();
    },
    missingMeasures: missingMeasures(primary),
    warnings: warningsOf(question, primary, layers),
    prohibited: primary.prohibition !== null,
    complete: isComplete(calculated),
    get considered() {
      return law.rules;
    },
  };
}

interface Calculated {
  readonly question: Question;
  readonly primary: Evaluation;
  readonly exploration: Exploration;
  readonly adcvd: AdcvdDuty;
  readonly layers: readonly Layer[];
}

/** The parts of an answer that are long and not always read: each is written when it is first asked for. */
interface Explanations {
  readonly notApplied: () => readonly NotApplied[];
  readonly requiredInputs: () => readonly RequiredInput[];
  readonly assumedFacts: () => readonly AssumedFact[];
  readonly claims: () => readonly ClaimEffect[];
}

function explanationsOf({ question, primary, exploration, adcvd, layers }: Calculated): Explanations {
  return {
    notApplied: once(() => whyNot(question, primary, new Set(layers.flatMap((layer) => layer.ruleId ?? [])))),
    requiredInputs: once(() =>
      mergeInputs(requiredInputs(question, primary, exploration), adcvd.requiredInputs),
    ),
    assumedFacts: once(() => assumedFacts(exploration)),
    claims: once(() => claimsOf(question, primary, { exploration, adcvd })),
  };
}

/** Nothing is missing without which the duty is undetermined. */
function isComplete({ question, primary, exploration, adcvd }: Calculated): boolean {
  return (
    isAnswerable(question, primary, exploration) &&
    adcvd.requiredInputs.every((input) => input.severity !== 'blocking') &&
    primary.prohibition === null &&
    primary.total !== null &&
    adcvd.complete
  );
}

function missingMeasures({ column }: Evaluation): readonly UnitCode[] {
  return column.outcome.kind === 'needs' ? column.outcome.missing.map((missing) => missing.code) : [];
}

function assumedFacts({ deciding, claimable }: Exploration): readonly AssumedFact[] {
  const settled = claimable.map((claim) => claim.fact);
  return [...deciding, ...settled].map(({ definition }) => ({
    key: definition.key,
    assumed: definition.whenMissing,
    ask: definition.ask,
  }));
}

/** Greatest saving first; what cannot be compared comes last. */
function claimsOf(
  question: Question,
  primary: Evaluation,
  { exploration: { claimable }, adcvd }: { readonly exploration: Exploration; readonly adcvd: AdcvdDuty },
): readonly ClaimEffect[] {
  const valued = question.facts.enteredValue !== null;
  const effects = claimable.map(({ fact: { definition }, value, total }): ClaimEffect => {
    const known = valued && total !== null && primary.total !== null;
    const saving = known ? primary.total.minus(total) : null;
    const { key, question: asked, citation } = definition;
    return {
      key,
      value: answerText(value),
      question: asked,
      totalDuty: valued ? sum([total, adcvd.amount]) : null,
      saving,
      citation,
    };
  });
  return effects.sort((left, right) => greatestFirst(left.saving, right.saving));
}

function warningsOf(question: Question, primary: Evaluation, layers: readonly Layer[]): readonly string[] {
  const { facts, law, claim } = question;
  const open = [...new Set(layers.flatMap((layer) => layer.openFacts))];
  const unsure = layers.filter((layer) => layer.confidence === 'low');
  return [
    ...claimWarnings(claim, law),
    ...(primary.column.outcome.kind === 'unresolved'
      ? [
          `The column duty could not be computed: "${primary.column.rate.text}" refers to a rate that is not resolved.`,
        ]
      : []),
    ...(primary.prohibition === null ? [] : [`Import prohibited: ${primary.prohibition.rule.rateText}.`]),
    ...(open.length === 0
      ? []
      : [`The duty is computed on assumptions and may differ: ${open.join(', ')} not stated.`]),
    ...unsure.map((layer) => `${layer.heading}: the source of this layer has low confidence.`),
    ...(isBefore(law.programsVerifiedTo, facts.entryDate)
      ? [
          `Chapter 99 programs are verified to ${law.programsVerifiedTo}; after it the answer follows what was scheduled then.`,
        ]
      : []),
  ];
}

function claimWarnings(claim: ClaimVerdict, law: Law): string[] {
  if (claim.kind === 'refused')
    return [`Special program indicator ${claim.symbol} was not applied: ${claim.because}.`];
  if (claim.kind === 'accepted' && claim.rate === null && law.line.column1General.text !== 'Free') {
    return [`The line prints no special rate for ${claim.program.symbol}; column 1 general applies.`];
  }
  return [];
}
