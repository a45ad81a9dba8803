import type { Operation } from '../operation.js';
import { CURSOR, LIMIT, toQueryParameter } from './hts.js';

/** GET /v1/changes, an extension beside the operations of the specification. */
export const listLawChanges: Operation = {
  kind: 'query',
  id: 'listLawChanges',
  group: 'Regulatory Data',
  extension: true,
  method: 'GET',
  path: '/v1/changes',
  summary: 'Changes of the law that this server has applied, as JSON or an Atom feed',
  document: 'listLawChanges',
  parameters: [
    toQueryParameter({
      name: 'since',
      type: 'date',
      description: 'Changes applied on this day (UTC) and later. Without it, from the first.',
      example: '2026-11-01',
    }),
    toQueryParameter({
      name: 'hts',
      type: 'htsNumber',
      description: 'Only changes that touch this number, one under it or one above it.',
      example: '6109.10.00',
    }),
    LIMIT,
    CURSOR,
  ],
  unwrap: 'lawChanges',
  list: {
    items: 'changes',
    forms: [{ mediaType: 'application/atom+xml', flag: 'atom', member: 'atom' }],
  },
  // It changes without the data version: ruling letters belong to none.
  readsAccount: true,
  availability: 'listed',
  mcpTool: null,
  datasets: [],
  examples: [
    { summary: 'Since a day', arguments: { since: '2026-11-01', limit: 5 } },
    { summary: 'Those that touch a number', arguments: { hts: '6109.10.00' } },
  ],
};
