import type { CheckOutcome } from '../../run/source.js';
import type { ScopeClause } from './clause-file.js';
import type { ScopeFolder } from './read-folder.js';
import type { ScopeFile } from './scope-file.js';

/** The scopes of a data version. */
export interface PresentScopes {
  readonly cases: ReadonlySet<string>;
  /** Clauses by case, each as one text that changes when the clause does. */
  readonly clauses: ReadonlyMap<string, readonly string[]>;
  readonly texts: ReadonlyMap<string, string>;
}

/** The changes a run would make. */
export interface ScopePlan {
  /** Cases whose clauses differ, with all their clauses. */
  readonly clauses: ReadonlyMap<string, readonly ScopeClause[]>;
  readonly texts: readonly ScopeFile[];
  readonly checks: readonly CheckOutcome[];
  readonly issues: readonly { readonly record: string; readonly message: string }[];
}

/** Largest share of cases unknown to the data version before a run is held back. */
const MAX_UNKNOWN = 0.1;

export function planScopes(folder: ScopeFolder, present: PresentScopes): ScopePlan {
  const byCase = groupByCase(folder.clauses);
  const unknown = [
    ...new Set([...byCase.keys(), ...folder.texts.map(({ caseNumber }) => caseNumber as string)]),
  ].filter((caseNumber) => !present.cases.has(caseNumber));
  const clauses = new Map(
    [...byCase].filter(
      ([caseNumber, own]) =>
        present.cases.has(caseNumber) && !sameClauses(own, present.clauses.get(caseNumber) ?? []),
    ),
  );
  const texts = folder.texts.filter(
    ({ caseNumber, text }) => present.cases.has(caseNumber) && present.texts.get(caseNumber) !== text,
  );
  return { clauses, texts, checks: checksOf(folder, byCase, unknown), issues: unknown.map(toIssue) };
}

function checksOf(
  { clauses }: ScopeFolder,
  byCase: ReadonlyMap<string, readonly ScopeClause[]>,
  unknown: readonly string[],
): readonly CheckOutcome[] {
  const uncited = clauses.filter(
    ({ sourceCitation, textReadIn }) => sourceCitation === null && textReadIn === null,
  );
  return [
    {
      check: 'clauses are there',
      passed: clauses.length > 0,
      detail: `${clauses.length} clauses of ${byCase.size} cases`,
    },
    {
      check: 'every clause says where it was read',
      passed: uncited.length === 0,
      detail: `${uncited.length} do not`,
    },
    {
      check: 'cases are known',
      passed: unknown.length <= byCase.size * MAX_UNKNOWN,
      detail: unknown.length === 0 ? 'all' : `not known: ${unknown.join(', ')}`,
    },
  ];
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

function groupByCase(clauses: readonly ScopeClause[]): Map<string, readonly ScopeClause[]> {
  const groups = new Map<string, ScopeClause[]>();
  for (const clause of clauses) {
    const known = groups.get(clause.caseNumber);
    if (known === undefined) groups.set(clause.caseNumber, [clause]);
    else known.push(clause);
  }
  return groups;
}

function toIssue(caseNumber: string): { record: string; message: string } {
  return { record: caseNumber, message: 'the data version has no order of this case: its scope is left out' };
}
