import { defineOperation } from '../define-operation.js';

export const getRegulatoryDataStatus = defineOperation({
  id: 'getRegulatoryDataStatus',
  parameters: {},
  authenticationOptional: true,
  examples: [{ summary: 'What the service knows, and as of when', arguments: {} }],
});
