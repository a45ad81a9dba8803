import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type InputType, type ZlibOptions } from 'node:zlib';
import { Problem } from '../terms/errors.js';
import { quoteInput } from '../terms/result.js';
import type { ServerLimits } from './limits.js';
import { readHeaderValues } from './target.js';

type Inflate = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;

const inflaters: Readonly<Record<string, Inflate>> = {
  gzip: promisify<InputType, ZlibOptions, Buffer>(gunzip),
  deflate: promisify<InputType, ZlibOptions, Buffer>(inflate),
  br: promisify<InputType, ZlibOptions, Buffer>(brotliDecompress),
};

const NO_BYTES = Buffer.alloc(0);
const BYTE_ORDER_MARK = 0xfe_ff;
const MEDIA_TYPE = /^\s*([^\s;]+)\s*(?:;(.*))?$/;
const CHARSET = /(?:^|;)\s*charset\s*=\s*"?([^\s;"]+)"?/i;

/** A request whose body is still to be read, and its response. */
export interface BodySource {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

type BodyLimits = Pick<ServerLimits, 'bodyBytes' | 'wireBytes'>;

/**
 * The bytes of a body as they came over the wire; throws `payload-too-large` at the limit. The connection outlives a
 * refusal, which must still be written on it. A client that waits for `100 Continue` gets it here, when no check of its
 * headers is left.
 */
export async function readBytes({ request, response }: BodySource, limits: BodyLimits): Promise<Buffer> {
  const { bodyBytes: limit } = limits;
  refuseDeclaredLength(request, limit);
  if (request.headers.expect !== undefined) continueBody(request, response);
  // What came with the headers is there once the parser has finished with it: no listener is needed then.
  await Promise.resolve();
  if (!request.complete) return collect(request, limits);
  const bytes = request.read() as Buffer | null;
  if (bytes !== null && bytes.length > limit) throw tooLarge(limit);
  return bytes ?? NO_BYTES;
}

const CONTINUE = /^100-continue$/i;

/** Other expectations may be ignored, and HTTP/1.0 has none (RFC 9110, section 10.1.1). */
function continueBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion === '1.1' && CONTINUE.test(request.headers.expect!)) response.writeContinue();
}

function collect(request: IncomingMessage, { bodyBytes: limit, wireBytes }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const lastByte = request.socket.bytesRead + wireBytes;
    let size = 0;
    const settle = (act: () => void): void => {
      request.off('data', take).off('end', finish).off('error', cut).off('close', cut);
      act();
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) settle(() => reject(tooLarge(limit)));
      else if (request.socket.bytesRead > lastByte) settle(() => reject(tooMuchAround(wireBytes)));
      else chunks.push(chunk);
    };
    const finish = (): void =>
      settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)));
    const cut = (): void =>
      settle(() => reject(new Problem('malformed-request', 'The body ended before it was complete.')));
    request.on('data', take).on('end', finish).on('error', cut).on('close', cut);
  });
}

/** Refuses a Content-Length over the limit before a byte of the body is read. */
function refuseDeclaredLength(request: IncomingMessage, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
}

/**
 * The text of a JSON body in UTF-8: 413 above the limit, as sent or as inflated; 415 for another type, charset or coding; 400
 * for bad compression, invalid UTF-8 or no body at all. A byte order mark at the start is skipped.
 */
export async function readJsonText(source: BodySource, limits: ServerLimits): Promise<string> {
  const { request } = source;
  refuseDeclaredLength(request, limits.bodyBytes);
  if (readHeaderValues(request, 'content-type').length > 1)
    throw new Problem('malformed-request', 'The request has more than one Content-Type header.');
  refuseOtherThanJson(request.headers['content-type']);
  const inflater = findInflater(request.headers['content-encoding']);
  const sent = await readBytes(source, limits);
  const bytes = inflater === null ? sent : await inflateWithin(sent, inflater, limits.bodyBytes);
  if (bytes.length === 0) throw new Problem('malformed-request', 'The body is empty: send a JSON object.');
  return decodeUtf8(bytes);
}

function refuseOtherThanJson(contentType: string | undefined): void {
  if (contentType === 'application/json') return;
  const [, type = '', parameters = ''] = MEDIA_TYPE.exec(contentType ?? '') ?? [];
  if (type.toLowerCase() !== 'application/json') {
    const given =
      contentType === undefined ? 'The request has no Content-Type' : `${quoteInput(type)} is not read here`;
    throw new Problem('unsupported-media-type', `${given}: send application/json.`);
  }
  const charset = CHARSET.exec(parameters)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw new Problem(
      'unsupported-media-type',
      `The charset ${quoteInput(charset)} is not read here: send UTF-8.`,
    );
  }
}

function findInflater(coding: string | undefined): Inflate | null {
  const name = (coding ?? 'identity').trim().toLowerCase();
  if (name === 'identity') return null;
  const inflater = Object.hasOwn(inflaters, name) ? inflaters[name] : undefined;
  if (inflater) return inflater;
  throw new Problem(
    'unsupported-media-type',
    `The Content-Encoding ${quoteInput(name)} is not read here: send gzip, deflate, br or none.`,
  );
}

async function inflateWithin(bytes: Buffer, inflater: Inflate, limit: number): Promise<Buffer> {
  try {
    return await inflater(bytes, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit);
    throw new Problem('malformed-request', 'The body cannot be decompressed as its Content-Encoding says.');
  }
}

function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new Problem('malformed-request', 'The body is not valid UTF-8.');
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

function tooMuchAround(limit: number): Problem {
  return new Problem('payload-too-large', `The chunks of the body take more than ${limit} bytes.`);
}

function tooLarge(limit: number): Problem {
  return new Problem('payload-too-large', `The body is larger than ${limit} bytes.`);
}
