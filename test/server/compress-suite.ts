import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeCompress(): void {
  describe('compression out', () => {
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

    it('is for who takes it, with the same content and tag', async () => {
      const plain = await receive('/openapi.json', {});
      const packed = await receive('/openapi.json', { 'Accept-Encoding': 'gzip' });
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
        undefined,
        'gzip',
      ]);
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.headers.etag).toBe(plain.headers.etag);
      for (const { headers } of [plain, packed]) expect(headers.vary).toContain('Accept-Encoding');
    });

    it('of a page is smaller with Brotli, and its tag the same', async () => {
      const [plain, gzip, brotli] = [
        await receive('/openapi.json', {}),
        await receive('/openapi.json', { 'Accept-Encoding': 'gzip' }),
        await receive('/openapi.json', { 'Accept-Encoding': 'gzip, deflate, br' }),
      ];
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag });
      expect(brotli.headers.vary).toContain('Accept-Encoding');
      expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
      expect(brotli.bytes.length).toBeLessThan(0.8 * gzip.bytes.length);
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

    it('leaves HEAD and small answers as they are', async () => {
      const accept = { 'Accept-Encoding': 'gzip' };
      for (const { headers, bytes } of [
        await receive('/openapi.json', accept, 'HEAD'),
        await receive('/healthz', accept),
      ]) {
        expect(headers['content-encoding']).toBeUndefined();
        expect(headers.vary).toContain('Accept-Encoding');
        expect(Number(headers['content-length'])).toBeGreaterThanOrEqual(bytes.length);
      }
    });

    it.each([
      ['gzip', 'gzip'],
      ['br;q=1.0, gzip;q=0.5', 'br'],
      ['gzip;q=0', undefined],
      ['gzip;q=0.000', undefined],
      ['identity', undefined],
      ['', undefined],
    ])('Accept-Encoding %p is answered in %p', async (accepted, coding) => {
      const { headers, bytes } = await receive('/openapi.json', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(coding);
      const read = coding === 'br' ? brotliDecompressSync : coding === 'gzip' ? gunzipSync : String;
      expect(() => JSON.parse(String(read(bytes))) as unknown).not.toThrow();
    });
  });
}
