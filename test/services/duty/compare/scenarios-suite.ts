import { describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../../src/services/duty/arguments.js';
import { calculateDuty } from '../../../../src/services/duty/calculate-duty.js';
import {
  compareScenarios,
  type ScenarioArguments,
} from '../../../../src/services/duty/compare/duty-scenarios.js';
import { ZERO } from '../../../../src/terms/decimal.js';
import type { ComparisonSetup } from './comparison-setup.js';

export function describeScenarios(setup: ComparisonSetup): void {
  describe('scenarios', () => {
    const input: DutyArguments = { hts: '7326.90.86.88', origin: 'CN', value: '10000', date: '2026-09-15' };
    const askScenarios = (given: DutyArguments, ...scenarios: ScenarioArguments[]) =>
      compareScenarios({ input: given, scenarios }, setup.context);

    it('without an authority its layers go, and what they displaced comes back', () => {
      const { base, scenarios } = askScenarios(input, {
        name: 'no 232',
        withoutAuthorities: ['section_232'],
      });
      const [without] = scenarios;
      expect(base.chapter99Sources.some(({ authorityType }) => authorityType === 'section_232')).toBe(true);
      expect(
        without!.duty.chapter99Sources.some(({ authorityType }) => authorityType === 'section_232'),
      ).toBe(false);
      const sum = without!.changes.reduce((total, { difference }) => total.plus(difference!), ZERO);
      expect(sum.toFixed()).toBe(without!.difference!.toFixed());
      expect(without!.changes).toContainEqual(
        expect.objectContaining({ kind: 'removed', cause: 'scenario' }),
      );
      expect(without!.changes).toContainEqual(
        expect.objectContaining({ kind: 'added', cause: 'displacement' }),
      );
      expect(without!.notes).toEqual(['Supposed: without section_232.']);
      expect(without!.duty.warnings[0]).toBe('Supposed: without section_232.');
      expect(without!.duty.proof.dataVersion).toBe(
        `${setup.context.snapshot.dataVersion}, supposed otherwise`,
      );
      expect(base.proof.dataVersion).toBe(setup.context.snapshot.dataVersion);
    });

    it('without an authority nothing is told of its duties on the day of admission in privileged foreign status', () => {
      const facts = [{ key: 'ftz_pf_date', value: '2025-05-20' }];
      const given = { hts: '8703.23.01.90', origin: 'JP', value: '10000', date: '2025-11-20', facts };
      const { base, scenarios } = askScenarios(given, {
        name: 'no 232',
        withoutAuthorities: ['section_232'],
      });
      const isOpen = (words: string): boolean => words.startsWith('Whether the status also fixes');
      expect(base.warnings.filter(isOpen)).toHaveLength(1);
      expect(scenarios[0]!.duty.warnings.filter(isOpen)).toEqual([]);
    });

    it('an exclusion that ended is extended, and claimed', () => {
      const given = { hts: '0304.72.50.00', origin: 'CN', value: '10000', date: '2026-11-20' };
      const { scenarios } = askScenarios(given, { name: 'extended', extendHeadings: ['9903.88.69'] });
      const [extended] = scenarios;
      expect(extended!.changes.map(({ heading, kind, cause }) => [heading, kind, cause])).toContainEqual([
        '9903.88.69',
        'added',
        'scenario',
      ]);
      expect(extended!.difference?.toFixed()).toBe('-2500');
      const earlier = calculateDuty(
        { ...given, date: '2026-11-09', exclusions: ['9903.88.69'] },
        setup.context,
      );
      expect(extended!.duty.totals.totalDuty?.toFixed()).toBe(earlier.result.totals.totalDuty?.toFixed());
    });

    it('another day, origin or claim is a difference like any other', () => {
      const { scenarios } = askScenarios(
        input,
        { name: 'a year before', change: { date: '2025-09-15' } },
        { name: 'of Mexico', change: { origin: 'MX' } },
      );
      expect(scenarios.map(({ duty }) => [duty.entryDate, duty.countryOfOrigin])).toEqual([
        ['2025-09-15', 'CN'],
        ['2026-09-15', 'MX'],
      ]);
      expect(scenarios.map(({ notes }) => notes)).toEqual([[], []]);
      expect(scenarios[1]!.changes).toContainEqual(expect.objectContaining({ cause: 'origin' }));
    });

    it('says what came to nothing', () => {
      const { scenarios } = askScenarios(input, {
        name: 'idle',
        withoutHeadings: ['9903.91.09'],
        extendHeadings: ['9903.88.69'],
      });
      expect(scenarios[0]!.difference?.toFixed()).toBe('0');
      expect(scenarios[0]!.notes.slice(2)).toEqual([
        'Nothing of 9903.91.09 is in force for the line, origin and date.',
        '9903.88.69 was not extended: it is in force, or never was for the line and origin.',
      ]);
    });

    it('without a program', () => {
      const { layers } = calculateDuty(input, setup.context).result;
      const { heading, program } = layers.find((layer) => layer.authorityType === 'section_301')!;
      const { scenarios } = askScenarios(input, { name: 'x', withoutPrograms: [program!] });
      expect(scenarios[0]!.changes).toMatchObject([{ heading, kind: 'removed', cause: 'scenario' }]);
    });

    it.each([
      [{ withoutAuthorities: ['section_323'] }, 'scenarios[0].withoutAuthorities', 'section_'],
      [{ extendHeadings: ['9903.88.99'] }, 'scenarios[0].extendHeadings', '9903.88.'],
      [{ withoutPrograms: [''] }, 'scenarios[0].withoutPrograms', 'the nearest is'],
      [{ change: { origin: 'XX' } }, 'scenarios[0].change.origin', 'scenarios[0].change.origin: '],
    ])('refuses %j, naming the nearest', (given, at, words) => {
      expect(() => askScenarios(input, { name: 'x', ...given })).toThrow(
        expect.objectContaining({ fields: [{ at, message: expect.stringContaining(words) as unknown }] }),
      );
    });

    it('refuses none and too many', () => {
      expect(() => askScenarios(input)).toThrow('give 1 to 10');
      expect(() => askScenarios(input, ...Array.from({ length: 11 }, () => ({ name: 'x' })))).toThrow(
        'there are 11',
      );
    });
  });
}
