import { defineOperation, flag, type OperationRow } from '../define-operation.js';
import { CONNECTION_PAGE } from './shared-rows.js';

const CASE = { caseNumber: 'A-570-890' } as const;

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
    id: 'checkAdcvd',
    parameters: GOODS,
    families: FACTS,
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
    id: 'searchAdcvdOrders',
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
    list: {
      items: 'orders',
      forms: [{ mediaType: 'text/csv', flag: 'csv', pageFlag: 'page', member: 'csv' }],
    },
    examples: [
      { summary: 'Orders on aluminum from China', arguments: { q: 'aluminum', country: 'CN', limit: 5 } },
    ],
  },
  {
    id: 'getAdcvdOrder',
    parameters: CASE,
    examples: [{ summary: 'Wooden bedroom furniture from China', arguments: { caseNumber: 'A-570-890' } }],
  },
  {
    id: 'getAdcvdRateAtDate',
    parameters: {
      ...CASE,
      company: 'Zhejiang Aiko Solar Energy Technology Co., Ltd.',
      producer: 'Trina Solar Co., Ltd.',
      date: { example: '2025-01-15', defaultsToToday: true },
    },
    findsOne: true,
    examples: [
      {
        summary: 'A respondent of the solar cell order',
        arguments: { caseNumber: 'A-570-979', company: 'Trina Solar Co., Ltd.', date: '2025-01-15' },
      },
    ],
  },
  {
    id: 'searchScopeRulings',
    parameters: { ...CASE, q: 'aluminum', outcome: 'inside scope', since: '2025-01-01', ...CONNECTION_PAGE },
    list: { items: 'rulings' },
    examples: [{ summary: 'Rulings on garlic', arguments: { caseNumber: 'A-570-831' } }],
  },
  {
    id: 'searchCitDecisions',
    parameters: { ...CASE, q: 'aluminum', court: 'CIT', since: '2025-01-01', ...CONNECTION_PAGE },
    list: { items: 'decisions' },
    examples: [{ summary: 'Decisions on solar cells', arguments: { caseNumber: 'A-570-979' } }],
  },
  {
    id: 'getAdcvdLifecycle',
    parameters: CASE,
    findsOne: true,
    examples: [{ summary: 'Aluminum extrusions from China', arguments: { caseNumber: 'A-570-967' } }],
  },
  {
    id: 'getSunsetCalendar',
    parameters: {
      from: '2026-11-01',
      to: '2027-10-31',
      country: 'CN',
      orderType: 'AD',
      csv: flag('Adds the calendar as CSV text.'),
      calendar: flag('Adds the calendar as an iCalendar object.'),
    },
    list: {
      items: 'entries',
      forms: [
        { mediaType: 'text/csv', flag: 'csv', member: 'csv' },
        { mediaType: 'text/calendar', flag: 'calendar', member: 'calendar' },
      ],
    },
    examples: [{ summary: 'Reviews of one year', arguments: { from: '2026-11-01', to: '2027-10-31' } }],
  },
  {
    id: 'getCircumventionInquiries',
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
    list: { items: 'inquiries' },
    examples: [{ summary: 'Open inquiries', arguments: { outcome: 'pending', limit: 5 } }],
  },
  {
    id: 'generateAdcvdReport',
    parameters: {
      ...GOODS,
      title: 'Window frames, fall order',
      caseNumbers: ['A-570-967', 'C-570-968'],
    },
    families: FACTS,
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
    id: 'getAdcvdReportPdf',
    parameters: { id: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11' },
    file: 'application/pdf',
    readsAccount: true,
    examples: [{ summary: 'A saved report', arguments: { id: '3f0c1c7e-5a51-8d3c-9a52-2f6f1f0a7b11' } }],
  },
];

export const adcvdOperations = rows.map(defineOperation);
