import { parse } from 'csv-parse/sync';
import { parseCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';

/** One edition or revision of the schedule, as in the list of revisions. */
export interface HtsRevision {
  /** `2026_rev_10` */
  readonly revision: string;
  /** Place in the order of publication, from 1. */
  readonly sequence: number;
  /** The policy day of the revision: the legal date of its changes unless an item says otherwise. */
  readonly effectiveOn: CalendarDate;
  /** The date printed on its change record; null when none was issued. */
  readonly changeRecordOn: CalendarDate | null;
  /** The day it was published, as far as known: the date of the change record, else the policy day. */
  readonly publishedOn: CalendarDate;
  /** Null: the archive of this revision is not held. */
  readonly fileName: string | null;
  /** First 16 hexadecimal digits of the archive's sha256; null when not stated. */
  readonly sha256Prefix: string | null;
  /** The stated number of rows in the archive; null when not stated. */
  readonly rowCount: number | null;
  readonly note: string | null;
}

const CSV_OPTIONS = {
  columns: true,
  bom: true,
  skip_empty_lines: true,
  trim: true,
  max_record_size: 1024 * 1024,
} as const;

/** A row of a CSV file, its cells by column. */
export type CsvRow = Readonly<Record<string, string>>;

/** Rows of a CSV file with a header line, every cell as text. */
export function parseCsv(text: string): Parsed<readonly CsvRow[]> {
  try {
    return accept(parse<Record<string, string>>(text, CSV_OPTIONS));
  } catch (error) {
    return refuse(`not a CSV file with one header line: ${(error as Error).message}`);
  }
}

/**
 * The list of revisions (revisions.csv) in its own order, the order of publication. Legal dates may go back;
 * publication dates may not.
 */
export function parseRevisionList(text: string): Parsed<readonly HtsRevision[]> {
  const table = parseCsv(text);
  return table.ok ? readRevisionList(table.value) : table;
}

/** The same of rows that are read. */
export function readRevisionList(rows: readonly CsvRow[]): Parsed<readonly HtsRevision[]> {
  const revisions: HtsRevision[] = [];
  for (const row of rows) {
    const revision = readRevision(row, revisions.length + 1);
    if (!revision.ok) return revision;
    const before = revisions.at(-1);
    if (before && isBefore(revision.value.publishedOn, before.publishedOn)) {
      return refuse(
        `${revision.value.revision} is published ${revision.value.publishedOn}, before ${before.revision} above it: list revisions in the order of publication`,
      );
    }
    if (revisions.some((known) => known.revision === revision.value.revision)) {
      return refuse(`${revision.value.revision} is listed twice`);
    }
    revisions.push(revision.value);
  }
  return revisions.length > 0 ? accept(revisions) : refuse('the list of revisions is empty');
}

function readRevision(row: CsvRow, sequence: number): Parsed<HtsRevision> {
  const revision = row['revision'] ?? '';
  if (!/^[\w.-]{1,40}$/.test(revision))
    return refuse(`line ${sequence + 1}: revision ${quoteInput(revision)} is not a name such as 2026_rev_10`);
  const fileName = row['file'] || null;
  if (fileName !== null && !/^[\w.-]+$/.test(fileName)) {
    return refuse(`${revision}: file ${quoteInput(fileName)} is not a plain file name beside the list`);
  }
  const effectiveOn = parseCalendarDate(row['effectiveDate'] ?? '');
  if (!effectiveOn.ok) return refuse(`${revision}: effectiveDate ${effectiveOn.message}`);
  const changeRecordOn = row['changeRecordDate'] ? parseCalendarDate(row['changeRecordDate']) : accept(null);
  if (!changeRecordOn.ok) return refuse(`${revision}: changeRecordDate ${changeRecordOn.message}`);
  return accept({
    revision,
    sequence,
    effectiveOn: effectiveOn.value,
    changeRecordOn: changeRecordOn.value,
    publishedOn: changeRecordOn.value ?? effectiveOn.value,
    fileName,
    sha256Prefix: row['sha256_16']?.toLowerCase() || null,
    rowCount: /^\d+$/.test(row['rows'] ?? '') ? Number(row['rows']) : null,
    note: row['note'] || null,
  });
}
