import { defineOperation } from '../define-operation.js';
import type { Operation } from '../operation.js';
import { FAMILIES } from './duty.js';
import { DATE, PAGE } from './shared-rows.js';

const LINE = { hts: '7326.90.86.88', country: 'CN', ...DATE } as const;

/** GET /v1/pga/check. */
const checkPga = defineOperation({
  kind: 'query',
  id: 'checkPga',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/pga/check',
  summary: 'PGA flags for an HTS code',
  document: 'checkPga',
  parameters: { hts: '9503.00.00.73', country: 'CN', agency: 'CPSC', ...DATE },
  unwrap: 'pgaCheck',
  availability: 'public',
  mcpTool: 'trade_pga_check',
  datasets: ['hts_schedule', 'pga_flags'],
  examples: [
    { summary: 'A toy', arguments: { hts: '9503.00.00.73', country: 'CN', date: '2026-09-15' } },
    {
      summary: 'One agency on a heading',
      arguments: { hts: '0302', agency: 'NMFS', date: '2026-09-15' },
    },
  ],
});

/** GET /v1/chapter99/applicable. */
const getChapter99Applicable = defineOperation({
  kind: 'query',
  id: 'getChapter99Applicable',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/chapter99/applicable',
  summary: 'Chapter 99 tariffs for an HTS code and country',
  document: 'getChapter99Applicable',
  parameters: { ...LINE, spi: 'KR', otherOrigins: false },
  families: { 'fact.': FAMILIES['fact.'] },
  unwrap: 'chapter99Applicable',
  availability: 'public',
  mcpTool: 'trade_chapter99_applicable',
  datasets: ['hts_schedule', 'chapter99_headings', 'chapter99_programs', 'scope_lists', 'countries'],
  examples: [
    {
      summary: 'A steel article from China',
      arguments: { hts: '7326.90.86.88', country: 'CN', date: '2026-09-15' },
    },
    {
      summary: 'Aluminum with the country of smelting and casting',
      arguments: {
        hts: '7616.99.51.90',
        country: 'CA',
        date: '2026-09-15',
        otherOrigins: false,
        'fact.smelt_country': 'CA',
        'fact.cast_country': 'CA',
      },
    },
  ],
});

/** GET /v1/trade-programs/eligibility. */
const checkTradeProgramEligibility = defineOperation({
  kind: 'query',
  id: 'checkTradeProgramEligibility',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/trade-programs/eligibility',
  summary: 'SPI / FTA / GSP eligibility',
  document: 'checkTradeProgramEligibility',
  parameters: { ...LINE, program: 'KR', value: 10000 },
  unwrap: 'tradeProgramEligibility',
  availability: 'closedBeta',
  mcpTool: null,
  datasets: ['hts_schedule', 'special_programs', 'countries', 'fees', 'chapter99_programs'],
  examples: [
    {
      summary: 'A ceramic tile from Korea',
      arguments: { hts: '6907.21.10.05', country: 'KR', date: '2026-09-15', value: 10000 },
    },
    {
      summary: 'A program that has lapsed',
      arguments: { hts: '6907.21.10.05', country: 'TH', program: 'A', date: '2026-09-15' },
    },
  ],
});

/** GET /v1/tariff-events. */
const getTariffEvents = defineOperation({
  kind: 'query',
  id: 'getTariffEvents',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/tariff-events',
  summary: 'Stream of Federal Register / CSMS / executive order / proclamation events',
  document: 'getTariffEvents',
  parameters: {
    since: '2026-09-01',
    until: '2026-12-31',
    type: 'proclamation',
    authorityType: 'section_232',
    heading: '9903.88.69',
    hts: '7326.90.86.88',
    ...PAGE,
  },
  unwrap: 'tariffEvents',
  list: { items: 'events' },
  availability: 'closedBeta',
  mcpTool: null,
  datasets: ['tariff_events', 'chapter99_programs', 'scope_lists'],
  examples: [
    { summary: 'From a day on', arguments: { since: '2026-09-01', limit: 5 } },
    {
      summary: 'Section 232 acts that concern a line',
      arguments: { since: '2026-01-01', authorityType: 'section_232', hts: '7326.90.86.88', limit: 5 },
    },
  ],
});

export const tradeProgramOperations: readonly Operation[] = [
  checkPga,
  getChapter99Applicable,
  checkTradeProgramEligibility,
  getTariffEvents,
];
