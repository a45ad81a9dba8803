import type { Database } from '../../store/database/database.js';
import type { SqlSession } from '../../store/database/session.js';
import { IN_VERSION, sliceRows } from '../../store/database/version-rows.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { MergeStep, RowVersion } from '../sources/hts/bitemporal-merge.js';
import type { CellPool } from '../sources/hts/clean-text.js';
import { toEndnote, type PrintedNote } from '../sources/hts/endnotes.js';
import type { PrintedRow } from '../sources/hts/printed-row.js';
import type { OrderedKey } from '../sources/hts/row-order.js';
import { toScheduleRow, type ScheduleRow } from '../sources/hts/schedule-row.js';

type StoredRow = Omit<ScheduleRow, 'isSuperior' | 'endnotes'> & { readonly endnotes: readonly PrintedNote[] };

const COLUMNS = `row_key AS "rowKey", parent_row_key AS "parentRowKey", hts_number AS "htsNumber", chapter, position, indent,
  description, units, general, special, column2, additional_duties AS "additionalDuties", quota_quantity AS "quotaQuantity",
  endnotes, legal_from AS "legalFrom", legal_to AS "legalTo", published_from AS "publishedFrom",
  published_to AS "publishedTo", revision`;

/** Places of the printing order that one statement reads: others are answered between two. */
const POSITIONS_AT_ONCE = 2_000;

/** The current reading of the schedule in a data version, in printing order, versions of a row by legal day. */
export async function readPresentRows(
  session: SqlSession,
  dataVersionId: number,
  pool: CellPool,
): Promise<readonly RowVersion[]> {
  const [{ last } = { last: null }] = await session.query<{ last: number | null }>(
    'SELECT max(position) AS "last" FROM hts_row WHERE data_version_id = $1',
    [dataVersionId],
  );
  const present: RowVersion[] = [];
  for (let first = 0; last !== null && first <= last; first += POSITIONS_AT_ONCE) {
    const rows = await session.queryAsJson<StoredRow>(
      `SELECT ${COLUMNS} FROM hts_row
        WHERE data_version_id = $1 AND published_to IS NULL AND position >= $2 AND position < $3 ORDER BY position, legal_from`,
      [dataVersionId, first, first + POSITIONS_AT_ONCE],
    );
    for (const row of rows) present.push(toRowVersion(row, pool));
  }
  return present;
}

