import { defineOperation } from '../define-operation.js';

const OF_ACCOUNT = {
  kind: 'query',
  method: 'GET',
  parameters: {},
  readsAccount: true,
  availability: 'listed',
  mcpTool: null,
  datasets: [],
} as const;

/** GET /v1/usage. */
export const getUsageSummary = defineOperation({
  ...OF_ACCOUNT,
  id: 'getUsageSummary',
  group: 'Regulatory Data',
  path: '/v1/usage',
  summary: 'Account-scoped usage and AI spend rollup, last 30 days',
  document: 'getUsageSummary',
  unwrap: 'usageSummary',
  examples: [{ summary: 'By operation and day', arguments: {} }],
});

/** GET /v1/account/export. */
export const exportAccountData = defineOperation({
  ...OF_ACCOUNT,
  id: 'exportAccountData',
  group: 'Account',
  path: '/v1/account/export',
  summary: 'Export account data (GDPR Article 15)',
  document: 'exportAccountData',
  unwrap: 'accountExport',
  heavy: true,
  examples: [{ summary: 'Everything held on the account', arguments: {} }],
});
