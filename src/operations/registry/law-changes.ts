import { defineOperation } from '../define-operation.js';
import { PAGE } from './shared-rows.js';

/** GET /v1/changes, an extension beside the operations of the specification. */
export const listLawChanges = defineOperation({
  id: 'listLawChanges',
  parameters: { since: '2026-11-01', hts: '6109.10.00,7326.90.86', ...PAGE },
  list: {
    items: 'changes',
    forms: [{ mediaType: 'application/atom+xml', flag: 'atom', member: 'atom' }],
  },
  // It changes without the data version: ruling letters belong to none.
  readsAccount: true,
  examples: [
    { summary: 'Since a day', arguments: { since: '2026-11-01', limit: 5 } },
    { summary: 'Those that touch one of two parts', arguments: { hts: '6109.10.00,7326.90.86' } },
  ],
});
