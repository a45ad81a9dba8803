import type { BatchOperation } from '../operation.js';
import { calculateDutyWithValuation } from './duty-with-valuation.js';

/** POST /v1/duty/calculate/batch: each line is a body of POST /v1/duty/calculate, with the caller's `reference`. */
export const calculateDutyBatch: BatchOperation = {
  kind: 'batch',
  id: 'calculateDutyBatch',
  group: 'Duty Calculation',
  method: 'POST',
  path: '/v1/duty/calculate/batch',
  summary: 'Bulk duty calculation',
  line: calculateDutyWithValuation,
  maxLines: 100,
  maxStreamed: 5000,
  availability: 'closedBeta',
  heavy: true,
  example: {
    lines: [
      {
        reference: 'item-1',
        htsCode: '7326.90.86.88',
        countryOfOrigin: 'CN',
        declaredValue: 14172,
        entryDate: '2026-09-15',
      },
      {
        reference: 'item-2',
        htsCode: '6109.10.00.12',
        countryOfOrigin: 'VN',
        declaredValue: 8000,
        entryDate: '2026-09-15',
      },
    ],
  },
};
