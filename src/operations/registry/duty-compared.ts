import type { Operation } from '../operation.js';
import type { Parameter } from '../parameter.js';
import { calculateDuty } from './duty.js';

/** The goods of a duty question, without what an answer is asked to show. */
const goods = calculateDuty.parameters.filter(({ variable }) => variable.startsWith('input.'));
const goodsWithout = (left: string): readonly Parameter[] => goods.filter(({ name }) => name !== left);

const shared = {
  kind: 'query',
  group: 'Duty Calculation',
  extension: true,
  method: 'GET',
  families: calculateDuty.families!,
  availability: 'public',
  mcpTool: null,
  datasets: calculateDuty.datasets,
  heavy: true,
} as const;

const day = (name: 'from' | 'to', description: string, example: string): Parameter => ({
  ...{ name, in: 'query', variable: name, type: 'date', description, example },
});

const traceDuty: Operation = {
  ...shared,
  id: 'traceDuty',
  path: '/v1/duty/timeline',
  summary: 'Every day on which the duty on the same goods changes',
  document: 'traceDuty',
  parameters: [
    ...goodsWithout('date'),
    day('from', 'First day; without it, the first covered day.', '2026-01-01'),
    day('to', 'Last day; without it, the last covered day.', '2026-11-20'),
  ],
  unwrap: 'dutyTimeline',
  examples: [
    {
      summary: 'Cotton T-shirts from Vietnam since 2025',
      arguments: { hts: '6109.10.00.12', origin: 'VN', value: 10000, from: '2025-01-01', to: '2026-11-20' },
    },
  ],
};

const compareOrigins: Operation = {
  ...shared,
  id: 'compareOrigins',
  path: '/v1/duty/origins',
  summary: 'The duty on one line from every country of origin',
  document: 'compareOrigins',
  parameters: goodsWithout('origin'),
  unwrap: 'originComparison',
  examples: [
    {
      summary: 'Cotton T-shirts from everywhere',
      arguments: { hts: '6109.10.00.12', value: 10000, date: '2026-11-20' },
    },
  ],
};

/** The same as a part of another question. */
const partOf = <Part extends { readonly variable: string }>(
  question: 'from' | 'to' | 'change',
  part: Part,
): Part => ({
  ...part,
  variable: part.variable.replace(/^input\./, `${question}.`),
});

/** What may be different in the second question, under the name of the first with `to.` before it. */
const changedIn = (question: 'to' | 'change'): readonly Parameter[] =>
  goodsWithout('includeLegalNoteRequiredInputs').map(({ required: _required, ...parameter }) => ({
    ...partOf(question, parameter),
    name: `to.${parameter.name}`,
    description: `In the second question, in place of ${parameter.name}.`,
  }));

const changedFamiliesIn = (question: 'to' | 'change') =>
  shared.families
    .filter(({ member }) => member === 'facts' || member === 'measures')
    .map((family) => ({
      ...partOf(question, family),
      prefix: `to.${family.prefix}`,
      member: `to.${family.member}`,
      description: `In the second question, in place of ${family.member} with the same key.`,
    }));

const compareDuties: Operation = {
  ...shared,
  id: 'compareDuties',
  path: '/v1/duty/difference',
  summary: 'What lies between two duties, with the cause of each part',
  document: 'compareDuties',
  parameters: [...goods.map((parameter) => partOf('from', parameter)), ...changedIn('to')],
  families: [...shared.families.map((family) => partOf('from', family)), ...changedFamiliesIn('to')],
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
};

const listOf = (name: string, description: string, example: readonly string[]): Parameter => ({
  ...{ name, in: 'query', variable: name, type: 'textList', description, example, maxItems: 20 },
});

const compareScenario: Operation = {
  ...shared,
  id: 'compareScenario',
  path: '/v1/duty/scenarios',
  summary:
    'What becomes of a duty under a scenario: without an authority or a heading, or with another question',
  document: 'compareScenario',
  parameters: [
    ...goods,
    listOf('withoutAuthorities', 'Kinds of authority whose headings are taken as not there.', [
      'section_301',
    ]),
    listOf('withoutPrograms', 'Programs whose headings are taken as not there.', ['s301-china']),
    listOf('withoutHeadings', 'Chapter 99 headings that are taken as not there.', ['9903.88.15']),
    listOf('extendHeadings', 'Chapter 99 headings that ended, taken as still in force.', ['9903.88.69']),
    ...changedIn('change'),
  ],
  families: [...shared.families, ...changedFamiliesIn('change')],
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
};

const proveDuty: Operation = {
  ...shared,
  id: 'proveDuty',
  path: '/v1/duty/proof',
  summary: 'The duty with its facts and the law it rests on, to be computed again elsewhere',
  document: 'proveDuty',
  parameters: goods,
  unwrap: 'dutyInfo',
  examples: [
    {
      summary: 'Cotton T-shirts from China',
      arguments: { hts: '6109.10.00.12', origin: 'CN', value: 10000, date: '2026-09-15' },
    },
  ],
};

/** Extensions beside the operations of the specification. */
export const dutyComparisons: readonly Operation[] = [
  ...[traceDuty, compareOrigins, compareDuties],
  ...[compareScenario, proveDuty],
];
