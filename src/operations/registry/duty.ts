// One file though long: a table of the operations of the duty, whose rows share their parameters and are mostly words.
import type { Operation } from '../operation.js';
import type { Parameter, ParameterFamily } from '../parameter.js';

/** The largest amount of money or quantity that is accepted. */
export const LARGEST_AMOUNT = 1_000_000_000_000;

type Facts = Omit<Parameter, 'in' | 'variable'>;

/** A query parameter that maps to the input field of the same name. */
const ofInput = (facts: Facts): Parameter => ({ in: 'query', variable: `input.${facts.name}`, ...facts });

/** A flag of the document that selects a block of the answer. */
const ofAnswer = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  variable: name,
  type: 'boolean',
  description,
  example: true,
});

const percent = (name: string, description: string): Parameter =>
  ofInput({ name, type: 'decimal', minimum: 0, maximum: 100, description, example: 85 });

const quantity = (name: string, description: string): Parameter =>
  ofInput({ name, type: 'decimal', minimum: 0, maximum: LARGEST_AMOUNT, description, example: 1200 });

const parameters: readonly Parameter[] = [
  ofInput({
    name: 'hts',
    type: 'htsNumber',
    required: true,
    description:
      'HTS code of a line of Chapters 1 to 97: ten digits, dotted or undotted; eight where all statistical lines under it have the same duty.',
    example: '7326.90.86.88',
  }),
  ofInput({
    name: 'origin',
    type: 'country',
    description:
      'Country of origin, ISO 3166-1 alpha-2 in capitals. Without it, layers that depend on it stay undetermined.',
    example: 'CN',
  }),
  ofInput({
    name: 'value',
    type: 'decimal',
    minimum: 0,
    maximum: LARGEST_AMOUNT,
    description: 'Declared (customs) value in USD. Without it the answer has rates and no amounts.',
    example: 14172,
  }),
  ofInput({
    name: 'date',
    type: 'date',
    defaultsToToday: true,
    description:
      'Entry date: rates, scope and eligibility are those of this day. Without it, today in America/New_York.',
    example: '2026-09-15',
  }),
  ofInput({
    name: 'departure',
    type: 'date',
    description: 'Day of loading on the final mode of transit, for in-transit rules.',
    example: '2026-08-20',
  }),
  ofInput({
    name: 'meltpour',
    type: 'country',
    description: 'Country where the steel was melted and poured, ISO 3166-1 alpha-2.',
    example: 'CN',
  }),
  percent('steel', 'Steel content, percent of the customs value.'),
  percent('aluminum', 'Aluminum content, percent of the customs value.'),
  percent('copper', 'Copper content, percent of the customs value.'),
  percent('uscontent', 'U.S. content, percent of the customs value, for reductions of Section 232 duties.'),
  quantity('qty', "Quantity in the line's first unit of measure."),
  quantity('qty2', "Quantity in the line's second unit of measure."),
  quantity('degrees', 'Sugar degrees or degrees proof, where the rate of the line reads them.'),
  ofInput({
    name: 'transport',
    type: 'choice',
    oneOf: ['ocean', 'air', 'truck', 'rail'],
    description: 'Mode of transport: the harbor maintenance fee is due on ocean cargo only.',
    example: 'ocean',
  }),
  ofInput({
    name: 'spi',
    type: 'text',
    maxLength: 8,
    description: 'Special program indicator claimed with proof of origin (general note 3(c)(i)).',
    example: 'KR',
  }),
  ofInput({
    name: 'exclusions',
    type: 'textList',
    description: 'Chapter 99 exclusion headings claimed by the importer, separated by commas.',
    example: ['9903.88.69'],
  }),
  ofInput({
    name: 'uscast',
    type: 'boolean',
    description: 'True: the importer certifies that the aluminum was smelted and cast in the United States.',
    example: false,
  }),
  ofInput({
    name: 'usmelt',
    type: 'boolean',
    description: 'True: the importer certifies that the steel was melted and poured in the United States.',
    example: false,
  }),
  ofInput({
    name: 'asFiled',
    type: 'boolean',
    description:
      'True: the law as it was published on the entry date, later corrections left out; otherwise as last corrected.',
    example: true,
  }),
  ofInput({
    name: 'includeLegalNoteRequiredInputs',
    type: 'boolean',
    description: 'True: prompts of approved legal notes are added to requiredInputs. No total changes.',
    example: true,
  }),
  ofAnswer('trace', 'True: the computation step by step.'),
  ofAnswer(
    'verbose',
    'True: every heading considered and not applied with its reason, and what each claim is worth.',
  ),
  ofAnswer('includeLegalNoteRateRuleDiagnostics', 'True: rate rules of approved legal notes, evidence only.'),
  ofAnswer(
    'includeLegalNoteChapter99ApplicabilityDiagnostics',
    'True: Chapter 99 effects of approved legal notes, evidence only.',
  ),
  ofAnswer('includeLegalNoteQuotaDiagnostics', 'True: quotas of approved legal notes, evidence only.'),
];

