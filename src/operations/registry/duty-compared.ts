import { defineOperation, renameRows, type FamilyRows, type ParameterRows } from '../define-operation.js';
import { FAMILIES, GOODS, SCREENED } from './duty.js';

const ASKED = { ...GOODS, ...SCREENED };
const { date: _date, ...ASKED_ON_ANY_DAY } = ASKED;
const { origin: _origin, ...ASKED_OF_ANY_ORIGIN } = ASKED;
const { includeLegalNoteRequiredInputs: _shown, ...CHANGED } = ASKED;
/** A day that is left out is that of the first question, not today. */
const CHANGEABLE = { ...CHANGED, date: '2026-09-15' };

export const traceDuty = defineOperation({
  id: 'traceDuty',
  parameters: { ...ASKED_ON_ANY_DAY, from: '2026-01-01', to: '2026-11-20' },
  families: FAMILIES,
  examples: [
    {
      summary: 'Cotton T-shirts from Vietnam since 2025',
      arguments: { hts: '6109.10.00.12', origin: 'VN', value: 10000, from: '2025-01-01', to: '2026-11-20' },
    },
  ],
});

export const compareOrigins = defineOperation({
  id: 'compareOrigins',
  parameters: ASKED_OF_ANY_ORIGIN,
  families: FAMILIES,
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
  id: 'compareDuties',
  parameters: { ...renameRows(ASKED, 'from', (name) => name), ...changedIn('to') },
  families: { ...FAMILIES, ...changedFamiliesIn('to') },
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
  id: 'compareScenario',
  parameters: {
    ...ASKED,
    withoutAuthorities: ['section_301'],
    withoutPrograms: ['s301-china'],
    withoutHeadings: ['9903.88.15'],
    extendHeadings: ['9903.88.69'],
    ...changedIn('change'),
  },
  families: { ...FAMILIES, ...changedFamiliesIn('change') },
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
  id: 'proveDuty',
  parameters: ASKED,
  families: FAMILIES,
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
