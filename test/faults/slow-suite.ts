import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import type { ServerProcess } from '../support/server-process.js';
import { DUTY, type FaultSetup } from './fault-setup.js';

const DRIP_MS = 500;
const PAGES = 10;
/** What the contract allows beyond a time limit, and more for a busy machine. */
const ALLOWED_MS = 2_000;
const GRACE_MS = 6_000;

interface SlowClient {
  readonly what: string;
  /** Sent at once. */
  readonly opening: string;
  /** Sent piece by piece; null: nothing more is sent, and nothing read. */
  readonly drip: string | null;
  readonly limitMs: number;
  readonly sockets: number;
}

/** H9: clients that send or read so slowly that they would hold their connections for ever. */
export function describeSlowClients(setup: FaultSetup, server: () => ServerProcess): void {
  const authorization = `Authorization: Bearer ${setup.keys.main}`;
  const { headersTimeoutMs, requestTimeoutMs, idleTimeoutMs } = DEFAULT_LIMITS;
  const clients: readonly SlowClient[] = [
    {
      what: 'slow headers',
      opening: 'GET /healthz HTTP/1.1\r\nHost: a\r\n',
      drip: 'X: 1\r\n',
      limitMs: headersTimeoutMs,
      sockets: 140,
    },
    {
      what: 'slow body',
      opening: `POST /v1/duty/calculate HTTP/1.1\r\nHost: a\r\n${authorization}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
      drip: ' ',
      limitMs: requestTimeoutMs,
      sockets: 130,
    },
    {
      what: 'slow read',
      // More than the buffers on the way take in.
      opening: 'GET /graphiql HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(PAGES),
      drip: null,
      limitMs: idleTimeoutMs,
      sockets: 30,
    },
  ];

  /** Bytes of everything a slow reader asks for. */
  const sizeOfPages = async (): Promise<number> =>
    PAGES * (await (await server().get('/graphiql')).arrayBuffer()).byteLength;

  it('H9: slow clients are put out in time, and nobody waits for them', async () => {
    const port = Number(new URL(server().url).port);
    const whole = await sizeOfPages();
    const waits = clients.map((client) =>
      Promise.all(Array.from({ length: client.sockets }, () => holdOpen(port, client, whole))),
    );
    let served = 0;
    let slowest = 0;
    let over = false;
    const all = Promise.all(waits).finally(() => (over = true));
    while (!over) {
      const begun = performance.now();
      const response = await server().get(DUTY, setup.keys.main);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      served += 1;
      slowest = Math.max(slowest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, DRIP_MS));
    }
    const ends = await all;
    const seen = ends.map((times, at) => {
      const { what, limitMs } = clients[at]!;
      const longest = Math.max(...times);
      expect([what, longest < limitMs + GRACE_MS]).toEqual([what, true]);
      return `${what} ${(longest / 1000).toFixed(1)} of ${limitMs / 1000} s`;
    });
    setup.note('H9', [
      `${clients.reduce((sum, { sockets }) => sum + sockets, 0)} slow sockets`,
      'closed <= limit + 2 s, service available',
      `longest: ${seen.join(', ')}; ${served} duties beside them, slowest ${Math.round(slowest)} ms`,
    ]);
  }, 150_000);
}

/** Milliseconds until the server has ended the connection; of a slow reader, at which it is seen to have done so. */
function holdOpen(port: number, { opening, drip, limitMs }: SlowClient, whole: number): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket = connect(port, '127.0.0.1');
    let received = 0;
    socket.on('data', (bytes) => (received += bytes.length));
    socket.on('error', () => undefined);
    socket.on('connect', () => socket.write(opening));
    const timer =
      drip === null
        ? setTimeout(() => socket.resume(), limitMs + ALLOWED_MS)
        : setInterval(() => socket.write(drip), DRIP_MS);
    if (drip === null) socket.pause();
    socket.on('close', () => {
      clearTimeout(timer);
      // Who gets everything after all was not put out.
      resolve(received < whole ? performance.now() - begun : Infinity);
    });
  });
}
