import type { SqlSession } from '../../store/database/session.js';

/** The Chapter 99 headings, dotted, that a data version has a rule for; null: no version is served. */
export async function readRuledHeadings(
  session: SqlSession,
  dataVersionId: number | null,
): Promise<ReadonlySet<string>> {
  const rules = await session.query<{ heading: string }>(
    'SELECT DISTINCT heading FROM chapter99_rule WHERE data_version_id = $1',
    [dataVersionId],
  );
  return new Set(rules.map(({ heading }) => heading));
}
