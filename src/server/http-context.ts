import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Caller } from '../accounts/caller.js';
import { splitTarget, type Target } from './target.js';
import { traceIdOf } from './trace.js';
import type { RequestTrace } from './tracing/request-trace.js';

type Headers = Readonly<Record<string, string>>;

export interface Reply {
  readonly status: number;
  readonly headers?: Headers;
  readonly body?: string | Buffer | null;
}

export interface StreamedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly chunks: AsyncIterable<string>;
}

/** Sent with every response. A page that needs more says so itself. */
const COMMON_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};
const COMMON_NAMES = Object.keys(COMMON_HEADERS);
const NO_HEADERS: Headers = {};
/** Any answer may be compressed. */
const BY_CODING = 'Accept-Encoding';

const MAX_LISTENERS = 20;

/** One request and its response on their way through the stages; each adds what it found. */
export class HttpContext {
  readonly traceId: string;
  readonly target: Target;
  /** The route's name and pattern, once it is found. */
  route: { readonly name: string; readonly path: string } | null = null;
  /** Address under which clients reach the server; null: the one that the request names. */
  publicUrl: string | null = null;
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
  /** The file that is the body, inflated; null where none is read. */
  file: Buffer | null = null;
  /** The JSON body as it was sent, inflated. */
  bodyText = '';
  /** Set by stages for whatever response follows: rate limits. */
  readonly stageHeaders: Record<string, string> = {};

  constructor(
    readonly request: Request,
    readonly response: Response,
    /** Milliseconds of the monotonic clock. */
    readonly startedAt: number,
  ) {
    this.traceId = traceIdOf(request.headers.traceparent as string | undefined);
    this.target = splitTarget(request.url);
  }

  /** What a problem says of the request; the server is unknown where the request names it by nothing that is a name. */
  get occurrence() {
    const named = `http://${this.request.headers.host ?? ''}`;
    const server = this.publicUrl ?? (URL.canParse(named) ? named : null);
    return { path: this.target.path, traceId: this.traceId, server };
  }

  /** Whether a body was announced. Bodies are allowed, and counted, on every method. */
  get hasBody(): boolean {
    const { headers } = this.request;
    return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  }

  /** Headers of every response to this request, for writers other than `send`. */
  buildCommonHeaders(): OutgoingHttpHeaders {
    return { ...COMMON_HEADERS, 'X-Service-Trace-Id': this.traceId, ...this.stageHeaders };
  }

  /** Writes the whole response. Nothing happens when the connection is gone or something was sent already. */
  send({ status, headers, body = null }: Reply): void {
    const { response, request } = this;
    if (response.headersSent || response.destroyed) return;
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    // What is not sent has no type.
    const lines = this.linesOf(headers, status === 304 ? 'Content-Type' : undefined);
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
    response.writeHead(status, this.linesOf(headers));
    // The middleware and the pipeline listen for its close: more than Node's usual ten, and always as many.
    response.setMaxListeners(MAX_LISTENERS);
    try {
      await pipeline(Readable.from(chunks), response);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw cause;
    }
  }

  /**
   * All headers but Content-Length as names and values in turns, which Node takes as they are. Headers of the reply
   * override those of a stage, which override the common ones; Vary combines with what is set on the response.
   */
  private linesOf(headers: Headers = NO_HEADERS, without?: string): string[] {
    const { stageHeaders, response } = this;
    const lines = ['X-Service-Trace-Id', this.traceId];
    for (const name of COMMON_NAMES)
      if (headers[name] === undefined && stageHeaders[name] === undefined)
        lines.push(name, COMMON_HEADERS[name]!);
    for (const name in stageHeaders) if (headers[name] === undefined) lines.push(name, stageHeaders[name]!);
    for (const name in headers) if (name !== 'Vary' && name !== without) lines.push(name, headers[name]!);
    const vary = [response.getHeader('Vary'), headers.Vary, BY_CODING];
    lines.push('Vary', vary.filter((names) => names !== undefined).join(', '));
    return lines;
  }
}

/** The context of the request that this is the response to. */
export function contextOf(response: Pick<Response, 'locals'>): HttpContext {
  return response.locals.http as HttpContext;
}

/** The same where Express may not have begun with the request. */
export function findContext(response: ServerResponse): HttpContext | null {
  const { locals } = response as Partial<Response>;
  return (locals?.http as HttpContext | undefined) ?? null;
}

/** Browsers name text/html when a person opens an address; programs do not. */
export function wantsPage({ request }: HttpContext): boolean {
  return /\btext\/html\b/.test(String(request.headers.accept ?? ''));
}
