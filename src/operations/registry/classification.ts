// One file though long: a table of the operations of classification and rulings, whose rows share their parameters and are mostly words.
import type { BatchOperation, Operation } from '../operation.js';
import type { Parameter } from '../parameter.js';

type Facts = Omit<Parameter, 'in' | 'variable'>;

const inBody = (facts: Facts): Parameter => ({ ...facts, in: 'body', variable: `input.${facts.name}` });

const entryDate: Facts = {
  name: 'entryDate',
  type: 'date',
  defaultsToToday: true,
  description: 'The schedule of this day.',
  example: '2026-06-15',
};

const countryOfOrigin: Facts = {
  name: 'countryOfOrigin',
  type: 'country',
  description: 'Country of origin, ISO 3166-1 alpha-2 in capitals. It decides no tariff number.',
  example: 'CN',
};

const GOODS: readonly Parameter[] = (
  [
    {
      name: 'description',
      type: 'text',
      maxLength: 2000,
      required: true,
      description: 'The goods in words: what they are, of what, how made, what for, with measures.',
      example: "men's knit pullover of 100% cotton",
    },
    {
      name: 'material',
      type: 'text',
      description: 'What they are made of, with shares by weight where known.',
      example: '60% cotton, 40% polyester',
    },
    { name: 'use', type: 'text', description: 'What they are for.', example: 'sportswear' },
    {
      name: 'form',
      type: 'text',
      description: 'Their form or state: sheet, powder, knitted, unassembled.',
      example: 'knitted',
    },
    countryOfOrigin,
    entryDate,
  ] satisfies readonly Facts[]
).map(inBody);

const DATASETS = ['hts_schedule', 'hts_notes'] as const;
const COMMON = {
  kind: 'query',
  group: 'Classification',
  method: 'POST',
  mcpTool: null,
  datasets: DATASETS,
  availability: 'closedBeta',
} as const;

const classify: Operation = {
  ...COMMON,
  id: 'classify',
  path: '/v1/classify',
  summary: 'Description to 10-digit HTS code with reasoning',
  document: 'classify',
  parameters: [
    ...GOODS,
    inBody({
      name: 'limit',
      type: 'integer',
      minimum: 1,
      maximum: 20,
      description: 'Most candidates, 1 to 20; 10 without it.',
      example: 5,
    }),
  ],
  unwrap: 'classification',
  readsAccount: true,
  heavy: true,
  examples: [{ summary: 'A pullover', arguments: { description: "men's knit pullover of 100% cotton" } }],
};

const classifyChat: Operation = {
  ...COMMON,
  id: 'classifyChat',
  path: '/v1/classify/chat',
  summary: 'Conversational refinement',
  document: 'classifyChat',
  parameters: (
    [
      {
        name: 'sessionId',
        type: 'text',
        maxLength: 36,
        description: 'Conversation to go on with. Without it, a new one.',
        example: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11',
      },
      {
        name: 'message',
        type: 'text',
        maxLength: 2000,
        required: true,
        description: 'A description of the goods, an answer to the question asked, or more about the goods.',
        example: "women's coat of wool",
      },
      entryDate,
    ] satisfies readonly Facts[]
  ).map(inBody),
  unwrap: 'classificationChat',
  readsAccount: true,
  findsOne: true,
  heavy: true,
  examples: [{ summary: 'A first turn', arguments: { message: "women's coat of wool" } }],
};

const confirmClassification: Operation = {
  ...COMMON,
  id: 'confirmClassification',
  path: '/v1/classify/confirm',
  summary: 'Broker override / audit trail',
  document: 'confirmClassification',
  parameters: (
    [
      {
        name: 'sessionId',
        type: 'text',
        maxLength: 36,
        description: 'Conversation that led to the decision.',
        example: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11',
      },
      {
        name: 'description',
        type: 'text',
        maxLength: 2000,
        description: 'The goods. Without it, as the conversation describes them.',
        example: "men's knit pullover of 100% cotton",
      },
      {
        name: 'suggestedCode',
        type: 'htsNumber',
        description: 'The number it takes the place of. Without it, what the conversation came to.',
        example: '6110.30.30.53',
      },
      {
        name: 'confirmedCode',
        type: 'htsNumber',
        required: true,
        description: 'The number decided on, 8 or 10 digits.',
        example: '6110.20.20.10',
      },
      {
        name: 'reason',
        type: 'text',
        maxLength: 2000,
        required: true,
        description: 'Why: the rule, note or ruling it rests on.',
        example: 'Chief weight cotton: Section XI note 2(A).',
      },
      {
        name: 'confirmedBy',
        type: 'text',
        required: true,
        description: 'Who decided.',
        example: 'J. Broker',
      },
      entryDate,
    ] satisfies readonly Facts[]
  ).map(inBody),
  unwrap: 'classificationConfirmation',
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
};

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

