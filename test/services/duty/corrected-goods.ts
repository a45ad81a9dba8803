import type { DutyArguments } from '../../../src/services/duty/arguments.js';

/** Total duty and a heading that is due, as read. */
type Reading = readonly [total: string, heading: string];
/** Goods on which a retroactive correction of the bundled data shows, on 10,000 USD. */
export interface Corrected {
  readonly id: string;
  readonly given: DutyArguments;
  readonly corrected: Reading;
  readonly filed: Reading;
}

const [aircraft, patented] = [
  [{ key: 'civil_aircraft_gn6', value: 'true' }],
  [{ key: 'pharma_type', value: 'patented' }],
];

/** Every correction, some on several goods. */
export const CORRECTED: readonly Corrected[] = [
  {
    id: 'eo-14289-stacking',
    given: { hts: '7208.10.15.00', origin: 'CA', date: '2025-04-10' },
    corrected: ['2500.00', '9903.01.10'],
    filed: ['5000.00', '9903.81.87'],
  },
  {
    id: 'eo-14289-stacking',
    given: { hts: '8703.23.01.90', origin: 'CA', date: '2025-05-15' },
    corrected: ['2750.00', '9903.94.01'],
    filed: ['5250.00', '9903.01.10'],
  },
  {
    id: 'electronics-annex-ii',
    given: { hts: '8471.30.01.00', origin: 'TW', date: '2025-04-11' },
    corrected: ['0.00', '9903.01.32'],
    filed: ['1000.00', '9903.01.25'],
  },
  {
    id: 'japan-reciprocal-total',
    given: { hts: '8501.10.40.20', origin: 'JP', date: '2025-08-20' },
    corrected: ['1500.00', '9903.02.73'],
    filed: ['1940.00', '9903.02.30'],
  },
  {
    id: 'eu-automobiles-total',
    given: { hts: '8703.23.01.90', origin: 'DE', date: '2025-08-10' },
    corrected: ['1500.00', '9903.94.51'],
    filed: ['2750.00', '9903.94.01'],
  },
  {
    id: 'eu-reciprocal-exempt',
    given: { hts: '8411.91.90.85', origin: 'FR', date: '2025-09-10', facts: aircraft },
    corrected: ['0.00', '9903.02.76'],
    filed: ['1500.00', '9903.02.20'],
  },
  {
    id: 'korea-automobiles-total',
    given: { hts: '8703.23.01.90', origin: 'KR', date: '2025-11-10' },
    corrected: ['1500.00', '9903.94.61'],
    filed: ['2750.00', '9903.94.01'],
  },
  {
    id: 'korea-reciprocal-wood-aircraft',
    given: { hts: '8501.10.40.20', origin: 'KR', date: '2025-11-20' },
    corrected: ['1500.00', '9903.02.80'],
    filed: ['1940.00', '9903.02.56'],
  },
  {
    id: 'korea-reciprocal-wood-aircraft',
    given: { hts: '9403.40.90.60', origin: 'KR', date: '2025-12-03' },
    corrected: ['1500.00', '9903.76.23'],
    filed: ['2500.00', '9903.76.03'],
  },
  {
    id: 'switzerland-liechtenstein-total',
    given: { hts: '8501.10.40.20', origin: 'CH', date: '2025-12-17' },
    corrected: ['1500.00', '9903.02.83'],
    filed: ['4340.00', '9903.02.58'],
  },
  {
    id: 'switzerland-liechtenstein-total',
    given: { hts: '8501.10.40.20', origin: 'LI', date: '2025-11-14' },
    corrected: ['1500.00', '9903.02.88'],
    filed: ['1940.00', '9903.02.36'],
  },
  {
    id: 'farm-goods-annex-ii',
    given: { hts: '0901.11.00.25', origin: 'CO', date: '2025-11-13' },
    corrected: ['0.00', '9903.01.32'],
    filed: ['1000.00', '9903.01.25'],
  },
  {
    id: 'brazil-farm-goods',
    given: { hts: '0901.11.00.25', origin: 'BR', date: '2025-11-20' },
    corrected: ['0.00', '9903.01.81'],
    filed: ['4000.00', '9903.01.77'],
  },
  {
    id: 'taiwan-framework',
    given: {
      ...{ hts: '8708.30.50.90', origin: 'TW', date: '2026-05-10' },
      facts: [{ key: 'is_mhd_part', value: 'false' }],
    },
    corrected: ['1500.00', '9903.94.67'],
    filed: ['2750.00', '9903.94.05'],
  },
  {
    id: 'taiwan-framework',
    given: { hts: '9403.40.90.60', origin: 'TW', date: '2026-05-27' },
    corrected: ['1500.00', '9903.76.24'],
    filed: ['2500.00', '9903.76.03'],
  },
  {
    id: 'section-122-trigger-misprint',
    given: { hts: '7208.10.15.00', origin: 'DE', date: '2026-06-30' },
    corrected: ['5000.00', '9903.03.06'],
    filed: ['6000.00', '9903.03.01'],
  },
  {
    id: 'uk-pharmaceutical-rate',
    given: { hts: '2918.99.30.00', origin: 'GB', date: '2026-08-01', facts: patented },
    corrected: ['650.00', '9903.04.63'],
    filed: ['1650.00', '9903.04.63'],
  },
];
