import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, toProblemDetails } from '../../rest/problem-details.js';
import { PROBLEM_KINDS, type ProblemName } from '../terms/errors.js';
import { OTHER_VERSION } from './middleware/check-message.js';

/** What Node's HTTP parser reports: its code, and the bytes it stopped in where it has them. */
export interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

export interface RawFrame {
  readonly targetLimit: number;
  readonly traceId: string;
}

interface Refusal {
  readonly kind: ProblemName;
  readonly detail: string;
}

const TARGET_LINE = /^[A-Z]+ [^\r\n]*/;
/** A well-formed request line of another version. */
const OTHER_VERSION_LINE = /^[A-Z]+ [^ \r\n]+ HTTP\/(?!1\.[01]\r)\d\.\d\r\n/;
const VERSION_ERRORS = new Set(['HPE_INVALID_VERSION', 'HPE_PAUSED_H2_UPGRADE']);

/**
 * Answers what Node's parser refuses. There is no request yet, so the response is written to the socket byte by
 * byte and the connection ends with it.
 */
export function refuseUnparsed(error: ParserError, socket: Socket, frame: RawFrame): ProblemName | null {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return null;
  }
  const { kind, detail } = classify(error, frame.targetLimit);
  socket.end(toBytes(kind, detail, frame.traceId));
  // A peer that keeps sending would receive a reset before it has read the response.
  socket.resume();
  return kind;
}

function classify({ code, rawPacket }: ParserError, targetLimit: number): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const line = TARGET_LINE.exec(textOf(rawPacket))?.[0] ?? '';
    return line.length > targetLimit
      ? { kind: 'uri-too-long', detail: `The request target is longer than ${targetLimit} bytes.` }
      : { kind: 'header-too-large', detail: 'The request line and headers are larger than 16 KB.' };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { kind: 'request-timeout', detail: 'The request did not arrive completely in time.' };
  }
  if (code !== undefined && VERSION_ERRORS.has(code) && OTHER_VERSION_LINE.test(textOf(rawPacket)))
    return { kind: 'http-version-not-supported', detail: OTHER_VERSION };
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return { kind: 'payload-too-large', detail: 'The chunk extensions of the body are larger than 16 KB.' };
  return { kind: 'malformed-request', detail: 'The request is not well-formed HTTP/1.1.' };
}

function textOf(packet: Buffer | undefined): string {
  return packet?.toString('latin1') ?? '';
}

/** A whole HTTP/1.1 response. */
export function toBytes(kind: ProblemName, detail: string, traceId: string): Buffer {
  const { status, title } = PROBLEM_KINDS[kind];
  const body = JSON.stringify(
    toProblemDetails({ kind, message: detail, fields: [] }, { path: '/', traceId }),
  );
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Service-Trace-Id: ${traceId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
