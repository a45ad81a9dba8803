import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmallServer } from '../support/bundled-server.js';
import { encryptedPdf, millionCells, pdfHiddenFilter, pdfStreamBomb } from '../support/hostile-files.js';
import { expectProblem } from '../server/support/expect-problem.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';

/** Row X1 and X2 of the faults, at the running service. */

let server: RunningServer;
let knocks = 0;
const inner = createServer((_request, response) => {
  knocks += 1;
  response.end('secret');
});
beforeAll(async () => {
  server = await startSmallServer();
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
  inner.close();
});

const send = (body: object, path = 'auto'): Promise<Response> =>
  fetch(`${server.url}/v1/extract/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${server.betaKey}` },
    body: JSON.stringify(body),
  });
const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes as Uint8Array).toString('base64');

describe('X1: an address is no file', () => {
  const portOf = (): number => (inner.address() as AddressInfo).port;
  const addresses = (): string[] => [
    `http://127.0.0.1:${portOf()}/`,
    `http://[::1]:${portOf()}/`,
    `http://2130706433:${portOf()}/`,
    `http://localtest.me:${portOf()}/`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
  ];

  it('whether as the content or as a parameter', async () => {
    for (const address of addresses()) {
      const { detail } = await expectProblem(await send({ content: address }), 400, 'invalid-parameter');
      expect(detail).toContain('nothing is fetched');
      for (const name of ['url', 'uri', 'source', 'contentUrl'])
        await expectProblem(await send({ [name]: address }), 400, 'invalid-parameter');
    }
    expect(knocks).toBe(0);
  });

  it('nor are the addresses within a file followed', async () => {
    const [address] = addresses();
    const mail = `From: a@b.example\nTo: c@d.example\nContent-Type: text/html\n\n<img src="${address}"><p>Invoice No: A-1</p>`;
    expect((await send({ content: base64(mail) })).status).toBe(200);
    expect(
      (await send({ content: base64(`COMMERCIAL INVOICE\nSeller: ${address}\n`) }, 'invoice')).status,
    ).toBe(200);
    expect(knocks).toBe(0);
  });
});

describe('X2: a hostile file', () => {
  it.each([
    ['a bomb in a PDF', pdfStreamBomb, 413, 'payload-too-large'],
    ['a bomb with its filter out of sight', pdfHiddenFilter, 413, 'payload-too-large'],
    ['an encrypted PDF', encryptedPdf, 400, 'invalid-parameter'],
    ['a program', () => Buffer.from('7f454c4602010100', 'hex'), 415, 'unsupported-media-type'],
  ] as const)('%s is refused, and the service goes on', async (...row) => {
    const [, make, status, kind] = row;
    await expectProblem(await send({ content: base64(await make()) }), status, kind);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('a body over its limit is not read at all', async () => {
    await expectProblem(await send({ content: base64(millionCells()) }), 413, 'payload-too-large');
  });
});
