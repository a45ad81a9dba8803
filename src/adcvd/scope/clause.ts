import type { ClauseRecord } from '../records.js';
import { readNumericTest, testNumber, type NumericTest } from './numeric-attribute.js';
import { compilePhrase, testPhrase, type CompiledPhrase, type Verdict } from './read-phrase.js';
import type { Product } from './product.js';
import { readShareTests, testShare, type ShareTest } from './share-attribute.js';

/** One test that a clause depends on. */
interface AttributeTest {
  /** Attribute of the clause, for example `material`. */
  readonly attribute: string;
  /** The fact that answers it: a key of the structured product facts. */
  readonly fact: string;
  /** What the clause requires, in words. */
  readonly wanted: string;
  /** False: it supports a finding but never blocks one. */
  readonly essential: boolean;
  readonly kind: 'words' | 'number' | 'share';
  readonly run: (product: Product) => Verdict;
}

/** A clause compiled once for all products. */
export interface CompiledClause {
  readonly record: ClauseRecord;
  readonly tests: readonly AttributeTest[];
  /** True: any test brings the goods under the clause; false: all tests must hold. */
  readonly alternatives: boolean;
}

const ESSENTIAL = new Set(['material', 'process', 'state', 'use', 'power', 'notForm']);
/** Attributes about origin or the way a measure is read, not about the goods. */
const NOT_OF_THE_GOODS = new Set(['countryOfProcessing', 'measurement', 'thickness']);

export function compileClause(record: ClauseRecord): CompiledClause {
  const entries = Object.entries(record.attributes).filter(([name]) => !NOT_OF_THE_GOODS.has(name));
  const tests = entries.flatMap(([name, value]) => compileAttribute(name, value, record));
  return { record, tests, alternatives: record.kind === 'exclusion' && listsAlternatives(entries) };
}

/**
 * An exclusion that lists articles excludes each of them; one that describes an article by several marks excludes it
 * when all are met. A standard with the use or face it is printed for is one description.
 */
function listsAlternatives(entries: readonly (readonly [string, unknown])[]): boolean {
  const names = entries.map(([name]) => name);
  const describesOne = names.length === 2 && names.includes('standard') && !names.includes('form');
  if (describesOne) return false;
  if (entries.some(([, value]) => Array.isArray(value))) return true;
  return names.length === 2 && names.includes('use') && names.includes('form');
}

function compileAttribute(name: string, value: unknown, record: ClauseRecord): readonly AttributeTest[] {
  const number = readNumericTest(name, value);
  if (number) return [toNumberTest(name, number)];
  if (name === 'composition' && typeof value === 'object') {
    const shares = readShareTests(value);
    return record.kind === 'exclusion' && shares.length > 1
      ? [toAnyShareTest(shares)]
      : shares.map((share) => toShareTest(share));
  }
  return toWordsTest(name, value);
}

function toNumberTest(attribute: string, test: NumericTest): AttributeTest {
  return {
    attribute,
    fact: test.fact,
    wanted: limitsInWords(test, test.fact),
    essential: true,
    kind: 'number',
    run: (product) => testNumber(test, product),
  };
}

function toShareTest(test: ShareTest): AttributeTest {
  const fact = `percent.${test.component}`;
  const run = (product: Product): Verdict => testShare(test, product);
  return {
    attribute: 'composition',
    fact,
    wanted: limitsInWords(test, fact),
    essential: false,
    kind: 'share',
    run,
  };
}

/** For free-machining limits and the like: one of the shares is enough. */
function toAnyShareTest(tests: readonly ShareTest[]): AttributeTest {
  const [first] = tests;
  return {
    attribute: 'composition',
    fact: `percent.${first!.component}`,
    wanted: tests.map((test) => limitsInWords(test, test.component)).join(' or '),
    essential: false,
    kind: 'share',
    run: (product) => anyOf(tests.map((test) => testShare(test, product))),
  };
}

function limitsInWords(
  { minimum, maximum, exclusive }: Pick<NumericTest, 'minimum' | 'maximum' | 'exclusive'>,
  fact: string,
): string {
  const least = minimum === null ? '' : `${exclusive ? 'over' : 'at least'} ${inDigits(minimum)}`;
  const most = maximum === null ? '' : `${exclusive ? 'under' : 'at most'} ${inDigits(maximum)}`;
  return `${fact} ${[least, most].filter((part) => part !== '').join(' and ')}`;
}

/** Limits come from inches and pounds by exact factors; six decimals hide only the binary rounding. */
function inDigits(limit: number): string {
  return String(Math.round(limit * 1e6) / 1e6);
}

function toWordsTest(attribute: string, value: unknown): readonly AttributeTest[] {
  const values = (Array.isArray(value) ? value : [value]).map(String);
  const phrases: readonly CompiledPhrase[] = values.map(compilePhrase);
  if (phrases.every(({ vacuous }) => vacuous)) return [];
  const negate = attribute === 'notForm';
  return [
    {
      attribute,
      fact: attribute === 'notForm' ? 'form' : attribute,
      wanted: `${negate ? 'not ' : ''}${values.join(' or ')}`,
      essential: ESSENTIAL.has(attribute),
      kind: 'words',
      run: (product) => {
        const verdict = anyOf(phrases.map((phrase) => testPhrase(phrase, product)));
        if (!negate) return verdict;
        return verdict === 'true' ? 'false' : 'true';
      },
    },
  ];
}

/** True when any is true, false when all are false, else unknown. */
function anyOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('true')) return 'true';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'false') ? 'false' : 'unknown';
}

/** False when any is false, true when all are true, else unknown. */
function allOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('false')) return 'false';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'true') ? 'true' : 'unknown';
}

/** One test of a clause with its outcome for a product. */
export interface TestOutcome {
  readonly test: AttributeTest;
  readonly verdict: Verdict;
}

/** What a clause says about a product. */
export interface ClauseFinding {
  readonly clause: CompiledClause;
  /** A true exclusion takes the goods out; a true inclusion or condition keeps them in. */
  readonly verdict: Verdict;
  readonly outcomes: readonly TestOutcome[];
}

export function evaluateClause(clause: CompiledClause, product: Product): ClauseFinding {
  const outcomes = clause.tests.map((test) => ({ test, verdict: test.run(product) }));
  return { clause, outcomes, verdict: verdictOf(clause, outcomes) };
}

function verdictOf({ record, alternatives }: CompiledClause, outcomes: readonly TestOutcome[]): Verdict {
  const verdicts = outcomes.map(({ verdict }) => verdict);
  if (record.kind === 'exclusion') return alternatives ? anyOf(verdicts) : allOf(verdicts);
  if (verdicts.includes('false')) return 'false';
  const essential = outcomes.filter(({ test }) => test.essential).map(({ verdict }) => verdict);
  return essential.length > 0 ? allOf(essential) : anyOf(verdicts);
}
