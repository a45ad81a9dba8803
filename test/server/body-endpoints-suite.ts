import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registry } from '../../src/operations/registry.js';
import { expectProblem } from './support/expect-problem.js';
import { sendRaw } from './support/raw-request.js';
import { startServer, type RunningServer } from './support/running-server.js';

/** What holds for bodies holds at every address of the REST form that takes one; /graphql has a suite of its own. */
export function describeBodyEndpoints(): void {
  describe('bodies of the REST form', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    const MIB = 1024 * 1024;
    const endpoints = registry.flatMap((row) =>
      row.method === 'POST' && (row.kind === 'query' || row.kind === 'batch') ? [[row.path] as const] : [],
    );

    it('the endpoints are found', () => expect(endpoints.length).toBeGreaterThanOrEqual(3));

    describe.each(endpoints)('POST %s', (path) => {
      const post = (body: string | Buffer, headers: Record<string, string> = {}): Promise<Response> =>
        fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${server.betaKey}`,
            'Content-Type': 'application/json',
            ...headers,
          },
          body: new Uint8Array(Buffer.from(body)),
        });

      it('reads 1 MiB, and no byte more, however it is sent', async () => {
        const whole = '{"unknown":1}';
        await expectProblem(await post(whole.padEnd(MIB)), 400, 'invalid-parameter');
        await expectProblem(await post(whole.padEnd(MIB + 1)), 413, 'payload-too-large');
        const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
        const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.betaKey}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
        const chunked = await sendRaw(server.address.port, `${head}${chunk.repeat(17)}0\r\n\r\n`);
        expect([chunked.status, chunked.body]).toEqual([413, expect.stringContaining('payload-too-large')]);
        const bomb = gzipSync(Buffer.alloc(32 * MIB, 0x20));
        await expectProblem(await post(bomb, { 'Content-Encoding': 'gzip' }), 413, 'payload-too-large');
      });

      it('inflates gzip, and refuses what is none and codings it does not know', async () => {
        const packed = await post(gzipSync('{"unknown":1}'), { 'Content-Encoding': 'gzip' });
        await expectProblem(packed, 400, 'invalid-parameter');
        await expectProblem(await post('no gzip', { 'Content-Encoding': 'gzip' }), 400, 'malformed-request');
        await expectProblem(await post('{}', { 'Content-Encoding': 'zstd' }), 415, 'unsupported-media-type');
      });

      it('takes JSON in UTF-8 and nothing else', async () => {
        for (const type of ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data'])
          await expectProblem(await post('{}', { 'Content-Type': type }), 415, 'unsupported-media-type');
        await expectProblem(await post(Buffer.from([0x7b, 0xff, 0x7d])), 400, 'malformed-request');
        await expectProblem(await post(Buffer.from('{}', 'utf16le')), 400, 'malformed-request');
        await expectProblem(await post('\ufeff{"unknown":1}'), 400, 'invalid-parameter');
      });

      it.each([
        ['empty', ''],
        ['cut', '{"a":'],
        ['an array', '[]'],
        ['null', 'null'],
        ['NaN', '{"a":NaN}'],
        ['100,000 levels', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
        [
          '100,000 members',
          `{${Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":1`).join()}}`,
        ],
        ['a member twice', '{"facts":{"a":1,"a":2}}'],
        ['__proto__', '{"__proto__":{"polluted":1}}'],
        ['__proto__ in facts', '{"facts":{"__proto__":{"polluted":1}}}'],
        ['__proto__ in legalNoteFacts', '{"legalNoteFacts":{"\\u005f_proto__":"x"}}'],
        ['constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
      ])('refuses a body that is or has %s', async (_name, body) => {
        const response = await post(body);
        expect(response.status).toBe(400);
        expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
        const { type } = (await response.json()) as { type: string };
        expect(['dutygraph://errors/malformed-request', 'dutygraph://errors/invalid-parameter']).toContain(
          type,
        );
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      });
    });
  });
}
