import { createAccountRepositories } from '../../src/accounts/account-repository.js';
import {
  createClassificationRepositories,
  createSharedReports,
} from '../../src/cli/serve/classification-repository.js';
import { Idempotency } from '../../src/accounts/idempotency.js';
import { createIdempotencyTable } from '../../src/accounts/idempotency-table.js';
import { createUsageTable } from '../../src/accounts/usage-table.js';
import { finishRun, startRun } from '../../src/ingest/ledger/run-ledger.js';
import { SnapshotCache } from '../../src/server/snapshot-cache.js';
import { createReportTable } from '../../src/store/adcvd/report-table.js';
import type { Database } from '../../src/store/database/database.js';
import { StoredAudits } from '../../src/services/audit/stored/stored-audits.js';
import { listAppliedRuns } from '../../src/store/changes/change-table.js';
import { AuditTable } from '../../src/store/audits/audit-table.js';
import { createSeal } from '../../src/store/audits/seal.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import {
  openSharedDatabase,
  startServer,
  type RunningServer,
  type ServerChanges,
} from '../server/support/running-server.js';
import { openBundledDatabase, openDatabaseWithFixture } from './test-database.js';

const CLOCK = { now: () => new Date('2026-11-20T12:00:00.000Z') };

/** What a test needs otherwise than usual, made from what the server is made from. */
type ChangesTo = (parts: { readonly database: Database; readonly snapshots: SnapshotCache }) => ServerChanges;

/** A running server over the pack of the repository, with repositories for reports, on 20 November 2026. */
export async function startBundledServer(changesTo?: ChangesTo): Promise<RunningServer> {
  return startOver(new SnapshotCache(), changesTo);
}

/** The same, with the data that test keys answer from. */
export async function startFixtureServer(): Promise<RunningServer> {
  const snapshots = new SnapshotCache();
  snapshots.put('test', await fixtureSnapshot());
  return startOver(snapshots);
}

/** A server that answers every key from the few lines of the fixture: ready in a fraction of the time. */
export async function startSmallServer(changesTo?: ChangesTo): Promise<RunningServer> {
  const snapshots = new SnapshotCache();
  snapshots.put('live', await fixtureSnapshot());
  return startWith(snapshots, changesTo);
}

const kept = {
  live: new WeakMap<Database, Promise<Snapshot>>(),
  fixture: new WeakMap<Database, Promise<Snapshot>>(),
};

/** What a database of the tests serves, read once for all servers over it: their search index is made once as well. */
export async function snapshotOf(database: Database, kind: keyof typeof kept = 'live'): Promise<Snapshot> {
  const made = kept[kind].get(database) ?? buildSnapshot(database, { kind });
  kept[kind].set(database, made);
  return made;
}

async function fixtureSnapshot(): Promise<Snapshot> {
  return snapshotOf(await openSharedDatabase(openDatabaseWithFixture), 'fixture');
}

async function startOver(
  snapshots: SnapshotCache,
  changesTo: ChangesTo = () => ({}),
): Promise<RunningServer> {
  const database = await openSharedDatabase(openBundledDatabase);
  snapshots.put('live', await snapshotOf(database));
  return startWith(snapshots, changesTo);
}

/** Two applied changes of the law, as an ingestion records them, for the list of changes. */
async function recordChanges(database: Database): Promise<void> {
  const [recorded] = await database.query(`SELECT id FROM ingest_run WHERE source = 'hts' LIMIT 1`);
  if (recorded) return;
  for (const revision of ['2026_rev_9', '2026_rev_10']) {
    const at = CLOCK.now();
    const run = await startRun(database, { source: 'hts', startedAt: at, startVersionId: null, file: null });
    await finishRun(database, run, {
      ...{
        status: 'applied',
        finishedAt: at,
        producedVersionId: null,
        failure: null,
        issues: [],
        checks: [],
      },
      ...{ rowsRead: 3, rowsAdded: 1, rowsChanged: 2, rowsClosed: 0 },
      changeSet: {
        ...{ title: revision, changesDuty: true, words: ['one line'] },
        touches: { lines: ['6109.10.00', '7326.90.86'], headings: ['9903.88.15'] },
      },
    });
  }
}

async function startWith(
  snapshots: SnapshotCache,
  changesTo: ChangesTo = () => ({}),
): Promise<RunningServer> {
  const database = await openSharedDatabase();
  await recordChanges(database);
  return startServer({
    snapshots,
    reportsOf: (accountId) => createReportTable(database, { accountId, engineVersion: '0.1.0' }),
    idempotency: new Idempotency(createIdempotencyTable(database), {
      now: () => new Date(),
      elapsed: () => performance.now(),
    }),
    accountOf: createAccountRepositories({
      database,
      usage: createUsageTable(database),
      recorder: { flush: async () => undefined },
      clock: CLOCK,
    }),
    classificationOf: createClassificationRepositories({
      database,
      usage: { spend: () => undefined },
      clock: CLOCK,
      advisor: null,
    }),
    auditsOf: ({ accountId, mode }) =>
      new StoredAudits(
        { accountId, mode },
        {
          table: new AuditTable(database, createSeal(null)),
          // Nobody works on them here.
          send: async () => undefined,
          now: CLOCK.now,
          reach: (answer) => answer,
          contextOf: () => null,
        },
      ),
    changes: { list: (wanted) => listAppliedRuns(database, wanted) },
    sharedReports: createSharedReports(database, CLOCK),
    ...changesTo({ database, snapshots }),
  });
}

/** A JSON value without the members that are only about the answer. */
export function withoutMeta(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    name === '_meta' ? undefined : value,
  ) as unknown;
}
