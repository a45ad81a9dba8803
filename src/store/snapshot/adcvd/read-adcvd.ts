import { toColumnName } from '../../database/bulk-rows.js';
import type { SqlSession } from '../../database/session.js';
import { selectInPages } from '../rows/sql-columns.js';
import { decodeAdcvd, type TakeTable } from './decode-adcvd.js';
import type { AdcvdRows } from './tables.js';

/** Reads every trade-remedy table of a data version. */
export function readAdcvd(session: SqlSession, dataVersionId: number, take?: TakeTable): Promise<AdcvdRows> {
  return decodeAdcvd((table, fields, orderBy) => {
    const columns = fields.map((field) => `${toColumnName(field)} AS "${field}"`).join(', ');
    const sql = `SELECT ${columns} FROM ${table} WHERE data_version_id = $1 ORDER BY ${orderBy}`;
    return selectInPages(session, sql, dataVersionId);
  }, take);
}
