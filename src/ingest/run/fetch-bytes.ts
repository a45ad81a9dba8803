import { fetchFollowing } from './follow-redirects.js';
import type { IngestRequest } from './source.js';

export interface FetchLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

export const FETCH_LIMITS: FetchLimits = Object.freeze({ maxBytes: 64 * 1024 * 1024, timeoutMs: 60_000 });

/** How one request ended. */
export type Attempt =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly validators: Validators }
  /** 304: unchanged since it sent these validators. */
  | { readonly kind: 'unchanged' }
  /** 404 or 410. */
  | { readonly kind: 'absent' }
  | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  readonly message: string;
  /** True: a retry may help. */
  readonly passing: boolean;
  /** As the server printed it; null: it stated no time. */
  readonly retryAfter: string | null;
}

/** How a server identifies a representation (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

const UNREACHABLE = 'could not be fetched';

/**
 * True: the failure of a run is one of its data set. A dry run says nothing of it, nor does a look at a source that could
 * not be reached: a machine without a network has stale data, not broken data.
 */
export function concernsHealth(
  { dryRun, proposes = false }: Pick<IngestRequest, 'dryRun' | 'proposes'>,
  failure: string | null,
): boolean {
  return !dryRun && !(proposes && failure?.includes(` ${UNREACHABLE}: `));
}

/** How the service identifies itself to the servers it reads. */
const USER_AGENT = 'Dutygraph (open import duty service)';

interface Asked {
  readonly limits: FetchLimits;
  readonly known?: Validators | undefined;
  readonly webPage?: boolean;
  /** Whoever asked is stopped: the transfer ends at once. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * One request over http or https, conditional when validators are given. Rejects any other scheme, a redirect that
 * `fetchFollowing` does not follow, a status other than 200, 304, 404 and 410, a web page that was not asked for, more bytes than the limit (the transfer is aborted there), and
 * a transfer cut short or longer than the timeout. Throws the reason of the signal where it ended the transfer: that is
 * no failure of the server.
 */
export async function attemptFetch(
  address: string,
  { limits, known, webPage = false, signal }: Asked,
): Promise<Attempt> {
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    return toRefusal('is not an http or https address', false);
  try {
    const response = await fetchFollowing(address, {
      signal: AbortSignal.any([AbortSignal.timeout(limits.timeoutMs), ...(signal ? [signal] : [])]),
      headers: { 'User-Agent': USER_AGENT, ...(known && conditionsOf(known)) },
    });
    if (typeof response === 'string') return toRefusal(response, false);
    return await readResponse(response, limits, webPage);
  } catch (error) {
    signal?.throwIfAborted();
    return toRefusal(`${UNREACHABLE}: ${describe(error, limits)}`, true);
  }
}

function conditionsOf({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
  };
}

function toRefusal(message: string, passing: boolean, retryAfter: string | null = null): Refusal {
  return { kind: 'refused', message, passing, retryAfter };
}

async function readResponse(response: Response, limits: FetchLimits, webPage: boolean): Promise<Attempt> {
  const early = judgeHead(response, limits, webPage);
  if (early !== null || response.body === null) {
    await response.body?.cancel();
    return early ?? { kind: 'absent' };
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > limits.maxBytes) return toRefusal(`is larger than ${limits.maxBytes} bytes`, false);
    parts.push(part);
  }
  const { headers } = response;
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  return { kind: 'bytes', bytes: Buffer.concat(parts, length), validators };
}

/** What the response headers already decide; null: read the body. */
function judgeHead(
  { status, headers }: Response,
  { maxBytes }: FetchLimits,
  webPage: boolean,
): Attempt | null {
  if (status === 304) return { kind: 'unchanged' };
  if (status === 404 || status === 410) return { kind: 'absent' };
  if (status !== 200) {
    const passing = status === 408 || status === 425 || status === 429 || status >= 500;
    return toRefusal(`answered ${status}: try again later`, passing, headers.get('retry-after'));
  }
  if (!webPage && /^text\/html\b/i.test(headers.get('content-type') ?? ''))
    return toRefusal('answered with a web page, not a data file', true);
  return Number(headers.get('content-length') ?? 0) > maxBytes
    ? toRefusal(`is larger than ${maxBytes} bytes`, false)
    : null;
}

function describe(error: unknown, { timeoutMs }: FetchLimits): string {
  const { name, message, cause } = error as Partial<Error>;
  if (name === 'TimeoutError') return `no complete answer within ${timeoutMs} ms`;
  return (cause as Partial<Error> | undefined)?.message ?? message ?? String(error);
}
