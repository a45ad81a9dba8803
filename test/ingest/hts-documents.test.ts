import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NO_PROGRESS, type IngestReport } from '../../src/ingest/run/source.js';
import { htsDocumentsSource } from '../../src/ingest/sources/hts-documents/source.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';

interface Printing {
  readonly content: string;
  /** When the file was made. */
  readonly made?: string;
}

function print({ content, made = 'D:20261101' }: Printing): string {
  return `%PDF-1.7\n1 0 obj <</CreationDate (${made}) /ModDate (${made})>> endobj\n${content}\ntrailer <</ID [<${made}> <${made}>]>>\n%%EOF\n`;
}

describe('Chapter 99 and the change record as printed', () => {
  let database: Database;
  let folder: string;
  let server: Server;
  let from: string;
  let asked: string[];
  let files: Record<string, string>;
  let contentType: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = createServer((request, response) => {
      const name = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('filename') ?? '';
      asked.push(request.url ?? '');
      response.writeHead(name in files ? 200 : 404, { 'content-type': contentType }).end(files[name]);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reststop`;
  }, 120_000);
  afterAll(async () => {
    await new Promise((resolve) => void server.close(resolve).closeAllConnections());
    await database.close();
  });
  beforeEach(async () => {
    [folder, asked, contentType] = [mkdtempSync(join(tmpdir(), 'documents-')), [], 'application/pdf'];
    files = { 'Chapter 99': print({ content: 'note 20' }), 'Change Record': print({ content: 'none' }) };
    await database.execute('DELETE FROM ingest_run');
    await database.execute('DELETE FROM data_version');
    await database.execute(
      `INSERT INTO data_version (content_hash, kind, status, manifest) VALUES ('base', 'live', 'current', '{}')`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const ingest = (at = '2026-11-20T12:00:00Z'): Promise<IngestReport> =>
    htsDocumentsSource.ingest(
      { from, dryRun: false, allowLargeChange: false, label: null, requestsPerSecond: 200, since: null },
      { database, dataDir: folder, now: () => new Date(at), progress: NO_PROGRESS },
    );
  const select = <Row>(columns: string, table: string): Promise<readonly Row[]> =>
    database.query<Row>(
      `SELECT ${columns} FROM ${table} t JOIN data_version v ON v.id = t.data_version_id AND v.status = 'current' ORDER BY 1`,
    );
  const listEvents = () => select<{ day: string; title: string }>('event_date AS day, title', 'tariff_event');

  it('are told of when they are first read, and when their content changes', async () => {
    expect(await ingest()).toMatchObject({ succeeded: true, rowsRead: 2, runs: [{ status: 'applied' }] });
    expect(asked).toEqual([
      '/reststop/file?release=currentRelease&filename=Chapter%2099',
      '/reststop/file?release=currentRelease&filename=Change%20Record',
    ]);
    expect((await listEvents()).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^C.* as printed, read for the first time$/),
      expect.stringMatching(/^C.* as printed, read for the first time$/),
    ]);
    files['Chapter 99'] = print({ content: 'note 20 and note 53' });
    expect(await ingest('2026-11-24T12:00:00Z')).toMatchObject({ runs: [{ status: 'applied' }] });
    expect((await listEvents()).filter(({ day }) => String(day) === '2026-11-24')).toEqual([
      {
        day: '2026-11-24',
        title: 'Chapter 99 of the schedule is printed with other content: compare it with the law in use',
      },
    ]);
    const cited = await select<{ address: string }>(`citations->0->>'url' AS address`, 'tariff_event');
    expect(new Set(cited.map(({ address }) => new URL(address).host))).toEqual(new Set(['hts.usitc.gov']));
    expect(await select('t.id', 'chapter99_rule')).toEqual([]);
  });

  it('are the same when the same pages are made once more', async () => {
    await ingest();
    files['Chapter 99'] = print({ content: 'note 20', made: 'D:20261124' });
    expect(await ingest()).toMatchObject({ succeeded: true, runs: [{ status: 'unchanged' }] });
  });

  it.each([
    ['a web page', () => (contentType = 'text/html'), 'answered with a web page'],
    ['another file', () => (files['Chapter 99'] = 'PK'), 'is no PDF file'],
    ['half a file', () => (files['Chapter 99'] = print({ content: 'x' }).slice(0, 40)), 'cut off'],
    ['no file', () => delete files['Change Record'], 'does not exist'],
  ])('are refused where the address answers with %s, and the data stays', async (_, arrange, words) => {
    arrange();
    const report = await ingest();
    expect(report).toMatchObject({ succeeded: false, runs: [{ status: 'failed' }] });
    expect(report.runs[0]!.failure).toContain(words);
    expect(await listEvents()).toEqual([]);
    expect(await select<object>('health', 'dataset_health')).toEqual([{ health: 'error' }]);
  });

  it('leave what is served when they cannot be written, and the report of the run says why', async () => {
    await database.execute(
      `CREATE FUNCTION refuse_rows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`,
    );
    await database.execute(
      `CREATE TRIGGER refuse_rows BEFORE INSERT ON tariff_event FOR EACH ROW EXECUTE FUNCTION refuse_rows()`,
    );
    const report = await ingest();
    await database.execute('DROP FUNCTION refuse_rows CASCADE');
    const failure = expect.stringContaining('disk full');
    expect(report).toMatchObject({
      succeeded: false,
      dataVersion: 'base',
      runs: [{ status: 'failed', failure }],
    });
    expect(report.runs[0]?.lines.at(-1)).toMatch(/: failed: .*disk full/);
    expect(await database.query('SELECT status, failure FROM ingest_run')).toEqual([
      { status: 'failed', failure },
    ]);
    expect(await database.query('SELECT content_hash AS hash FROM data_version')).toEqual([{ hash: 'base' }]);
  });
});
