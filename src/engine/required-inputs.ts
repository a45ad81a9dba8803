import { toUnitLabel } from '../terms/unit.js';
import type { Exploration } from './alternatives.js';
import type { ClaimableFact } from './find-claims.js';
import { compareLowestFirst } from './compare-amounts.js';
import type { Evaluation } from './evaluation.js';
import type { FactDefinition } from './law.js';
import { listMissingQuantities, type MissingQuantity } from './missing-quantities.js';
import { isColumnWider, sortByNarrowing } from './narrowing.js';
import type { Question } from './question.js';
import type { RequiredInput } from './result.js';
import { answerText } from './fact-set.js';

/**
 * Inputs that are missing and would lower the duty: what saves most comes first. Of goods that may not be entered: those
 * that would let them in.
 */
export function listAdvisoryInputs(exploration: Exploration): readonly RequiredInput[] {
  const claims = mostSavingFirst(exploration);
  if (exploration.primary.prohibition !== null) return claims.map(admittingInput);
  return claims.filter(isMeasured).map(advisoryInput);
}

function admittingInput({ fact: { definition }, value }: ClaimableFact): RequiredInput {
  const { key, question, whenMissing } = definition;
  const example = answerText(value);
  const reason = `${question} Taken as: ${whenMissing}; the goods may be entered when ${key} is ${example}.`;
  return createFactInput(definition, 'advisory', { reason, exampleValue: example });
}

/** Claims by how far they lower the duty; what cannot be compared comes last. */
function mostSavingFirst({ claimable }: Exploration): readonly ClaimableFact[] {
  return [...claimable].sort((left, right) => compareLowestFirst(left.total, right.total));
}

/** True where `listBlockingInputs` has none. */
export function isAnswerable(question: Question, { primary, deciding }: Exploration): boolean {
  const { countryOfOrigin, enteredValue } = question.facts;
  if (countryOfOrigin === null || enteredValue === null || deciding.length > 0) return false;
  return listMissingQuantities(question, primary).length === 0;
}

/**
 * Inputs without which the duty stays undetermined. What settles most comes first, after the origin and the value,
 * without which nothing can be compared.
 */
export function listBlockingInputs(question: Question, exploration: Exploration): readonly RequiredInput[] {
  const { primary } = exploration;
  const facts = sortByNarrowing(exploration).map(({ definition }) =>
    createFactInput(definition, 'blocking', { reason: blockingReason(definition, primary) }),
  );
  const measures = listMissingQuantities(question, primary).map(measureInput);
  const decided = measures.length > 0 && isColumnWider(exploration) ? [measures, facts] : [facts, measures];
  return [...basicInputs(question), ...decided.flat()];
}

/** Each field once, blocking ones first; of each severity what is asked for first stands first. */
export function mergeInputs(
  first: readonly RequiredInput[],
  more: readonly RequiredInput[],
): readonly RequiredInput[] {
  if (more.length === 0) return first;
  const blocking = [...first, ...more].filter(({ severity }) => severity === 'blocking');
  const all = [...blocking, ...first, ...more];
  return all.filter(({ field }, place) => all.findIndex((one) => one.field === field) === place);
}

/** Yes-or-no claims are listed in the ledger of claims; what has a measure or a place is asked for here. */
function isMeasured({ fact }: ClaimableFact): boolean {
  return fact.definition.type !== 'boolean' && fact.definition.type !== 'heading';
}

/** By fact and the answer that changes the duty. */
const advised = new WeakMap<FactDefinition, Map<string | null, RequiredInput>>();
/** How many answers are kept for a fact: the rules distinguish fewer. */
const ANSWERS_KEPT = 200;

/** Frozen, and one object for all answers in which it is the same. */
function advisoryInput(claim: ClaimableFact): RequiredInput {
  const { fact, value } = claim;
  const { definition } = fact;
  /** The answer that changes the duty, as plain text. */
  const example = value === null ? null : answerText(value);
  const inputs = advised.get(definition) ?? new Map<string | null, RequiredInput>();
  const known = inputs.get(example);
  if (known !== undefined) return known;
  const input = Object.freeze(
    createFactInput(definition, 'advisory', { reason: advisoryReason(claim), exampleValue: example }),
  );
  // Customs values are as many as questions.
  if (fact.isShareOfCustoms || inputs.size === ANSWERS_KEPT) return input;
  advised.set(definition, inputs.set(example, input));
  return input;
}

function basicInputs({ facts }: Question): RequiredInput[] {
  const inputs: RequiredInput[] = [];
  if (facts.countryOfOrigin === null) {
    inputs.push({
      field: 'origin',
      type: 'iso2_country',
      severity: 'blocking',
      reason: 'the column and most Chapter 99 duties depend on the country of origin',
      unit: null,
      min: null,
      max: null,
      citation: '19 CFR 134.1(b)',
      exampleValue: 'CN',
    });
  }
  if (facts.enteredValue === null) {
    inputs.push({
      field: 'value',
      type: 'number',
      severity: 'blocking',
      reason: 'amounts are computed on the customs value',
      unit: 'USD',
      min: 0,
      max: null,
      citation: '19 USC 1401a',
      exampleValue: 10_000,
    });
  }
  return inputs;
}

function measureInput({ code, reason, citation }: MissingQuantity): RequiredInput {
  return {
    field: `measures.${code}`,
    type: 'number',
    severity: 'blocking',
    reason,
    unit: toUnitLabel(code),
    min: 0,
    max: null,
    citation,
    exampleValue: 100,
  };
}

function blockingReason({ key, question, whenMissing }: FactDefinition, { factSet }: Evaluation): string {
  const answer = factSet.answer(key);
  if (answer === null)
    return `${question} Until it is answered the total takes none of the answers that the law names: ${whenMissing}.`;
  const taken = `${key} is ${answerText(answer)}`;
  return `${question} Until it is answered the total is the dearest that the open facts allow, as if: ${taken}.`;
}

function advisoryReason({ fact, value }: ClaimableFact): string {
  const { definition } = fact;
  return `${definition.question} Taken as: ${definition.whenMissing}; the duty changes, for example, when ${definition.key} is ${answerText(value)}.`;
}

const INPUT_TYPE = {
  boolean: 'boolean',
  number: 'number',
  date: 'iso_date',
  country: 'iso2_country',
  code: 'string',
  heading: 'string',
  derived: 'string',
} as const;

const EXAMPLE = {
  boolean: true,
  number: 50,
  date: '2026-07-01',
  country: 'CA',
  code: null,
  heading: null,
  derived: null,
} as const;

/** The input for a fact of the vocabulary, whoever asks for it. */
export function createFactInput(
  definition: FactDefinition,
  severity: RequiredInput['severity'],
  { reason, exampleValue = exampleOf(definition) }: Pick<RequiredInput, 'reason'> & Partial<RequiredInput>,
): RequiredInput {
  const isNumber = definition.type === 'number';
  return {
    field: definition.key,
    type: INPUT_TYPE[definition.type],
    severity,
    reason,
    unit: definition.unit,
    min: isNumber ? 0 : null,
    max: isNumber && definition.unit?.startsWith('percent') ? 100 : null,
    citation: definition.citation,
    exampleValue,
  };
}

function exampleOf({ type, values }: FactDefinition): RequiredInput['exampleValue'] {
  return EXAMPLE[type] ?? values[0] ?? null;
}
