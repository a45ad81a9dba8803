import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptFetch, FETCH_LIMITS } from '../../src/ingest/run/fetch-bytes.js';

const LIMITS = { ...FETCH_LIMITS, maxBytes: 1_000 };

/** How the stand-in misbehaves, by path. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/good': (response) => response.end('[]'),
  '/missing': (response) => response.writeHead(404).end('no'),
  '/busy': (response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  '/limited': (response) => response.writeHead(429).end(),
  '/page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html>'),
  '/announced': (response) => response.writeHead(200, { 'content-length': '2000' }).end(Buffer.alloc(2000)),
  '/endless': (response) => {
    const pour = (): void => {
      while (response.write(Buffer.alloc(400)));
      response.once('drain', pour);
    };
    pour();
  },
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('[');
    setImmediate(() => response.destroy());
  },
  '/silent': (response) => void response.writeHead(200).write('['),
  '/moved': (response) => response.writeHead(302, { location: '/good' }).end(),
};

describe('fetching one file', () => {
  let server: Server;
  let base: string;

  beforeAll(async () => {
    server = createServer((request, response) => ANSWERS[request.url ?? '']?.(response));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('gives the bytes, after a redirect too', async () => {
    expect(await attemptFetch(`${base}/good`, { limits: LIMITS })).toMatchObject({
      kind: 'bytes',
      bytes: Buffer.from('[]'),
    });
    expect(await attemptFetch(`${base}/moved`, { limits: LIMITS })).toMatchObject({ kind: 'bytes' });
  });

  it('gives null for what is not there', async () => {
    expect(await attemptFetch(`${base}/missing`, { limits: LIMITS })).toEqual({ kind: 'absent' });
  });

  it.each([
    ['/busy', 'answered 503'],
    ['/limited', 'answered 429'],
    ['/page', 'web page'],
    ['/announced', 'larger than 1000 bytes'],
    ['/endless', 'larger than 1000 bytes'],
    ['/cut', 'could not be fetched'],
  ])('refuses %s: %s', async (path, reason) => {
    expect(await attemptFetch(base + path, { limits: LIMITS })).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(reason),
    });
  });

  it('refuses what is never complete', async () => {
    const limits = { ...LIMITS, timeoutMs: 300 };
    expect(await attemptFetch(`${base}/silent`, { limits })).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('no complete answer within 300 ms'),
    });
  });

  it('refuses an address nobody answers at', async () => {
    expect(await attemptFetch('http://127.0.0.1:1/', { limits: LIMITS })).toMatchObject({ kind: 'refused' });
  });

  it.each(['file:///etc/passwd', 'data:text/plain,x', 'ftp://example.org/a', 'revisions.csv'])(
    'refuses %s',
    async (address) => {
      expect(await attemptFetch(address, { limits: FETCH_LIMITS })).toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('not an http or https address'),
      });
    },
  );
});
