import { defineOperation, flag, type OperationRow } from '../define-operation.js';
import { CONNECTION_PAGE } from './shared-rows.js';

const CASE = { caseNumber: 'A-570-890' } as const;

const DATASETS = ['adcvd_orders', 'adcvd_rates', 'adcvd_scope'] as const;
const COMMON = { kind: 'query', group: 'AD/CVD', method: 'GET', mcpTool: null, datasets: DATASETS } as const;

/** The goods that orders are looked for by. */
const GOODS = {
  htsCode: '7604.21.00.90',
  country: 'CN',
  entryDate: { example: '2026-09-15', defaultsToToday: true },
  productDescription: 'Aluminum extrusion, hollow profile, alloy 6063',
  manufacturer: 'Guangdong Example Aluminum Co., Ltd.',
  exporter: 'Example Trading Ltd.',
} as const;

const FACTS = {
  'facts.': { member: 'facts', example: { thicknessMm: '0.15', material: 'aluminum alloy' } },
} as const;

const rows: readonly OperationRow[] = [
  {
    ...COMMON,
    id: 'checkAdcvd',
    path: '/v1/adcvd/check',
    summary: 'Apply AD/CVD orders to a shipment',
    document: 'checkAdcvd',
    parameters: GOODS,
    families: FACTS,
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
    parameters: {
      caseNumber: 'A-570',
      q: 'aluminum',
      country: 'CN',
      hts: '7604',
      status: 'active',
      orderType: 'AD',
      ...CONNECTION_PAGE,
      csv: flag('Adds every order found, all pages, as CSV text.'),
    },
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
    parameters: CASE,
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
    parameters: {
      ...CASE,
      company: 'Zhejiang Aiko Solar Energy Technology Co., Ltd.',
      producer: 'Trina Solar Co., Ltd.',
      date: { example: '2025-01-15', defaultsToToday: true },
    },
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
    parameters: { ...CASE, q: 'aluminum', outcome: 'inside scope', since: '2025-01-01', ...CONNECTION_PAGE },
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
    parameters: { ...CASE, q: 'aluminum', court: 'CIT', since: '2025-01-01', ...CONNECTION_PAGE },
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
    parameters: CASE,
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
    parameters: {
      from: '2026-11-01',
      to: '2027-10-31',
      country: 'CN',
      orderType: 'AD',
      csv: flag('Adds the calendar as CSV text.'),
      calendar: flag('Adds the calendar as an iCalendar object.'),
    },
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
    parameters: {
      ...CASE,
      q: 'aluminum',
      stage: 'final',
      outcome: {
        example: 'pending',
        type: 'choice',
        oneOf: ['affirmative', 'negative', 'pending', 'rescinded'],
      },
      since: '2025-01-01',
      ...CONNECTION_PAGE,
    },
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
    parameters: {
      ...GOODS,
      title: 'Window frames, fall order',
      caseNumbers: ['A-570-967', 'C-570-968'],
    },
    families: FACTS,
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
    parameters: { id: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11' },
    unwrap: 'adcvdReportPdf',
    file: 'application/pdf',
    readsAccount: true,
    availability: 'listed',
    heavy: true,
    examples: [{ summary: 'A saved report', arguments: { id: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11' } }],
  },
];

export const adcvdOperations = rows.map(defineOperation);
