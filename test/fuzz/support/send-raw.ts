import { connect, type Socket } from 'node:net';
import type { Outcome } from './hostile-run.js';
import type { RawRequest } from './raw-requests.js';

/** What came back on a connection. */
export interface Received {
  readonly outcome: Outcome;
  /** What is wrong with it; empty: nothing. */
  readonly wrong: readonly string[];
}

/** A server that says nothing for so long waits for more: it is told that nothing follows. */
const SILENCE_MS = 150;

/** Sends the bytes and waits for an answer or the end of the connection. */
export function sendRaw(port: number, request: RawRequest, allowed: readonly number[]): Promise<Received> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const pieces: Buffer[] = [];
    const finish = (): void => {
      clearTimeout(silence);
      socket.destroy();
      const text = Buffer.concat(pieces).toString('latin1');
      resolve(judge(text, allowed));
    };
    const silence = setTimeout(() => (pieces.length > 0 ? finish() : socket.end()), SILENCE_MS);
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('end', finish).on('close', finish).on('error', finish);
    socket.on('connect', () => deliver(socket, request));
  });
}

function deliver(socket: Socket, { bytes, delivery, at }: RawRequest): void {
  const all = Buffer.from(bytes, 'latin1');
  const cut = Math.floor(all.length * at);
  if (delivery === 'whole') socket.write(all);
  else if (delivery === 'halfClosed') socket.end(all);
  else if (delivery === 'cut') socket.end(all.subarray(0, cut));
  else if (delivery === 'reset') socket.write(all.subarray(0, cut), () => socket.resetAndDestroy());
  else {
    socket.write(all.subarray(0, cut));
    setImmediate(() => socket.destroyed || socket.write(all.subarray(cut)));
  }
}

const STATUS_LINE = /HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n/g;

/** A problem document, or the form of the endpoint: JSON-RPC and GraphQL have errors of their own. */
const REFUSAL_TYPE = /\r\ncontent-type: application\/(?:problem\+json|json|graphql-response\+json)/i;

/** The worst status of all answers, and whether the first refusal is one. */
function judge(text: string, allowed: readonly number[]): Received {
  if (text === '') return { outcome: 'closed', wrong: [] };
  const statuses = [...text.matchAll(STATUS_LINE)].map(([, status]) => Number(status));
  const wrong = statuses
    .filter((status) => status >= 500 && !allowed.includes(status))
    .map((status) => `answers ${status}`);
  if (!text.startsWith('HTTP/1.1 ')) wrong.push('does not begin with an answer');
  const [head = ''] = text.split('\r\n\r\n', 1);
  if (statuses[0]! >= 400) {
    if (!REFUSAL_TYPE.test(head)) wrong.push('is no problem document');
    if (!/\r\nx-service-trace-id: [0-9a-f]{32}/i.test(head)) wrong.push('has no trace id');
  }
  return { outcome: Math.max(...statuses, 0), wrong };
}
