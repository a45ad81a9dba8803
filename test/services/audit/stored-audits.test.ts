import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zipOf } from '../../support/hostile-files.js';
import { printEntryForms } from '../../support/entry-summary-form.js';
import { createJobQueue } from '../../../src/jobs/job-queue.js';
import { AuditRunner, type AuditJob } from '../../../src/services/audit/stored/audit-runner.js';
import type { StoredAudit, StoredHead } from '../../../src/services/audit/stored/stored-head.js';
import { StoredAudits } from '../../../src/services/audit/stored/stored-audits.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { AuditTable } from '../../../src/store/audits/audit-table.js';
import { createSeal } from '../../../src/store/audits/seal.js';
import type { Database } from '../../../src/store/database/database.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { TWO_ENTRIES } from '../../support/two-entries.js';
import { bundledContext } from '../../support/bundled-snapshot.js';
import { openTestDatabase } from '../../support/test-database.js';

/** Audits that are kept: file in, jobs on a real queue and database, files out. */

const DAY = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-12-21T12:00:00Z');

let database: Database;
let context: ServiceContext;
let accounts: string[];
beforeAll(async () => {
  [database, context] = await Promise.all([openTestDatabase(), bundledContext()]);
  const made = ['first', 'second'].map((name) => database.prisma.account.create({ data: { name } }));
  accounts = (await Promise.all(made)).map(({ id }) => id);
}, 60_000);
afterAll(() => database.close());

const seal = createSeal(Buffer.alloc(32, 7));

/** What one process of the service works with; `send` collects jobs where no queue is given. */
function openParts(send: (job: AuditJob) => Promise<void>, now = (): Date => DAY) {
  const table = new AuditTable<StoredHead>(database, seal);
  const runner = new AuditRunner({ table, send, now, contextOf: () => context, engineVersion: 'test' });
  const audits = accounts.map(
    (accountId) =>
      new StoredAudits(
        { accountId, mode: 'live' },
        { table, send, now, reach: (answer) => answer, contextOf: () => context },
      ),
  );
  return { table, runner, mine: audits[0]!, others: audits[1]! };
}

const start = (audits: StoredAudits, bytes = Buffer.from(TWO_ENTRIES)): Promise<StoredAudit> =>
  audits.start(
    { bytes, name: 'es003.csv', asOf: toCalendarDate('2026-11-20'), columns: {} },
    context.snapshot.dataVersion,
  );

/** Does every job in its order, the ones they order too. */
async function workOff(jobs: AuditJob[], runner: AuditRunner): Promise<void> {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await runner.run(job);
}

