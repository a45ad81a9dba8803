import { NUMERIC_FACTS, SHARE_PREFIX } from '../../adcvd/scope/product.js';
import type { TestOutcome } from '../../adcvd/scope/clause.js';
import type { RequiredInput } from '../../engine/result.js';

const UNITS: Readonly<Record<string, string>> = {
  weightKg: 'kg',
  areaMm2: 'mm2',
  displacementCc: 'cc',
  powerKw: 'kW',
  hardnessHrc: 'HRC',
  pieces: 'pieces',
};

/** A fact that would decide a finding, in the form of the specification. */
export function toRequiredInput({ test }: TestOutcome, caseNumber: string): RequiredInput {
  const isShare = test.fact.startsWith(SHARE_PREFIX);
  const isNumber = isShare || NUMERIC_FACTS[test.fact] !== undefined;
  return {
    field: `facts.${test.fact}`,
    type: isNumber ? 'number' : 'string',
    severity: 'advisory',
    reason: `the scope of ${caseNumber} turns on ${test.attribute}: ${test.wanted}`,
    unit: isShare ? 'percent by weight' : isNumber ? (UNITS[test.fact] ?? 'mm') : null,
    min: isNumber ? 0 : null,
    max: isShare ? 100 : null,
    citation: '19 CFR 351.225',
    exampleValue: isNumber ? 1 : (test.wanted.split(' or ')[0] ?? test.wanted),
  };
}

/** Each fact once, in the order it was first requested. */
export function mergeInputs(inputs: readonly RequiredInput[]): readonly RequiredInput[] {
  const merged = new Map<string, RequiredInput>();
  for (const input of inputs) {
    const known = merged.get(input.field);
    merged.set(input.field, known ? { ...known, reason: joinReasons(known.reason, input.reason) } : input);
  }
  return [...merged.values()];
}

function joinReasons(left: string, right: string): string {
  return left.includes(right) || left.length > 400 ? left : `${left}; ${right}`;
}
