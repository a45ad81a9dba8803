import type { Operation } from '../operation.js';
import type { Parameter, ParameterFamily } from '../parameter.js';

type Facts = Omit<Parameter, 'in' | 'variable'>;

/** A query parameter that is a field of the input under its own name. */
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
    ofInput({
      name: 'hts',
      type: 'htsNumber',
      required: true,
      description:
        'HTS code of a line of Chapters 1 to 97: ten digits, dotted or undotted; eight where all statistical lines under it are treated alike.',
      example: '7326.90.86.88',
    }),
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

export const tradeProgramOperations: readonly Operation[] = [checkPga, getChapter99Applicable];
