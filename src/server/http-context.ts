import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Caller } from '../accounts/caller.js';
import { memberOf } from '../terms/lazily.js';
import { compress, isCompressible, takesGzip } from './compress.js';
import { splitTarget, type Target } from './target.js';
import { traceIdOf } from './trace.js';
import type { RequestTrace } from './tracing/request-trace.js';

export interface Reply {
  readonly status: number;
  readonly headers?: Headers;
  readonly body?: string | Buffer | null;
  /** True: sent as it is, whatever codings the client accepts. */
  readonly isUncoded?: boolean;
}

export interface StreamedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly chunks: AsyncIterable<string>;
}

/** Bytes of a refused body, as sent, that are thrown away, so that the refusal arrives before the connection ends. */
const DISCARD_BYTES = 8 * 1024 * 1024;

/** Sent with every response. A page that needs more says so itself. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;
const COMMON_NAMES = Object.keys(COMMON_HEADERS) as (keyof typeof COMMON_HEADERS)[];

type Headers = Readonly<Record<string, string>>;
const NO_HEADERS: Headers = {};

/** One request and its response on their way through the checks; each stage adds what it found. */
export class HttpContext {
  readonly traceId: string;
  readonly target: Target;
  /** The route's name and pattern, once it is found. */
  route: { readonly name: string; readonly path: string } | null = null;
  /** Whether it counts among the requests accepted at a time. */
  isCounted = false;
  /** Whether it was refused for lack of capacity, on a connection that stays open. */
  isTooMuch = false;
  /** Its place in the notes of the watch over the event loop. */
  slot = -1;
  /** Null: traces are off. */
  trace: RequestTrace | null = null;
  /** Decoded parts of the path by name. */
  parameters: Readonly<Record<string, string>> = {};
  /** Null: no key was needed, or none was accepted. */
  caller: Caller | null = null;
  /** The JSON body; undefined where none is read. */
  body: unknown = undefined;
  /** The same as it was sent, inflated. */
  bodyText = '';
  /** Set by stages for whatever response follows: rate limits, CORS. */
  readonly stageHeaders: Record<string, string> = {};

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    /** Milliseconds of the monotonic clock. */
    readonly startedAt: number,
  ) {
    this.traceId = traceIdOf(request.headers.traceparent as string | undefined);
    this.target = splitTarget(request.url ?? '/');
  }

  /** Whether a body was announced. Bodies are allowed, and counted, on every method. */
  get hasBody(): boolean {
    const { headers } = this.request;
    return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  }

  /** Headers of every response to this request, for writers other than `send`. */
  buildCommonHeaders(): OutgoingHttpHeaders {
    const all: OutgoingHttpHeaders = { ...COMMON_HEADERS, 'X-Service-Trace-Id': this.traceId };
    return Object.assign(all, this.stageHeaders);
  }

  /** Writes the whole response. Nothing happens when the connection is gone or something was sent already. */
  send({ status, headers, body = null, isUncoded = false }: Reply): void {
    const { response, request } = this;
    if (response.headersSent || response.destroyed) return;
    if (this.hasBody && !request.complete) this.discardBody();
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const mayBeCoded = !isUncoded && isCompressible(headers?.['Content-Type']);
    const lines = this.linesOf(mayBeCoded, headers);
    const isPlain = mayBeCoded && headers?.['Content-Encoding'] === undefined;
    if (bytes === null || !isPlain || !takesGzip(request.headers['accept-encoding']))
      return this.finish(status, lines, bytes);
    compress(bytes, (compressed) => {
      if (compressed !== null) lines.push('Content-Encoding', 'gzip');
      this.finish(status, lines, compressed ?? bytes);
    });
  }

  private finish(status: number, lines: string[], bytes: Buffer | null): void {
    const { response, request } = this;
    if (response.headersSent || response.destroyed) return;
    if (bytes !== null || (status !== 204 && status !== 304))
      lines.push('Content-Length', String(bytes?.length ?? 0));
    response.writeHead(status, lines);
    response.end(request.method === 'HEAD' || bytes === null ? undefined : bytes);
  }

  /**
   * Writes a response as its parts are made, no faster than the client reads them. It stops when the client
   * disconnects; any other failure cuts the connection and is thrown.
   */
  async stream({ status, headers, chunks }: StreamedReply): Promise<void> {
    const { response } = this;
    if (response.headersSent || response.destroyed) return;
    response.writeHead(status, this.linesOf(isCompressible(headers['Content-Type']), headers));
    try {
      await pipeline(Readable.from(chunks), response);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw cause;
    }
  }

  /**
   * All headers but Content-Length as names and values in turns, which Node takes as they are. Headers of the reply
   * override those of a stage, which override the common ones; Vary combines all of them.
   */
  private linesOf(mayBeCoded: boolean, headers: Headers = NO_HEADERS): string[] {
    const { stageHeaders } = this;
    const lines = ['X-Service-Trace-Id', this.traceId];
    for (const name of COMMON_NAMES)
      if (headers[name] === undefined && stageHeaders[name] === undefined)
        lines.push(name, COMMON_HEADERS[name]);
    for (const name in stageHeaders)
      if (headers[name] === undefined && name !== 'Vary') lines.push(name, stageHeaders[name]!);
    for (const name in headers) if (name !== 'Vary') lines.push(name, headers[name]!);
    const vary = varyOf(stageHeaders.Vary, headers.Vary, mayBeCoded);
    if (vary !== undefined) lines.push('Vary', vary);
    return lines;
  }

  private discardBody(): void {
    const { socket } = this.request;
    const last = socket.bytesRead + DISCARD_BYTES;
    this.request.on('data', () => {
      if (socket.bytesRead > last) this.request.destroy();
    });
  }
}

function varyOf(stage: string | undefined, own: string | undefined, mayBeCoded: boolean): string | undefined {
  const both = joinVary(stage, own);
  const byCoding = mayBeCoded && !own?.includes('Accept-Encoding');
  return byCoding ? joinVary(both, 'Accept-Encoding') : both;
}

/** The few lists there are, by what they begin with: none is from a request. */
const joinedVary = new Map<string, Map<string, string>>();

/** Joined once: a text assembled for each response would be copied again by the check of its characters. */
function joinVary(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const lists = memberOf(joinedVary, first, () => new Map<string, string>());
  return memberOf(lists, second, () => `${first}, ${second}`);
}
