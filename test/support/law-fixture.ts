import type { ShipmentFacts, FactValue, Transport } from '../../src/engine/facts.js';
import type { AdcvdRate } from '../../src/engine/adcvd-rate.js';
import type {
  AdcvdCandidate,
  Condition,
  Displacement,
  FactDefinition,
  HeadingRange,
  Law,
  MatchedRule,
  Rule,
  SourcedRate,
  SpecialProgram,
} from '../../src/engine/law.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import type { Cited } from '../../src/terms/citation.js';
import { toCountry, type Country } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { ALWAYS } from '../../src/terms/interval.js';
import { parseRate } from '../../src/terms/rate-expression.js';
import type { UnitCode } from '../../src/terms/unit.js';

/** A small law of made-up headings (X.., Y..) for tests of the mechanisms alone. */

export const CITED: Cited = [{ document: 'test notice', locator: 'page 1', url: null, source: 'official' }];

function rateOf(text: string, source = '12345678'): SourcedRate {
  const parsed = parseRate(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return { text, expression: parsed.value, source: toHtsNumber(source) };
}

export function range(text: string): HeadingRange[] {
  return text.split(';').map((part) => {
    const [, from, to, use] = /^([^-[]+)(?:-([^[]+))?(?:\[(\w+)\])?$/.exec(part)!;
    return { from: from!, to: to ?? from!, use: use ?? null };
  });
}

export function ruleOf(heading: string, changes: Partial<Rule> = {}): MatchedRule {
  const rule: Rule = {
    id: `${heading}${changes.use ?? ''}`,
    heading,
    use: null,
    program: 'test_program',
    authority: 'Test Act',
    authorityType: 'section_test',
    interval: ALWAYS,
    include: null,
    exclude: new Set<Country>(),
    when: null,
    rate: { kind: 'additive', percent: new Decimal(10) },
    rateText: '+ 10%',
    basis: 'full_value',
    exceptions: [],
    displaces: [],
    aceOrder: 10,
    citations: CITED,
    confidence: 'high',
    assumptions: [],
    note: null,
    ...changes,
  };
  return { rule, listedAs: '1234', list: 'test-list', qualifier: null };
}

export function additive(percent: number): Rule['rate'] {
  return { kind: 'additive', percent: new Decimal(percent) };
}

export function definitionOf(key: string, changes: Partial<FactDefinition> = {}): FactDefinition {
  return {
    key,
    type: 'boolean',
    unit: null,
    values: [],
    meaning: key,
    question: `Is it ${key}?`,
    citation: 'test note 1',
    whenMissing: 'false',
    assumed: 'false',
    ask: false,
    ...changes,
  };
}

type CaseOptions = Partial<Omit<AdcvdCandidate, 'rate'>> & { readonly rate?: Partial<AdcvdRate> };

/** A case found likely in scope whose all-others rate of 86.01% cites a notice. */
export function caseOf(caseNumber: string, { rate, ...changes }: CaseOptions = {}): AdcvdCandidate {
  return {
    caseNumber,
    orderType: caseNumber.startsWith('A') ? 'AD' : 'CVD',
    product: 'Test article',
    country: toCountry('CN'),
    headingMatched: '12345678',
    determination: 'likely_in_scope',
    inForce: true,
    rate: {
      kind: 'all_others',
      text: '86.01%',
      percent: new Decimal('86.01'),
      usdPerKg: null,
      citesNotice: true,
      confidence: 'medium',
      source: 'secondary',
      citations: CITED,
      ...rate,
    },
    otherRates: [],
    orderDate: toCalendarDate('2011-05-26'),
    citations: CITED,
    ...changes,
  };
}

export interface LawOptions {
  readonly rules?: readonly MatchedRule[];
  readonly otherOrigins?: readonly MatchedRule[];
  readonly general?: string;
  readonly special?: readonly (readonly [string, string])[];
  readonly column2?: string;
  readonly facts?: readonly FactDefinition[];
  readonly displacements?: readonly Partial<Displacement>[];
  readonly chapter98?: Law['chapter98'];
  readonly programs?: Law['specialPrograms'];
  readonly mpfExemption?: Law['mpfExemption'];
  readonly adcvd?: Law['adcvd'];
}

export function programOf(
  symbol: string,
  countries: readonly string[],
  changes: Partial<SpecialProgram> = {},
): SpecialProgram {
  return {
    ...{ symbol, name: symbol, interval: ALWAYS, countries: new Set(countries.map(toCountry)) },
    ...{ generalNote: `GN ${symbol}`, ruleOfOrigin: 'originating', mpfExempt: false, citations: CITED },
    ...{ confidence: 'high', freesByNote: false, exceptNumbers: [], excludedArticles: null },
    ...{ statusText: 'in_force', ...changes },
  };
}

export function lawOf(options: LawOptions = {}): Law {
  const { rules = [], facts = [], special = [] } = options;
  return {
    line: {
      number: toHtsNumber('1234567890'),
      description: 'Test article',
      path: ['Test heading', 'Test article'],
      units: ['KG'] as UnitCode[],
      unitLabels: ['kg'],
      column1General: rateOf(options.general ?? '2.5%'),
      column1Special: special.map(([programs, text]) => ({
        programs: programs.split(','),
        rate: rateOf(text),
      })),
      column2: rateOf(options.column2 ?? '45%'),
      endnoteHeadings: [],
      citations: CITED,
    },
    date: toCalendarDate('2026-09-15'),
    rules,
    otherOrigins: options.otherOrigins ?? [],
    displacements: (options.displacements ?? []).map((one, index) => ({
      id: `d${index}`,
      interval: ALWAYS,
      winners: [],
      losers: [],
      requires: 'positive_duty',
      extent: 'article',
      citations: CITED,
      assumptions: [],
      ...one,
    })),
    chapter98: options.chapter98 ?? [],
    factDefinitions: new Map(facts.map((definition) => [definition.key, definition])),
    specialPrograms: options.programs ?? [
      programOf('S', ['CA', 'MX'], { mpfExempt: true }),
      programOf('D', ['KE'], { interval: { from: null, to: toCalendarDate('2025-10-01') } }),
    ],
    fees: {
      interval: ALWAYS,
      mpfPercent: new Decimal('0.3464'),
      mpfMinimum: new Decimal('33.58'),
      mpfMaximum: new Decimal('651.50'),
      hmfPercent: new Decimal('0.125'),
      mpfCitations: CITED,
      hmfCitations: CITED,
    },
    mpfExemption: options.mpfExemption ?? null,
    adcvd: options.adcvd ?? [],
    programsVerifiedTo: toCalendarDate('2026-10-10'),
    scheduleVerifiedTo: toCalendarDate('2026-10-10'),
    rateOf: () => null,
  };
}

export interface FactOptions {
  readonly origin?: string | null;
  readonly value?: string | null;
  readonly date?: string;
  readonly transport?: Transport;
  readonly stated?: Readonly<Record<string, FactValue>>;
  readonly measures?: Readonly<Record<string, string>>;
  readonly declaredCases?: Readonly<Record<string, boolean>>;
}

export function factsOf({
  origin = 'CN',
  value = '10000',
  date = '2026-09-15',
  transport,
  stated = {},
  measures = {},
  declaredCases = {},
}: FactOptions = {}): ShipmentFacts {
  return {
    countryOfOrigin: origin === null ? null : toCountry(origin),
    entryDate: toCalendarDate(date),
    enteredValue: value === null ? null : new Decimal(value),
    measures: new Map(
      Object.entries(measures).map(([code, amount]) => [code as UnitCode, new Decimal(amount)]),
    ),
    transport: transport ?? null,
    stated: new Map(Object.entries(stated)),
    declaredCases: new Map(Object.entries(declaredCases)),
  };
}

export const holds = (key: string): Condition => ({ kind: 'holds', key });
export const not = (of: Condition): Condition => ({ kind: 'not', of });
export const all = (...of: Condition[]): Condition => ({ kind: 'all', of });
export const any = (...of: Condition[]): Condition => ({ kind: 'any', of });
export const isOneOf = (key: string, ...values: string[]): Condition => ({ kind: 'isOneOf', key, values });
export const compares = (key: string, operator: '<' | '<=' | '>' | '>=', operand: string): Condition => ({
  kind: 'compares',
  key,
  operator,
  operand,
});
export const due = (headings: string): Condition => ({ kind: 'headingDue', headings: range(headings) });
