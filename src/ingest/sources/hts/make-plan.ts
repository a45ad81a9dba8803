import type { DataVersion } from '../../../store/database/data-versions.js';
import type { Database } from '../../../store/database/database.js';
import { groupBy } from '../../../terms/group-by.js';
import { readKnownRevisions, type KnownRevision } from '../../ledger/revision-ledger.js';
import { readPresentRows, readRowOrder } from '../../ledger/schedule-ledger.js';
import type { RunContext } from '../../run/plan.js';
import { CellPool } from './clean-text.js';
import type { Discovery } from './discovery.js';
import { planRevisions, type Plan } from './plan.js';
import { EMPTY_SCHEDULE, type ScheduleState } from './schedule-state.js';

/** Plans on top of a data version; without one, from an empty schedule. */
export async function makePlan({ workshop, base, request }: RunContext, discovery: Discovery): Promise<Plan> {
  const pool = new CellPool();
  const known = base ? await readKnownRevisions(workshop.database, base.id) : [];
  const state = base ? await readState(workshop.database, base, { known, pool }) : EMPTY_SCHEDULE;
  workshop.progress.start('reading', discovery.revisions.length);
  const plan = await planRevisions({ request, workshop, discovery, known, state, pool });
  workshop.progress.finish();
  return plan;
}

/** The state of a data version, as if its revisions had just been merged. */
async function readState(
  database: Database,
  base: DataVersion,
  { known, pool }: { readonly known: readonly KnownRevision[]; readonly pool: CellPool },
): Promise<ScheduleState> {
  const versions = await readPresentRows(database, base.id, pool);
  const knowledge = groupBy(versions, ({ row }) => row.rowKey);
  const printed = versions
    .filter((version) => version.legalTo === null)
    .map(({ row }) => [row.rowKey, row] as const);
  const lastArchived = known.findLastIndex((revision) => revision.fileName !== null);
  const unarchived = known.slice(lastArchived + 1).map((revision) => ({ ...revision, sha256Prefix: null }));
  return { knowledge, printed: new Map(printed), order: await readRowOrder(database, base.id), unarchived };
}
