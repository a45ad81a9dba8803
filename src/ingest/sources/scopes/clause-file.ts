import * as z from 'zod';
import { parseCaseNumber, type CaseNumber } from '../../../terms/case-number.js';
import type { SourceLabel } from '../../../terms/citation.js';
import { readJson } from '../../../terms/read-json.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';

const clause = z.strictObject({
  kind: z.enum(['inclusion', 'exclusion', 'condition']),
  text: z.string().min(1),
  basis: z.enum(['quotation', 'paraphrase-of-source', 'own-words-unverified']),
  attributesTested: z.record(z.string(), z.unknown()),
});
const line = z.looseObject({
  caseNumber: z.string(),
  sourceCitation: z.string(),
  textReadIn: z.string(),
  sharedTextFrom: z.string(),
  clauses: z.array(clause).min(1),
  verified: z.union([z.boolean(), z.literal('partial')]),
});

/** One clause of a scope in full. */
export interface ScopeClause {
  readonly caseNumber: CaseNumber;
  readonly clauseNumber: number;
  readonly kind: 'inclusion' | 'exclusion' | 'condition';
  readonly text: string;
  readonly basis: 'quotation' | 'paraphrase-of-source' | 'own-words-unverified';
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly verified: 'true' | 'partial' | 'false';
  readonly sourceCitation: string | null;
  readonly textReadIn: string | null;
  readonly sharedTextFrom: string | null;
  readonly sourceLabel: SourceLabel;
}

/** Reads one JSON text per line, one case each; an error names line and member. */
export function parseClauseFile(text: string): Parsed<readonly ScopeClause[]> {
  const clauses: ScopeClause[] = [];
  for (const [place, printed] of text.split('\n').entries()) {
    if (printed.trim() === '') continue;
    const read = readLine(printed);
    if (!read.ok) return refuse(`line ${place + 1}: ${read.message}`);
    clauses.push(...read.value);
  }
  return accept(clauses);
}

function readLine(printed: string): Parsed<readonly ScopeClause[]> {
  const read = readJson(printed, line);
  if (!read.ok) return read;
  const caseNumber = parseCaseNumber(read.value.caseNumber);
  return caseNumber.ok ? accept(toClauses(caseNumber.value, read.value)) : caseNumber;
}

function toClauses(caseNumber: CaseNumber, scope: z.infer<typeof line>): readonly ScopeClause[] {
  const verified = String(scope.verified) as ScopeClause['verified'];
  return scope.clauses.map(({ kind, text, basis, attributesTested }, place) => ({
    caseNumber,
    clauseNumber: place + 1,
    kind,
    text,
    basis,
    attributes: attributesTested,
    verified,
    sourceCitation: scope.sourceCitation || null,
    textReadIn: scope.textReadIn || null,
    sharedTextFrom: scope.sharedTextFrom || null,
    sourceLabel: labelOf(basis, verified),
  }));
}

/** Content from memory is never more than unverified; wording read in part is second-hand. */
function labelOf(basis: ScopeClause['basis'], verified: ScopeClause['verified']): SourceLabel {
  if (basis === 'own-words-unverified' || verified === 'false') return 'unverified';
  return basis === 'quotation' && verified === 'true' ? 'official' : 'secondary';
}
