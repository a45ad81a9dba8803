// One file though long: a table of the operations of AD/CVD orders, whose rows share their parameters and are mostly words.
import type { Operation } from '../operation.js';
import type { Parameter } from '../parameter.js';

type Facts = Omit<Parameter, 'in' | 'variable'>;

/** A query parameter that maps to the input field of the same name. */
const queryOf =
  (holder: string) =>
  (facts: Facts, variable = facts.name): Parameter => ({
    in: 'query',
    variable: `${holder}.${variable}`,
    ...facts,
  });

const ofInput = queryOf('input');
const ofFilter = queryOf('filter');

const caseNumber: Facts = {
  name: 'caseNumber',
  type: 'text',
  maxLength: 20,
  description: 'Commerce case number: A-570-890 (antidumping) or C-570-968 (countervailing).',
  example: 'A-570-890',
};
const country: Facts = {
  name: 'country',
  type: 'country',
  description: 'Country of origin, ISO 3166-1 alpha-2 in capitals. Without it, every country.',
  example: 'CN',
};
const words = (of: string): Facts => ({
  name: 'q',
  type: 'text',
  maxLength: 1000,
  description: `Words of the ${of}; every word must occur, beginnings of words are enough.`,
  example: 'aluminum',
});

const PAGE: readonly Parameter[] = [
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
];

const flag = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  variable: name,
  type: 'boolean',
  description,
  example: true,
});

const since: Facts = {
  name: 'since',
  type: 'date',
  description: 'Only notices of this day or later.',
  example: '2025-01-01',
};

const DATASETS = ['adcvd_orders', 'adcvd_rates', 'adcvd_scope'] as const;
const COMMON = { kind: 'query', group: 'AD/CVD', method: 'GET', mcpTool: null, datasets: DATASETS } as const;

/** Facts of goods, in a query string or in a body. */
const goods = (place: 'query' | 'body'): readonly Parameter[] =>
  (
    [
      {
        name: 'htsCode',
        type: 'htsNumber',
        description: 'Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope.',
        example: '7604.21.00.90',
      },
      country,
      {
        name: 'entryDate',
        type: 'date',
        defaultsToToday: true,
        description: 'Entry date, not after today: orders and rates are those of this day.',
        example: '2026-09-15',
      },
      {
        name: 'productDescription',
        type: 'text',
        maxLength: 2000,
        ...(place === 'body' && { required: true as const }),
        description: 'The goods in words: what they are, of what, how made, what for, with measures.',
        example: 'Aluminum extrusion, hollow profile, alloy 6063',
      },
      {
        name: 'manufacturer',
        type: 'text',
        description: 'Producer of the goods.',
        example: 'Guangdong Example Aluminum Co., Ltd.',
      },
      {
        name: 'exporter',
        type: 'text',
        description: 'Exporter of the goods.',
        example: 'Example Trading Ltd.',
      },
    ] satisfies readonly Facts[]
  ).map((facts) => ({ ...facts, in: place, variable: `input.${facts.name}` }));

const FACTS = {
  prefix: 'facts.',
  member: 'facts',
  variable: 'input.facts',
  type: 'text',
  description:
    'Structured facts of the goods: material, form, process, use, thicknessMm, percent.chromium ...',
  example: { thicknessMm: '0.15', material: 'aluminum alloy' },
} as const;

