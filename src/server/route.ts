import type { TokenAuthority } from '../accounts/oauth/token-authority.js';
import type { RateClass } from '../accounts/rate-limiter.js';
import type { Problem } from '../terms/errors.js';
import type { HttpContext } from './http-context.js';

/** One thing the server answers, and what must hold before it does. */
export interface Route {
  /** Name in logs and usage counts; the operation id where there is one. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `{name}` stands for one part of the path. */
  readonly path: string;
  /** open: no key is looked at; optionalKey: a key is checked when one is sent; key: one is needed. */
  readonly access: 'open' | 'optionalKey' | 'key';
  /** Who vouches for callers without an API key, where such tokens are accepted. */
  readonly tokens?: TokenAuthority;
  /** True: the key needs the closed-beta entitlement. */
  readonly closedBeta: boolean;
  readonly rateClass: RateClass;
  /** Whether a JSON body or a file is read; a body sent where none is read is thrown away, up to the limit. */
  readonly body: 'none' | 'json' | 'file';
  /** Set on routes withdrawn for good: refused before the caller is known. */
  readonly refuseAtOnce?: () => never;
  /** Refuses by the headers alone once the caller is known: 403, before any budget is touched. */
  readonly refuseCaller?: (http: HttpContext) => void;
  /** Refuses an unreadable body in the format of another protocol; absent: problem+json. */
  readonly refuseBody?: (http: HttpContext, problem: Problem) => void;
  readonly answer: (http: HttpContext) => void | Promise<void>;
}

/** What every key may ask. */
export const KEYED = {
  access: 'key',
  closedBeta: false,
  rateClass: 'read',
} as const satisfies Partial<Route>;

/** What everybody may read, without a key and without a body. */
export const OPEN_GET = {
  ...KEYED,
  method: 'GET',
  access: 'open',
  body: 'none',
} as const satisfies Partial<Route>;
