import { defineOperation, flag, type FamilyRows, type ParameterRows } from '../define-operation.js';
import { DATE } from './shared-rows.js';

/** The goods of a duty question and how they are entered. */
export const GOODS = {
  hts: '7326.90.86.88',
  origin: 'CN',
  value: 14172,
  ...DATE,
  departure: '2026-08-20',
  meltpour: 'CN',
  steel: 60,
  aluminum: 20,
  copper: 5,
  uscontent: 10,
  qty: 1200,
  qty2: 1200,
  degrees: 96,
  transport: 'ocean',
  spi: 'KR',
  exclusions: ['9903.88.69'],
  uscast: false,
  usmelt: false,
  asFiled: true,
  includeLegalNoteRequiredInputs: true,
} as const satisfies ParameterRows;

/** What AD/CVD orders are screened by. */
export const SCREENED = {
  productDescription: 'Aluminum extrusion, hollow profile, alloy 6063',
  manufacturer: { variable: 'input.manufacturerName', example: 'Guangdong Example Aluminum Co., Ltd.' },
  exporter: 'Example Trading Ltd.',
  adcvdDeclared: ['A-570-967', 'C-570-968'],
  adcvdDisclaimed: ['A-570-890'],
} as const satisfies ParameterRows;

/** What the answer is asked to show. */
export const SHOWN = {
  trace: flag('True: the computation step by step.'),
  verbose: flag(
    'True: every heading considered and not applied with its reason, and what each claim is worth.',
  ),
  includeLegalNoteRateRuleDiagnostics: flag('True: rate rules of approved legal notes, evidence only.'),
  includeLegalNoteChapter99ApplicabilityDiagnostics: flag(
    'True: Chapter 99 effects of approved legal notes, evidence only.',
  ),
  includeLegalNoteQuotaDiagnostics: flag('True: quotas of approved legal notes, evidence only.'),
} as const satisfies ParameterRows;

/** Facts and quantities by key. */
export const FAMILIES = {
  'fact.': { member: 'facts', example: { smelt_country: 'CA' } },
  'scopeFact.': { member: 'scopeFacts', example: { thicknessMm: '0.15', material: 'aluminum alloy' } },
  'measures.': { member: 'measures', type: 'decimal', example: { KG: '1200' } },
  'legalNoteFact.': { member: 'legalNoteFacts', example: { smelt_country: 'CA' } },
} as const satisfies FamilyRows;

export const calculateDuty = defineOperation({
  id: 'calculateDuty',
  parameters: { ...GOODS, ...SHOWN, ...SCREENED },
  families: FAMILIES,
  unwrap: null,
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
});
