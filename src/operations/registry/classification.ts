import { defineOperation } from '../define-operation.js';
import type { BatchOperation } from '../operation.js';
import { CONNECTION_PAGE } from './shared-rows.js';

const ENTRY_DATE = { entryDate: { example: '2026-06-15', defaultsToToday: true } } as const;

const GOODS = {
  description: "men's knit pullover of 100% cotton",
  material: '60% cotton, 40% polyester',
  use: 'sportswear',
  form: 'knitted',
  countryOfOrigin: 'CN',
  ...ENTRY_DATE,
} as const;

const SESSION = { sessionId: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11' } as const;

const classify = defineOperation({
  id: 'classify',
  parameters: { ...GOODS, limit: 5 },
  readsAccount: true,
  examples: [{ summary: 'A pullover', arguments: { description: "men's knit pullover of 100% cotton" } }],
});

const classifyChat = defineOperation({
  id: 'classifyChat',
  parameters: { ...SESSION, message: "women's coat of wool", ...ENTRY_DATE },
  readsAccount: true,
  findsOne: true,
  examples: [{ summary: 'A first turn', arguments: { message: "women's coat of wool" } }],
});

const confirmClassification = defineOperation({
  id: 'confirmClassification',
  parameters: {
    ...SESSION,
    description: "men's knit pullover of 100% cotton",
    suggestedCode: '6110.30.30.53',
    confirmedCode: '6110.20.20.10',
    reason: 'Chief weight cotton: Section XI note 2(A).',
    confirmedBy: 'J. Broker',
    ...ENTRY_DATE,
  },
  readsAccount: true,
  findsOne: true,
  idempotent: true,
  examples: [
    {
      summary: 'An override',
      arguments: {
        description: "men's knit pullover of 100% cotton",
        suggestedCode: '6110.30.30.53',
        confirmedCode: '6110.20.20.10',
        reason: 'Chief weight cotton: Section XI note 2(A).',
        confirmedBy: 'J. Broker',
        entryDate: '2026-06-15',
      },
    },
  ],
});

const classifyBatch: BatchOperation = {
  kind: 'batch',
  id: 'classifyBatch',
  group: 'Classification',
  method: 'POST',
  path: '/v1/classify/batch',
  summary: 'Bulk classify',
  line: classify,
  maxLines: 50,
  maxStreamed: 500,
  availability: 'closedBeta',
  heavy: true,
  example: {
    lines: [
      { reference: 'item-1', description: "men's knit pullover of 100% cotton" },
      { reference: 'item-2', description: 'steel hex head bolt' },
    ],
  },
};

const classifyReport = defineOperation({
  id: 'classifyReport',
  parameters: {
    ...GOODS,
    htsCode: '6110.20.20.10',
    declaredValue: 5000,
    title: 'Pullovers, fall order',
    shareDays: 30,
  },
  readsAccount: true,
  idempotent: true,
  examples: [
    {
      summary: 'A pullover from China',
      arguments: {
        description: "men's knit pullover of 100% cotton",
        htsCode: '6110.20.20.10',
        countryOfOrigin: 'CN',
        declaredValue: 5000,
        entryDate: '2026-06-15',
      },
    },
  ],
});

const searchCrossRulings = defineOperation({
  id: 'searchCrossRulings',
  parameters: {
    q: 'sleeping mask',
    hts: '6307.90',
    collection: 'NY',
    from: '2003-01-01',
    to: '2026-12-31',
    includeRevoked: true,
    ...CONNECTION_PAGE,
  },
  list: { items: 'rulings' },
  readsAccount: true,
  examples: [{ summary: 'Letters on made-up textile articles', arguments: { hts: '6307.90', limit: 5 } }],
});

const getCrossRuling = defineOperation({
  id: 'getCrossRuling',
  parameters: { id: 'K84912' },
  readsAccount: true,
  examples: [{ summary: 'A sleeping mask', arguments: { id: 'K84912' } }],
});

export const classificationOperations = [
  classify,
  classifyChat,
  confirmClassification,
  classifyBatch,
  classifyReport,
  searchCrossRulings,
  getCrossRuling,
] as const;
