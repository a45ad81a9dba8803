import * as tables from '../../../tables/adcvd.js';
import type { RowOf, Table } from '../../../tables/table.js';
import type { OrderField } from '../../../tables/read-rows.js';
import { nullsFirst, type VersionRows } from '../rows/version-rows.js';

type CourtDecisionRow = RowOf<typeof tables.ADCVD_COURT_DECISION>;

/** May reuse the known records of a table instead of reading them. */
export type TakeTable = <Records>(table: string, read: () => Promise<Records>) => Promise<Records>;

/** Every trade-remedy table of a data version as records. */
export async function readAdcvd(
  version: VersionRows,
  take: TakeTable = (_table, read) => read(),
): Promise<tables.AdcvdRows> {
  const read = <Declared extends Table>(
    table: Declared,
    orderBy: readonly OrderField[],
  ): Promise<readonly RowOf<Declared>[]> => take(table.name, () => version.select(table, orderBy));
  const rulings = [nullsFirst('rulingDate'), 'subject', 'id'];
  return {
    orders: await read(tables.ADCVD_ORDER, ['caseNumber']),
    rates: await read(tables.ADCVD_RATE, ['caseNumber', 'rateKey', nullsFirst('legalFrom'), 'id']),
    companies: await read(tables.ADCVD_COMPANY, ['companyKey']),
    clauses: await read(tables.ADCVD_SCOPE_CLAUSE, ['caseNumber', 'clauseNumber']),
    events: await read(tables.ADCVD_EVENT, ['caseNumber', 'eventDate', 'eventType', 'title', 'id']),
    scopeRulings: await read(tables.ADCVD_SCOPE_RULING, rulings),
    courtDecisions: await take(tables.ADCVD_COURT_DECISION.name, async () =>
      (await version.select(tables.ADCVD_COURT_DECISION, ['id'])).toSorted(byDay),
    ),
    circumventions: await read(tables.ADCVD_CIRCUMVENTION, ['noticeDate', 'title', 'id']),
  };
}

/** Decisions by their day, or that of their notice; those without come first. */
function byDay(left: CourtDecisionRow, right: CourtDecisionRow): number {
  const [before, after] = [left, right].map((one) => one.decisionDate ?? one.frNoticeDate ?? '') as [
    string,
    string,
  ];
  return before < after ? -1 : Number(before > after);
}
