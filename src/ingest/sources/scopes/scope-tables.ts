import type { SqlSession } from '../../../store/database/session.js';
import { citeNotice } from '../../../law/adcvd/adcvd-cells.js';
import { addToList } from '../../../terms/group-by.js';
import type { ScopeClause } from './clause-file.js';
import { fingerprintOf, type PresentScopes, type ScopeDifference } from './diff-scopes.js';

interface ClauseRow extends Omit<ScopeClause, 'attributes'> {
  readonly attributes: unknown;
}

/** The scopes of a data version. */
export async function readPresentScopes(
  session: SqlSession,
  dataVersionId: number | null,
): Promise<PresentScopes> {
  const orders = await session.query<{ caseNumber: string; scopeText: string | null }>(
    'SELECT case_number AS "caseNumber", scope_text AS "scopeText" FROM adcvd_order WHERE data_version_id = $1',
    [dataVersionId],
  );
  const rows = await session.query<ClauseRow>(
    `SELECT case_number AS "caseNumber", clause_number AS "clauseNumber", kind, text, basis, attributes, verified,
            source_label AS "sourceLabel"
       FROM adcvd_scope_clause WHERE data_version_id = $1 ORDER BY case_number, clause_number`,
    [dataVersionId],
  );
  const clauses = new Map<string, string[]>();
  for (const row of rows) addToList(clauses, row.caseNumber, fingerprintOf(row));
  return {
    cases: new Set(orders.map(({ caseNumber }) => caseNumber)),
    clauses,
    texts: new Map(
      orders.flatMap(({ caseNumber, scopeText }) =>
        scopeText === null ? [] : [[caseNumber, scopeText] as const],
      ),
    ),
  };
}

/** Replaces the scopes of a data version with those of a plan; call it in a transaction. */
export async function writeScopes(
  session: SqlSession,
  dataVersionId: number,
  plan: Pick<ScopeDifference, 'clauses' | 'texts'>,
): Promise<void> {
  for (const caseNumber of plan.clauses.keys()) {
    await session.execute('DELETE FROM adcvd_scope_clause WHERE data_version_id = $1 AND case_number = $2', [
      dataVersionId,
      caseNumber,
    ]);
  }
  for (const clause of [...plan.clauses.values()].flat()) await insertClause(session, dataVersionId, clause);
  for (const { caseNumber, text, quoteStatus, sourceCitation } of plan.texts) {
    await session.execute(
      `UPDATE adcvd_order SET scope_text = $3, scope_quote_status = $4, scope_source = coalesce($5, scope_source)
        WHERE data_version_id = $1 AND case_number = $2`,
      [dataVersionId, caseNumber, text, quoteStatus, sourceCitation || null],
    );
  }
}

async function insertClause(session: SqlSession, dataVersionId: number, clause: ScopeClause): Promise<void> {
  const citations = citeNotice([clause.sourceCitation ?? ''], {
    provenance: clause.textReadIn ?? 'scope as ingested',
    sourceLabel: clause.sourceLabel,
  });
  await session.execute(
    `INSERT INTO adcvd_scope_clause (data_version_id, case_number, clause_number, kind, text, basis, attributes, verified,
                                     source_citation, text_read_in, shared_text_from, citations, source_label)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12::jsonb, $13)`,
    [
      dataVersionId,
      clause.caseNumber,
      clause.clauseNumber,
      clause.kind,
      clause.text,
      clause.basis,
      JSON.stringify(clause.attributes),
      clause.verified,
      clause.sourceCitation,
      clause.textReadIn,
      clause.sharedTextFrom,
      JSON.stringify(citations),
      clause.sourceLabel,
    ],
  );
}
