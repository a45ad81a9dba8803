import { DUTIABLE_VALUE } from '../../../src/engine/chapter98.js';
import type { FactValue } from '../../../src/engine/facts.js';
import { answerText } from '../../../src/engine/fact-set.js';
import { completeMetals } from '../../../src/engine/portions.js';
import { calculateDuty } from '../../../src/engine/calculate-duty.js';
import type { DutyResult } from '../../../src/engine/result.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { findLargestQuantity, type Measures } from '../../../src/terms/quantity.js';
import { isUnitCode, type UnitCode } from '../../../src/terms/unit.js';
import { answersTo, keysRead, stating, type Asked } from '../asked-questions.js';

/** Quantities of one article that can be true together: what is contained is not much more than what contains it. */
const QUANTITIES = ['1000', '1200', '1500'].map((text) => new Decimal(text));
/** Values of components are together no more than the customs value; a line names five at most. */
const COMPONENT_SHARES = ['0', '0.01', '0.2'].map((text) => new Decimal(text));
const SHARES = ['0', '0.01', '0.4', '1'].map((text) => new Decimal(text));

/** The inputs that an answer lists as open and that the engine takes, blocking ones first. */
function listedInputs(result: DutyResult): readonly string[] {
  const listed = [...result.requiredInputs.map(({ field }) => field), ...result.claims.map(({ key }) => key)];
  return [...new Set(listed)].filter((field) => field !== 'origin' && field !== 'value');
}

/** The question with each answer that the input may be given. */
export function answered(asked: Asked, field: string): readonly Asked[] {
  const { facts, law } = asked;
  const value = facts.enteredValue ?? new Decimal(100);
  const ofValue = (shares: readonly Decimal[], whole = value): readonly Decimal[] =>
    shares.map((share) => whole.times(share).toDecimalPlaces(2));
  if (field.startsWith('measures.')) {
    const unit = field.slice('measures.'.length);
    if (!isUnitCode(unit)) return [];
    const dutiable = facts.stated.get(DUTIABLE_VALUE);
    const ofComponents = dutiable instanceof Decimal ? dutiable : value;
    const amounts = unit.endsWith('_USD')
      ? ofValue(COMPONENT_SHARES, ofComponents)
      : quantitiesOf(unit, facts.measures);
    return amounts.map((amount) => ({
      ...asked,
      facts: { ...facts, measures: new Map([...facts.measures, [unit, amount]]) },
    }));
  }
  const definition = law.factDefinitions.get(field);
  if (definition === undefined) return [];
  const answers = definition.unit === 'USD' ? ofValue(SHARES) : answersTo(definition, law);
  return answers
    .filter((answer) => isLegal(field, answer, asked))
    .map((answer) => stating(asked, field, answer));
}

/** No content is more than the whole that is stated. */
function quantitiesOf(unit: UnitCode, stated: Measures): readonly Decimal[] {
  const most = findLargestQuantity(stated, unit);
  return most === null ? QUANTITIES : [...QUANTITIES.filter((one) => one.lessThan(most)), most];
}

/** Goods are loaded before they are entered, and what is said of metals and of their contents goes together. */
function isLegal(field: string, answer: FactValue, { facts, law }: Asked): boolean {
  const said = new Map<string, FactValue | null>(facts.stated);
  said.delete(field);
  completeMetals(said, law.line.number);
  if (said.has(field) && answerText(said.get(field)!) !== answerText(answer)) return false;
  return field !== 'loading_date' || typeof answer !== 'string' || answer <= facts.entryDate;
}

/** A way of answering what is open, one input after the other: which, and how. */
export type Picks = readonly (readonly [input: number, answer: number])[];

export interface Step {
  readonly asked: Asked;
  readonly result: DutyResult;
}

export function toStep(asked: Asked): Step {
  return { asked, result: calculateDuty(asked.facts, asked.law) };
}

/** The questions on the way from one to its completion, as far as the picks go. */
export function completing(asked: Asked, picks: Picks): readonly Step[] {
  const steps: Step[] = [toStep(asked)];
  for (const [input, answer] of picks) {
    const last = steps.at(-1)!;
    const inputs = listedInputs(last.result);
    if (inputs.length === 0) break;
    const next = answered(last.asked, inputs[input % inputs.length]!);
    if (next.length === 0) continue;
    steps.push(toStep(next[answer % next.length]!));
  }
  return steps;
}

/** The question with answers to facts that the law reads, whether its answer lists them as open or not. */
export function answerUnlisted(asked: Asked, picks: Picks): Asked {
  const keys = [...keysRead(asked.law)].filter((key) => !asked.facts.stated.has(key)).sort();
  return picks.reduce((last, [input, answer]) => {
    const next = keys.length === 0 ? [] : answered(last, keys[input % keys.length]!);
    return next[answer % Math.max(1, next.length)] ?? last;
  }, asked);
}