describe('a stored audit', () => {
  it('is made by jobs of the queue and gives its findings, entries and files', async () => {
    const queue = createJobQueue({
      database,
      kinds: [{ queue: 'audit', run: (job: AuditJob) => runner.run(job), maxSeconds: 60 }],
      onError: (cause) => {
        throw cause;
      },
    });
    const { runner, mine, others } = openParts((job) => queue.send('audit', job));
    await queue.start();
    const { id } = await start(mine);
    let audit = await mine.find(id);
    while (audit?.status !== 'done') {
      await new Promise((resolve) => setTimeout(resolve, 100));
      audit = await mine.find(id);
      expect(audit?.status).not.toBe('failed');
    }
    await queue.stop();
    expect(audit).toMatchObject({ records: 3, recordsDone: 3 });
    const findings = await mine.listFindings(audit);
    expect(findings.map(({ entry, finding }) => [entry, finding.code])).toContainEqual([
      'Z9Q00000343',
      'T11',
    ]);
    expect((await mine.findEntry(audit, 'Z9Q-0000034-3'))?.entry.number).toBe('Z9Q00000343');
    expect(audit.head.files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['audit.pdf', 'audit.xlsx', 'findings.csv', 'result.json']),
    );
    const pdf = await mine.readFile(audit, 'audit.pdf');
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const proof = await mine.readFile(audit, 'proof-Z9Q00000343-1.json');
    expect(JSON.parse(proof!.content.toString())).toHaveProperty('format');
    expect(await others.find(id)).toBeNull();
    expect(await others.remove(id)).toBe(false);
  }, 60_000);

  it('goes on where a process was cut off, and does nothing twice', async () => {
    const jobs: AuditJob[] = [];
    const { runner, mine, table } = openParts(async (job) => void jobs.push(job));
    const { id } = await start(mine);
    await runner.run(jobs.shift()!);
    // The process ends with its orders; the next one begins with what is written.
    jobs.length = 0;
    const lines = await table.readPart(id, 'records', 0);
    expect(lines?.toString()).toContain('Z9Q00000236');
    await runner.resume();
    const [slice] = jobs;
    await runner.run(slice!);
    await runner.run(slice!);
    await workOff(jobs, runner);
    expect(await mine.find(id)).toMatchObject({ status: 'done', records: 3, recordsDone: 3 });
    expect(await mine.remove(id)).toBe(true);
  }, 60_000);

  it('takes CBP Form 7501 as PDF, opened in the process of the files', async () => {
    const jobs: AuditJob[] = [];
    const { runner, mine } = openParts(async (job) => void jobs.push(job));
    const rows = [
      ['001 VALVES', '', '', '', '', ''],
      ['9903.02.73', '', '', '', '15%', '6933.30'],
      ['8481.80.5090', '90 KG', '90 KG', '46222', '3%', '1386.66'],
    ] as const;
    const form = { number: 'Z9Q-0000034-3', origin: 'JP', totalDuty: '8319.96', rows };
    const { id } = await start(mine, Buffer.from(await printEntryForms([form])));
    await workOff(jobs, runner);
    const audit = await mine.find(id);
    expect(audit).toMatchObject({
      status: 'done',
      records: 2,
      head: { reports: [{ format: 'CBP Form 7501' }] },
    });
    expect((await mine.listFindings(audit!)).map(({ finding }) => finding.code)).toContain('T11');
    expect(await mine.remove(id)).toBe(true);
  }, 60_000);

  it('takes a ZIP archive: entries, and reports of Customs beside them', async () => {
    const jobs: AuditJob[] = [];
    const { runner, mine } = openParts(async (job) => void jobs.push(job));
    const report = 'Entry Summary Number,CAPE Status\nZ9Q-0000034-3,Accepted\n';
    const archive = zipOf([
      { name: 'customs/', content: '' },
      { name: 'customs/cape.csv', content: report },
      { name: 'customs/.DS_Store', content: 'no file' },
      { name: 'es003.csv', content: TWO_ENTRIES },
      { name: '__MACOSX/es003.csv', content: 'no file' },
    ]);
    const { id } = await start(mine, Buffer.from(archive));
    await workOff(jobs, runner);
    const audit = await mine.find(id);
    expect(audit).toMatchObject({ status: 'done', records: 4 });
    expect(audit?.head.reports.map(({ name, format, data }) => [name, format, data])).toEqual([
      ['customs/cape.csv', 'report of entries: CAPE claims', 1],
      ['es003.csv', 'ACE ES-003', 3],
    ]);
    const entry = await mine.findEntry(audit!, 'Z9Q00000343');
    expect(entry?.cape?.status).toBe('declared');
    const result = JSON.parse((await mine.readFile(audit!, 'result.json'))!.content.toString());
    expect(result).toMatchObject({
      sources: [{ name: 'customs/cape.csv' }, { name: 'es003.csv' }],
      options: { files: ['customs/cape.csv', 'es003.csv'] },
    });
    expect(await mine.remove(id)).toBe(true);
  }, 60_000);

  it('says why a file cannot be audited', async () => {
    const jobs: AuditJob[] = [];
    const { runner, mine } = openParts(async (job) => void jobs.push(job));
    const files: readonly (readonly [string | Uint8Array, RegExp])[] = [
      ['%PDF-1.7', /^file: /],
      [`${TWO_ENTRIES.split('\n')[0]}\n`, /^file: none of its rows/],
      [zipOf([{ name: 'folder/', content: '' }]), /^file: the archive has 0 files/],
    ];
    for (const [content, detail] of files) {
      const { id } = await start(mine, Buffer.from(content));
      await workOff(jobs, runner);
      const audit = await mine.find(id);
      expect(audit).toMatchObject({
        status: 'failed',
        head: { refusal: { detail: expect.stringMatching(detail) } },
      });
      expect(await mine.remove(id)).toBe(true);
    }
  }, 60_000);

  it('ends when it is deleted, and after its time', async () => {
    const jobs: AuditJob[] = [];
    const { runner, mine, table } = openParts(async (job) => void jobs.push(job));
    const { id } = await start(mine);
    await runner.run(jobs.shift()!);
    expect(await mine.remove(id)).toBe(true);
    await workOff(jobs, runner);
    expect(await mine.find(id)).toBeNull();
    await start(mine);
    expect(await table.removeExpired(LATER)).toBeGreaterThan(0);
    expect(await database.query('SELECT FROM entry_audit_part')).toEqual([]);
  }, 60_000);

  it('is sealed in the database, and opened only as what it is', async () => {
    const { mine, table } = openParts(async () => undefined);
    const { id } = await start(mine);
    const rows = await database.query<{ content: Uint8Array }>('SELECT content FROM entry_audit_part');
    const raw = Buffer.concat(rows.map(({ content }) => content));
    expect(raw.includes('Z9Q00000343')).toBe(false);
    expect((await table.readPart(id, 'upload', 0))?.toString()).toBe(TWO_ENTRIES);
    const other = createSeal(Buffer.alloc(32, 8));
    await expect(other.open(rows[0]!.content, `${id} upload 0`)).rejects.toThrow();
    await expect(seal.open(rows[0]!.content, `${id} upload 1`)).rejects.toThrow();
    await mine.remove(id);
  });

  it('is one of at most three under way', async () => {
    const { mine } = openParts(async () => undefined);
    for (let one = 0; one < 3; one += 1) await start(mine);
    await expect(start(mine)).rejects.toMatchObject({ kind: 'rate-limited' });
  });
});
