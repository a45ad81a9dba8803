import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import { AddressBook } from './address-book.js';
import {
  attemptFetch,
  FETCH_LIMITS,
  type FetchLimits,
  type Refusal,
  type Validators,
} from './fetch-bytes.js';
import { keepRawFile, toRawFile, type RawFile } from './raw-files.js';
import type { Workshop } from './source.js';

/** Limits on requests to a server operated by others. */
export interface FetchPolicy {
  /** Shortest time between two requests of a run. */
  readonly pauseMs: number;
  /** Requests for one file before the run gives up. */
  readonly attempts: number;
  /** The first wait after a failure is at most this long; the limit doubles with each further failure. */
  readonly backoffMs: number;
  /** The longest wait; a server that asks for more is left to the next run. */
  readonly maxWaitMs: number;
  readonly limits: FetchLimits;
}

const DEFAULT_FETCH_POLICY: FetchPolicy = Object.freeze({
  pauseMs: 500,
  attempts: 6,
  backoffMs: 1_000,
  maxWaitMs: 120_000,
  limits: FETCH_LIMITS,
});

/** The fetch policy for a number of requests a second; undefined: the default policy. */
export function fetchPolicyAt(requestsPerSecond: number | undefined): FetchPolicy {
  if (requestsPerSecond === undefined) return DEFAULT_FETCH_POLICY;
  const pauseMs = 1000 / requestsPerSecond;
  return { ...DEFAULT_FETCH_POLICY, pauseMs, backoffMs: 2 * pauseMs };
}

/** What the body of an answer must be like. */
export interface Expected {
  /** Why bytes are not the requested file; null: they may be. Absent: any bytes may be. */
  readonly glance?: (bytes: Uint8Array) => string | null;
  /** True: a web page is what is asked for, and not a sign of maintenance. */
  readonly webPage?: boolean;
}

/** For an answer that is a JSON object: some services answer unknown addresses with their web page and status 200. */
export function glanceAtObject(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('utf8').trim();
  return text.startsWith('{') && text.endsWith('}')
    ? null
    : 'is not a whole JSON object: the transfer was cut, or the answer is another one';
}

/**
 * Fetches the files of one run, one at a time: conditionally when bytes are stored, with pauses between requests and
 * growing random waits (or Retry-After) after transient failures. Complete files are stored by sha256 at once, so an
 * interrupted run resumes where it stopped.
 */
export class RateLimitedFetcher {
  readonly #book: AddressBook;
  #lastRequest = -Infinity;

  constructor(
    private readonly workshop: Pick<Workshop, 'dataDir' | 'signal'>,
    private readonly policy: FetchPolicy = DEFAULT_FETCH_POLICY,
  ) {
    this.#book = new AddressBook(workshop.dataDir);
  }

  /** The file at an address; null when there is none. Throws the reason of the workshop's signal where that ended it. */
  async fetch(
    address: string,
    name: string,
    { glance = () => null, webPage = false }: Expected = {},
  ): Promise<Parsed<RawFile | null>> {
    const held = await this.#book.find(address);
    const { signal } = this.workshop;
    const asked = { limits: this.policy.limits, known: held?.validators, webPage, signal };
    let refusal: Refusal | null = null;
    for (let attempt = 1; attempt <= this.policy.attempts; attempt += 1) {
      const wait = refusal === null ? 0 : this.waitAfter(refusal, attempt - 1);
      if (wait === null) break;
      await this.takeTurn(wait);
      const outcome = await attemptFetch(address, asked);
      if (outcome.kind === 'absent') return accept(null);
      if (outcome.kind === 'unchanged' && held !== null) return accept(toRawFile(name, address, held.bytes));
      if (outcome.kind === 'bytes') {
        const wrong = glance(outcome.bytes);
        if (wrong === null)
          return accept(await this.keep(toRawFile(name, address, outcome.bytes), outcome.validators));
        refusal = { kind: 'refused', message: wrong, passing: true, retryAfter: null };
      } else {
        refusal = outcome.kind === 'refused' ? outcome : UNASKED;
      }
    }
    return refuse(`${address} ${refusal?.message ?? ''}`);
  }

  /** Makes the next run fetch the whole file again. */
  forget(address: string): Promise<void> {
    return this.#book.forget(address);
  }

  private async keep(file: RawFile, validators: Validators): Promise<RawFile> {
    await keepRawFile(this.workshop.dataDir, file);
    await this.#book.remember(file.url ?? '', file.sha256, validators);
    return file;
  }

  /** Null: a retry would not help, or not soon. */
  private waitAfter({ passing, retryAfter }: Refusal, failures: number): number | null {
    if (!passing) return null;
    const { backoffMs, maxWaitMs } = this.policy;
    const asked = retryAfter === null ? null : toMilliseconds(retryAfter);
    if (asked !== null) return asked <= maxWaitMs ? asked : null;
    return randomInt(Math.ceil(Math.min(backoffMs * 2 ** (failures - 1), maxWaitMs)) + 1);
  }

  private async takeTurn(wait: number): Promise<void> {
    const due = Math.max(wait, this.#lastRequest + this.policy.pauseMs - performance.now());
    const { signal } = this.workshop;
    if (due > 0) await pause(due, undefined, { signal }).catch(() => signal?.throwIfAborted());
    this.#lastRequest = performance.now();
  }
}

const UNASKED: Refusal = {
  kind: 'refused',
  message: 'answered 304 to a request that was not conditional',
  passing: true,
  retryAfter: null,
};

/** Seconds, or the time until a date (RFC 9110, section 10.2.3); null: neither. */
function toMilliseconds(retryAfter: string): number | null {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  // The transfer's clock suffices here: a date in the past means now.
  return Number.isNaN(date) ? null : Math.max(0, date - (performance.timeOrigin + performance.now()));
}
