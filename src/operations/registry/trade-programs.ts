// One file though long: a table of the operations of trade programs, flags and tariff events, whose rows share their parameters and are mostly words.
import type { Operation } from '../operation.js';
import type { Parameter, ParameterFamily } from '../parameter.js';
import { LARGEST_AMOUNT } from './duty.js';
import { CURSOR, LIMIT, toQueryParameter } from './hts.js';

type Facts = Omit<Parameter, 'in' | 'variable'>;

/** A query parameter that maps to the input field of the same name. */
const ofInput = (facts: Facts): Parameter => ({ in: 'query', variable: `input.${facts.name}`, ...facts });

const COUNTRY = ofInput({
  name: 'country',
  type: 'country',
  description: 'Country of origin, ISO 3166-1 alpha-2 in capitals.',
  example: 'CN',
});

const DATE = ofInput({
  name: 'date',
  type: 'date',
  defaultsToToday: true,
  description: 'The law of this day. Without it, of today in America/New_York.',
  example: '2026-09-15',
});

const LINE = ofInput({
  name: 'hts',
  type: 'htsNumber',
  required: true,
  description:
    'HTS code of a line of Chapters 1 to 97: ten digits, dotted or undotted; eight where all statistical lines under it are treated alike.',
  example: '7326.90.86.88',
});

const SPI = ofInput({
  name: 'spi',
  type: 'text',
  maxLength: 8,
  description: 'Special program indicator claimed with proof of origin (general note 3(c)(i)).',
  example: 'KR',
});

const FACTS: ParameterFamily = {
  prefix: 'fact.',
  member: 'facts',
  variable: 'input.facts',
  type: 'text',
  description:
    'An answer to one key of the fact vocabulary; an unknown or derived key is refused with the nearest one.',
  example: { smelt_country: 'CA' },
};

const EVENT_TYPES = [
  'FR_notice',
  'proclamation',
  'executive_order',
  'CSMS',
  'court',
  'hts_revision',
  'statute',
  'announcement',
];

const EVENT_AUTHORITIES = [
  'section_232',
  'section_301',
  'section_122',
  'section_201',
  'section_338',
  'ieepa',
];

/** GET /v1/pga/check. */
const checkPga: Operation = {
  kind: 'query',
  id: 'checkPga',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/pga/check',
  summary: 'PGA flags for an HTS code',
  document: 'checkPga',
  parameters: [
    ofInput({
      name: 'hts',
      type: 'htsNumber',
      required: true,
      description: 'HTS code of 4 to 10 digits, dotted or undotted, of any chapter.',
      example: '9503.00.00.73',
    }),
    {
      ...COUNTRY,
      description: 'Country of origin, ISO 3166-1 alpha-2. The flags held depend on no country.',
    },
    ofInput({
      name: 'agency',
      type: 'text',
      maxLength: 20,
      description: 'Abbreviation of an agency: only its flags. Without it, those of all agencies.',
      example: 'CPSC',
    }),
    DATE,
  ],
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
};

/** GET /v1/chapter99/applicable. */
const getChapter99Applicable: Operation = {
  kind: 'query',
  id: 'getChapter99Applicable',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/chapter99/applicable',
  summary: 'Chapter 99 tariffs for an HTS code and country',
  document: 'getChapter99Applicable',
  parameters: [
    LINE,
    { ...COUNTRY, required: true },
    DATE,
    SPI,
    ofInput({
      name: 'otherOrigins',
      type: 'boolean',
      description: 'False: headings for products of other countries only are left out of notApplicable.',
      example: false,
    }),
  ],
  families: [FACTS],
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
};

/** GET /v1/trade-programs/eligibility. */
const checkTradeProgramEligibility: Operation = {
  kind: 'query',
  id: 'checkTradeProgramEligibility',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/trade-programs/eligibility',
  summary: 'SPI / FTA / GSP eligibility',
  document: 'checkTradeProgramEligibility',
  parameters: [
    LINE,
    { ...COUNTRY, required: true },
    DATE,
    ofInput({
      name: 'program',
      type: 'text',
      maxLength: 8,
      description:
        'Special program indicator. Without it, every program printed on the line or open to the country.',
      example: 'KR',
    }),
    ofInput({
      name: 'value',
      type: 'decimal',
      minimum: 0,
      maximum: LARGEST_AMOUNT,
      description: 'Customs value in USD, for what a claim saves. Without it, rates without amounts.',
      example: 10000,
    }),
  ],
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
};

/** GET /v1/tariff-events. */
const getTariffEvents: Operation = {
  kind: 'query',
  id: 'getTariffEvents',
  group: 'Trade Programs',
  method: 'GET',
  path: '/v1/tariff-events',
  summary: 'Stream of Federal Register / CSMS / executive order / proclamation events',
  document: 'getTariffEvents',
  parameters: [
    toQueryParameter({
      name: 'since',
      type: 'date',
      description: 'Events of this day and later: the day of the last one known, to read on from there.',
      example: '2026-09-01',
    }),
    toQueryParameter({
      name: 'until',
      type: 'date',
      description: 'Events of this day and earlier.',
      example: '2026-12-31',
    }),
    toQueryParameter({
      name: 'type',
      type: 'choice',
      oneOf: EVENT_TYPES,
      description: 'Only events of this kind.',
      example: 'proclamation',
    }),
    toQueryParameter({
      name: 'authorityType',
      type: 'choice',
      oneOf: EVENT_AUTHORITIES,
      description: 'Only events under this authority.',
      example: 'section_232',
    }),
    toQueryParameter({
      name: 'heading',
      type: 'text',
      maxLength: 10,
      description: 'Only events that concern this Chapter 99 heading.',
      example: '9903.88.69',
    }),
    toQueryParameter({
      name: 'hts',
      type: 'htsNumber',
      description: 'Only events that concern headings whose lists name this number, or that name all goods.',
      example: '7326.90.86.88',
    }),
    LIMIT,
    CURSOR,
  ],
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
};

export const tradeProgramOperations: readonly Operation[] = [
  checkPga,
  getChapter99Applicable,
  checkTradeProgramEligibility,
  getTariffEvents,
];
