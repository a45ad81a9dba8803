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
      type: 'text',
      maxLength: 3_999,
      description:
        'Only changes that touch this number, one under it or one above it, or a Chapter 99 heading whose lists name it or that names all goods of its countries. Several numbers, such as those of all parts, are separated by commas, at most 250.',
      example: '6109.10.00,7326.90.86',
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
    { summary: 'Those that touch one of two parts', arguments: { hts: '6109.10.00,7326.90.86' } },
  ],
};