/** Every row that ever existed, in printing order. */
export async function readRowOrder(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly OrderedKey[]> {
  return session.queryAsJson<OrderedKey>(
    `SELECT row_key AS "rowKey", max(hts_number) AS "htsNumber" FROM hts_row WHERE data_version_id = $1
      GROUP BY row_key ORDER BY min(position), row_key`,
    [dataVersionId],
  );
}

function toRowVersion(stored: StoredRow, pool: CellPool): RowVersion {
  const optional = (raw: string | null): PrintedRow['quotaQuantity'] =>
    raw === null ? null : pool.toCell(raw);
  const row: PrintedRow = {
    rowKey: stored.rowKey,
    parentRowKey: stored.parentRowKey,
    htsNumber: stored.htsNumber,
    chapter: stored.chapter,
    indent: stored.indent,
    description: pool.toCell(stored.description),
    units: stored.units,
    general: pool.toCell(stored.general),
    special: pool.toCell(stored.special),
    column2: pool.toCell(stored.column2),
    additionalDuties: optional(stored.additionalDuties),
    quotaQuantity: optional(stored.quotaQuantity),
    endnotes: stored.endnotes.map((note) => toEndnote(note).endnote),
  };
  const { legalFrom, legalTo, publishedFrom, publishedTo, revision } = stored;
  return { row, legalFrom, legalTo, publishedFrom, publishedTo, revision };
}

/**
 * The planner has no statistics yet on rows just loaded and would join them one by one: minutes instead of a second.
 * The setting holds until the end of the transaction.
 */
async function joinInBulk(session: SqlSession): Promise<void> {
  await session.execute('SET LOCAL enable_nestloop = off');
}

/** Copies the schedule of one data version to another, every row in its new position. Rows without one are left out. */
export async function copySchedule(
  database: Database,
  { from, to }: { readonly from: number; readonly to: number },
  positions: ReadonlyMap<string, number>,
): Promise<void> {
  for await (const { first, end } of sliceRows(database, 'hts_row', from)) {
    const keys = await database.query<{ rowKey: string }>(
      `SELECT DISTINCT row_key AS "rowKey" FROM hts_row WHERE ${IN_VERSION} AND id >= $2 AND id < $3`,
      [from, first, end],
    );
    const places = Object.fromEntries(keys.map(({ rowKey }) => [rowKey, positions.get(rowKey)]));
    await database.execute(COPY_TO_POSITIONS, [from, to, first, end, JSON.stringify(places)]);
  }
}

const COPY_TO_POSITIONS = `
  INSERT INTO hts_row (data_version_id, row_key, parent_row_key, hts_number, chapter, position, indent, is_superior, description,
         units, general, special, column2, additional_duties, quota_quantity, endnotes, legal_from, legal_to, published_from,
         published_to, revision)
  SELECT $2::int, row_key, parent_row_key, hts_number, chapter, ($5::jsonb -> row_key)::int, indent, is_superior, description,
         units, general, special, column2, additional_duties, quota_quantity, endnotes, legal_from, legal_to, published_from,
         published_to, revision
    FROM hts_row
   WHERE ${IN_VERSION} AND id >= $3 AND id < $4 AND $5::jsonb ? row_key ORDER BY id`;

/** Writes the rows that a revision supersedes and adds; call it within one transaction. */
export async function applyStep(
  session: SqlSession,
  {
    dataVersionId,
    positions,
  }: { readonly dataVersionId: number; readonly positions: ReadonlyMap<string, number> },
  step: MergeStep,
): Promise<void> {
  await joinInBulk(session);
  const closed = await touchVersions(session, {
    sql: `UPDATE hts_row r SET published_to = $3::date FROM ${NAMED} WHERE r.data_version_id = $1 AND ${SAME_VERSION}`,
    parameters: [dataVersionId, nameVersions(step.closed), step.revision.publishedOn],
  });
  const dropped = await touchVersions(session, {
    sql: `DELETE FROM hts_row r USING ${NAMED} WHERE r.data_version_id = $1 AND ${SAME_VERSION}`,
    parameters: [dataVersionId, nameVersions(step.dropped)],
  });
  if (closed !== step.closed.length || dropped !== step.dropped.length) {
    throw new Error(
      `${step.revision.revision} supersedes ${step.closed.length + step.dropped.length} versions, ${closed + dropped} of them are stored`,
    );
  }
  await insertVersions(session, { dataVersionId, positions }, step.inserted);
}

/** Writes versions of rows as they are. */
export async function insertVersions(
  session: SqlSession,
  {
    dataVersionId,
    positions,
  }: { readonly dataVersionId: number; readonly positions: ReadonlyMap<string, number> },
  versions: readonly RowVersion[],
): Promise<void> {
  const rows = versions.map((version) => ({
    dataVersionId,
    ...toScheduleRow(version, positions.get(version.row.rowKey) ?? 0),
  }));
  await session.bulkInsert('htsRow', rows);
}

const NAMED = `json_to_recordset($2::json) AS v(row_key text, legal_from date, published_from date)`;
const SAME_VERSION = `r.row_key = v.row_key AND r.legal_from = v.legal_from AND r.published_from = v.published_from AND r.published_to IS NULL`;

function nameVersions(versions: readonly RowVersion[]): string {
  return JSON.stringify(
    versions.map(({ row, legalFrom, publishedFrom }) => ({
      row_key: row.rowKey,
      legal_from: legalFrom,
      published_from: publishedFrom,
    })),
  );
}

async function touchVersions(
  session: SqlSession,
  statement: { readonly sql: string; readonly parameters: readonly unknown[] },
): Promise<number> {
  return statement.parameters[1] === '[]' ? 0 : session.execute(statement.sql, statement.parameters);
}

/** The number of row versions in a data version, and the first day it covers; null when it has none. */
export async function measureSchedule(
  session: SqlSession,
  dataVersionId: number,
): Promise<{ readonly rowCount: number; readonly firstDay: CalendarDate | null }> {
  const [measured] = await session.query<{ rowCount: number; firstDay: CalendarDate | null }>(
    `SELECT count(*)::int AS "rowCount", min(legal_from) AS "firstDay" FROM hts_row WHERE data_version_id = $1`,
    [dataVersionId],
  );
  return measured ?? { rowCount: 0, firstDay: null };
}
