import { toCalendarDate } from '../terms/calendar-date.js';
import { toCountry } from '../terms/country.js';
import { Decimal } from '../terms/decimal.js';
import { isUnitCode, type UnitCode } from '../terms/unit.js';
import { calculateDuty, ENGINE_VERSION } from './calculate-duty.js';
import { VALUE_KEYS } from './dependence.js';
import { keysOf } from './conditions.js';
import { PREFERENCE, type FactValue, type ShipmentFacts, type Transport } from './facts.js';
import type { Law } from './law.js';
import { decodeLaw, encodeLaw, type LawExcerpt } from './proof-law.js';
import type { DutyResult } from './result.js';

/** The format this engine writes and reads. */
export const PROOF_FORMAT = 'dutygraph-proof/1';

/** What was claimed, with everything needed to compute it again without the service. */
export interface DutyProof {
  readonly format: typeof PROOF_FORMAT;
  readonly engineVersion: string;
  readonly dataVersion: string;
  readonly facts: EncodedFacts;
  readonly law: LawExcerpt;
  readonly claimed: ClaimedResult;
}

interface EncodedFacts {
  readonly countryOfOrigin: string | null;
  readonly entryDate: string;
  readonly enteredValue: string | null;
  readonly measures: Readonly<Record<string, string>>;
  readonly transport: Transport | null;
  readonly stated: Readonly<Record<string, { readonly decimal: string } | boolean | string>>;
  /** AD/CVD cases declared (true) or disclaimed (false). */
  readonly declaredCases: Readonly<Record<string, boolean>>;
}

/** The parts of a result a proof binds: every layer with its arithmetic, the totals and the bounds. */
interface ClaimedResult {
  readonly layers: readonly ClaimedLayer[];
  /** Every AD/CVD case, counted or advisory. */
  readonly adcvd: readonly ClaimedCase[];
  readonly totals: Readonly<Record<string, string | null>>;
  readonly low: string | null;
  readonly high: string | null;
  /** If no relief is claimed. */
  readonly lowWithoutClaims: string | null;
  readonly highWithoutClaims: string | null;
  readonly complete: boolean;
}

interface ClaimedLayer {
  readonly heading: string;
  readonly ruleId: string | null;
  readonly ending: string;
  readonly baseValue: string | null;
  readonly computation: string;
  readonly amount: string | null;
}

interface ClaimedCase {
  readonly caseNumber: string;
  readonly advisory: boolean;
  readonly amount: string | null;
  readonly low: string | null;
  readonly high: string | null;
}

export function proveDuty(facts: ShipmentFacts, law: Law, dataVersion: string): DutyProof {
  const keys = new Set(law.rules.flatMap(({ rule }) => [...keysOf(rule.when)]));
  for (const key of ALWAYS_READ) keys.add(key);
  return {
    format: PROOF_FORMAT,
    engineVersion: ENGINE_VERSION,
    dataVersion,
    facts: encodeFacts(facts),
    law: encodeLaw(law, keys),
    claimed: claimedOf(calculateDuty(facts, law)),
  };
}

const ALWAYS_READ = [PREFERENCE, ...VALUE_KEYS];

export type Verification =
  { readonly verified: true } | { readonly verified: false; readonly differences: readonly string[] };

/** Computes the proof's question again from the proof's own law and compares every claimed figure. */
export function verifyProof(proof: DutyProof): Verification {
  const again = recompute(proof);
  if (again === null) {
    return {
      verified: false,
      differences: ['law: the duty cannot be computed from it, it is not as it was written'],
    };
  }
  const differences = [
    ...(proof.engineVersion === ENGINE_VERSION
      ? []
      : [`engineVersion: proof ${proof.engineVersion}, this engine ${ENGINE_VERSION}`]),
    ...compare('totals', proof.claimed.totals, again.totals),
    ...compare('bounds', limitsOf(proof.claimed), limitsOf(again)),
    ...compareLayers(proof.claimed.layers, again.layers),
    ...compare('AD/CVD cases', proof.claimed.adcvd, again.adcvd),
  ];
  return differences.length === 0 ? { verified: true } : { verified: false, differences };
}

