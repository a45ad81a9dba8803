import { mapInSlices } from '../slices.js';
import { readRecord, type Columns, type RecordOf } from './columns.js';
import * as tables from './tables.js';
import type { AdcvdRateRecord, AdcvdRows } from './tables.js';

/** Rows of one table, with the field names of its model, in a fixed order. */
export type ReadRows = (
  table: string,
  fields: readonly string[],
  orderBy: string,
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** May reuse the known records of a table instead of reading them. */
export type TakeTable = <Records>(table: string, read: () => Promise<Records>) => Promise<Records>;

/** Every trade-remedy table as records, from any reader of rows. */
export async function decodeAdcvd(
  readRows: ReadRows,
  take: TakeTable = (_table, read) => read(),
): Promise<AdcvdRows> {
  const readAll = async <Schema extends Columns>(
    table: string,
    schema: Schema,
    orderBy: string,
  ): Promise<readonly RecordOf<Schema>[]> => {
    const fields = Object.values(schema).map(({ field }) => field);
    return mapInSlices(await readRows(table, fields, orderBy), (row) => readRecord(schema, row));
  };
  const read: typeof readAll = (table, schema, orderBy) => take(table, () => readAll(table, schema, orderBy));
  const rateOrder = 'case_number, rate_key, legal_from NULLS FIRST, id';
  return {
    orders: await read('adcvd_order', tables.ORDER_COLUMNS, 'case_number'),
    rates: await take('adcvd_rate', async () =>
      (await readAll('adcvd_rate', tables.RATE_COLUMNS, rateOrder)).map(toRateRecord),
    ),
    companies: await read('adcvd_company', tables.COMPANY_COLUMNS, 'company_key'),
    clauses: await read('adcvd_scope_clause', tables.CLAUSE_COLUMNS, 'case_number, clause_number'),
    events: await read('adcvd_event', tables.EVENT_COLUMNS, 'case_number, event_date, event_type, title, id'),
    scopeRulings: await read(
      'adcvd_scope_ruling',
      tables.SCOPE_RULING_COLUMNS,
      'ruling_date NULLS FIRST, subject, id',
    ),
    courtDecisions: await read(
      'adcvd_court_decision',
      tables.COURT_DECISION_COLUMNS,
      'coalesce(decision_date, fr_notice_date) NULLS FIRST, id',
    ),
    circumventions: await read('adcvd_circumvention', tables.CIRCUMVENTION_COLUMNS, 'notice_date, title, id'),
  };
}

function toRateRecord({ legalFrom, legalTo, ...row }: RecordOf<typeof tables.RATE_COLUMNS>): AdcvdRateRecord {
  return { ...row, interval: { from: legalFrom, to: legalTo } };
}
