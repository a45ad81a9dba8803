import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import { DutyView } from '../../src/services/duty/present-duty.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { bundledContext } from '../support/bundled-snapshot.js';

export function describeEntryControls(): void {
  describe('entry controls', () => {
    interface ControlCase {
      readonly title: string;
      readonly cites: string;
      readonly ask: Readonly<Record<string, string>>;
      readonly prohibited: string;
      readonly notices: readonly string[];
    }

    const cases = (
      parse(readFileSync('test/cases/entry-controls.yaml', 'utf8'), { schema: 'failsafe' }) as ControlCase[]
    ).map((one) => [one.title, one] as const);

    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    describe('goods that may not enter, and what is named and not computed', () => {
      it.each(cases)('%s', (_title, { ask, prohibited, notices, cites }) => {
        const { hts = '', origin, value, date, ...rest } = ask;
        const facts = Object.entries(rest).map(([key, answer]) => ({ key, value: answer }));
        const answer = calculateDuty({ hts, origin, value, date, facts }, context);
        const view = new DutyView(answer, context);
        expect(view.notices.map(({ id }) => id).sort()).toEqual([...notices].sort());
        expect(view.prohibited).toBe(prohibited === 'true');
        for (const { title, detail } of view.notices) expect(view.warnings).toContain(`${title}: ${detail}`);
        if (view.prohibited) {
          expect(answer.result.layers).toMatchObject([{ kind: 'prohibited', rateText: 'Prohibited' }]);
          expect([view.totals.totalDuty, view.calculationComplete]).toEqual([null, false]);
          expect(view.warnings.join()).toContain('Import prohibited');
          expect([view.mpf.applicable, view.hmf.applicable]).toEqual([false, false]);
          const admitting = view.requiredInputs.map(({ field }) => field);
          const low = view.bounds.lowAnswers?.map(({ field }) => field) ?? [];
          expect(low.filter((field) => admitting.includes(field))).not.toEqual([]);
        }
        const cited = [...answer.result.layers, ...view.notices].flatMap(({ citations }) =>
          citations.map(({ document }) => document),
        );
        if (notices.length > 0 || view.prohibited) expect(cited).toContain(cites);
      });
    });
  });
}
