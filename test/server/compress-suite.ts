import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takesGzip } from '../../src/server/compress.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeCompress(): void {
  describe('gzip out', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    interface Received {
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
      readonly bytes: Buffer;
    }

    /** Sends headers as they are, and takes bytes as they come. */
    function receive(path: string, headers: Record<string, string>, method = 'GET'): Promise<Received> {
      return new Promise((resolve, reject) => {
        const sent = request(`${server.url}${path}`, { method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
        });
        sent.on('error', reject).end();
      });
    }

    it('is for who takes it, with the same content, length and tag', async () => {
      const plain = await receive('/openapi.json', {});
      const packed = await receive('/openapi.json', { 'Accept-Encoding': 'br, gzip' });
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
        undefined,
        'gzip',
      ]);
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      for (const { headers } of [plain, packed]) expect(headers.vary).toContain('Accept-Encoding');
    });

    it('is for what is answered to one caller too, refusals included', async () => {
      const unknown = Array.from({ length: 40 }, (_, index) => `unknown${index}=1`).join('&');
      const key = { Authorization: `Bearer ${server.key}` };
      const plain = await receive(`/v1/hts/search?${unknown}`, key);
      const packed = await receive(`/v1/hts/search?${unknown}`, { ...key, 'Accept-Encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
      const errorsOf = (bytes: Buffer): unknown => (JSON.parse(String(bytes)) as { errors: unknown }).errors;
      expect(errorsOf(gunzipSync(packed.bytes))).toEqual(errorsOf(plain.bytes));
    });

    it('is the same for HEAD, and small answers go as they are', async () => {
      const accept = { 'Accept-Encoding': 'gzip' };
      const [got, head] = [
        await receive('/openapi.json', accept),
        await receive('/openapi.json', accept, 'HEAD'),
      ];
      expect(head.bytes).toHaveLength(0);
      expect(head.headers['content-length']).toBe(got.headers['content-length']);
      const small = await receive('/healthz', accept);
      expect(small.headers['content-encoding']).toBeUndefined();
      expect(small.headers.vary).toContain('Accept-Encoding');
    });

    it.each([
      ['gzip', true],
      ['br;q=1.0, gzip;q=0.5', true],
      ['x-gzip', true],
      ['gzip;q=0', false],
      ['gzip;q=0.000', false],
      ['identity', false],
      ['', false],
    ])('%p is read: %p', (accepted, taken) => expect(takesGzip(accepted)).toBe(taken));
  });
}
