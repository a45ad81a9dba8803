import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NO_PROGRESS, type IngestReport, type IngestRequest } from '../../src/ingest/run/source.js';
import { federalRegisterSource } from '../../src/ingest/sources/federal-register/source.js';
import { openTestDatabase } from '../support/test-database.js';
import type { Database } from '../../src/store/database/database.js';
import { day } from './hts-printing.js';

const PAGE = readFileSync(fileURLToPath(new URL('federal-register-page.json', import.meta.url)), 'utf8');

interface Page {
  results: Record<string, unknown>[];
  next_page_url?: string;
}
const page = (change: (page: Page) => void = () => undefined): string => {
  const copy = JSON.parse(PAGE) as Page;
  change(copy);
  return JSON.stringify(copy);
};

describe('documents of the Federal Register', () => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 120_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'register-'));
    mkdirSync(join(folder, 'pages'));
    await database.execute(
      `INSERT INTO data_version (content_hash, kind, status, manifest) VALUES ('base', 'live', 'current', '{}')`,
    );
    const order = (number: string, investigation: string | null): string =>
      `SELECT id, '${number}', 'CVD', 'Goods', 'Country', 'active', 'test', 'high', 'official', ${investigation === null ? 'NULL' : `'${investigation}'`} FROM data_version`;
    await database.execute(
      `INSERT INTO adcvd_order (data_version_id, case_number, order_type, product, country_name, status, provenance, confidence, source_label, itc_investigation)
       ${order('C-834-811', null)} UNION ALL ${order('A-423-808', '731-TA-788')}`,
    );
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await database.execute('DELETE FROM ingest_run');
    await database.execute('DELETE FROM data_version');
  });

  const ingest = (request: Partial<IngestRequest> = {}): Promise<IngestReport> =>
    federalRegisterSource.ingest(
      {
        from: join(folder, 'pages'),
        dryRun: false,
        allowLargeChange: false,
        since: day('2022-01-01'),
        label: null,
        requestsPerSecond: 100,
        ...request,
      },
      {
        database,
        dataDir: join(folder, 'data'),
        now: () => new Date('2026-11-20T12:00:00Z'),
        progress: NO_PROGRESS,
      },
    );
  const write = (text: string): void => writeFileSync(join(folder, 'pages', 'page.json'), text);
  const served = <Row>(columns: string, table: string): Promise<Row[]> =>
    database.query<Row>(
      `SELECT ${columns} FROM ${table} t JOIN data_version v ON v.id = t.data_version_id AND v.status = 'current'`,
    );
  const health = () => served('health, detail', 'dataset_health');

  it('become tariff events and events of the cases they name, each with its citation, and no rate', async () => {
    write(page());
    const report = await ingest();
    expect(report).toMatchObject({ succeeded: true, rowsRead: 3 });
    expect(
      await served('event_type, authority_type, headings, citations, source_label', 'tariff_event'),
    ).toEqual([
      {
        event_type: 'executive_order',
        authority_type: null,
        headings: [],
        citations: [
          {
            document: 'EO 14257',
            locator: '90 FR 15041, FR Doc 2025-06063',
            url: 'https://www.federalregister.gov/d/2025-06063',
            source: 'official',
          },
        ],
        source_label: 'official',
      },
    ]);
    expect(await served('case_number, event_date, event_type, fr_document', 'adcvd_event')).toEqual([
      {
        case_number: 'C-834-811',
        event_date: '2026-09-15',
        event_type: 'sunset',
        fr_document: '2026-18790',
      },
    ]);
    expect(await served('t.id', 'chapter99_rule')).toEqual([]);
    expect(await served('t.id', 'adcvd_rate')).toEqual([]);
    expect(report.runs[0]!.lines.join('\n')).toContain(
      '2022-10547: a trade-remedy notice that names no case',
    );
  });

  it('change nothing the second time', async () => {
    write(page());
    const { dataVersion } = await ingest();
    expect(await ingest()).toMatchObject({ dataVersion, runs: [{ status: 'unchanged' }] });
  });

  it('are shown by a dry run and not applied', async () => {
    write(page());
    expect(await ingest({ dryRun: true })).toMatchObject({
      runs: [{ status: 'dry_run' }],
      dataVersion: 'base',
    });
    expect(await served('t.id', 'tariff_event')).toEqual([]);
  });

  it('may have members nobody has heard of', async () => {
    write(page(({ results }) => results.forEach((result) => void (result['a_new_member'] = { deep: [1] }))));
    expect(await ingest()).toMatchObject({ succeeded: true });
  });

  it.each(['document_number', 'title', 'type', 'publication_date', 'html_url', 'agencies'])(
    'without %s are quarantined, and what was served stays',
    async (member) => {
      write(page(({ results }) => void delete results[1]![member]));
      const report = await ingest();
      expect(report).toMatchObject({
        succeeded: false,
        dataVersion: 'base',
        runs: [{ status: 'quarantined', failure: expect.stringContaining(member) }],
      });
      expect(await health()).toEqual([{ health: 'error', detail: expect.stringContaining(member) }]);
      const [run] = await database.query<{ issues: unknown[] }>('SELECT issues FROM ingest_run');
      expect(run!.issues).toContainEqual(
        expect.objectContaining({ message: expect.stringContaining(member) }),
      );
    },
  );

  it.each([
    ['a web page', '<html>'],
    ['half a page', PAGE.slice(0, 500)],
    ['another object', '{"error": "no"}'],
    ['a later year', page(({ results }) => void (results[0]!['publication_date'] = '2026-02-30'))],
  ])('are refused as %s', async (_, text) => {
    write(text);
    expect(await ingest()).toMatchObject({ succeeded: false, dataVersion: 'base' });
  });

  describe('from the API', () => {
    let server: Server;
    let base: string;
    let asked: URL[];
    let answer: (url: URL, nth: number) => { status?: number; body: string };
    beforeEach(async () => {
      asked = [];
      server = createServer((request, response) => {
        const url = new URL(request.url ?? '', base);
        asked.push(url);
        const { status = 200, body } = answer(url, asked.length);
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end(body);
      });
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/`;
    });
    afterEach(() => new Promise((resolve) => void server.close(resolve).closeAllConnections()));

    it('are asked for by agency, type and day, page by page, and again after a refusal', async () => {
      answer = (url, nth) => {
        if (nth === 1) return { status: 503, body: '' };
        if (!url.searchParams.getAll('conditions[type][]').includes('PRESDOCU'))
          return { body: page(({ results }) => void results.splice(0)) };
        return url.searchParams.get('page') === '2'
          ? { body: page(({ results }) => void results.splice(0, 1)) }
          : {
              body: page((first) => {
                first.results.splice(1);
                first.next_page_url = `${url.href}&page=2`;
              }),
            };
      };
      const report = await ingest({ from: base });
      expect(report).toMatchObject({ succeeded: true, rowsRead: 3 });
      expect(asked[0]!.searchParams.get('conditions[publication_date][gte]')).toBe('2022-01-01');
      expect(asked.some((url) => url.searchParams.getAll('conditions[agencies][]').length === 2)).toBe(true);
    });

    it('have their full text read where nothing else names the case, on the same host only', async () => {
      answer = (url) =>
        url.pathname.endsWith('.txt')
          ? { body: 'Investigation Nos. 701-TA-376 and 731-TA-788 (Fourth Review)' }
          : {
              body: page(
                ({ results }) => void (results[2]!['raw_text_url'] = new URL('2022-10547.txt', base).href),
              ),
            };
      await ingest({ from: base });
      expect(await served('case_number, fr_document', 'adcvd_event')).toContainEqual({
        case_number: 'A-423-808',
        fr_document: '2022-10547',
      });
      answer = () => ({
        body: page(({ results }) => void (results[2]!['raw_text_url'] = 'http://127.0.0.2:9/other.txt')),
      });
      expect(await ingest({ from: base })).toMatchObject({ succeeded: true });
    });
  });
});
