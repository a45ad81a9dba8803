import { beforeAll, describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../../src/services/duty/calculate-duty.js';
import type { Snapshot } from '../../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { bundledSnapshot, toContext } from '../../support/bundled-snapshot.js';

const HEADING = '99038803';
const GONE_FROM = '2026-12-01';

/** The snapshot as it would be with one heading printed no longer. */
function withoutHeading(snapshot: Snapshot): Snapshot {
  const findRow: Snapshot['findRow'] = (number, date, published) =>
    number === HEADING && date >= GONE_FROM ? null : snapshot.findRow(number, date, published);
  return new Proxy(snapshot, {
    get: (target, name) => {
      if (name === 'findRow') return findRow;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

export function describeUnprintedHeadings(): void {
  describe('a heading that rules apply and the schedule no longer prints', () => {
    let snapshot: Snapshot;
    beforeAll(async () => {
      snapshot = withoutHeading(await bundledSnapshot());
    }, 120_000);

    const told = (date: string, today: string): readonly string[] =>
      calculateDuty(
        { hts: '7326.90.86.88', origin: 'CN', value: '10000', date },
        { ...toContext(snapshot), today: toCalendarDate(today) },
      ).warnings.filter((words) => words.includes('no longer prints'));

    // The tag of a dated question does not name the day on which it is asked.
    it('is told of by the day of entry, whatever day the question is asked', () => {
      for (const today of ['2026-11-20', '2026-12-02']) {
        expect(told('2026-09-15', today)).toEqual([]);
        expect(told('2026-12-05', today)).toHaveLength(1);
      }
    });
  });
}
