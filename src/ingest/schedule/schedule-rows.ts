import { toDataset, type Cell, type Dataset } from '../../law/dataset.js';
import type { HeldRevision, Schedule } from '../sources/hts/build-schedule.js';
import { cleanText } from '../sources/hts/clean-text.js';
import type { HtsRevision } from '../sources/hts/revision-list.js';
import type { ScheduleRow } from '../sources/hts/schedule-row.js';
import type { ScheduleReadings } from '../../law/files/schedule.js';
import { formatRevisionTitle } from '../../law/tables/held-revisions.js';
import { cellOf, SourceRowError, type SourceRow } from '../../law/text/csv-table.js';

const ROW_COLUMNS = [
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
const REVISION_COLUMNS = [
  'revision',
  'title',
  'sequence',
  'effective_on',
  'change_record_on',
  'published_on',
  'file_name',
  'file_sha256',
  'row_count',
  'basis',
  'rates_checked',
  'note',
] as const;

/** Every wording of every row of the schedule, the revisions that printed them and their change records. */
export function toScheduleRows(schedule: Schedule, readings: ScheduleReadings): readonly Dataset[] {
  const checked = schedule.revisions.find(({ revision }) => revision === readings.ratesChecked.through);
  if (checked === undefined)
    throw new TypeError('law/schedule/readings.yaml: ratesChecked names no revision of the list');
  const records = schedule.changeRecords.map((record) => ({
    revision: record.revision,
    item: record.item,
    nature: record.nature,
    effective_on: record.effectiveOn,
    authority_text: record.authorityText,
  }));
  return [
    toDataset(
      'hts_revision',
      REVISION_COLUMNS,
      schedule.revisions.map((one) => ({
        ...toRevision(one),
        basis: basisOf(one, readings),
        rates_checked: one.sequence <= checked.sequence,
      })),
    ),
    toDataset('hts_row', ROW_COLUMNS, schedule.rows.map(toRow)),
    toDataset('hts_change_record', ['revision', 'item', 'nature', 'effective_on', 'authority_text'], records),
  ];
}

function toRow(row: ScheduleRow): Record<(typeof ROW_COLUMNS)[number], Cell> {
  return {
    row_key: row.rowKey,
    parent_row_key: row.parentRowKey,
    hts_number: row.htsNumber,
    chapter: row.chapter,
    position: row.position,
    indent: row.indent,
    is_superior: row.isSuperior,
    description: row.description,
    units: row.units,
    general: row.general,
    special: row.special,
    column2: row.column2,
    additional_duties: row.additionalDuties,
    quota_quantity: row.quotaQuantity,
    endnotes: row.endnotes.map(({ columns, value, type }) => ({ columns, value, type })),
    legal_from: row.legalFrom,
    legal_to: row.legalTo,
    published_from: row.publishedFrom,
    published_to: row.publishedTo,
    revision: row.revision,
  };
}

function toRevision(
  revision: HeldRevision,
): Record<Exclude<(typeof REVISION_COLUMNS)[number], 'basis' | 'rates_checked'>, Cell> {
  return {
    revision: revision.revision,
    title: formatRevisionTitle(revision.revision),
    sequence: revision.sequence,
    effective_on: revision.effectiveOn,
    change_record_on: revision.changeRecordOn,
    published_on: revision.publishedOn,
    file_name: revision.fileName,
    file_sha256: revision.fileSha256,
    row_count: revision.rowCount,
    note: revision.note,
  };
}

function basisOf({ readFrom, revision }: HeldRevision, { revisions }: ScheduleReadings): Cell {
  if (readFrom === 'archive') return 'archive';
  if (readFrom === null) return 'unread';
  return revisions.find((one) => one.revision === revision)?.basis ?? 'change_record';
}

const HEADING_COLUMNS = [
  'heading',
  'description',
  'general',
  'special',
  'column2',
  'endnotes',
  'legal_from',
  'legal_to',
  'published_from',
  'published_to',
  'revision_first',
  'revision_last',
] as const;

/** Every wording of every Chapter 99 heading, with the publication days between which it was printed. */
export function toHeadingRows(rows: readonly SourceRow[], revisions: readonly HtsRevision[]): Dataset {
  return toDataset(
    'chapter99_heading',
    HEADING_COLUMNS,
    rows.map((row) => toHeading(row, revisions)),
  );
}

function toHeading(
  row: SourceRow,
  revisions: readonly HtsRevision[],
): Record<(typeof HEADING_COLUMNS)[number], Cell> {
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
    legal_from: null,
    legal_to: null,
    published_from: first.publishedOn,
    published_to: following?.publishedOn ?? null,
    revision_first: first.revision,
    revision_last: last.revision,
  };
}

function findRevision(row: SourceRow, column: string, revisions: readonly HtsRevision[]): HtsRevision {
  const name = cellOf(row, column);
  const revision = revisions.find((candidate) => candidate.revision === name);
  if (!revision) throw new SourceRowError(row, `${column}: there is no revision "${name}"`);
  return revision;
}
