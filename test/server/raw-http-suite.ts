import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { expectRawProblem, sendRaw } from './support/raw-request.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeRawHttp(): void {
  describe('HTTP as bytes', () => {
    let server: RunningServer;
    /** Waits so briefly that a busy machine may keep it from reading a whole request. */
    let hasty: RunningServer;
    beforeAll(async () => {
      server = await startServer();
      hasty = await startServer({ limits: { headersTimeoutMs: 800, requestTimeoutMs: 1200 } });
    }, 120_000);
    afterAll(() => Promise.all([server.stop(), hasty.stop()]));

    const STATUS = 'GET /v1/regulatory-data/status HTTP/1.1\r\n';
    const HOST = 'Host: localhost\r\n';
    const LAST = 'Connection: close\r\n';

    const expectProblem = async (bytes: string, status: number, kind: string): Promise<void> =>
      expectRawProblem(await sendRaw(server.address.port, bytes), status, kind);
    const expectTimeout = async (bytes: string): Promise<void> =>
      expectRawProblem(await sendRaw(hasty.address.port, bytes), 408, 'request-timeout');

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
        ['lines that end in a line feed', `GET / HTTP/1.1\nHost: localhost\n\n`],
        ['a folded header', `${STATUS}${HOST}X-Test: a\r\n b\r\n\r\n`],
        ['a space before a colon', `${STATUS}Host : localhost\r\n\r\n`],
        ['a Content-Length with a sign', `POST /graphql HTTP/1.1\r\n${HOST}Content-Length: +4\r\n\r\nabcd`],
        ['a list of Content-Lengths', `POST /graphql HTTP/1.1\r\n${HOST}Content-Length: 4, 4\r\n\r\nabcd`],
        ['a negative chunk', `POST /graphql HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`],
      ])('%s', async (_name, bytes) => expectProblem(bytes, 400, 'malformed-request'));

      it('headers over 16 KB', () =>
        expectProblem(`${STATUS}${HOST}X-Large: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'header-too-large'));

      it('a target over the size of all headers', () =>
        expectProblem(`GET /?q=${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 414, 'uri-too-long'));

      it('headers that never end', () => expectTimeout(`${STATUS}Host: loc`));

      it('a body that never ends', () =>
        expectTimeout(
          `POST /graphql HTTP/1.1\r\n${HOST}Authorization: Bearer ${hasty.key}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
        ));

      it('CONNECT', () =>
        expectProblem(`CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`, 405, 'method-not-allowed'));

      it.each(['TRACE', 'PROPFIND'])('%s', (method) =>
        expectProblem(`${method} /healthz HTTP/1.1\r\n${HOST}${LAST}\r\n`, 405, 'method-not-allowed'),
      );
    });

    describe('a version that is not spoken is 505', () => {
      it.each(['HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/3.0', 'HTTP/9.9'])('%s', (version) =>
        expectProblem(`GET /healthz ${version}\r\n${HOST}\r\n`, 505, 'http-version-not-supported'),
      );

      it('HTTP/2 with prior knowledge', () =>
        expectProblem('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 505, 'http-version-not-supported'));
    });

    describe('a body is framed in one way', () => {
      const chunked = (headers: string, version = 'HTTP/1.1'): string =>
        `POST /graphql ${version}\r\n${HOST}${headers}\r\n2\r\n{}\r\n0\r\n\r\n`;

      it.each([
        ['another coding before chunked', chunked('Transfer-Encoding: gzip, chunked\r\n')],
        ['the same in two headers', chunked('Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n')],
        ['identity', chunked('Transfer-Encoding: identity\r\n')],
        ['chunked in HTTP/1.0', chunked('Transfer-Encoding: chunked\r\n', 'HTTP/1.0')],
        [
          'a second Content-Type',
          chunked(
            `Authorization: Bearer KEY\r\nContent-Type: application/json\r\nContent-Type: text/plain\r\n${LAST}Transfer-Encoding: chunked\r\n`,
          ),
        ],
      ])('%s is 400', async (_name, bytes) =>
        expectProblem(bytes.replace('KEY', server.key), 400, 'malformed-request'),
      );

      it('Chunked is chunked', async () => {
        const headers = `Authorization: Bearer ${server.key}\r\nContent-Type: application/json\r\n${LAST}Transfer-Encoding: Chunked\r\n`;
        const { status, body } = await sendRaw(server.address.port, chunked(headers));
        expect([status, body]).toEqual([400, expect.stringContaining('query')]);
      });

      it.each([
        ['one chunk extension of 20 KB', `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
        ['nine megabytes of chunk extensions', `1;${'a'.repeat(16_000)}\r\n \r\n`.repeat(600)],
      ])('%s is 413', async (_name, body) =>
        expectProblem(
          `POST /graphql HTTP/1.1\r\n${HOST}Authorization: Bearer ${server.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
          413,
          'payload-too-large',
        ),
      );
    });

    describe('headers are counted', () => {
      const headers = (count: number): string => 'X: 1\r\n'.repeat(count);

      it('a hundred are taken', async () => {
        const bytes = `GET /healthz HTTP/1.1\r\n${HOST}${LAST}${headers(98)}\r\n`;
        expect((await sendRaw(server.address.port, bytes)).status).toBe(200);
      });

      it.each([
        ['one more is not', headers(101)],
        ['a key beyond them is no way in', `${headers(2_100)}Authorization: Bearer KEY\r\n`],
      ])('%s', (_name, sent) =>
        expectProblem(`${STATUS}${HOST}${sent.replace('KEY', server.key)}\r\n`, 431, 'header-too-large'),
      );

      it('two keys are none', () =>
        expectProblem(
          `${STATUS}${HOST}${`Authorization: Bearer ${server.key}\r\n`.repeat(2)}${LAST}\r\n`,
          401,
          'unauthorized',
        ));
    });

    describe('100 Continue', () => {
      const asking = (path: string, headers: string): string =>
        `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nExpect: 100-continue\r\n${headers}\r\n`;

      it.each([
        ['no key', '/graphql', 'Content-Length: 2\r\n', 401, 'unauthorized'],
        ['no such address', '/nothing', 'Content-Length: 2\r\n', 404, 'not-found'],
        [
          'too long a body',
          '/graphql',
          'Authorization: Bearer KEY\r\nContent-Length: 2000000\r\n',
          413,
          'payload-too-large',
        ],
        [
          'a coding that is not read',
          '/graphql',
          'Authorization: Bearer KEY\r\nContent-Encoding: zstd\r\nContent-Length: 2\r\n',
          415,
          'unsupported-media-type',
        ],
      ] as const)('is not said to %s', (...row) => {
        const [, path, headers, status, kind] = row;
        return expectProblem(asking(path, headers.replace('KEY', server.key)), status, kind);
      });

      it('is said once the body is to be read', async () => {
        const body = JSON.stringify({ query: '{ __typename }' });
        const headers = `Authorization: Bearer ${server.key}\r\nContent-Length: ${body.length}\r\n${LAST}`;
        const socket = connect(server.address.port, '127.0.0.1');
        let received = '';
        socket.on('data', (bytes: Buffer) => {
          if (received === '') socket.write(body);
          received += bytes.toString();
        });
        const closed = new Promise((resolve) => socket.on('close', resolve));
        socket.write(asking('/graphql', headers));
        await closed;
        expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
      });
    });

    describe('a client that asks for a tunnel', () => {
      it.each([
        ['and resets the connection', true],
        ['and never ends it', false],
      ])('%s does no harm', async (_name, isReset) => {
        const ends = Array.from({ length: 30 }, () => {
          const socket = connect({ port: server.address.port, host: '127.0.0.1', allowHalfOpen: true });
          socket.on('error', () => undefined).resume();
          socket.write(`CONNECT a:443 HTTP/1.1\r\n${HOST}\r\n`, () => isReset && socket.resetAndDestroy());
          return new Promise<void>((resolve) => socket.on(isReset ? 'close' : 'end', resolve)).then(
            () => socket,
          );
        });
        const sockets = await Promise.all(ends);
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        const open = (): Promise<number> =>
          new Promise((resolve) => server.listener.server.getConnections((_error, count) => resolve(count)));
        while ((await open()) > 2) await new Promise((resolve) => setTimeout(resolve, 50));
        for (const socket of sockets) socket.destroy();
      });
    });

    describe('the target and the host', () => {
      it.each([
        ['no Host', `${STATUS}\r\n`],
        ['two Hosts', `${STATUS}${HOST}${HOST}\r\n`],
        ['a Host that is none', `${STATUS}Host: a b\r\n\r\n`],
        ['a bad escape in the path', `GET /v1/%zz HTTP/1.1\r\n${HOST}${LAST}\r\n`],
        ['an escape that is not UTF-8 in the path', `GET /v1/%ff HTTP/1.1\r\n${HOST}${LAST}\r\n`],
        [
          'a bad escape in the query',
          `GET /v1/regulatory-data/status?a=%E0%A4 HTTP/1.1\r\n${HOST}${LAST}\r\n`,
        ],
        ['another host in the target', `GET http://other.example/healthz HTTP/1.1\r\n${HOST}${LAST}\r\n`],
        ['a user in the target', `GET http://a:b@localhost/healthz HTTP/1.1\r\n${HOST}${LAST}\r\n`],
        ['a fragment', `GET /healthz#x HTTP/1.1\r\n${HOST}${LAST}\r\n`],
      ])('%s is 400', async (_name, bytes) => expectProblem(bytes, 400, 'malformed-request'));

      it('a target over 8 KB is 414', () =>
        expectProblem(
          `GET /healthz?${'a'.repeat(8200)} HTTP/1.1\r\n${HOST}${LAST}\r\n`,
          414,
          'uri-too-long',
        ));

      it('a target of exactly 8 KB is read', async () => {
        const target = '/healthz?'.padEnd(8192, 'a');
        expect(
          (await sendRaw(server.address.port, `GET ${target} HTTP/1.1\r\n${HOST}${LAST}\r\n`)).status,
        ).toBe(200);
      });

      it('the absolute form is understood', async () => {
        const bytes = `GET http://localhost/healthz HTTP/1.1\r\n${HOST}${LAST}\r\n`;
        expect((await sendRaw(server.address.port, bytes)).status).toBe(200);
      });

      it('the next good request is answered', async () => {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      });
    });
  });
}
