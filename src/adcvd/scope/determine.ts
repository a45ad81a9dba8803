import type { Confidence } from '../../terms/confidence.js';
import type { ScopeDetermination } from '../../terms/adcvd-words.js';
import { evaluateClause, type ClauseFinding, type CompiledClause, type TestOutcome } from './clause.js';
import { testIdentity, type Identity } from './identity.js';
import type { Product } from './product.js';
import type { Verdict } from './read-phrase.js';
import { weighFinding, type Decision } from './confidence.js';

/** The scope of one order, compiled once. */
export interface CompiledScope {
  readonly identity: Identity;
  readonly clauses: readonly CompiledClause[];
}

/** What the scope of one order says about a product, clause by clause. */
export interface ScopeEvidence {
  readonly determination: ScopeDetermination;
  readonly confidence: Confidence;
  /** Whether the description names the product of the order. */
  readonly identity: Verdict;
  readonly findings: readonly ClauseFinding[];
  /** The tests that would decide it, the most useful first. */
  readonly open: readonly TestOutcome[];
}

export function determineScope({ identity, clauses }: CompiledScope, product: Product): ScopeEvidence {
  const named = testIdentity(identity, product);
  const findings = clauses.map((clause) => evaluateClause(clause, product));
  const decision = decide(named, findings, product);
  const open = decision.determination === 'likely_out_of_scope' ? [] : openTests(findings);
  return {
    determination: decision.determination,
    confidence: weighFinding({ decision, findings, identity: named }),
    identity: named,
    findings,
    open,
  };
}

function decide(named: Verdict, findings: readonly ClauseFinding[], product: Product): Decision {
  if (product.significant.length === 0 && product.measures.size === 0)
    return possibly('nothing was said of the goods: the written scope cannot be compared', []);
  if (findings.length === 0) return decideWithoutClauses(named);
  const exclusions = ofKind(findings, 'exclusion').filter(({ verdict }) => verdict === 'true');
  const decisive = exclusions.filter(isFromASource);
  if (decisive.length > 0 && named !== 'false')
    return out(`an exclusion covers the goods (${describe(decisive[0]!)})`, decisive);
  const inclusions = ofKind(findings, 'inclusion');
  const [definition] = inclusions;
  if (named === 'false')
    return out('what is described is another product than the one the order covers', contradicted(findings));
  if (definition?.verdict === 'false' && isFromASource(definition))
    return out(`the definition is not met (${describe(definition)})`, [definition]);
  const failed = ofKind(findings, 'condition').filter((one) => one.verdict === 'false' && isFromASource(one));
  if (failed.length > 0) return out(`a condition is not met (${describe(failed[0]!)})`, failed);
  return decideIn({ named, findings, inclusions, exclusions });
}

function decideIn(found: {
  readonly named: Verdict;
  readonly findings: readonly ClauseFinding[];
  readonly inclusions: readonly ClauseFinding[];
  readonly exclusions: readonly ClauseFinding[];
}): Decision {
  const { named, findings, inclusions, exclusions } = found;
  if (exclusions.length > 0)
    return possibly('an exclusion known only from memory may cover the goods: read the notice', exclusions);
  const met = inclusions.filter(({ verdict }) => verdict === 'true');
  const [definition] = inclusions;
  const openNumbers = [definition, ...ofKind(findings, 'condition')].some(
    (one) =>
      one !== undefined &&
      one.outcomes.some(({ test, verdict }) => test.kind === 'number' && verdict === 'unknown'),
  );
  const holds = definition?.verdict === 'true' || (met.length > 0 && !openNumbers);
  if (named === 'true' && holds && !openNumbers && met.some(isFromASource))
    return {
      determination: 'likely_in_scope',
      because: `the goods are named and the definition is met (${describe(met[0]!)})`,
      by: met,
    };
  if (named === 'true')
    return possibly('the goods are named, but facts the scope turns on were not stated', met);
  return possibly('the description does not name the product of the order, and nothing rules it out', met);
}

function decideWithoutClauses(named: Verdict): Decision {
  const words = {
    true: 'the description names the product of the order',
    false: 'the description seems to name another product',
    unknown: 'the description does not name the product of the order',
  }[named];
  return possibly(`no clause of this scope is held: ${words}; read the notice`, []);
}

/** The clauses that the description contradicts, else the first inclusion, which says what the order covers. */
function contradicted(findings: readonly ClauseFinding[]): readonly ClauseFinding[] {
  const against = findings.filter(
    ({ clause, verdict }) => clause.record.kind !== 'exclusion' && verdict === 'false',
  );
  return against.length > 0 ? against : ofKind(findings, 'inclusion').slice(0, 1);
}

function openTests(findings: readonly ClauseFinding[]): readonly TestOutcome[] {
  const open = findings
    .filter(({ clause, verdict, outcomes }) =>
      clause.record.kind === 'exclusion'
        ? isPartlyMet(outcomes) && verdict === 'unknown'
        : verdict === 'unknown',
    )
    .flatMap(({ outcomes }) => outcomes.filter(({ verdict }) => verdict === 'unknown'));
  const rank = ({ test }: TestOutcome): number => (test.kind === 'number' ? 0 : test.essential ? 1 : 2);
  const seen = new Set<string>();
  return [...open]
    .sort((left, right) => rank(left) - rank(right))
    .filter(({ test }) => !seen.has(test.fact) && seen.add(test.fact) !== undefined);
}

function isPartlyMet(outcomes: readonly TestOutcome[]): boolean {
  return outcomes.some(({ verdict }) => verdict === 'true');
}

function ofKind(findings: readonly ClauseFinding[], kind: string): readonly ClauseFinding[] {
  return findings.filter(({ clause }) => clause.record.kind === kind);
}

/** A scope known only from memory never settles anything. */
function isFromASource({ clause }: ClauseFinding): boolean {
  return clause.record.sourceLabel !== 'unverified' && clause.record.basis !== 'own-words-unverified';
}

function describe({ clause, outcomes }: ClauseFinding): string {
  const known = outcomes.filter(({ verdict }) => verdict !== 'unknown');
  const words = known.map(({ test, verdict }) => `${test.attribute}: ${test.wanted}, ${verdict}`);
  return `clause ${clause.record.clauseNumber}${words.length > 0 ? `, ${words.join('; ')}` : ''}`;
}

function possibly(because: string, by: readonly ClauseFinding[]): Decision {
  return { determination: 'possibly_in_scope', because, by };
}

function out(because: string, by: readonly ClauseFinding[]): Decision {
  return { determination: 'likely_out_of_scope', because, by };
}
