import { defineOperation } from '../define-operation.js';

const OF_ACCOUNT = { parameters: {}, readsAccount: true } as const;

export const getUsageSummary = defineOperation({
  ...OF_ACCOUNT,
  id: 'getUsageSummary',
  examples: [{ summary: 'By operation and day', arguments: {} }],
});

export const exportAccountData = defineOperation({
  ...OF_ACCOUNT,
  id: 'exportAccountData',
  examples: [{ summary: 'Everything held on the account', arguments: {} }],
});
