import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectProblem } from './support/expect-problem.js';
import { sendRaw } from './support/raw-request.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeBody(): void {
  describe('a body', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    const MIB = 1024 * 1024;
    const QUERY = '{"query":"{ regulatoryDataStatus { dataVersion } }"}';

    function post(body: string | Buffer, headers: Record<string, string> = {}): Promise<Response> {
      const all = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json', ...headers };
      return fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: all,
        body: new Uint8Array(Buffer.from(body)),
      });
    }

    describe('the size of a body', () => {
      it('1 MiB is read', async () => expect((await post(QUERY.padEnd(MIB))).status).toBe(200));

      it('one byte more is not', async () =>
        void (await expectProblem(await post(QUERY.padEnd(MIB + 1)), 413, 'payload-too-large')));

      it('is counted without Content-Length too', async () => {
        const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
        const head = `POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
        const response = await sendRaw(server.address.port, `${head}${chunk.repeat(17)}0\r\n\r\n`);
        expect(response.status).toBe(413);
      });

      it('is counted on GET', async () => {
        const head = (length: number): string =>
          `GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
        expect((await sendRaw(server.address.port, `${head(3)}abc`)).status).toBe(200);
        expect((await sendRaw(server.address.port, `${head(MIB + 1)}${'x'.repeat(MIB + 1)}`)).status).toBe(
          413,
        );
      });

      it('is counted as inflated', async () => {
        const bomb = gzipSync(Buffer.alloc(64 * MIB, 0x20));
        expect(bomb.length).toBeLessThan(MIB);
        await expectProblem(await post(bomb, { 'Content-Encoding': 'gzip' }), 413, 'payload-too-large');
      });
    });

    describe('the coding of a body', () => {
      it.each([
        ['gzip', gzipSync(QUERY)],
        ['deflate', deflateSync(QUERY)],
        ['br', brotliCompressSync(QUERY)],
        ['identity', Buffer.from(QUERY)],
      ])('%s is read', async (coding, body) =>
        expect((await post(body, { 'Content-Encoding': coding })).status).toBe(200),
      );

      it('bad gzip is 400', async () =>
        void (await expectProblem(
          await post('not gzip', { 'Content-Encoding': 'gzip' }),
          400,
          'malformed-request',
        )));

      it.each(['zstd', 'gzip, gzip', '__proto__'])(
        '%s is 415',
        async (coding) =>
          void (await expectProblem(
            await post(QUERY, { 'Content-Encoding': coding }),
            415,
            'unsupported-media-type',
          )),
      );

      it.each([
        'application/json; charset=utf-16',
        'application/json;charset="iso-8859-1"',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])(
        '%s is 415',
        async (type) =>
          void (await expectProblem(
            await post(QUERY, { 'Content-Type': type }),
            415,
            'unsupported-media-type',
          )),
      );

      it.each(['application/json;charset=UTF-8', 'APPLICATION/JSON; charset="utf-8"'])(
        '%s is read',
        async (type) => expect((await post(QUERY, { 'Content-Type': type })).status).toBe(200),
      );

      it('invalid UTF-8 and UTF-16 are 400', async () => {
        for (const body of [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), Buffer.from(QUERY, 'utf16le')]) {
          await expectProblem(await post(body), 400, 'malformed-request');
        }
      });

      it('a byte order mark is skipped', async () => expect((await post(`\ufeff${QUERY}`)).status).toBe(200));
    });

    describe('the JSON of a body', () => {
      it.each([
        ['malformed', '{"query":'],
        ['empty', ''],
        ['an array', '[]'],
        ['null', 'null'],
        ['NaN', '{"query":NaN}'],
        ['a trailing comma', '{"query":"{ __typename }",}'],
        ['too deep', `{"query":"{ __typename }","variables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
        [
          'one level too deep',
          `{"query":"{ __typename }","variables":{"a":${'['.repeat(31)}${']'.repeat(31)}}}`,
        ],
        ['a member twice', '{"query":"{ __typename }","query":"{ __typename }"}'],
        ['a member twice, spelt with an escape', '{"query":"{ __typename }","\\u0071uery":"{ __typename }"}'],
        ['__proto__', '{"query":"{ __typename }","variables":{"__proto__":{"polluted":true}}}'],
        ['__proto__ spelt with an escape', '{"query":"{ __typename }","\\u005f_proto__":{}}'],
        [
          'too many members',
          `{${Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`,
        ],
      ])('%s is 400', async (_name, body) => {
        await expectProblem(await post(body), 400, 'malformed-request');
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      });

      it('members named like parts of a prototype change nothing', async () => {
        const response = await post(
          '{"query":"{ __typename }","variables":{"constructor":{"prototype":{"polluted":1}}}}',
        );
        expect([200, 400]).toContain(response.status);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      });

      it('the same name in different objects is no repetition', async () => {
        const body = '{"query":"{ __typename }","variables":{"a":{"x":1},"b":{"x":"[{\\"x\\":"}}}';
        expect((await post(body)).status).toBe(200);
      });
    });
  });
}
