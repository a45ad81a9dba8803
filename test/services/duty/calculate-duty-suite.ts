import { describe, expect, it } from '@jest/globals';
import { ask, problemOf, total } from './asking.js';

export function describeCalculateDuty(): void {
  describe('a duty calculation', () => {
    describe('a question that is whole', () => {
      it('is answered with every layer', () => {
        // 2.9% + 25% + 50% of 10,000
        expect(total()).toBe('7790.00');
        expect(ask().result.layers.map((layer) => layer.heading)).toEqual([
          '9903.88.03',
          '9903.82.02',
          '7326.90.86.88',
        ]);
      });

      it('takes the default date from the edge and any other from the caller', () => {
        expect(ask().facts.entryDate).toBe('2026-09-15');
        expect(ask({ date: '2025-12-01' }).facts.entryDate).toBe('2025-12-01');
      });

      it('has rates and no amounts without a value', () => {
        const { result, complete } = ask({ value: null });
        expect(result.totals.totalDuty).toBeNull();
        expect(result.layers.map((layer) => layer.rateText).length).toBe(3);
        expect(complete).toBe(false);
      });

      it('is the same whether a number comes as text or as a JSON number', () => {
        expect(total({ value: 10000 })).toBe(total({ value: '10000' }));
        expect(total({ value: '-0' })).toBe('0.00');
      });
    });

    describe('the line', () => {
      it.each(['7326.90.86.88', '7326908688', ' 7326.90.86.88 '])('is read from %j', (hts) => {
        expect(ask({ hts }).number).toBe('7326908688');
      });

      it('is found by the suffix 00 where it has none', () => {
        expect(ask({ hts: '2203.00.00.00' }).number).toBe('22030000');
      });

      it('gets back a leading zero, with a warning', () => {
        const answer = ask({ hts: '101.21.00.10' });
        expect(answer.number).toBe('0101210010');
        expect(answer.warnings[0]).toBe(
          'hts: "101.21.00.10" had lost its leading zero and was read as 0101.21.00.10.',
        );
      });

      it('may be eight digits where all lines under it have the same duty', () => {
        const answer = ask({ hts: '0101.21.00', origin: 'DE' });
        expect(answer.number).toBe('01012100');
        expect(answer.warnings.join()).toContain('0101.21.00 has 2 statistical lines with the same duty');
      });

      it('is asked for where they differ, with the suffixes and the layer', () => {
        const problem = problemOf({ hts: '73269086' });
        expect(problem).toMatchObject({
          kind: 'ambiguous-hts-code',
          message: 'hts: the 2 statistical lines of 7326.90.86 differ in 9903.82.02: give ten digits',
        });
        expect(problem.fields.map((field) => field.message)).toEqual([
          '7326.90.86.60 Ladders: 9903.82.02: none',
          '7326.90.86.88 Other: 9903.82.02: 50%',
        ]);
      });

      it('is asked for where a heading or subheading is given', () => {
        const problem = problemOf({ hts: '7326' });
        expect(problem.kind).toBe('ambiguous-hts-code');
        expect(problem.message).toContain('7326.90.86.60, 7326.90.86.88');
      });

      it.each([
        ['7326.90.86.99', 'under 7326.90.86 there are 7326.90.86.60, 7326.90.86.88'],
        ['7326.91', 'under 7326 there are'],
        ['9999', 'is reported with a line of Chapters 1 to 97'],
        ['9903.88.03', 'is reported with a line of Chapters 1 to 97'],
        ['9802.00.80', 'state the provision as the fact chapter98_provision'],
        ['8501.10.20', 'nor is its heading'],
        ['0101.21.00.1O', 'is not an HTS number'],
        ['٧٣٢٦٩٠٨٦٨٨', 'is not an HTS number'],
        ['7326908688\n', 'is not an HTS number'],
        ['1'.repeat(10_000), 'is not an HTS number'],
        ['', 'is not an HTS number'],
      ])('%j is refused: %s', (hts, cure) => {
        const problem = problemOf({ hts });
        expect(problem.status).toBe(400);
        expect(problem.fields[0]).toMatchObject({ at: 'hts', message: expect.stringContaining(cure) });
        expect(problem.message.length).toBeLessThan(400);
      });
    });

    describe('the date', () => {
      it.each(['2024-12-31', '1999-01-01'])('%s is before the first covered date, which is named', (date) => {
        expect(problemOf({ date })).toMatchObject({
          kind: 'date-out-of-coverage',
          message: expect.stringContaining('before 2025-01-01, the first covered date'),
        });
      });

      it('after the last published user fees has no answer', () => {
        expect(ask({ date: '2027-09-30' }).facts.entryDate).toBe('2027-09-30');
        expect(problemOf({ date: '2027-10-01' }).message).toContain('to 2027-09-30, the last covered date');
      });

      it('after the verified end is answered with a warning', () => {
        expect(ask({ date: '2026-10-10', adcvdDisclaimed: ['A-570-001'] }).warnings).toEqual([]);
        expect(ask({ date: '2026-10-11' }).warnings.join()).toContain('verified to 2026-10-10');
      });

      it.each([
        '2026-02-30',
        '2026-13-01',
        '0000-01-01',
        '9999-01-01',
        '2026-1-1',
        '2026-09-15T00:00:00',
        '2026-09-15Z',
        '',
      ])('%j is no date', (date) => {
        expect(problemOf({ date })).toMatchObject({ kind: 'invalid-parameter', fields: [{ at: 'date' }] });
      });
    });
  });
}
