import { defineOperation } from '../define-operation.js';

/** GET /v1/regulatory-data/status. */
export const getRegulatoryDataStatus = defineOperation({
  kind: 'query',
  id: 'getRegulatoryDataStatus',
  group: 'Regulatory Data',
  method: 'GET',
  path: '/v1/regulatory-data/status',
  summary: 'Dataset freshness signals',
  document: 'getRegulatoryDataStatus',
  parameters: {},
  unwrap: 'regulatoryDataStatus',
  availability: 'public',
  authenticationOptional: true,
  mcpTool: 'trade_regulatory_data_status',
  datasets: [],
  examples: [{ summary: 'What the service knows, and as of when', arguments: {} }],
});
