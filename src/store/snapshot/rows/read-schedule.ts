import { HTS_ROW } from '../../../tables/schedule.js';
import type { ScheduleRow } from '../schedule/schedule-row.js';
import type { VersionRows } from './version-rows.js';

/** Every wording of every row of the schedule, in printing order. */
export async function readScheduleRows(version: VersionRows): Promise<readonly ScheduleRow[]> {
  const rows = await version.select(HTS_ROW, ['id']);
  return [...rows].sort((left, right) => left.position - right.position);
}
