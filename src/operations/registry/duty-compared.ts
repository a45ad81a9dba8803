import { defineOperation, renameRows, type FamilyRows, type ParameterRows } from '../define-operation.js';
import { calculateDuty, FAMILIES, GOODS, SCREENED } from './duty.js';

const ASKED = { ...GOODS, ...SCREENED };
const { date: _date, ...ASKED_ON_ANY_DAY } = ASKED;
const { origin: _origin, ...ASKED_OF_ANY_ORIGIN } = ASKED;
const { includeLegalNoteRequiredInputs: _shown, ...CHANGEABLE } = ASKED;

const shared = {
  kind: 'query',
  group: 'Duty Calculation',
  extension: true,
  method: 'GET',
  families: FAMILIES,
  availability: 'public',
  mcpTool: null,
  datasets: calculateDuty.datasets,
  heavy: true,
} as const;

const traceDuty = defineOperation({
  ...shared,
  id: 'traceDuty',
  path: '/v1/duty/timeline',
  summary: 'Every day on which the duty on the same goods changes',
  document: 'traceDuty',
  parameters: { ...ASKED_ON_ANY_DAY, from: '2026-01-01', to: '2026-11-20' },
  unwrap: 'dutyTimeline',
  examples: [
    {
      summary: 'Cotton T-shirts from Vietnam since 2025',
      arguments: { hts: '6109.10.00.12', origin: 'VN', value: 10000, from: '2025-01-01', to: '2026-11-20' },
    },
  ],
});

const compareOrigins = defineOperation({
  ...shared,
  id: 'compareOrigins',
  path: '/v1/duty/origins',
  summary: 'The duty on one line from every country of origin',
  document: 'compareOrigins',
  parameters: ASKED_OF_ANY_ORIGIN,
  unwrap: 'originComparison',
  examples: [
    {
      summary: 'Cotton T-shirts from everywhere',
      arguments: { hts: '6109.10.00.12', value: 10000, date: '2026-11-20' },
    },
  ],
});

/** What may be different in the second question, under the name of the first with `to.` before it. */
const changedIn = (question: 'to' | 'change'): ParameterRows =>
  renameRows(CHANGEABLE, question, (name) => `to.${name}`);

const changedFamiliesIn = (question: 'to' | 'change'): FamilyRows => ({
  'to.fact.': { ...FAMILIES['fact.'], member: 'to.facts', variable: `${question}.facts` },
  'to.measures.': { ...FAMILIES['measures.'], member: 'to.measures', variable: `${question}.measures` },
});

const compareDuties = defineOperation({
  ...shared,
  id: 'compareDuties',
  path: '/v1/duty/difference',
  summary: 'What lies between two duties, with the cause of each part',
  document: 'compareDuties',
  parameters: { ...renameRows(ASKED, 'from', (name) => name), ...changedIn('to') },
  families: { ...FAMILIES, ...changedFamiliesIn('to') },
  unwrap: 'dutyDiff',
  examples: [
    {
      summary: 'A steel article before and after the end of the IEEPA duties',
      arguments: {
        ...{ hts: '7326.90.86.88', origin: 'CN', value: 14172, date: '2026-02-23' },
        'to.date': '2026-02-24',
      },
    },
    {
      summary: 'The same goods from Mexico, claimed under USMCA',
      arguments: {
        ...{ hts: '6109.10.00.12', origin: 'VN', value: 10000, date: '2026-09-15' },
        ...{ 'to.origin': 'MX', 'to.spi': 'S' },
      },
    },
  ],
});

const compareScenario = defineOperation({
  ...shared,
  id: 'compareScenario',
  path: '/v1/duty/scenarios',
  summary:
    'What becomes of a duty under a scenario: without an authority or a heading, or with another question',
  document: 'compareScenario',
  parameters: {
    ...ASKED,
    withoutAuthorities: ['section_301'],
    withoutPrograms: ['s301-china'],
    withoutHeadings: ['9903.88.15'],
    extendHeadings: ['9903.88.69'],
    ...changedIn('change'),
  },
  families: { ...FAMILIES, ...changedFamiliesIn('change') },
  unwrap: 'scenarios',
  refusalsAt: 'scenarios[0].',
  examples: [
    {
      summary: 'Cotton T-shirts from China without the duties of Section 301',
      arguments: {
        ...{ hts: '6109.10.00.12', origin: 'CN', value: 10000, date: '2026-09-15' },
        withoutAuthorities: ['section_301'],
      },
    },
  ],
});

const proveDuty = defineOperation({
  ...shared,
  id: 'proveDuty',
  path: '/v1/duty/proof',
  summary: 'The duty with its facts and the law it rests on, to be computed again elsewhere',
  document: 'proveDuty',
  parameters: ASKED,
  unwrap: 'dutyInfo',
  examples: [
    {
      summary: 'Cotton T-shirts from China',
      arguments: { hts: '6109.10.00.12', origin: 'CN', value: 10000, date: '2026-09-15' },
    },
  ],
});

/** Extensions beside the operations of the specification. */
export const dutyComparisons = [
  ...[traceDuty, compareOrigins, compareDuties],
  ...[compareScenario, proveDuty],
];
