import { toColumnName } from '../../database/bulk-rows.js';
import type { SqlSession } from '../../database/session.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Interval } from '../../../terms/interval.js';

export interface SelectOptions<Row> {
  /** Table name, snake_case. */
  readonly table: string;
  readonly fields: readonly (keyof Row & string)[];
  /** SQL that orders the rows; the order is part of the answer, so it must have no ties. */
  readonly orderBy: string;
}

/** Reads a table of one data version as row objects with the field names of its model. */
export function selectRows<Row>(
  session: SqlSession,
  dataVersionId: number,
  { table, fields, orderBy }: SelectOptions<Row>,
): Promise<Row[]> {
  const columns = fields.map((field) => `${toColumnName(field)} AS "${field}"`).join(', ');
  const sql = `SELECT ${columns} FROM ${table} WHERE data_version_id = $1 ORDER BY ${orderBy}`;
  return selectInPages(session, sql, dataVersionId);
}

/** Rows per statement: they are parsed in one turn of the event loop. */
const ROWS_PER_STATEMENT = 500;

/** Rows of a statement whose order has no ties; its one parameter is the data version. */
export async function selectInPages<Row>(
  session: SqlSession,
  sql: string,
  dataVersionId: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await session.query<Row>(`${sql} LIMIT ${ROWS_PER_STATEMENT} OFFSET ${rows.length}`, [
      dataVersionId,
    ]);
    rows.push(...page);
    if (page.length < ROWS_PER_STATEMENT) return rows;
  }
}

/** Columns of a dated row. */
export interface LegalDates {
  readonly legalFrom: CalendarDate | null;
  readonly legalTo: CalendarDate | null;
}

export function toLegalInterval({ legalFrom, legalTo }: LegalDates): Interval {
  return Object.freeze({ from: legalFrom, to: legalTo });
}