/** Null when the engine cannot read the facts or the law: a proof is untrusted text. */
function recompute(proof: DutyProof): ClaimedResult | null {
  try {
    return claimedOf(calculateDuty(decodeFacts(proof.facts), decodeLaw(proof.law)));
  } catch {
    return null;
  }
}

function limitsOf(claimed: ClaimedResult): readonly unknown[] {
  return [
    ...[claimed.low, claimed.high, claimed.lowWithoutClaims, claimed.highWithoutClaims],
    claimed.complete,
  ];
}

function compareLayers(claimed: readonly ClaimedLayer[], again: readonly ClaimedLayer[]): string[] {
  if (claimed.length !== again.length) return [`layers: proof ${claimed.length}, recomputed ${again.length}`];
  return claimed.flatMap((layer, index) => compare(`layer ${layer.heading}`, layer, again[index]));
}

function compare(name: string, claimed: unknown, again: unknown): string[] {
  const [left, right] = [JSON.stringify(claimed), JSON.stringify(again)];
  return left === right ? [] : [`${name}: proof ${left}, recomputed ${right}`];
}

function claimedOf(result: DutyResult): ClaimedResult {
  return {
    layers: result.layers.map(({ heading, ruleId, ending, baseValue, computation, amount }) => ({
      heading,
      ruleId,
      ending,
      baseValue: text(baseValue),
      computation,
      amount: text(amount),
    })),
    adcvd: result.adcvd.map(({ caseNumber, advisory, amount, low, high }) => ({
      caseNumber,
      advisory,
      amount: text(amount),
      low: text(low),
      high: text(high),
    })),
    totals: Object.fromEntries(
      Object.entries(result.totals).map(([name, amount]) => [name, text(amount as Decimal | null)]),
    ),
    low: text(result.bounds.low),
    high: text(result.bounds.high),
    lowWithoutClaims: text(result.boundsWithoutClaims.low),
    highWithoutClaims: text(result.boundsWithoutClaims.high),
    complete: result.complete,
  };
}

function text(amount: Decimal | null): string | null {
  return amount === null ? null : amount.toFixed();
}

function encodeFacts(facts: ShipmentFacts): EncodedFacts {
  const encode = (value: FactValue): { decimal: string } | boolean | string =>
    typeof value === 'object' ? { decimal: value.toFixed() } : value;
  return {
    countryOfOrigin: facts.countryOfOrigin,
    entryDate: facts.entryDate,
    enteredValue: text(facts.enteredValue),
    measures: Object.fromEntries([...facts.measures].map(([code, amount]) => [code, amount.toFixed()])),
    transport: facts.transport,
    stated: Object.fromEntries([...facts.stated].map(([key, value]) => [key, encode(value)])),
    declaredCases: Object.fromEntries(facts.declaredCases ?? []),
  };
}

function decodeFacts(facts: EncodedFacts): ShipmentFacts {
  const measures = Object.entries(facts.measures).flatMap(([code, amount]): [UnitCode, Decimal][] =>
    isUnitCode(code) ? [[code, new Decimal(amount)]] : [],
  );
  const stated = Object.entries(facts.stated).map(([key, value]): [string, FactValue] => [
    key,
    typeof value === 'object' ? new Decimal(value.decimal) : value,
  ]);
  return {
    countryOfOrigin: facts.countryOfOrigin === null ? null : toCountry(facts.countryOfOrigin),
    entryDate: toCalendarDate(facts.entryDate),
    enteredValue: facts.enteredValue === null ? null : new Decimal(facts.enteredValue),
    measures: new Map(measures),
    transport: facts.transport,
    stated: new Map(stated),
    declaredCases: new Map(Object.entries(facts.declaredCases)),
  };
}
