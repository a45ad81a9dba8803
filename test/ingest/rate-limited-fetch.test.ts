import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchPolicyAt, RateLimitedFetcher } from '../../src/ingest/run/rate-limited-fetch.js';
import { sha256Of } from '../../src/law/pack/pack-format.js';

const QUICK = { ...fetchPolicyAt(undefined), pauseMs: 0, backoffMs: 1, attempts: 4 };

describe('fetching within the rate limit', () => {
  let server: Server;
  let address: string;
  let folder: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let asked: IncomingMessage[];
  beforeEach(async () => {
    asked = [];
    folder = mkdtempSync(join(tmpdir(), 'rate-limited-'));
    server = createServer((request, response) => {
      asked.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    rmSync(folder, { recursive: true });
  });
  const fetcher = () => new RateLimitedFetcher({ dataDir: folder }, QUICK);

  it('keeps the bytes, and asks by their validators the next time', async () => {
    answer = (request, response) =>
      request.headers['if-none-match'] === '"a"' && request.headers['if-modified-since'] !== undefined
        ? response.writeHead(304).end()
        : response
            .writeHead(200, { etag: '"a"', 'last-modified': 'Fri, 20 Nov 2026 00:00:00 GMT' })
            .end('[1]');
    const first = await fetcher().fetch(address, 'file');
    const again = await fetcher().fetch(address, 'file');
    expect(first).toMatchObject({ ok: true, value: { sha256: sha256Of('[1]') } });
    expect(again).toEqual(first);
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"']);
  });

  it('asks for the whole file when the bytes kept are damaged', async () => {
    answer = (_, response) => response.writeHead(200, { etag: '"a"' }).end('[1]');
    await fetcher().fetch(address, 'file');
    const sha256 = sha256Of('[1]');
    writeFileSync(join(folder, 'raw', sha256.slice(0, 2), sha256), 'damaged');
    expect(await fetcher().fetch(address, 'file')).toMatchObject({ ok: true });
    expect(asked[1]!.headers['if-none-match']).toBeUndefined();
  });

  it.each([
    ['the file system', () => 'file:///etc/passwd', 'redirects from http: to file:'],
    [
      'another name of this machine',
      (at: string) => at.replace('127.0.0.1', 'localhost'),
      'inside this network',
    ],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest', 'inside this network'],
    ['a mapped address', () => 'http://[::ffff:10.0.0.1]/', 'inside this network'],
    ['itself for ever', (at: string) => at, 'redirects more than 5 times'],
    ['no address', () => 'http://', 'redirects to something that is no address'],
  ])('does not follow a redirect to %s', async (_, to, reason) => {
    answer = (_, response) => response.writeHead(302, { location: to(address) }).end();
    const fetched = await fetcher().fetch(address, 'file');
    expect(fetched).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
    expect(asked.length).toBe(reason.includes('5 times') ? 6 : 1);
  });

  it('does not follow a redirect that takes https away', async () => {
    const [secure, plain] = ['https://hts.example/list', 'http://hts.example/list'];
    const answers = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.redirect(plain));
    const fetched = await fetcher().fetch(secure, 'list');
    expect(answers).toHaveBeenCalledTimes(1);
    answers.mockRestore();
    expect(fetched).toEqual({ ok: false, message: `${secure} redirects from https: to http:` });
  });

  it('asks again at a rate whose pauses are no whole milliseconds', async () => {
    answer = (_, response) =>
      asked.length < 3 ? response.writeHead(503).end() : response.writeHead(200).end('[1]');
    const odd = new RateLimitedFetcher({ dataDir: folder }, fetchPolicyAt(700));
    expect(await odd.fetch(address, 'file')).toMatchObject({ ok: true });
  });

  it.each([
    ['during a transfer', (response: ServerResponse) => void response.writeHead(200).write('[')],
    ['before an answer', () => undefined],
    ['while it waits', (response: ServerResponse) => response.writeHead(503, { 'retry-after': '100' }).end()],
  ])('ends at once when it is stopped %s, and takes it for no failure of the server', async (_, begin) => {
    const stopping = new AbortController();
    const stopped = new Error('stopped');
    answer = (__, response) => {
      begin(response);
      setTimeout(() => stopping.abort(stopped), 50);
    };
    const patient = { ...QUICK, maxWaitMs: 1_000_000, limits: { ...QUICK.limits, timeoutMs: 1_000_000 } };
    const fetch = new RateLimitedFetcher({ dataDir: folder, signal: stopping.signal }, patient);
    await expect(fetch.fetch(address, 'file')).rejects.toBe(stopped);
    expect(asked).toHaveLength(1);
  });

  it.each([429, 500, 503])('asks again after %d, and gives up after a few times', async (status) => {
    answer = (_, response) => response.writeHead(status, { 'retry-after': '0' }).end();
    expect(await fetcher().fetch(address, 'file')).toMatchObject({
      ok: false,
      message: expect.stringContaining(`answered ${status}`),
    });
    expect(asked).toHaveLength(QUICK.attempts);
  });

  it.each([
    ['400', (response: ServerResponse) => response.writeHead(400).end(), 'answered 400'],
    [
      '429 with a wait longer than a run',
      (response: ServerResponse) => response.writeHead(429, { 'retry-after': '86400' }).end(),
      'answered 429',
    ],
    [
      'more bytes than a file has',
      (response: ServerResponse) => response.writeHead(200, { 'content-length': '999999999' }).end(),
      'is larger than',
    ],
  ])('does not ask again after %s', async (_, refusal, reason) => {
    answer = (_request, response) => void refusal(response);
    expect(await fetcher().fetch(address, 'file')).toMatchObject({
      ok: false,
      message: expect.stringContaining(reason),
    });
    expect(asked).toHaveLength(1);
  });

  it('asks again until the body is what it should be, and keeps no other', async () => {
    answer = (_, response) => response.writeHead(200, { etag: '"a"' }).end(asked.length < 3 ? '[' : '[1]');
    const glance = (bytes: Uint8Array) => (bytes.length < 3 ? 'is not whole' : null);
    expect(await fetcher().fetch(address, 'file', { glance })).toMatchObject({
      ok: true,
      value: { name: 'file' },
    });
    expect(asked).toHaveLength(3);
  });

  it('gives null for what is not there', async () => {
    answer = (_, response) => response.writeHead(404).end();
    expect(await fetcher().fetch(address, 'file')).toEqual({ ok: true, value: null });
  });

  it('pauses between requests as long as the pace says', () => {
    expect(fetchPolicyAt(undefined)).toMatchObject({ pauseMs: 500, backoffMs: 1_000 });
    expect(fetchPolicyAt(4)).toMatchObject({ pauseMs: 250, backoffMs: 500 });
  });
});
