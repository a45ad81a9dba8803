import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NO_PROGRESS, type IngestReport, type IngestRequest } from '../../src/ingest/run/source.js';
import { csmsSource } from '../../src/ingest/sources/csms/source.js';
import { openTestDatabase } from '../support/test-database.js';
import type { Database } from '../../src/store/database/database.js';
import { entries } from './csms-entries.js';
import { day } from './hts-printing.js';

const PAGE = `<html><head><script>var x = "9903.99.98";</script></head><body><div class="bulletin_body">
  <p>Heading <span>9903.</span><b>03.12</b> and 9903.99.99 apply.</p></div></body></html>`;

describe('messages of the Cargo Systems Messaging Service', () => {
  let database: Database;
  let folder: string;
  let server: Server;
  let from: string;
  let asked: string[];
  let list: () => string;
  let pages: Map<string, { readonly status: number; readonly body: string }>;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 120_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'csms-'));
    asked = [];
    list = () => JSON.stringify(entries());
    pages = new Map();
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '', 'http://127.0.0.1').pathname;
      asked.push(path);
      if (path.endsWith('.json') && request.headers['if-none-match'] === '"list"')
        return void response.writeHead(304).end();
      if (path.endsWith('.json'))
        return void response
          .writeHead(200, { 'content-type': 'application/json', etag: '"list"' })
          .end(list());
      const { status, body } = pages.get(path.split('/').at(-1) ?? '') ?? { status: 200, body: PAGE };
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/accounts/USDHSCBP/`;
    await database.execute(
      `INSERT INTO data_version (content_hash, kind, status, manifest) VALUES ('base', 'live', 'current', '{}')`,
    );
    await database.execute(
      `INSERT INTO tariff_event (data_version_id, event_date, title, event_type, authority, citations, source_label)
       SELECT id, '2026-11-16', 'held', 'CSMS', 'CBP', '[{"document": "CSMS 69302472"}]', 'official' FROM data_version`,
    );
  });
  afterEach(async () => {
    await new Promise((resolve) => void server.close(resolve).closeAllConnections());
    rmSync(folder, { recursive: true });
    await database.execute('DELETE FROM ingest_run');
    await database.execute('DELETE FROM data_version');
  });

  const ingest = (request: Partial<IngestRequest> = {}, at = '2026-11-20T12:00:00Z'): Promise<IngestReport> =>
    csmsSource.ingest(
      {
        ...{ from, dryRun: false, allowLargeChange: false, label: null, requestsPerSecond: 100, since: null },
        ...request,
      },
      { database, dataDir: folder, now: () => new Date(at), progress: NO_PROGRESS },
    );
  const served = <Row>(columns: string, table: string): Promise<Row[]> =>
    database.query<Row>(
      `SELECT ${columns} FROM ${table} t JOIN data_version v ON v.id = t.data_version_id AND v.status = 'current'`,
    );
  const newEvents = () =>
    served('event_date, title, event_type, authority_type, headings, citations', 'tariff_event').then(
      (rows) => rows.filter((row) => (row as { title: string }).title !== 'held'),
    );

  it('about tariffs become events with the headings their pages name; held and technical ones do not', async () => {
    const report = await ingest();
    expect(report).toMatchObject({ succeeded: true, rowsRead: 3, runs: [{ status: 'applied' }] });
    expect(await newEvents()).toEqual([
      {
        event_date: '2026-11-18',
        title: 'GUIDANCE: Section 338 Duties on Certain Products of Canada',
        event_type: 'CSMS',
        authority_type: 'section_338',
        headings: ['9903.03.12', '9903.99.99'],
        citations: [
          {
            document: 'CSMS 69851916',
            locator: null,
            url: `${from}bulletins/429db0c`.replace(
              from,
              'https://content.govdelivery.com/accounts/USDHSCBP/',
            ),
            source: 'official',
          },
        ],
      },
    ]);
    expect(asked).not.toContain(`/accounts/USDHSCBP/bulletins/${(69_400_001).toString(16)}`);
    expect(report.runs[0]!.lines.join('\n')).toContain('names 9903.99.99, which has no rule');
    expect(await served('t.id', 'chapter99_rule')).toEqual([]);
    expect(await ingest()).toMatchObject({ runs: [{ status: 'unchanged' }] });
  });

  it('that the list no longer holds are said to be missing', async () => {
    await ingest({}, '2026-11-20T12:00:00Z');
    rmSync(folder, { recursive: true });
    list = () =>
      JSON.stringify(
        entries().map((entry) => ({ ...entry, pub_date: entry.pub_date?.replace('11/', '12/') })),
      );
    const { runs } = await ingest({}, '2026-12-20T12:00:00Z');
    expect(runs[0]!.lines.join('\n')).toContain(
      'begins on 2026-12-16, and the run before read to 2026-11-20',
    );
  });

  it('of days before the run before are not asked for again', async () => {
    await ingest({}, '2026-11-30T12:00:00Z');
    asked.length = 0;
    expect(await ingest({}, '2026-11-30T16:00:00Z')).toMatchObject({ runs: [{ status: 'unchanged' }] });
    expect(asked).toEqual(['/accounts/USDHSCBP/widgets/USDHSCBP_WIDGET_2.json']);
  });

  it('without their page are kept by their subject, and it is said', async () => {
    pages.set((69_851_916).toString(16), { status: 404, body: '<html>' });
    const { runs } = await ingest();
    expect(await newEvents()).toMatchObject([{ headings: [] }]);
    expect(runs[0]!.lines.join('\n')).toContain('CSMS 69851916: kept without its page');
  });

  it('are shown by a dry run and not kept', async () => {
    expect(await ingest({ dryRun: true })).toMatchObject({ runs: [{ status: 'dry_run' }] });
    expect(await newEvents()).toEqual([]);
  });

  it.each(['subject', 'pub_date', 'href'] as const)(
    'without %s are quarantined, and what was served stays',
    async (member) => {
      list = () =>
        JSON.stringify(
          entries().map((entry, place) => (place === 1 ? { ...entry, [member]: undefined } : entry)),
        );
      expect(await ingest()).toMatchObject({
        succeeded: false,
        runs: [{ status: 'quarantined', failure: expect.stringContaining(member) }],
      });
      expect(await newEvents()).toEqual([]);
      expect(await served('health', 'dataset_health')).toEqual([{ health: 'error' }]);
    },
  );

  it('that were refused are asked for anew, though their server calls the right ones by the same name', async () => {
    list = () => JSON.stringify(entries()).replaceAll('"subject"', '"text"');
    expect(await ingest()).toMatchObject({ runs: [{ status: 'quarantined' }] });
    list = () => JSON.stringify(entries());
    expect(await ingest()).toMatchObject({ runs: [{ status: 'applied' }] });
  });

  it.each([
    ['a web page', () => '<html>Maintenance</html>'],
    ['cut off', () => JSON.stringify(entries()).slice(0, -20)],
    ['empty', () => '[]'],
    ['an object', () => '{"messages": []}'],
  ])('in a list that is %s fail the run', async (_, answer) => {
    list = answer;
    expect(await ingest()).toMatchObject({
      succeeded: false,
      dataVersion: 'base',
      runs: [{ status: 'failed' }],
    });
  });

  it('of days before the one asked for are left out', async () => {
    expect(await ingest({ since: day('2026-11-18') })).toMatchObject({ rowsRead: 1 });
  });

  it('are not read from a file', async () => {
    expect(await ingest({ from: folder })).toMatchObject({
      runs: [{ status: 'failed', failure: expect.stringContaining('--from takes') }],
    });
  });
});
