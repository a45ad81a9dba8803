import { ALWAYS } from '../../terms/interval.js';
import { HTS_CHANGE_RECORD, HTS_REVISION, HTS_ROW } from '../../tables/schedule.js';
import { CHAPTER99_HEADING } from '../../tables/chapter99.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import type { HeldRevision, Schedule } from '../sources/hts/build-schedule.js';
import { cleanText } from '../sources/hts/clean-text.js';
import type { HtsRevision } from '../sources/hts/revision-list.js';
import { toChangeRecordRow, toRevisionRow } from '../sources/hts/revision-tables.js';
import type { ScheduleRow } from '../sources/hts/schedule-row.js';
import type { ScheduleReadings } from '../../law/files/schedule.js';
import { cellOf, SourceRowError, type SourceRow } from '../../law/text/csv-table.js';

/** Every wording of every row of the schedule, the revisions that printed them and their change records. */
export function toScheduleRows(schedule: Schedule, readings: ScheduleReadings): readonly Dataset[] {
  const checked = schedule.revisions.find(({ revision }) => revision === readings.ratesChecked.through);
  if (checked === undefined)
    throw new TypeError('law/schedule/readings.yaml: ratesChecked names no revision of the list');
  return [
    toDataset(
      HTS_REVISION,
      schedule.revisions.map((one) => ({
        ...toRevisionRow(one, one.fileSha256),
        basis: basisOf(one, readings),
        ratesChecked: one.sequence <= checked.sequence,
      })),
    ),
    toDataset(HTS_ROW, schedule.rows.map(toRow)),
    toDataset(HTS_CHANGE_RECORD, schedule.changeRecords.map(toChangeRecordRow)),
  ];
}

function toRow({
  legalFrom,
  legalTo,
  publishedFrom,
  publishedTo,
  ...row
}: ScheduleRow): RowOf<typeof HTS_ROW> {
  return {
    ...row,
    endnotes: row.endnotes.map(({ columns, value, type }) => ({ columns, value, type })),
    legal: { from: legalFrom, to: legalTo },
    published: { from: publishedFrom, to: publishedTo },
  };
}

function basisOf(
  { readFrom, revision }: HeldRevision,
  { revisions }: ScheduleReadings,
): RowOf<typeof HTS_REVISION>['basis'] {
  if (readFrom === 'archive') return 'archive';
  if (readFrom === null) return 'unread';
  return revisions.find((one) => one.revision === revision)?.basis ?? 'change_record';
}

/** Every wording of every Chapter 99 heading, with the publication days between which it was printed. */
export function toHeadingRows(rows: readonly SourceRow[], revisions: readonly HtsRevision[]): Dataset {
  return toDataset(
    CHAPTER99_HEADING,
    rows.map((row) => toHeading(row, revisions)),
  );
}

function toHeading(row: SourceRow, revisions: readonly HtsRevision[]): RowOf<typeof CHAPTER99_HEADING> {
  const first = findRevision(row, 'fromRevision', revisions);
  const last = findRevision(row, 'toRevision', revisions);
  const following = revisions.find(({ sequence }) => sequence === last.sequence + 1);
  return {
    heading: cellOf(row, 'heading'),
    description: cleanText(cellOf(row, 'description')),
    general: cleanText(cellOf(row, 'general')),
    special: cleanText(cellOf(row, 'special')),
    column2: cleanText(cellOf(row, 'other')),
    endnotes: cleanText(cellOf(row, 'endnotes')),
    legal: ALWAYS,
    published: { from: first.publishedOn, to: following?.publishedOn ?? null },
    revisionFirst: first.revision,
    revisionLast: last.revision,
  };
}

function findRevision(row: SourceRow, column: string, revisions: readonly HtsRevision[]): HtsRevision {
  const name = cellOf(row, column);
  const revision = revisions.find((candidate) => candidate.revision === name);
  if (!revision) throw new SourceRowError(row, `${column}: there is no revision "${name}"`);
  return revision;
}
