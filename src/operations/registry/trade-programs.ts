import { defineOperation } from '../define-operation.js';
import type { Operation } from '../operation.js';
import { FAMILIES } from './duty.js';
import { DATE, PAGE } from './shared-rows.js';

const LINE = { hts: '7326.90.86.88', country: 'CN', ...DATE } as const;

const checkPga = defineOperation({
  id: 'checkPga',
  parameters: { hts: '9503.00.00.73', country: 'CN', agency: 'CPSC', ...DATE },
  examples: [
    { summary: 'A toy', arguments: { hts: '9503.00.00.73', country: 'CN', date: '2026-09-15' } },
    {
      summary: 'One agency on a heading',
      arguments: { hts: '0302', agency: 'NMFS', date: '2026-09-15' },
    },
  ],
});

const getChapter99Applicable = defineOperation({
  id: 'getChapter99Applicable',
  parameters: { ...LINE, spi: 'KR', otherOrigins: false },
  families: { 'fact.': FAMILIES['fact.'] },
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

const checkTradeProgramEligibility = defineOperation({
  id: 'checkTradeProgramEligibility',
  parameters: { ...LINE, program: 'KR', value: 10000 },
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

const getTariffEvents = defineOperation({
  id: 'getTariffEvents',
  parameters: {
    since: '2026-09-01',
    until: '2026-12-31',
    type: 'proclamation',
    authorityType: 'section_232',
    heading: '9903.88.69',
    hts: '7326.90.86.88',
    ...PAGE,
  },
  list: { items: 'events' },
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
