import type { ChangeRecord } from '../../src/ingest/sources/hts/change-records.js';
import { parseArchive, type Archive } from '../../src/ingest/sources/hts/parse-archive.js';
import type { HtsRevision } from '../../src/ingest/sources/hts/revision-list.js';
import {
  compareScheduleRows,
  toScheduleRow,
  type ScheduleRow,
} from '../../src/ingest/sources/hts/schedule-row.js';
import type { RowVersion } from '../../src/ingest/sources/hts/bitemporal-merge.js';
import { advance, EMPTY_SCHEDULE, passUnarchived } from '../../src/ingest/sources/hts/schedule-state.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import type { Parsed } from '../../src/terms/result.js';

/** A member of the official export, as hts.usitc.gov prints it. */
export type Printed = Readonly<Record<string, unknown>>;

export function line(indent: number, htsno: string, members: Printed = {}): Printed {
  return {
    htsno,
    indent: String(indent),
    description: `Goods of ${htsno || 'several kinds'}`,
    superior: htsno === '' ? 'true' : null,
    units: [],
    general: '',
    special: '',
    other: '',
    footnotes: htsno === '' ? null : [],
    quotaQuantity: null,
    additionalDuties: null,
    addiitionalDuties: null,
    ...members,
  };
}

/** A superior row. */
export function superior(indent: number, description: string): Printed {
  return line(indent, '', { description });
}

export function toBytes(rows: readonly Printed[]): Uint8Array {
  return Buffer.from(JSON.stringify(rows, null, 2));
}

export function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

export function read(rows: readonly Printed[]): Archive {
  return valueOf(parseArchive(toBytes(rows)));
}

export const day = toCalendarDate;

export function revisionOf(revision: string, effectiveOn: string, publishedOn = effectiveOn): HtsRevision {
  return {
    revision,
    sequence: 1,
    effectiveOn: day(effectiveOn),
    changeRecordOn: null,
    publishedOn: day(publishedOn),
    fileName: `${revision}.json`,
    sha256Prefix: null,
    rowCount: null,
    note: null,
  };
}

export interface Publication {
  readonly revision: HtsRevision;
  /** Null: the archive of the revision is not held. */
  readonly rows: readonly Printed[] | null;
}

export function item(revision: string, number: string, effectiveOn: string): ChangeRecord {
  return {
    revision,
    item: number,
    digits: number.replaceAll('.', ''),
    nature: 'Modified',
    effectiveOn: day(effectiveOn),
    authorityText: 'Notice',
  };
}

/** Publishes revision after revision; every version of every row, superseded ones included, in printing order. */
export function publish(
  publications: readonly Publication[],
  records: readonly ChangeRecord[] = [],
): readonly ScheduleRow[] {
  let state = EMPTY_SCHEDULE;
  const superseded: RowVersion[] = [];
  for (const { revision, rows } of publications) {
    if (rows === null) {
      state = passUnarchived(state, revision).state;
      continue;
    }
    const previousRow = (digits: string) => state.printed.get(digits) ?? null;
    const archive = valueOf(parseArchive(toBytes(rows), { previousRow }));
    const next = advance(state, { revision, rows: archive.rows }, records);
    superseded.push(...next.step.closed);
    state = next.state;
  }
  const positions = new Map(state.order.map(({ rowKey }, place) => [rowKey, place + 1]));
  const versions = [...superseded, ...[...state.knowledge.values()].flat()];
  return versions
    .map((version) => toScheduleRow(version, positions.get(version.row.rowKey) ?? 0))
    .sort(compareScheduleRows);
}
