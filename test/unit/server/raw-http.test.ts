import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendRaw } from './support/raw-request.js';
import { closeSharedDatabase, startServer, type RunningServer } from './support/running-server.js';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ limits: { headersTimeoutMs: 800, requestTimeoutMs: 1200 } });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
});

const STATUS = 'GET /v1/regulatory-data/status HTTP/1.1\r\n';
const HOST = 'Host: localhost\r\n';
const LAST = 'Connection: close\r\n';

async function expectProblem(bytes: string, status: number, kind: string): Promise<void> {
  const response = await sendRaw(server.address.port, bytes);
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const body = JSON.parse(response.body) as Record<string, unknown>;
  expect(body).toMatchObject({ type: `dutygraph://errors/${kind}`, status });
  expect(body.traceId).toBe(response.headers['x-service-trace-id']);
  expect(response.body).not.toMatch(/\bat .*\.(ts|js):\d+/);
}

describe('what the HTTP parser refuses is problem+json too', () => {
  it.each([
    ['garbage', '\u0016\u0003\u0001 hello\r\n\r\n'],
    ['a bad method', 'G\u0000T / HTTP/1.1\r\n\r\n'],
    [
      'Content-Length with Transfer-Encoding',
      `POST /graphql HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'two Content-Lengths',
      `POST /graphql HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`,
    ],
    ['a negative Content-Length', `POST /graphql HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`],
    ['a bare line feed in a header', `${STATUS}${HOST}X-Test: a\nb\r\n\r\n`],
    ['a carriage return in a header', `${STATUS}${HOST}X-Test: a\rb\r\n\r\n`],
    ['an unknown protocol version', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ])('%s', async (_name, bytes) => expectProblem(bytes, 400, 'malformed-request'));

  it('headers over 16 KB', () =>
    expectProblem(`${STATUS}${HOST}X-Large: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'header-too-large'));

  it('a target over the size of all headers', () =>
    expectProblem(`GET /?q=${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 414, 'uri-too-long'));

  it('headers that never end', () => expectProblem(`${STATUS}Host: loc`, 408, 'request-timeout'));

  it('a body that never ends', () =>
    expectProblem(
      `POST /graphql HTTP/1.1\r\n${HOST}Authorization: Bearer ${server.key}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
      408,
      'request-timeout',
    ));

  it('CONNECT', () =>
    expectProblem(`CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`, 405, 'method-not-allowed'));
});

describe('the target and the host', () => {
  it.each([
    ['no Host', `${STATUS}\r\n`],
    ['two Hosts', `${STATUS}${HOST}${HOST}\r\n`],
    ['a Host that is none', `${STATUS}Host: a b\r\n\r\n`],
    ['a bad escape in the path', `GET /v1/%zz HTTP/1.1\r\n${HOST}${LAST}\r\n`],
    ['an escape that is not UTF-8 in the path', `GET /v1/%ff HTTP/1.1\r\n${HOST}${LAST}\r\n`],
    ['a bad escape in the query', `GET /v1/regulatory-data/status?a=%E0%A4 HTTP/1.1\r\n${HOST}${LAST}\r\n`],
    ['a fragment', `GET /healthz#x HTTP/1.1\r\n${HOST}${LAST}\r\n`],
  ])('%s is 400', async (_name, bytes) => expectProblem(bytes, 400, 'malformed-request'));

  it('a target over 8 KB is 414', () =>
    expectProblem(`GET /healthz?${'a'.repeat(8200)} HTTP/1.1\r\n${HOST}${LAST}\r\n`, 414, 'uri-too-long'));

  it('a target of exactly 8 KB is read', async () => {
    const target = '/healthz?'.padEnd(8192, 'a');
    expect((await sendRaw(server.address.port, `GET ${target} HTTP/1.1\r\n${HOST}${LAST}\r\n`)).status).toBe(
      200,
    );
  });

  it('the absolute form is understood', async () => {
    const bytes = `GET http://localhost/healthz HTTP/1.1\r\n${HOST}${LAST}\r\n`;
    expect((await sendRaw(server.address.port, bytes)).status).toBe(200);
  });

  it('the next good request is answered', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});
