import { HUNDRED, sum, ZERO, type Decimal } from '../terms/decimal.js';
import { assessCase, type AssessedCase } from './adcvd-case.js';
import type { ShipmentFacts } from './facts.js';
import type { AdcvdCandidate } from './law.js';
import type { Layer, Limits, RequiredInput, Totals } from './result.js';

/** What antidumping and countervailing duty add to one duty (19 USC 1671, 1673). */
export interface AdcvdDuty {
  readonly cases: readonly AssessedCase[];
  /** A layer for each case that counts. */
  readonly layers: readonly Layer[];
  /** USD over the cases that count. Null: one of them cannot be computed from what was stated. */
  readonly amount: Decimal | null;
  /** Percent over the cases that count. Null: one of them is specific. */
  readonly percent: Decimal | null;
  /** Sound limits over every answer to what is open. Null high: no limit is known. */
  readonly low: Decimal | null;
  readonly high: Decimal | null;
  readonly requiredInputs: readonly RequiredInput[];
}

const NOTHING: AdcvdDuty = Object.freeze({
  cases: [],
  layers: [],
  amount: ZERO,
  percent: ZERO,
  low: ZERO,
  high: ZERO,
  requiredInputs: [],
});

/** After the tariff line: case numbers stand below it on the entry summary (CBP Form 7501, block 29). */
const AFTER_THE_LINE = 2_000;

export function assessAdcvd(facts: ShipmentFacts, candidates: readonly AdcvdCandidate[]): AdcvdDuty {
  if (candidates.length === 0) return NOTHING;
  const cases = candidates.map((candidate) => assessCase(candidate, facts));
  const counted = cases.filter(({ advisory }) => !advisory);
  const unweighed = counted.filter((one) => one.rate.usdPerKg !== null && one.amount === null);
  return {
    cases,
    layers: counted.map((one, place) => layerOf(one, facts, AFTER_THE_LINE + place)),
    amount: sum(counted.map(({ amount }) => amount)),
    percent: sum(counted.map(({ rate }) => rate.percent)),
    low: sum(cases.map(({ low }) => low)),
    high: sum(cases.map(({ high }) => high)),
    requiredInputs: [...unweighed.slice(0, 1).map(weightInput), ...declareInputs(cases)],
  };
}

/** Total duty is entry duties and AD/CVD that is not advisory; every sum above it grows by the same. */
export function addToTotals(
  totals: Totals,
  { layers, amount, percent }: AdcvdDuty,
  value: Decimal | null,
): Totals {
  if (layers.length === 0) return totals;
  if (value === null) return { ...totals, effectiveRate: sum([totals.effectiveRate, percent]) };
  const totalDuty = sum([totals.totalDuty, amount]);
  return {
    ...totals,
    totalDuty,
    totalLandedDuty: sum([totals.totalLandedDuty, amount]),
    landedCost: sum([totals.landedCost, amount]),
    effectiveRate: totalDuty === null || value.isZero() ? null : totalDuty.times(HUNDRED).dividedBy(value),
  };
}

/** AD/CVD does not depend on the facts of other layers: its limits add to theirs. */
export function widenLimits(limits: Limits, { cases, low, high }: AdcvdDuty): Limits {
  if (cases.length === 0 || limits.low === null) return limits;
  return { low: sum([limits.low, low]), high: sum([limits.high, high]) };
}

function layerOf(one: AssessedCase, { enteredValue, measures }: ShipmentFacts, aceOrder: number): Layer {
  const { rate, amount, orderType } = one;
  const isSpecific = rate.percent === null;
  const weight = measures.get('KG')?.toFixed() ?? 'weight';
  const base = isSpecific ? `${weight} kg` : (enteredValue?.toFixed() ?? null);
  return {
    heading: one.caseNumber,
    kind: 'adcvd',
    ruleId: null,
    program: null,
    authority: orderType === 'AD' ? '19 USC 1673' : '19 USC 1671',
    authorityType: orderType === 'AD' ? 'antidumping' : 'countervailing',
    ending: isSpecific && amount === null ? 'undetermined' : 'applies',
    rateText: rate.text ?? '',
    ratePercent: rate.percent,
    basis: 'full_value',
    baseValue: isSpecific ? null : enteredValue,
    amount,
    computation:
      base === null
        ? (rate.text ?? '')
        : `${base} x ${isSpecific ? `${rate.usdPerKg!.toFixed()} USD/kg` : `${rate.percent.toFixed()}%`}`,
    aceOrder,
    listedAs: one.headingMatched,
    qualifier: one.product,
    factsRead: [],
    openFacts: isSpecific && amount === null ? ['KG'] : [],
    citations: rate.citations,
    confidence: rate.confidence,
    assumptions: [],
  };
}

function weightInput({ caseNumber, rate }: AssessedCase): RequiredInput {
  return {
    field: 'measures.KG',
    type: 'number',
    severity: 'blocking',
    reason: `the deposit rate of ${caseNumber} is ${rate.text ?? 'specific'}`,
    unit: 'kg',
    min: 0,
    max: null,
    citation: rate.citations[0].document,
    exampleValue: 100,
  };
}

/**
 * The input that decides between orders that list the line: only the importer, or evidence about the goods, says which
 * applies.
 */
function declareInputs(cases: readonly AssessedCase[]): readonly RequiredInput[] {
  const names = cases.filter(({ isOpenOrder }) => isOpenOrder).map(({ caseNumber }) => caseNumber);
  const [first] = names;
  if (first === undefined) return [];
  return [
    {
      field: 'adcvdDeclared',
      type: 'string',
      severity: 'blocking',
      reason: `the line and the country are listed in ${names.join(', ')}: declare the case the goods are entered under, disclaim the others with adcvdDisclaimed, or describe the goods`,
      unit: null,
      min: null,
      max: null,
      citation: '19 CFR 141.61(c)',
      exampleValue: first,
    },
  ];
}
