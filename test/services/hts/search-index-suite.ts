import { beforeAll, describe, expect, it } from '@jest/globals';
import { chooseEdition } from '../../../src/services/hts/edition.js';
import { searchIndexOf } from '../../../src/services/hts/search-index.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { buildSnapshot } from '../../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../../src/store/snapshot/snapshot.js';
import { toCalendarDate, type CalendarDate } from '../../../src/terms/calendar-date.js';
import { openDatabaseWithFixture } from '../../support/test-database.js';

/** A day whose rows nobody else asks for. */
const OTHER_DAY = toCalendarDate('2025-06-10');
/** A build in one piece would leave one or two. */
const TURNS = 100;
const [MAX_UNDER_WAY, INDEXES_KEPT] = [8, 3];

/** Turns of the event loop until something has happened: in each of them other requests are answered. */
async function countTurns(until: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await until;
  isOver = true;
  return turns;
}

/** The index of a day that was not asked for yet. */
export function describeSlices(context: () => ServiceContext): void {
  const indexOn = (date: CalendarDate, snapshot: Snapshot = context().snapshot) =>
    searchIndexOf(chooseEdition({ date }, { ...context(), snapshot }), { snapshot });

  describe('the index of another day', () => {
    it('is built between other turns of the event loop, once for all who ask meanwhile', async () => {
      const asked = Promise.all([indexOn(OTHER_DAY), indexOn(OTHER_DAY)]);
      expect(await countTurns(asked)).toBeGreaterThan(TURNS);
      const [first, second] = await asked;
      expect(second).toBe(first);
      expect(first.find({ text: 'purebred horses', chapter: null, prefix: null }).length).toBeGreaterThan(0);
      expect(await indexOn(OTHER_DAY)).toBe(first);
    });
  });

  describe('the indexes of many days', () => {
    let small: Snapshot;
    let days: readonly CalendarDate[];
    beforeAll(async () => {
      const database = await openDatabaseWithFixture();
      small = await buildSnapshot(database, { kind: 'fixture' });
      await database.close();
      days = daysWithRowsOfTheirOwn(small).slice(0, MAX_UNDER_WAY + 1);
    }, 120_000);

    it('are refused beyond those that wait already, and later built', async () => {
      expect(days).toHaveLength(MAX_UNDER_WAY + 1);
      const asked = await Promise.allSettled(days.map((day) => indexOn(day, small)));
      expect(asked.map(({ status }) => status)).toEqual([
        ...Array<string>(MAX_UNDER_WAY).fill('fulfilled'),
        'rejected',
      ]);
      expect(asked.at(-1)).toMatchObject({ reason: { kind: 'service-unavailable' } });
      await expect(indexOn(days.at(-1)!, small)).resolves.toBeDefined();
    });

    it('are kept for the last few asked for', async () => {
      const last = await Promise.all(days.slice(-INDEXES_KEPT).map((day) => indexOn(day, small)));
      expect(await Promise.all(days.slice(-INDEXES_KEPT).map((day) => indexOn(day, small)))).toEqual(last);
      await indexOn(days[0]!, small);
      expect(await indexOn(days.at(-1)!, small)).toBe(last.at(-1));
      expect(await indexOn(days.at(-INDEXES_KEPT)!, small)).not.toBe(last[0]);
    });
  });
}

/** Rules change on other days too: those share an index. */
function daysWithRowsOfTheirOwn(snapshot: Snapshot): readonly CalendarDate[] {
  const known = new Set<unknown>();
  return snapshot.changeDays.filter((day) => {
    if (day < snapshot.coverage.firstDate) return false;
    const rows = snapshot.listRootRows(day);
    return !known.has(rows) && known.add(rows);
  });
}
