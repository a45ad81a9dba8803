import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADCVD_SCOPE_CLAUSE } from '../../src/tables/adcvd.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { toDataset } from '../../src/tables/table.js';
import { parseClauseFile } from '../../src/ingest/sources/scopes/clause-file.js';
import { parseScopeFile } from '../../src/ingest/sources/scopes/scope-file.js';
import type { Parsed } from '../../src/terms/result.js';

/** The datasets as an ingest of the scope texts leaves them: what the source does to the database, on rows. */
export function ingestScopes(datasets: readonly Dataset[], folder: string): Dataset[] {
  const clauses = unwrap(parseClauseFile(readFileSync(join(folder, 'scope-clauses.ndjson'), 'utf8')));
  const texts = new Map(
    readdirSync(join(folder, 'scopes')).map((name) => {
      const file = unwrap(parseScopeFile(readFileSync(join(folder, 'scopes', name), 'utf8')));
      return [file.caseNumber as string, file] as const;
    }),
  );
  return datasets.map((dataset) => {
    if (dataset.table === 'adcvd_scope_clause') return clauseDataset(clauses);
    if (dataset.table !== 'adcvd_order') return dataset;
    const at = (column: string): number => dataset.columns.indexOf(column);
    const rows = dataset.rows.map((row) => {
      const file = texts.get(row[at('case_number')] as string);
      if (!file) return row;
      const changed = [...row];
      changed[at('scope_text')] = file.text;
      changed[at('scope_quote_status')] = file.quoteStatus;
      return changed;
    });
    return { ...dataset, rows };
  });
}

function clauseDataset(
  clauses: ReturnType<typeof parseClauseFile> extends Parsed<infer Value> ? Value : never,
): Dataset {
  return toDataset(
    ADCVD_SCOPE_CLAUSE,
    clauses.map((clause) => ({
      caseNumber: clause.caseNumber,
      clauseNumber: clause.clauseNumber,
      kind: clause.kind,
      text: clause.text,
      basis: clause.basis,
      attributes: clause.attributes,
      verified: clause.verified,
      sourceCitation: clause.sourceCitation,
      textReadIn: clause.textReadIn,
      sharedTextFrom: clause.sharedTextFrom,
      citations: [],
      sourceLabel: clause.sourceLabel,
    })),
  );
}

function unwrap<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}
