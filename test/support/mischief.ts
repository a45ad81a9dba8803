import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a server of others does now and then, instead of answering. */
export const MISCHIEFS = [
  ...(['busy', 'unavailable', 'truncated', 'cut', 'web-page', 'slow', 'changed-field'] as const),
  ...(['empty', 'huge', 'in-circles'] as const),
] as const;
export type Mischief = (typeof MISCHIEFS)[number];

interface Answer {
  readonly body: Buffer;
  /** `application/json` unless it is said. */
  readonly contentType?: string;
  readonly mischief: Mischief | null;
}

/** The body, or what the mischief makes of it. */
export function answerWith(
  request: IncomingMessage,
  response: ServerResponse,
  { body, mischief, contentType = 'application/json' }: Answer,
): void {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const head = { 'content-type': contentType, etag };
  switch (mischief) {
    case 'busy':
      return void response.writeHead(429, { 'retry-after': '0' }).end();
    case 'unavailable':
      return void response.writeHead(503).end();
    case 'web-page':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>Maintenance</body></html>');
    case 'truncated':
      response.writeHead(200, { ...head, 'content-length': String(body.length) });
      return void response.write(body.subarray(0, body.length / 2), () => response.destroy());
    case 'cut':
      return void response.writeHead(200, head).end(body.subarray(0, body.length / 2));
    case 'slow':
      return pour(response.writeHead(200, head), body);
    case 'changed-field':
      return void response
        .writeHead(200, head)
        .end(body.toString('utf8').replaceAll(/"(description|title|subject)":/g, '"text":'));
    case 'empty':
      return void response.writeHead(200, head).end();
    case 'huge':
      response.writeHead(200, { ...head, 'content-length': String(2 ** 40) });
      return void response.write(body, () => response.destroy());
    case 'in-circles':
      return void response.writeHead(302, { location: request.url }).end();
    case null:
      return request.headers['if-none-match'] === etag
        ? void response.writeHead(304, { etag }).end()
        : void response.writeHead(200, head).end(body);
  }
}

/** In eight parts, each on a later turn. */
function pour(response: ServerResponse, body: Buffer): void {
  const size = Math.ceil(body.length / 8);
  const next = (start: number): void => {
    if (start >= body.length) return void response.end();
    response.write(body.subarray(start, start + size), () => setImmediate(next, start + size));
  };
  next(0);
}