const classifyReport: Operation = {
  ...COMMON,
  id: 'classifyReport',
  path: '/v1/classify/report',
  summary: 'Single-product report (HTS, PGA, duty, share link)',
  document: 'classifyReport',
  parameters: [
    ...GOODS,
    ...(
      [
        {
          name: 'htsCode',
          type: 'htsNumber',
          description: 'The number to report on, 8 or 10 digits. Without it, the first candidate.',
          example: '6110.20.20.10',
        },
        {
          name: 'declaredValue',
          type: 'decimal',
          minimum: 0,
          maximum: 1_000_000_000_000,
          description: 'Customs value in USD. Without it, no amounts.',
          example: 5000,
        },
        {
          name: 'title',
          type: 'text',
          maxLength: 120,
          description: 'Title of the report; made from the goods without it.',
          example: 'Pullovers, fall order',
        },
        {
          name: 'shareDays',
          type: 'integer',
          minimum: 1,
          maximum: 90,
          description: 'Days the link works, 1 to 90; 30 without it.',
          example: 30,
        },
      ] satisfies readonly Facts[]
    ).map(inBody),
  ],
  unwrap: 'classificationReport',
  readsAccount: true,
  heavy: true,
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
};

const ofFilter = (facts: Facts): Parameter => ({ ...facts, in: 'query', variable: `filter.${facts.name}` });

const searchCrossRulings: Operation = {
  ...COMMON,
  id: 'searchCrossRulings',
  method: 'GET',
  path: '/v1/rulings/cross',
  summary: 'CBP CROSS ruling search',
  document: 'searchCrossRulings',
  parameters: [
    ofFilter({
      name: 'q',
      type: 'text',
      maxLength: 1000,
      description: 'Words of subject and text; "in quotes" side by side, or, -not.',
      example: 'sleeping mask',
    }),
    ofFilter({
      name: 'hts',
      type: 'htsNumber',
      description: 'Tariff number, 4 to 10 digits: letters that name it, or one under it.',
      example: '6307.90',
    }),
    ofFilter({
      name: 'collection',
      type: 'choice',
      oneOf: ['HQ', 'NY'],
      description: 'Headquarters or the National Commodity Specialist Division.',
      example: 'NY',
    }),
    ofFilter({ name: 'from', type: 'date', description: 'First day of the letter.', example: '2003-01-01' }),
    ofFilter({ name: 'to', type: 'date', description: 'Last day of the letter.', example: '2026-12-31' }),
    ofFilter({
      name: 'includeRevoked',
      type: 'boolean',
      description: 'Letters that were revoked are listed too.',
      example: true,
    }),
    {
      name: 'limit',
      in: 'query',
      variable: 'first',
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'Items of a page, 1 to 100; 20 without it.',
      example: 20,
    },
    {
      name: 'cursor',
      in: 'query',
      variable: 'after',
      type: 'text',
      maxLength: 64,
      description: 'The endCursor of the page before. Without it, the first page.',
      example: 'cDE5',
    },
  ],
  unwrap: 'crossRulings',
  list: { items: 'rulings' },
  readsAccount: true,
  examples: [{ summary: 'Letters on made-up textile articles', arguments: { hts: '6307.90', limit: 5 } }],
};

const getCrossRuling: Operation = {
  ...COMMON,
  id: 'getCrossRuling',
  method: 'GET',
  path: '/v1/rulings/cross/{id}',
  summary: 'Single CROSS ruling',
  document: 'getCrossRuling',
  parameters: [
    {
      name: 'id',
      in: 'path',
      variable: 'id',
      type: 'text',
      maxLength: 20,
      required: true,
      description: 'Number of the letter.',
      example: 'K84912',
    },
  ],
  unwrap: 'crossRuling',
  readsAccount: true,
  examples: [{ summary: 'A sleeping mask', arguments: { id: 'K84912' } }],
};

export const classificationOperations = [
  classify,
  classifyChat,
  confirmClassification,
  classifyBatch,
  classifyReport,
  searchCrossRulings,
  getCrossRuling,
] as const;
