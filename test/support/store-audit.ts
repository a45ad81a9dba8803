import { expect } from '@jest/globals';
import { TWO_ENTRIES } from './two-entries.js';
import { AuditRunner, type AuditJob } from '../../src/services/audit/stored/audit-runner.js';
import type { StoredHead } from '../../src/services/audit/stored/stored-head.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { AuditTable } from '../../src/store/audits/audit-table.js';
import { createSeal } from '../../src/store/audits/seal.js';
import type { RunningServer } from '../server/support/running-server.js';

/** Sends the example of an audit to a server and makes their audit; gives what the start was answered with. */
export async function storeAudit(
  { url, key, database }: RunningServer,
  context: ServiceContext,
): Promise<{ readonly id: string }> {
  const response = await fetch(`${url}/v1/entry-audits/jobs?name=es003-2026.csv&asOf=2026-11-20`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/octet-stream' },
    body: TWO_ENTRIES,
  });
  expect(response.status).toBe(202);
  const started = (await response.json()) as { readonly id: string };
  const jobs: AuditJob[] = [];
  const runner = new AuditRunner({
    table: new AuditTable<StoredHead>(database, createSeal(null)),
    send: async (job) => void jobs.push(job),
    now: () => new Date('2026-11-20T12:00:00.000Z'),
    contextOf: () => context,
    engineVersion: context.engineVersion,
  });
  await runner.resume();
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await runner.run(job);
  return started;
}
