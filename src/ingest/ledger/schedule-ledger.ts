import type { SqlSession } from '../../store/database/session.js';
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

/** The current reading of the schedule in a data version, in printing order, versions of a row by legal day. */
export async function readPresentRows(
  session: SqlSession,
  dataVersionId: number,
  pool: CellPool,
): Promise<readonly RowVersion[]> {
  const rows = await session.queryAsJson<StoredRow>(
    `SELECT ${COLUMNS} FROM hts_row WHERE data_version_id = $1 AND published_to IS NULL ORDER BY position, legal_from`,
    [dataVersionId],
  );
  return rows.map((row) => toRowVersion(row, pool));
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

/** Rows of one statement: on the embedded database other work waits for a statement, but not for the next one. */
const COPIED_AT_ONCE = 8_000;

/** Copies the schedule of one data version to another, every row in its new position; needs one transaction. */
export async function copySchedule(
  session: SqlSession,
  ids: { readonly from: number; readonly to: number },
  positions: ReadonlyMap<string, number>,
): Promise<void> {
  await joinInBulk(session);
  const places = [...positions].map(([row_key, position]) => ({ row_key, position }));
  for (let first = 0; first < places.length; first += COPIED_AT_ONCE)
    await copyRows(session, ids, places.slice(first, first + COPIED_AT_ONCE));
}

async function copyRows(
  session: SqlSession,
  ids: { readonly from: number; readonly to: number },
  places: readonly object[],
): Promise<void> {
  await session.execute(
    `INSERT INTO hts_row (data_version_id, row_key, parent_row_key, hts_number, chapter, position, indent, is_superior, description,
            units, general, special, column2, additional_duties, quota_quantity, endnotes, legal_from, legal_to, published_from,
            published_to, revision)
     SELECT $2::int, r.row_key, parent_row_key, hts_number, chapter, p.position, indent, is_superior, description,
            units, general, special, column2, additional_duties, quota_quantity, endnotes, legal_from, legal_to, published_from,
            published_to, revision
       FROM hts_row r JOIN json_to_recordset($3::json) AS p(row_key text, position int) ON p.row_key = r.row_key
      WHERE r.data_version_id = $1 ORDER BY r.id`,
    [ids.from, ids.to, JSON.stringify(places)],
  );
}

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
