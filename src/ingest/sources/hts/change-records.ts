import { parseCalendarDate, toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { compareDates, isBefore } from '../../../terms/interval.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Issue } from './printed-row.js';
import { parseCsv, type CsvRow, type HtsRevision } from './revision-list.js';

/** An item of a revision's change record: the legal date of one change. */
export interface ChangeRecord {
  readonly revision: string;
  /** As printed: a number of the schedule, or a note. */
  readonly item: string;
  /** Digits of the item; null where it is not a number. */
  readonly digits: string | null;
  readonly nature: string;
  /** Null: the printed date cannot be right, so the revision's own applies. */
  readonly effectiveOn: CalendarDate | null;
  readonly authorityText: string;
}

export interface ChangeRecords {
  readonly records: readonly ChangeRecord[];
  readonly issues: readonly Issue[];
}

export const NO_CHANGE_RECORDS: ChangeRecords = Object.freeze({ records: [], issues: [] });

/** What the dates of change records are held against: from the first revision to a year after their own. */
export type PublishedRevision = Pick<HtsRevision, 'revision' | 'effectiveOn' | 'publishedOn'>;

/** Reads the change records (hts_change_records.csv); impossible dates are repaired or set aside. */
export function parseChangeRecords(
  text: string,
  revisions: readonly PublishedRevision[],
): Parsed<ChangeRecords> {
  const table = parseCsv(text);
  return table.ok ? readChangeRecords(table.value, revisions) : table;
}

/** The same of rows that are read. */
export function readChangeRecords(
  rows: readonly CsvRow[],
  revisions: readonly PublishedRevision[],
): Parsed<ChangeRecords> {
  const required = ['revision', 'item', 'nature', 'effectiveDate'];
  const missing = required.filter((name) => rows[0] !== undefined && !(name in rows[0]));
  if (missing.length > 0) return refuse(`the change records have no column ${missing.join(', ')}`);
  const issues: Issue[] = [];
  const read = rows.map((row) => readRecord(row, { revisions, issues }));
  return accept({ records: alignTransfers(read, issues), issues });
}

interface Reading {
  readonly revisions: readonly PublishedRevision[];
  readonly issues: Issue[];
}

function readRecord(row: CsvRow, reading: Reading): ChangeRecord {
  const item = row['item'] ?? '';
  const digits = item.replaceAll('.', '');
  const record = {
    revision: row['revision'] ?? '',
    item,
    digits: /^\d{4}(?:\d{2}){0,3}$/.test(digits) ? digits : null,
    nature: row['nature'] ?? '',
    authorityText: row['source'] ?? '',
  };
  return { ...record, effectiveOn: readDate(record, row['effectiveDate'] ?? '', reading) };
}

function readDate(
  record: Omit<ChangeRecord, 'effectiveOn'>,
  printed: string,
  { revisions, issues }: Reading,
): CalendarDate | null {
  const revision = revisions.find((candidate) => candidate.revision === record.revision);
  const first = revisions[0];
  if (!revision || !first || printed === '') return null;
  const name = `${record.revision} ${record.item}`;
  const window = { from: first.effectiveOn, to: yearAfter(revision.publishedOn) };
  const date = parseCalendarDate(printed);
  if (date.ok && !isBefore(date.value, window.from) && isBefore(date.value, window.to)) return date.value;
  const repaired = parseCalendarDate(printed.replace(/^3/, '2'));
  if (
    repaired.ok &&
    !date.ok &&
    !isBefore(repaired.value, window.from) &&
    isBefore(repaired.value, window.to)
  ) {
    issues.push({
      kind: 'legal-date-repaired',
      record: name,
      message: `${printed} read as ${repaired.value}: the millennium is misprinted`,
    });
    return repaired.value;
  }
  issues.push({
    kind: 'legal-date-refused',
    record: name,
    message: `${printed} is not from ${window.from} to a year after publication: the date of the revision is taken`,
  });
  return null;
}

function yearAfter(date: CalendarDate): CalendarDate {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return toCalendarDate(next.endsWith('02-29') ? next.replace('02-29', '03-01') : next);
}

const TRANSFERRED_FROM = /^Established \(transferred from ([\d.]+)/;

/**
 * A number established by transfer takes effect on the day its source number ends: a later date would leave the goods
 * without a number in between (2026 Revision 2 prints July for one of the pair of 2404.12.05).
 */
function alignTransfers(records: readonly ChangeRecord[], issues: Issue[]): readonly ChangeRecord[] {
  const dateOf = new Map(
    records.map((record) => [`${record.revision} ${record.digits}`, record.effectiveOn]),
  );
  return records.map((record) => {
    const origin = TRANSFERRED_FROM.exec(record.nature)?.[1]?.replaceAll('.', '');
    const ended = origin === undefined ? null : (dateOf.get(`${record.revision} ${origin}`) ?? null);
    if (ended === null || record.effectiveOn === null || compareDates(ended, record.effectiveOn) >= 0)
      return record;
    const message = `${record.effectiveOn} moved to ${ended}, when the number it was transferred from ends`;
    issues.push({ kind: 'legal-date-repaired', record: `${record.revision} ${record.item}`, message });
    return { ...record, effectiveOn: ended };
  });
}
