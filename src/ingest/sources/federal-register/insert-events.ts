import type { SqlSession } from '../../../store/database/session.js';
import type { NewTariffEvent } from './diff-documents.js';

/** Adds tariff events to a data version. */
export async function insertTariffEvents(
  session: SqlSession,
  events: readonly NewTariffEvent[],
  dataVersionId: number,
): Promise<void> {
  await session.bulkInsert(
    'tariffEvent',
    events.map((event) => ({ dataVersionId, ...event })),
  );
}
