import type { SqlSession } from '../../../store/database/session.js';
import { addToList } from '../../../terms/group-by.js';
import type { HeldRecords } from './diff-documents.js';

/** The documents that the tariff events of a data version cite. */
export async function readCited(
  session: SqlSession,
  dataVersionId: number | null,
): Promise<ReadonlySet<string>> {
  const cited = await session.query<{ name: string }>(
    `SELECT DISTINCT c.value->>'document' AS name FROM tariff_event, jsonb_array_elements(citations) AS c WHERE data_version_id = $1`,
    [dataVersionId],
  );
  return new Set(cited.map(({ name }) => name));
}

/** The documents, cases and notices of a data version. */
export async function readHeld(session: SqlSession, dataVersionId: number | null): Promise<HeldRecords> {
  const orders = await session.query<{ caseNumber: string; investigation: string | null }>(
    `SELECT case_number AS "caseNumber", itc_investigation AS "investigation" FROM adcvd_order WHERE data_version_id = $1`,
    [dataVersionId],
  );
  const notices = await session.query<{ notice: string }>(
    `SELECT DISTINCT case_number || ' ' || fr_document AS notice FROM adcvd_event WHERE data_version_id = $1 AND fr_document IS NOT NULL`,
    [dataVersionId],
  );
  const byInvestigation = new Map<string, string[]>();
  for (const { caseNumber, investigation } of orders)
    for (const number of investigation?.match(/\b7[03]1-TA-\d{1,4}\b/g) ?? [])
      addToList(byInvestigation, number, caseNumber);
  return {
    cited: await readCited(session, dataVersionId),
    caseNumbers: new Set(orders.map(({ caseNumber }) => caseNumber)),
    byInvestigation,
    caseNotices: new Set(notices.map(({ notice }) => notice)),
  };
}
