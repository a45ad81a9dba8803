import { beforeAll, describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { formatHtsNumber } from '../../../src/terms/hts-number.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

const STEEL = { hts: '7326.90.86.88', origin: 'DE', value: '10000' };
const UNREAD = 'is stated, and no duty on metals in force for these goods';

/** Days of each way of taking duties on metals: on some lines the value, on the content, by weight. */
const DAYS = ['2025-01-15', '2025-03-20', '2025-07-01', '2026-03-15', '2026-05-01', '2026-11-20'];

/** An answer to each fact that duties on metals have turned on. */
const ANSWERS: readonly (readonly [key: string, value: string])[] = [
  ['steel_content_value', '4000'],
  ['aluminum_content_value', '2500'],
  ['copper_content_value', '100'],
  ['metal_weight_pct', '10'],
  ['us_metal_pct', '100'],
  ['uk_metal_pct', '100'],
  ['melt_pour_country', 'US'],
  ['smelt_country', 'US'],
  ['cast_country', 'GB'],
];

export function describeMetalWarnings(): void {
  describe('what is stated of metals', () => {
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const ask = (given: typeof STEEL & { readonly date: string }, facts: typeof ANSWERS) =>
      calculateDuty({ ...given, facts: facts.map(([key, value]) => ({ key, value })) }, context);
    const unreadOf = (warnings: readonly string[]): readonly string[] =>
      warnings.filter((warning) => warning.includes(UNREAD)).map((warning) => warning.split(' ')[0]!);

    it.each([
      ['2025-08-15', ['steel_content_value', '4000'], []],
      ['2026-11-20', ['steel_content_value', '4000'], ['steel_content_value']],
      ['2026-11-20', ['melt_pour_country', 'US'], ['melt_pour_country']],
      ['2026-11-20', ['us_metal_pct', '100'], []],
      ['2025-08-15', ['us_metal_pct', '100'], ['us_metal_pct']],
    ] as const)('%s: %p is said to be read by nothing: %p', (date, fact, unread) => {
      expect(unreadOf(ask({ ...STEEL, date }, [fact]).warnings)).toEqual(unread);
    });

    it('is not spoken of for goods that are under no duty on metals, or that are without metal', () => {
      const shirts = { ...STEEL, hts: '6109.10.00.12', date: '2026-11-20' };
      expect(unreadOf(ask(shirts, ANSWERS).warnings)).toEqual([]);
      const nothing = ['steel', 'aluminum', 'copper'].map(
        (metal) => [`${metal}_content_value`, '0'] as const,
      );
      const drill = { ...STEEL, hts: '8432.10.00.20', date: '2026-11-20' };
      const { warnings, result } = ask(drill, nothing);
      expect(unreadOf(warnings)).toEqual([]);
      expect(result.layers.map(({ heading }) => heading)).toContain('9903.82.01');
      expect(unreadOf(ask(drill, nothing.slice(0, 1)).warnings)).toEqual(['steel_content_value']);
    });

    it('changes no amount where it is said to be read by nothing', () => {
      const found = new Map<string, number>();
      for (const date of DAYS) {
        const lines = context.snapshot
          .listReportableLines(toCalendarDate(date))
          .filter((number) => /^(?:33|72|73|74|76|84|85|87|94)/.test(number));
        for (let at = 0; at < lines.length; at += 131)
          for (const origin of ['DE', 'CN', 'GB', 'RU']) {
            const goods = { hts: formatHtsNumber(lines[at]!), origin, value: '10000', date };
            const amounts = (facts: typeof ANSWERS) => {
              const { warnings, result } = ask(goods, facts);
              const layers = result.layers.map(({ heading, amount }) => `${heading} ${amount?.toFixed()}`);
              return { layers, unread: unreadOf(warnings) };
            };
            const { layers } = amounts([]);
            for (const fact of ANSWERS) {
              const stated = amounts([fact]);
              if (stated.unread.length === 0) continue;
              found.set(fact[0], (found.get(fact[0]) ?? 0) + 1);
              expect({ ...goods, fact, layers: stated.layers }).toEqual({ ...goods, fact, layers });
            }
          }
      }
      expect([...found.keys()].sort()).toEqual(ANSWERS.map(([key]) => key).sort());
    });
  });
}
