import { Decimal } from '../terms/decimal.js';
import { referencesOf, type RateExpression, type RateReference } from '../terms/rate-expression.js';
import type { Country } from '../terms/country.js';
import type { AdcvdRate, DepositRate } from './adcvd-rate.js';
import type {
  AdcvdCandidate,
  FactDefinition,
  FeeSchedule,
  Law,
  MatchedRule,
  Rule,
  RuleRate,
  SpecialProgram,
} from './law.js';

/** The law one answer rests on as plain JSON: decimals as text, sets as sorted lists. */
export interface LawExcerpt {
  readonly line: Law['line'];
  readonly date: Law['date'];
  readonly rules: readonly EncodedMatch[];
  readonly displacements: Law['displacements'];
  readonly chapter98: Law['chapter98'];
  readonly factDefinitions: readonly FactDefinition[];
  readonly specialPrograms: readonly EncodedProgram[];
  readonly fees: Encoded<FeeSchedule, 'mpfPercent' | 'mpfMinimum' | 'mpfMaximum' | 'hmfPercent'>;
  readonly mpfExemption: Law['mpfExemption'];
  readonly adcvd: readonly EncodedCandidate[];
  readonly programsVerifiedTo: Law['programsVerifiedTo'];
  readonly scheduleVerifiedTo: Law['scheduleVerifiedTo'];
  readonly references: readonly EncodedReference[];
}

type Encoded<T, K extends keyof T> = Omit<T, K> & Readonly<Record<K, string>>;
type EncodedProgram = Omit<SpecialProgram, 'countries'> & { readonly countries: readonly Country[] };
type EncodedRate =
  | Exclude<RuleRate, { percent: unknown }>
  | { readonly kind: 'additive' | 'floor' | 'inLieu' | 'quota'; readonly percent: string | null };
type EncodedRule = Omit<Rule, 'rate' | 'include' | 'exclude'> & {
  readonly rate: EncodedRate;
  readonly include: readonly Country[] | null;
  readonly exclude: readonly Country[];
};
type EncodedMatch = Omit<MatchedRule, 'rule'> & { readonly rule: EncodedRule };

type EncodedDeposit = Readonly<Record<keyof DepositRate, string | null>>;
type EncodedCandidate = Omit<AdcvdCandidate, 'rate' | 'otherRates'> & {
  readonly rate: Omit<AdcvdRate, keyof DepositRate> & EncodedDeposit;
  readonly otherRates: readonly EncodedDeposit[];
};

interface EncodedReference {
  readonly reference: RateReference;
  readonly column: 'general' | 'column2';
  readonly rate: RateExpression | null;
}

/** What the calculation read of the law; rules for other origins, and keys no rule reads, are left out. */
export function encodeLaw(law: Law, keys: ReadonlySet<string>): LawExcerpt {
  return {
    line: law.line,
    date: law.date,
    rules: law.rules.map(({ rule, ...match }) => ({ ...match, rule: encodeRule(rule) })),
    displacements: law.displacements,
    chapter98: law.chapter98,
    factDefinitions: [...law.factDefinitions.values()].filter((definition) => keys.has(definition.key)),
    specialPrograms: law.specialPrograms.map((program) => ({
      ...program,
      countries: sorted(program.countries),
    })),
    fees: {
      ...law.fees,
      mpfPercent: law.fees.mpfPercent.toFixed(),
      mpfMinimum: law.fees.mpfMinimum.toFixed(),
      mpfMaximum: law.fees.mpfMaximum.toFixed(),
      hmfPercent: law.fees.hmfPercent.toFixed(),
    },
    mpfExemption: law.mpfExemption,
    adcvd: law.adcvd.map(encodeCandidate),
    programsVerifiedTo: law.programsVerifiedTo,
    scheduleVerifiedTo: law.scheduleVerifiedTo,
    references: encodeReferences(law),
  };
}

/** Rebuilds the law from its excerpt; rules for other origins are not part of a proof. */
export function decodeLaw(excerpt: LawExcerpt): Law {
  const { references, fees } = excerpt;
  const known = new Map(
    references.map((entry) => [`${entry.column}:${JSON.stringify(entry.reference)}`, entry.rate]),
  );
  return {
    ...excerpt,
    rules: excerpt.rules.map(({ rule, ...match }) => ({ ...match, rule: decodeRule(rule) })),
    otherOrigins: [],
    factDefinitions: new Map(excerpt.factDefinitions.map((definition) => [definition.key, definition])),
    specialPrograms: excerpt.specialPrograms.map((program) => ({
      ...program,
      countries: new Set(program.countries),
    })),
    fees: {
      ...fees,
      mpfPercent: new Decimal(fees.mpfPercent),
      mpfMinimum: new Decimal(fees.mpfMinimum),
      mpfMaximum: new Decimal(fees.mpfMaximum),
      hmfPercent: new Decimal(fees.hmfPercent),
    },
    adcvd: excerpt.adcvd.map(decodeCandidate),
    rateOf: (reference, column) => known.get(`${column}:${JSON.stringify(reference)}`) ?? null,
  };
}

function sorted(countries: ReadonlySet<Country>): readonly Country[] {
  return [...countries].sort();
}

function encodeCandidate({ rate, otherRates, ...candidate }: AdcvdCandidate): EncodedCandidate {
  return {
    ...candidate,
    rate: { ...rate, ...encodeDeposit(rate) },
    otherRates: otherRates.map(encodeDeposit),
  };
}

function encodeDeposit({ percent, usdPerKg }: DepositRate): EncodedDeposit {
  return { percent: percent?.toFixed() ?? null, usdPerKg: usdPerKg?.toFixed() ?? null };
}

function decodeCandidate({ rate, otherRates, ...candidate }: EncodedCandidate): AdcvdCandidate {
  return {
    ...candidate,
    rate: { ...rate, ...decodeDeposit(rate) },
    otherRates: otherRates.map(decodeDeposit),
  };
}

function decodeDeposit({ percent, usdPerKg }: EncodedDeposit): DepositRate {
  const decimal = (text: string | null): Decimal | null => (text === null ? null : new Decimal(text));
  return { percent: decimal(percent), usdPerKg: decimal(usdPerKg) };
}

function encodeRule(rule: Rule): EncodedRule {
  const rate =
    'percent' in rule.rate
      ? { kind: rule.rate.kind, percent: rule.rate.percent?.toFixed() ?? null }
      : rule.rate;
  return {
    ...rule,
    rate,
    include: rule.include === null ? null : sorted(rule.include),
    exclude: sorted(rule.exclude),
  };
}

function decodeRule(rule: EncodedRule): Rule {
  const include = rule.include === null ? null : new Set(rule.include);
  return { ...rule, rate: decodeRate(rule.rate), include, exclude: new Set(rule.exclude) };
}

function decodeRate(rate: EncodedRate): RuleRate {
  return 'percent' in rate
    ? ({ kind: rate.kind, percent: rate.percent === null ? null : new Decimal(rate.percent) } as RuleRate)
    : rate;
}

function encodeReferences(law: Law): readonly EncodedReference[] {
  const { line } = law;
  const rates = [line.column1General, line.column2, ...line.column1Special.map((entry) => entry.rate)];
  const references = rates.flatMap((rate) => referencesOf(rate.expression));
  return references.flatMap((reference) =>
    (['general', 'column2'] as const).map((column) => ({
      reference,
      column,
      rate: law.rateOf(reference, column),
    })),
  );
}
