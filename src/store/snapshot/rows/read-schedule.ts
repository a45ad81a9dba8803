import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { HtsNumber } from '../../../terms/hts-number.js';
import type { Interval } from '../../../terms/interval.js';
import type { Endnote, ScheduleRow } from '../schedule/schedule-row.js';
import { mapInSlices } from '../slices.js';
import type { VersionRows } from './version-rows.js';

type Printed = readonly [
  key: string,
  parentKey: string | null,
  number: HtsNumber | null,
  chapter: string,
  position: number,
  indent: number,
  isSuperior: boolean,
  description: string,
  units: readonly string[],
  general: string,
  special: string,
  column2: string,
  additionalDuties: string | null,
  quotaQuantity: string | null,
  endnotes: readonly Endnote[],
  legalFrom: CalendarDate,
  legalTo: CalendarDate | null,
  publishedFrom: CalendarDate,
  publishedTo: CalendarDate | null,
  revision: string,
];

const COLUMNS = [
  'row_key',
  'parent_row_key',
  'hts_number',
  'chapter',
  'position',
  'indent',
  'is_superior',
  'description',
  'units',
  'general',
  'special',
  'column2',
  'additional_duties',
  'quota_quantity',
  'endnotes',
  'legal_from',
  'legal_to',
  'published_from',
  'published_to',
  'revision',
] as const;

/** Every wording of every row of the schedule, in printing order. */
export async function readScheduleRows(version: VersionRows): Promise<readonly ScheduleRow[]> {
  const rows = await version.selectTuples<Printed>({
    table: 'hts_row',
    columns: COLUMNS,
  });
  const kept = new Kept();
  return (await mapInSlices(rows, (row) => toScheduleRow(row, kept))).sort(
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

  interval(from: CalendarDate, to: CalendarDate | null): Interval {
    return this.value(`${from} ${to}`, { from, to });
  }
}

function toScheduleRow(row: Printed, kept: Kept): ScheduleRow {
  const [
    key,
    parentKey,
    number,
    chapter,
    position,
    indent,
    isSuperior,
    description,
    units,
    general,
    special,
    column2,
    additionalDuties,
    quotaQuantity,
    endnotes,
    legalFrom,
    legalTo,
    publishedFrom,
    publishedTo,
    revision,
  ] = row;
  return Object.freeze({
    key,
    parentKey,
    number,
    chapter: kept.text(chapter),
    position,
    indent,
    isSuperior,
    description: kept.text(description),
    units: kept.value(`units ${units.join('\n')}`, units),
    general: kept.text(general),
    special: kept.text(special),
    column2: kept.text(column2),
    additionalDuties,
    quotaQuantity,
    endnotes: kept.value(`endnotes ${JSON.stringify(endnotes)}`, endnotes),
    legal: kept.interval(legalFrom, legalTo),
    published: kept.interval(publishedFrom, publishedTo),
    revision: kept.text(revision),
  });
}
