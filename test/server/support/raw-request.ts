import { connect } from 'node:net';
import { expect } from '@jest/globals';

export interface RawResponse {
  readonly status: number;
  /** Names in lower case; a repeated header keeps its last value. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Everything received, for looking at more than one response. */
  readonly text: string;
}

/** A server that has begun to answer and keeps the connection open for so long has said all. */
const QUIET_MS = 3000;

/**
 * Sends bytes as they are and reads until the server ends the connection, or has answered and is quiet. However busy the
 * machine is, the first byte is waited for.
 */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parseResponse(Buffer.concat(chunks).toString('latin1')));
    };
    let timer: NodeJS.Timeout | undefined;
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    });
    socket.on('end', finish);
    socket.on('error', (error) => (chunks.length > 0 ? finish() : (clearTimeout(timer), reject(error))));
    socket.write(bytes);
  });
}

function parseResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
    text,
  };
}

/** A refusal as problem+json, without a stack. */
export function expectRawProblem(
  { status, headers, body: text }: RawResponse,
  expected: number,
  kind: string,
): void {
  expect(status).toBe(expected);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(body).toMatchObject({ type: `dutygraph://errors/${kind}`, status: expected });
  expect(body.traceId).toBe(headers['x-service-trace-id']);
  expect(text).not.toMatch(/\bat .*\.(ts|js):\d+/);
}
