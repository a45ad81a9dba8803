import type { RequestHandler } from 'express';
import { Problem } from '../../terms/errors.js';
import type { ServerLimits } from '../limits.js';

/** The connection ends with the refusal: the next request may not begin where it seems to. */
const LAST = { Connection: 'close' };

export const OTHER_VERSION = 'This server speaks HTTP/1.1 and HTTP/1.0.';

/**
 * Stage message: refuses what Node's parser lets through and no reader of HTTP/1.1 may accept (faults H1 and B14):
 * another version, a transfer coding besides chunked, and more headers than are read.
 */
export function checkMessage({ headers: most }: Pick<ServerLimits, 'headers'>): RequestHandler {
  return ({ httpVersion, rawHeaders, headers }, _response, next) => {
    if (httpVersion !== '1.1' && httpVersion !== '1.0')
      throw new Problem('http-version-not-supported', OTHER_VERSION).withHeaders(LAST);
    if (rawHeaders.length > 2 * most)
      throw new Problem('header-too-large', `The request has more than ${most} headers.`).withHeaders(LAST);
    const coding = headers['transfer-encoding'];
    if (coding !== undefined) checkCoding(coding, httpVersion);
    next();
  };
}

/** RFC 9112, section 6.1: other codings are not understood here, and HTTP/1.0 has none. */
function checkCoding(coding: string, httpVersion: string): void {
  if (httpVersion === '1.1' && coding.toLowerCase() === 'chunked') return;
  throw new Problem(
    'malformed-request',
    'The only Transfer-Encoding read here is chunked, in HTTP/1.1: name compression in Content-Encoding.',
  ).withHeaders(LAST);
}
