import { groupBy } from '../../../terms/group-by.js';
import type { Difference, RecordIssue } from '../../run/definition.js';
import type { ScopeClause } from './clause-file.js';
import type { ScopeRecords } from './read-folder.js';
import type { ScopeFile } from './scope-file.js';

/** The scopes of a data version. */
export interface PresentScopes {
  readonly cases: ReadonlySet<string>;
  /** Clauses by case, each as one text that changes when the clause does. */
  readonly clauses: ReadonlyMap<string, readonly string[]>;
  readonly texts: ReadonlyMap<string, string>;
}

/** The changes a run would make. */
export interface ScopeDifference extends Difference {
  /** Cases whose clauses differ, with all their clauses. */
  readonly clauses: ReadonlyMap<string, readonly ScopeClause[]>;
  readonly texts: readonly ScopeFile[];
  /** Cases of which the data version has no order. */
  readonly unknown: readonly string[];
}

/** A scope decides which goods an order covers, and so their duty. */
export function diffScopes(records: ScopeRecords, present: PresentScopes): ScopeDifference {
  const byCase = groupBy(records.clauses, ({ caseNumber }) => caseNumber);
  const unknown = [
    ...new Set([...byCase.keys(), ...records.texts.map(({ caseNumber }) => caseNumber as string)]),
  ].filter((caseNumber) => !present.cases.has(caseNumber));
  const clauses = new Map(
    [...byCase].filter(
      ([caseNumber, own]) =>
        present.cases.has(caseNumber) && !sameClauses(own, present.clauses.get(caseNumber) ?? []),
    ),
  );
  const texts = records.texts.filter(
    ({ caseNumber, text }) => present.cases.has(caseNumber) && present.texts.get(caseNumber) !== text,
  );
  const changed = [...clauses.values()].flat().length + texts.length;
  return {
    ...{ clauses, texts, unknown, issues: unknown.map(toIssue) },
    rows: { added: 0, changed, closed: 0 },
    changeSet: { clausesOf: [...clauses.keys()], textsOf: texts.map(({ caseNumber }) => caseNumber) },
    lines: [`${clauses.size} cases with new clauses, ${texts.length} new scope texts`],
    changesDuty: changed > 0,
  };
}

/** All parts of a clause that an answer can show. */
export function fingerprintOf(
  clause: Omit<ScopeClause, 'caseNumber' | 'attributes'> & { readonly attributes: unknown },
): string {
  const { clauseNumber, kind, text, basis, attributes, verified, sourceLabel } = clause;
  return JSON.stringify([clauseNumber, kind, text, basis, canonical(attributes), verified, sourceLabel]);
}

/** The database reorders the members of an object. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)]);
}

function sameClauses(clauses: readonly ScopeClause[], present: readonly string[]): boolean {
  return (
    clauses.length === present.length &&
    clauses.every((clause, place) => fingerprintOf(clause) === present[place])
  );
}

function toIssue(caseNumber: string): RecordIssue {
  return { record: caseNumber, message: 'the data version has no order of this case: its scope is left out' };
}
