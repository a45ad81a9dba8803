import { z } from 'zod';
import { attributesInWords } from '../../../terms/attribute-words.js';
import type { SourceLabel } from '../../../terms/citation.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { jsonCell } from '../tables/json-cell.js';
import { citeNotice } from './adcvd-cells.js';

/** Words of a notice that may be repeated in one quotation. */
const QUOTATION_LIMIT = 25;

const clause = z.strictObject({
  kind: z.enum(['inclusion', 'exclusion', 'condition']),
  text: z.string().min(1),
  basis: z.enum(['quotation', 'paraphrase-of-source', 'own-words-unverified']),
  attributesTested: z.record(z.string(), z.unknown()),
});
const scope = z.looseObject({
  caseNumber: z.string(),
  orderCitation: z.string(),
  sourceCitation: z.string(),
  textReadIn: z.string(),
  sharedTextFrom: z.string(),
  clauses: z.array(clause),
  verified: z.union([z.boolean(), z.literal('partial')]),
});

type Clause = z.infer<typeof clause>;
type Scope = z.infer<typeof scope>;

const COLUMNS = [
  'case_number',
  'clause_number',
  'kind',
  'text',
  'basis',
  'attributes',
  'verified',
  'source_citation',
  'text_read_in',
  'shared_text_from',
  'citations',
  'source_label',
] as const;

/**
 * What the scope of an order turns on, clause by clause. Only a short wording that was read is repeated as a
 * quotation; every other clause is its tested attributes in words (`structured`).
 */
export function toClauseRows(ndjson: string): Dataset {
  const scopes = ndjson
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => scope.parse(JSON.parse(line)));
  const records = scopes.flatMap((one) => one.clauses.map((part, place) => toRecord(one, part, place + 1)));
  return toDataset('adcvd_scope_clause', COLUMNS, records);
}

function toRecord(one: Scope, part: Clause, number: number): Record<(typeof COLUMNS)[number], Cell> {
  const label = labelOf(one, part);
  const { text, basis } = wordingOf(one, part);
  return {
    case_number: one.caseNumber,
    clause_number: number,
    kind: part.kind,
    text,
    basis,
    attributes: jsonCell(part.attributesTested),
    verified: String(one.verified),
    source_citation: one.sourceCitation || null,
    text_read_in: one.textReadIn || null,
    shared_text_from: one.sharedTextFrom || null,
    citations: jsonCell(
      citeNotice([one.sourceCitation || one.orderCitation], { text: one.textReadIn, label }),
    ),
    source_label: label,
  };
}

function wordingOf(one: Scope, part: Clause): { text: string; basis: string } {
  const isShort = part.text.split(/\s+/).length <= QUOTATION_LIMIT;
  if (part.basis === 'quotation' && isShort && one.verified !== false)
    return { text: part.text, basis: 'quotation' };
  if (part.basis === 'paraphrase-of-source' && isShort) return { text: part.text, basis: part.basis };
  return { text: describeAttributes(part.attributesTested), basis: 'structured' };
}

function labelOf(one: Scope, part: Clause): SourceLabel {
  if (part.basis === 'own-words-unverified' || one.verified === false) return 'unverified';
  return part.basis === 'quotation' && one.verified === true ? 'official' : 'secondary';
}

/** What a clause without words of its own turns on. */
export function describeAttributes(attributes: Readonly<Record<string, unknown>>): string {
  return attributesInWords(attributes) || 'no attribute recorded';
}