/** What AD/CVD orders are screened by. */
const goods: readonly Parameter[] = [
  ofInput({
    name: 'productDescription',
    type: 'text',
    maxLength: 2000,
    description: 'The goods in words: what the written scopes of AD/CVD orders are compared with.',
    example: 'Aluminum extrusion, hollow profile, alloy 6063',
  }),
  {
    ...ofInput({
      name: 'manufacturer',
      type: 'text',
      description: 'Producer of the goods, for its AD/CVD deposit rate.',
      example: 'Guangdong Example Aluminum Co., Ltd.',
    }),
    variable: 'input.manufacturerName',
  },
  ofInput({
    name: 'exporter',
    type: 'text',
    description: 'Exporter of the goods, for its AD/CVD deposit rate.',
    example: 'Example Trading Ltd.',
  }),
  ofInput({
    name: 'adcvdDeclared',
    type: 'textList',
    description:
      'AD/CVD cases the importer declares the goods under, at most 20: their deposits enter the totals.',
    example: ['A-570-967', 'C-570-968'],
  }),
  ofInput({
    name: 'adcvdDisclaimed',
    type: 'textList',
    description: 'AD/CVD cases the importer states the goods are outside of, at most 20.',
    example: ['A-570-890'],
  }),
];

const families: readonly ParameterFamily[] = [
  {
    prefix: 'fact.',
    member: 'facts',
    variable: 'input.facts',
    type: 'text',
    description:
      'An answer to one key of the fact vocabulary; an unknown or derived key is refused with the nearest one.',
    example: { smelt_country: 'CA' },
  },
  {
    prefix: 'scopeFact.',
    member: 'scopeFacts',
    variable: 'input.scopeFacts',
    type: 'text',
    description:
      'A fact of the goods that AD/CVD scopes turn on: material, form, process, use, thicknessMm, percent.chromium ...',
    example: { thicknessMm: '0.15', material: 'aluminum alloy' },
  },
  {
    prefix: 'measures.',
    member: 'measures',
    variable: 'input.measures',
    type: 'decimal',
    description: "A quantity or component value by unit code, where the line's own units do not cover it.",
    example: { KG: '1200' },
  },
  {
    prefix: 'legalNoteFact.',
    member: 'legalNoteFacts',
    variable: 'input.legalNoteFacts',
    type: 'text',
    description:
      'A fact for legal-note prompts; one of the fact vocabulary is taken as if it stood under fact.',
    example: { smelt_country: 'CA' },
  },
];

/** GET /v1/duty/calculate. */
export const calculateDuty: Operation = {
  kind: 'query',
  id: 'calculateDuty',
  group: 'Duty Calculation',
  method: 'GET',
  path: '/v1/duty/calculate',
  summary: 'Full landed duty for one HTS line',
  document: 'calculateDuty',
  parameters: [...parameters, ...goods],
  families,
  unwrap: null,
  availability: 'public',
  mcpTool: 'trade_duty_calculate',
  datasets: [
    'hts_schedule',
    'chapter99_headings',
    'chapter99_programs',
    'scope_lists',
    'special_programs',
    'countries',
    'fees',
    'adcvd_orders',
    'adcvd_rates',
    'adcvd_scope',
  ],
  examples: [
    {
      summary: 'A steel article from China',
      arguments: { hts: '7326.90.86.88', origin: 'CN', value: 14172, date: '2026-09-15' },
    },
    {
      summary: 'With every heading that was considered and not applied',
      arguments: {
        hts: '7326.90.86.88',
        origin: 'DE',
        value: 10000,
        date: '2026-09-15',
        transport: 'ocean',
        verbose: true,
      },
    },
    {
      summary: 'Aluminum with the country of smelting and casting',
      arguments: {
        hts: '7616.99.51.90',
        origin: 'CA',
        value: 5000,
        date: '2026-09-15',
        'fact.smelt_country': 'CA',
        'fact.cast_country': 'CA',
      },
    },
    {
      summary: 'Wooden bedroom furniture from China, described: its antidumping deposit is in the total',
      arguments: {
        hts: '9403.50.90.42',
        origin: 'CN',
        value: 1000,
        date: '2026-09-15',
        productDescription: 'Wooden bed headboard of solid wood for bedroom',
      },
    },
  ],
};