export const adcvdOperations: readonly Operation[] = [
  {
    ...COMMON,
    id: 'checkAdcvd',
    path: '/v1/adcvd/check',
    summary: 'Apply AD/CVD orders to a shipment',
    document: 'checkAdcvd',
    parameters: goods('query'),
    families: [FACTS],
    unwrap: 'adcvdCheck',
    availability: 'public',
    mcpTool: 'trade_adcvd_check',
    examples: [
      {
        summary: 'An aluminum extrusion from China',
        arguments: {
          htsCode: '7604.21.00.90',
          country: 'CN',
          entryDate: '2026-06-01',
          productDescription: 'Aluminum extrusion, hollow profile, alloy 6063',
        },
      },
    ],
  },
  {
    ...COMMON,
    id: 'searchAdcvdOrders',
    path: '/v1/adcvd/orders',
    summary: 'Search order catalog',
    document: 'searchAdcvdOrders',
    parameters: [
      ofFilter({ ...caseNumber, description: 'Case number, whole or its beginning.', example: 'A-570' }),
      ofFilter(words('product')),
      ofFilter(country),
      ofFilter({
        name: 'hts',
        type: 'htsNumber',
        description:
          'Tariff number, 4 to 10 digits: orders that list it, a heading above it or a line under it.',
        example: '7604',
      }),
      ofFilter({
        name: 'status',
        type: 'choice',
        oneOf: [
          'active',
          'revoked',
          'suspension_agreement',
          'active_2020_unconfirmed',
          'not_in_2020_itc_list',
        ],
        description: 'Status of the order.',
        example: 'active',
      }),
      ofFilter({
        name: 'orderType',
        type: 'choice',
        oneOf: ['AD', 'CVD'],
        description: 'Antidumping or countervailing.',
        example: 'AD',
      }),
      ...PAGE,
      flag('csv', 'Adds every order found, all pages, as CSV text.'),
    ],
    unwrap: 'adcvdOrders',
    list: {
      items: 'orders',
      forms: [{ mediaType: 'text/csv', flag: 'csv', pageFlag: 'page', member: 'csv' }],
    },
    availability: 'public',
    mcpTool: 'trade_adcvd_orders_search',
    examples: [
      { summary: 'Orders on aluminum from China', arguments: { q: 'aluminum', country: 'CN', limit: 5 } },
    ],
  },
  {
    ...COMMON,
    id: 'getAdcvdOrder',
    path: '/v1/adcvd/orders/{caseNumber}',
    summary: 'Single order detail',
    document: 'getAdcvdOrder',
    parameters: [{ ...caseNumber, in: 'path', variable: 'caseNumber', required: true }],
    unwrap: 'adcvdOrder',
    availability: 'closedBeta',
    examples: [{ summary: 'Wooden bedroom furniture from China', arguments: { caseNumber: 'A-570-890' } }],
  },
  {
    ...COMMON,
    id: 'getAdcvdRateAtDate',
    path: '/v1/adcvd/rates-at',
    summary: 'Point-in-time rate query',
    document: 'getAdcvdRateAtDate',
    parameters: [
      ofInput({ ...caseNumber, required: true }),
      ofInput({
        name: 'company',
        type: 'text',
        description:
          'Exporter, or the company when it is both. Without it, the rate of companies without their own.',
        example: 'Zhejiang Aiko Solar Energy Technology Co., Ltd.',
      }),
      ofInput({
        name: 'producer',
        type: 'text',
        description: 'Producer, where it is another company.',
        example: 'Trina Solar Co., Ltd.',
      }),
      ofInput({
        name: 'date',
        type: 'date',
        defaultsToToday: true,
        description: 'The day, not after today.',
        example: '2025-01-15',
      }),
    ],
    unwrap: 'adcvdRateAtDate',
    findsOne: true,
    availability: 'public',
    mcpTool: 'trade_adcvd_rates_at',
    examples: [
      {
        summary: 'A respondent of the solar cell order',
        arguments: { caseNumber: 'A-570-979', company: 'Trina Solar Co., Ltd.', date: '2025-01-15' },
      },
    ],
  },
  {
    ...COMMON,
    id: 'searchScopeRulings',
    path: '/v1/adcvd/scope-rulings',
    summary: 'Commerce scope rulings',
    document: 'searchScopeRulings',
    parameters: [
      ofFilter(caseNumber),
      ofFilter(words('subject')),
      ofFilter({ name: 'outcome', type: 'text', description: 'Outcome, exactly.', example: 'inside scope' }),
      ofFilter(since),
      ...PAGE,
    ],
    unwrap: 'adcvdScopeRulings',
    list: { items: 'rulings' },
    availability: 'closedBeta',
    examples: [{ summary: 'Rulings on garlic', arguments: { caseNumber: 'A-570-831' } }],
  },
  {
    ...COMMON,
    id: 'searchCitDecisions',
    path: '/v1/adcvd/cit-decisions',
    summary: 'Court of International Trade decisions',
    document: 'searchCitDecisions',
    parameters: [
      ofFilter(caseNumber),
      ofFilter(words('decision or the notice of it')),
      ofFilter({
        name: 'court',
        type: 'choice',
        oneOf: ['CIT', 'CAFC'],
        description: 'Court of International Trade or Court of Appeals for the Federal Circuit.',
        example: 'CIT',
      }),
      ofFilter(since),
      ...PAGE,
    ],
    unwrap: 'adcvdCourtDecisions',
    list: { items: 'decisions' },
    availability: 'closedBeta',
    examples: [{ summary: 'Decisions on solar cells', arguments: { caseNumber: 'A-570-979' } }],
  },
  {
    ...COMMON,
    id: 'getAdcvdLifecycle',
    path: '/v1/adcvd/lifecycle',
    summary: 'Event timeline for one case',
    document: 'getAdcvdLifecycle',
    parameters: [{ ...caseNumber, in: 'query', variable: 'caseNumber', required: true }],
    unwrap: 'adcvdLifecycle',
    findsOne: true,
    availability: 'closedBeta',
    examples: [{ summary: 'Aluminum extrusions from China', arguments: { caseNumber: 'A-570-967' } }],
  },
  {
    ...COMMON,
    id: 'getSunsetCalendar',
    path: '/v1/adcvd/sunset-calendar',
    summary: 'Upcoming sunset reviews',
    document: 'getSunsetCalendar',
    parameters: [
      ofFilter({
        name: 'from',
        type: 'date',
        description: 'First day; today without it.',
        example: '2026-11-01',
      }),
      ofFilter({
        name: 'to',
        type: 'date',
        description: 'Last day, at most ten years later; one year after the first without it.',
        example: '2027-10-31',
      }),
      ofFilter(country),
      ofFilter({
        name: 'orderType',
        type: 'choice',
        oneOf: ['AD', 'CVD'],
        description: 'Antidumping or countervailing.',
        example: 'AD',
      }),
      flag('csv', 'Adds the calendar as CSV text.'),
      flag('calendar', 'Adds the calendar as an iCalendar object.'),
    ],
    unwrap: 'adcvdSunsetCalendar',
    list: {
      items: 'entries',
      forms: [
        { mediaType: 'text/csv', flag: 'csv', member: 'csv' },
        { mediaType: 'text/calendar', flag: 'calendar', member: 'calendar' },
      ],
    },
    availability: 'closedBeta',
    examples: [{ summary: 'Reviews of one year', arguments: { from: '2026-11-01', to: '2027-10-31' } }],
  },
  {
    ...COMMON,
    id: 'getCircumventionInquiries',
    path: '/v1/adcvd/circumvention-inquiries',
    summary: 'Open circumvention inquiries',
    document: 'getCircumventionInquiries',
    parameters: [
      ofFilter(caseNumber),
      ofFilter(words('title')),
      ofFilter({
        name: 'stage',
        type: 'choice',
        oneOf: ['initiation', 'preliminary', 'final', 'rescission'],
        description: 'Stage of the inquiry.',
        example: 'final',
      }),
      ofFilter({
        name: 'outcome',
        type: 'choice',
        oneOf: ['affirmative', 'negative', 'pending', 'rescinded'],
        description: 'Outcome; pending are the open ones.',
        example: 'pending',
      }),
      ofFilter(since),
      ...PAGE,
    ],
    unwrap: 'adcvdCircumventions',
    list: { items: 'inquiries' },
    availability: 'closedBeta',
    examples: [{ summary: 'Open inquiries', arguments: { outcome: 'pending', limit: 5 } }],
  },
  {
    ...COMMON,
    id: 'generateAdcvdReport',
    method: 'POST',
    path: '/v1/adcvd/report',
    summary: 'Full case-by-case analysis from structured product facts',
    document: 'generateAdcvdReport',
    parameters: [
      ...goods('body'),
      {
        name: 'title',
        in: 'body',
        variable: 'input.title',
        type: 'text',
        maxLength: 120,
        description: 'Title of the report; made from the goods without it.',
        example: 'Window frames, fall order',
      },
      {
        name: 'caseNumbers',
        in: 'body',
        variable: 'input.caseNumbers',
        type: 'textList',
        description: 'Only these cases, at most 20; without it, every match.',
        example: ['A-570-967', 'C-570-968'],
      },
    ],
    families: [FACTS],
    unwrap: 'adcvdReport',
    availability: 'public',
    heavy: true,
    idempotent: true,
    examples: [
      {
        summary: 'An aluminum extrusion from China',
        arguments: {
          htsCode: '7604.21.00.90',
          country: 'CN',
          entryDate: '2026-06-01',
          productDescription: 'Aluminum extrusion, hollow profile, alloy 6063',
        },
      },
    ],
  },
  {
    ...COMMON,
    id: 'getAdcvdReportPdf',
    path: '/v1/adcvd-reports/{id}/pdf',
    summary: 'Download a saved scope-determination PDF',
    document: 'getAdcvdReportPdf',
    parameters: [
      {
        name: 'id',
        in: 'path',
        variable: 'id',
        type: 'text',
        maxLength: 36,
        required: true,
        description: 'Identifier of a saved report of this account.',
        example: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11',
      },
    ],
    unwrap: 'adcvdReportPdf',
    file: 'application/pdf',
    readsAccount: true,
    availability: 'listed',
    heavy: true,
    examples: [{ summary: 'A saved report', arguments: { id: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11' } }],
  },
];
