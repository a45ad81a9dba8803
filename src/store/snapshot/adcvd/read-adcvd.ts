import { nullsFirst, type OrderField, type VersionRows } from '../rows/version-rows.js';
import { mapInSlices } from '../slices.js';
import { readRecord, type Columns, type RecordOf } from './columns.js';
import * as tables from './tables.js';
import type { AdcvdRateRecord, AdcvdRows } from './tables.js';

/** May reuse the known records of a table instead of reading them. */
export type TakeTable = <Records>(table: string, read: () => Promise<Records>) => Promise<Records>;

/** Every trade-remedy table of a data version as records. */
export async function readAdcvd(
  version: VersionRows,
  take: TakeTable = (_table, read) => read(),
): Promise<AdcvdRows> {
  const readAll = async <Schema extends Columns>(
    table: string,
    schema: Schema,
    orderBy: readonly OrderField[],
  ): Promise<readonly RecordOf<Schema>[]> => {
    const fields = Object.values(schema).map(({ field }) => field);
    const rows = await version.select<Readonly<Record<string, unknown>>>({ table, fields, orderBy });
    return mapInSlices(rows, (row) => readRecord(schema, row));
  };
  const read: typeof readAll = (table, schema, orderBy) => take(table, () => readAll(table, schema, orderBy));
  const rateOrder = ['caseNumber', 'rateKey', nullsFirst('legalFrom'), 'id'];
  return {
    orders: await read('adcvd_order', tables.ORDER_COLUMNS, ['caseNumber']),
    rates: await take('adcvd_rate', async () =>
      (await readAll('adcvd_rate', tables.RATE_COLUMNS, rateOrder)).map(toRateRecord),
    ),
    companies: await read('adcvd_company', tables.COMPANY_COLUMNS, ['companyKey']),
    clauses: await read('adcvd_scope_clause', tables.CLAUSE_COLUMNS, ['caseNumber', 'clauseNumber']),
    events: await read('adcvd_event', tables.EVENT_COLUMNS, [
      'caseNumber',
      'eventDate',
      'eventType',
      'title',
      'id',
    ]),
    scopeRulings: await read('adcvd_scope_ruling', tables.SCOPE_RULING_COLUMNS, [
      nullsFirst('rulingDate'),
      'subject',
      'id',
    ]),
    courtDecisions: await take('adcvd_court_decision', async () =>
      (await readAll('adcvd_court_decision', tables.COURT_DECISION_COLUMNS, ['id'])).toSorted(byDay),
    ),
    circumventions: await read('adcvd_circumvention', tables.CIRCUMVENTION_COLUMNS, [
      'noticeDate',
      'title',
      'id',
    ]),
  };
}

function toRateRecord({ legalFrom, legalTo, ...row }: RecordOf<typeof tables.RATE_COLUMNS>): AdcvdRateRecord {
  return { ...row, interval: { from: legalFrom, to: legalTo } };
}

/** Decisions by their day, or that of their notice; those without come first. */
function byDay(left: CourtDecision, right: CourtDecision): number {
  const [before, after] = [left, right].map((one) => one.decisionDate ?? one.frNoticeDate ?? '') as [
    string,
    string,
  ];
  return before < after ? -1 : Number(before > after);
}

type CourtDecision = RecordOf<typeof tables.COURT_DECISION_COLUMNS>;
