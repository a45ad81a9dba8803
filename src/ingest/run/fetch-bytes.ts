import { accept, refuse, type Parsed } from '../../terms/result.js';

export interface FetchLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

export const FETCH_LIMITS: FetchLimits = Object.freeze({ maxBytes: 64 * 1024 * 1024, timeoutMs: 60_000 });

/** The bytes at an address, or null when there are none (404). */
export type Fetched = Parsed<Uint8Array | null>;

/**
 * Fetches one file over http or https. Refused: another scheme, a status other than 200 and 404, a web page, more
 * bytes than the limit (the transfer is cut there), a transfer cut short or longer than the timeout.
 */
export async function fetchBytes(address: string, limits: FetchLimits = FETCH_LIMITS): Promise<Fetched> {
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
    return refuse(`${address} is not an http or https address`);
  }
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(limits.timeoutMs),
      redirect: 'follow',
    });
    return await readResponse(response, address, limits);
  } catch (error) {
    return refuse(`${address} could not be fetched: ${describe(error, limits)}`);
  }
}

async function readResponse(response: Response, address: string, limits: FetchLimits): Promise<Fetched> {
  const refused = refusalOf(response, limits);
  if (refused !== null || response.status === 404 || response.body === null) {
    await response.body?.cancel();
    return refused === null ? accept(null) : refuse(`${address} ${refused}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > limits.maxBytes) return refuse(`${address} is larger than ${limits.maxBytes} bytes`);
    parts.push(part);
  }
  return accept(Buffer.concat(parts, length));
}

function refusalOf(response: Response, { maxBytes }: FetchLimits): string | null {
  if (response.status === 404) return null;
  if (response.status !== 200) return `answered ${response.status}: try again later`;
  if (/^text\/html\b/i.test(response.headers.get('content-type') ?? ''))
    return 'answered with a web page, not a data file';
  return Number(response.headers.get('content-length') ?? 0) > maxBytes
    ? `is larger than ${maxBytes} bytes`
    : null;
}

function describe(error: unknown, { timeoutMs }: FetchLimits): string {
  const { name, message, cause } = error as Partial<Error>;
  if (name === 'TimeoutError') return `no complete answer within ${timeoutMs} ms`;
  return (cause as Partial<Error> | undefined)?.message ?? message ?? String(error);
}
