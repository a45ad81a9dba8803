import type { Interval } from '../../../terms/interval.js';
import { HTS_ROW } from '../../../tables/schedule.js';
import type { ScheduleRow } from '../schedule/schedule-row.js';
import { mapInSlices } from '../slices.js';
import type { VersionRows } from './version-rows.js';

/** Every wording of every row of the schedule, in printing order. */
export async function readScheduleRows(version: VersionRows): Promise<readonly ScheduleRow[]> {
  const rows = await version.select(HTS_ROW, ['id']);
  const kept = new Kept();
  return (await mapInSlices(rows, (row) => shareValues(row, kept))).sort(
    (left, right) => left.position - right.position,
  );
}

/** Stores equal lists, intervals and texts once: wordings of a row differ little. */
class Kept {
  private readonly texts = new Map<string, string>();
  private readonly values = new Map<string, unknown>();

  text(text: string): string {
    const known = this.texts.get(text);
    if (known === undefined) this.texts.set(text, text);
    return known ?? text;
  }

  value<Value>(name: string, value: Value): Value {
    const known = this.values.get(name);
    if (known !== undefined) return known as Value;
    this.values.set(name, Object.freeze(value));
    return value;
  }

  interval(interval: Interval): Interval {
    return this.value(`${interval.from} ${interval.to}`, interval);
  }
}

function shareValues(row: ScheduleRow, kept: Kept): ScheduleRow {
  const { units, endnotes } = row;
  return Object.freeze({
    ...row,
    chapter: kept.text(row.chapter),
    description: kept.text(row.description),
    units: kept.value(`units ${units.join('\n')}`, units),
    general: kept.text(row.general),
    special: kept.text(row.special),
    column2: kept.text(row.column2),
    endnotes: kept.value(`endnotes ${JSON.stringify(endnotes)}`, endnotes),
    legal: kept.interval(row.legal),
    published: kept.interval(row.published),
    revision: kept.text(row.revision),
  });
}
