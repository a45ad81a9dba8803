import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AuditRunner, type AuditJob } from '../../../src/services/audit/stored/audit-runner.js';
import type { StoredHead } from '../../../src/services/audit/stored/stored-head.js';
import { StoredAudits } from '../../../src/services/audit/stored/stored-audits.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { AuditTable } from '../../../src/store/audits/audit-table.js';
import { createSeal } from '../../../src/store/audits/seal.js';
import type { Database } from '../../../src/store/database/database.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { bundledContext } from '../../support/bundled-snapshot.js';
import { openTestDatabase } from '../../support/test-database.js';
import { TWO_ENTRIES } from '../../support/two-entries.js';

let database: Database;
let context: ServiceContext;
beforeAll(async () => {
  [database, context] = await Promise.all([openTestDatabase(), bundledContext()]);
}, 60_000);
afterAll(() => database.close());

/** Counts how often the entries of an audit are read to be written. */
class CountingTable extends AuditTable<StoredHead> {
  written = 0;

  override async readPart(...[id, kind, place]: Parameters<AuditTable<StoredHead>['readPart']>) {
    if (kind === 'entries') this.written += 1;
    return super.readPart(id, kind, place);
  }
}

async function openAtWriting(name: string) {
  const jobs: AuditJob[] = [];
  const now = () => new Date('2026-11-20T12:00:00Z');
  const table = new CountingTable(database, createSeal(null));
  const send = async (job: AuditJob): Promise<void> => void jobs.push(job);
  const parts = { table, send, now, contextOf: () => context };
  const runner = new AuditRunner({ ...parts, engineVersion: 'test' });
  const { id: accountId } = await database.prisma.account.create({ data: { name } });
  const audits = new StoredAudits({ accountId, mode: 'live' }, { ...parts, reach: (answer) => answer });
  const { id } = await audits.start(
    { bytes: Buffer.from(TWO_ENTRIES), name: 'es003.csv', asOf: toCalendarDate('2026-11-20'), columns: {} },
    context.snapshot.dataVersion,
  );
  while (jobs[0]!.step !== 'write') await runner.run(jobs.shift()!);
  return { table, runner, jobs, audits, id };
}

it('a writing that starts of workers order again is done once', async () => {
  const { table, runner, jobs, audits, id } = await openAtWriting('first');
  // Two workers start while the first is at it.
  await runner.resume();
  await runner.resume();
  expect(jobs.map(({ step }) => step)).toEqual(['write', 'write', 'write']);
  await Promise.all(jobs.map((job) => runner.run(job)));
  expect(table.written).toBe(1);
  expect(await audits.find(id)).toMatchObject({ status: 'done' });
}, 60_000);

it('a step is given back when its process is stopped', async () => {
  const { runner, jobs } = await openAtWriting('second');
  const stopping = new AbortController();
  const step = runner.run(jobs[0]!, stopping.signal);
  const reason = new Error('the service is stopped');
  stopping.abort(reason);
  await expect(step).rejects.toBe(reason);
}, 60_000);
