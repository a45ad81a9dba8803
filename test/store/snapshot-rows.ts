import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { RateReader } from '../../src/store/snapshot/schedule/rate-reader.js';
import type { DaySchedule } from '../../src/store/snapshot/schedule/day-schedule.js';
import { Schedule } from '../../src/store/snapshot/schedule/schedule.js';
import type { ScheduleRow } from '../../src/store/snapshot/schedule/schedule-row.js';
import { LineReader } from '../../src/store/snapshot/schedule/tariff-line.js';

const day = toCalendarDate('2026-03-01');
const REVISIONS = new Map([
  [
    '2026_basic',
    { revision: '2026_basic', title: 'HTS 2026 Basic Edition', url: 'https://hts.example/2026' },
  ],
]);

/** A row in force since 2025; its key is its number, its parent the number above. */
export function rowOf(key: string, changes: Partial<ScheduleRow> = {}): ScheduleRow {
  const digits = /^\d{4,10}$/.test(key);
  return {
    rowKey: key,
    parentRowKey: digits && key.length > 4 ? key.slice(0, -2) : null,
    htsNumber: digits ? toHtsNumber(key) : null,
    chapter: key.slice(0, 2),
    position: 0,
    indent: 0,
    isSuperior: !digits,
    description: `row ${key}`,
    units: [],
    general: '',
    special: '',
    column2: '',
    additionalDuties: null,
    quotaQuantity: null,
    endnotes: [],
    legal: { from: toCalendarDate('2025-01-01'), to: null },
    published: { from: toCalendarDate('2025-01-01'), to: null },
    revision: '2026_basic',
    ...changes,
  };
}

export function scheduleOf(rows: readonly ScheduleRow[]): Schedule {
  const rates = new RateReader();
  const chapter99 = rows.flatMap(({ htsNumber: number }) =>
    number?.startsWith('9903') && number.length === 8 ? [number] : [],
  );
  return new Schedule(rows, new LineReader({ rates, revisions: REVISIONS, chapter99 }), rates);
}

/** The schedule of 2026-03-01. */
export function linesOf(rows: readonly ScheduleRow[]): DaySchedule {
  return scheduleOf(rows).readOn(day, null);
}
