import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { Problem } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import { contextOf, type HttpContext } from '../http-context.js';
import type { ServerLimits } from '../limits.js';
import { parseJson } from '../parse-json.js';
import type { Route } from '../route.js';
import { readHeaderValues } from '../target.js';

const CODINGS = ['identity', 'gzip', 'deflate', 'br'];
const MEDIA_TYPE = /^\s*([^\s;]+)\s*(?:;(.*))?$/;
const CHARSET = /(?:^|;)\s*charset\s*=\s*"?([^\s;"]+)"?/i;
/** What the chunks of a file may take beside it. */
const WIRE_MARGIN = 1024 * 1024;
const BYTE_ORDER_MARK = 0xfe_ff;
/** What body-parser says of a body, by its types of errors; any other is bad compression. */
const REASONS: Readonly<Record<string, string>> = {
  'request.aborted': 'The body ended before it was complete.',
  'request.size.invalid': 'The body is not as long as its Content-Length says.',
};

/**
 * Stage readBody: reads the body where the route takes one; elsewhere counts and drops it, as limits hold on every
 * method (fault B1). Express reads and inflates; what it lets through is refused here.
 */
export function readBody(route: Route, limits: ServerLimits): RequestHandler {
  const isJson = route.body === 'json';
  const isFile = route.body === 'file';
  const most = isFile ? limits.fileBytes : limits.bodyBytes;
  const read = express.raw({ type: () => true, limit: most });
  return (request, response, next) => {
    const http = contextOf(response);
    http.trace?.enter('readBody');
    if (!isJson && !isFile && !http.hasBody) return next();
    const refuse = (problem: Problem): void => refuseOrPass(http, problem, { route, next });
    checkHeaders(request, most);
    if (isJson) checkType(request);
    if (isFile) refuseForms(request);
    continueBody(request, response);
    limitWire(request, Math.max(limits.wireBytes, most + WIRE_MARGIN), refuse);
    read(request, response, (cause?: unknown) => {
      if (response.headersSent) return;
      try {
        if (cause !== undefined) throw toProblem(cause, most);
        if (isFile) http.file = readFile(request);
        if (isJson) {
          http.bodyText = decodeUtf8(request.body as Buffer | undefined);
          http.body = parseJson(http.bodyText, limits);
        }
      } catch (problem) {
        return refuse(problem as Problem);
      }
      next();
    });
  };
}

interface RefusalParts {
  readonly route: Route;
  readonly next: (cause: unknown) => void;
}

/** An unreadable body may be refused in the format of another protocol. */
function refuseOrPass(http: HttpContext, problem: Problem, { route, next }: RefusalParts): void {
  if (route.refuseBody && problem.kind === 'malformed-request') route.refuseBody(http, problem);
  else next(problem);
}

/** Refuses by the headers alone, before `100 Continue` is said: 413, then 415 (faults B1 to B3). */
function checkHeaders(request: Request, most: number): void {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most);
  const coding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (!CODINGS.includes(coding))
    throw unsupported(`The Content-Encoding ${quoteInput(coding)}`, 'gzip, deflate, br or none');
}

/** Fault B3: body-parser would read UTF-16, and the first of two types. */
function checkType(request: Request): void {
  const contentType = request.headers['content-type'];
  if (readHeaderValues(request, 'content-type').length > 1)
    throw new Problem('malformed-request', 'The request has more than one Content-Type header.');
  if (contentType === undefined)
    throw new Problem('unsupported-media-type', 'The request has no Content-Type: send application/json.');
  const [, type = '', parameters = ''] = MEDIA_TYPE.exec(contentType) ?? [];
  if (type.toLowerCase() !== 'application/json') throw unsupported(quoteInput(type), 'application/json');
  const charset = CHARSET.exec(parameters)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw unsupported(`The charset ${quoteInput(charset)}`, 'UTF-8');
}

/** The body is the file itself, whatever simple programs call it: a form of several parts would be read as one. */
function refuseForms({ headers }: Request): void {
  const [, type = ''] = MEDIA_TYPE.exec(headers['content-type'] ?? '') ?? [];
  if (/^(multipart\/|application\/json$)/i.test(type))
    throw unsupported(quoteInput(type), 'the bytes of the file as the body, as application/octet-stream');
}

function readFile({ body }: Request): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw new Problem('malformed-request', 'The body is empty: send the bytes of the file.');
}

/** Other expectations may be ignored, and HTTP/1.0 has none (RFC 9110, section 10.1.1). */
function continueBody({ headers, httpVersion }: Request, response: Response): void {
  if (headers.expect?.toLowerCase() === '100-continue' && httpVersion === '1.1') response.writeContinue();
}

/** Fault B1: whoever reads a body does not see the sizes and extensions of its chunks. */
function limitWire(request: Request, limit: number, refuse: (problem: Problem) => void): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const { socket } = request;
  const lastByte = socket.bytesRead + limit;
  const count = (): void => {
    if (socket.bytesRead <= lastByte) return;
    request.off('data', count);
    refuse(new Problem('payload-too-large', `The chunks of the body take more than ${limit} bytes.`));
  };
  request.on('data', count);
}

function toProblem(cause: unknown, most: number): Problem {
  const { type = '' } = cause as { readonly type?: string };
  if (type === 'entity.too.large') return tooLarge(most);
  const detail = REASONS[type] ?? 'The body cannot be decompressed as its Content-Encoding says.';
  return new Problem('malformed-request', detail);
}

/** Fault B3: body-parser would replace what is not UTF-8. A byte order mark at the start is skipped. */
function decodeUtf8(bytes: Buffer | undefined): string {
  if (bytes === undefined || bytes.length === 0)
    throw new Problem('malformed-request', 'The body is empty: send a JSON object.');
  if (!isUtf8(bytes)) throw new Problem('malformed-request', 'The body is not valid UTF-8.');
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

function unsupported(what: string, instead: string): Problem {
  return new Problem('unsupported-media-type', `${what} is not read here: send ${instead}.`);
}

function tooLarge(limit: number): Problem {
  return new Problem('payload-too-large', `The body is larger than ${limit} bytes.`);
}
