import { describe, expect, it } from '@jest/globals';
import type { ComparisonSetup } from './comparison-setup.js';

const QUESTIONS = [
  'hts: "7326.90.86.88", origin: "CN", value: "14172", date: "2026-09-15"',
  'hts: "6109.10.00.12", origin: "VN", value: "8000", date: "2026-09-15"',
  'hts: "8703.23.01.90", origin: "DE", value: "30000", date: "2026-03-01"',
];
const SELECTED = `htsCode calculationComplete totals { totalDuty landedCost } bounds { low high } warnings
  layers { heading rateText baseValue amount citations { document } }`;

/** Several duties at once. */
export function describeBatches(setup: ComparisonSetup): void {
  describe('dutyBatch', () => {
    it('answers each line as it is answered alone', async () => {
      const lines = QUESTIONS.map((input, at) => `{ reference: "line ${at}", input: { ${input} } }`).join(
        ', ',
      );
      type Batch = { dutyBatch: { results: { dutyInfo: unknown }[] } };
      const { dutyBatch } = await setup.ask<Batch>(
        `{ dutyBatch(lines: [${lines}]) { count succeeded failed results { index reference problem { type } dutyInfo { ${SELECTED} } } } }`,
      );
      expect(dutyBatch).toMatchObject({ count: 3, succeeded: 3, failed: 0 });
      for (const [index, input] of QUESTIONS.entries()) {
        const { dutyInfo } = await setup.ask<{ dutyInfo: unknown }>(
          `{ dutyInfo(input: { ${input} }) { ${SELECTED} } }`,
        );
        expect(dutyBatch.results[index]).toEqual({
          index,
          reference: `line ${index}`,
          problem: null,
          dutyInfo,
        });
      }
    });

    it('refuses a line without stopping the others', async () => {
      const lines = `{ input: { hts: "0101.99.99.99", origin: "CN" } }, { input: { ${QUESTIONS[0]} } }`;
      const { dutyBatch } = await setup.ask<{ dutyBatch: unknown }>(
        `{ dutyBatch(lines: [${lines}]) { succeeded failed results { index dutyInfo { htsCode } problem { type detail errors { field } } } } }`,
      );
      expect(dutyBatch).toEqual({
        succeeded: 1,
        failed: 1,
        results: [
          {
            index: 0,
            dutyInfo: null,
            problem: {
              type: 'dutygraph://errors/unknown-hts-code',
              detail: expect.stringContaining('is not in the schedule'),
              errors: [{ field: 'hts' }],
            },
          },
          { index: 1, dutyInfo: { htsCode: '7326.90.86.88' }, problem: null },
        ],
      });
    });

    it.each([
      ['lines: []', 'there are 0: give 1 to 100'],
      [
        `lines: [${Array.from({ length: 101 }, () => '{ input: { hts: "0101.21.00.10" } }').join(' ')}]`,
        'there are 101: give 1 to 100',
      ],
      [`lines: [{ reference: "${'x'.repeat(256)}", input: { hts: "0101.21.00.10" } }]`, 'lines[0].reference'],
    ])('refuses %.20s', async (given, words) => {
      expect(await setup.refusal(`{ dutyBatch(${given}) { count } }`)).toContain(words);
    });
  });
}
