import type { Authenticator } from '../accounts/authenticate.js';
import type { Clock } from '../accounts/clock.js';
import { buildRateHeaders, type RateLimiter, type RateState } from '../accounts/rate-limiter.js';
import { continueWith, type Soon } from '../terms/after.js';
import { Problem } from '../terms/errors.js';
import type { CorsPolicy } from './cors.js';
import type { HttpContext } from './http-context.js';
import type { ServerLimits } from './limits.js';
import { parseJson } from './parse-json.js';
import { readBytes, readJsonText } from './read-body.js';
import type { Router } from './router.js';
import type { Route } from './route.js';
import { readHeaderValues } from './target.js';

/** What the checks before an answer need. */
export interface StageParts {
  readonly router: Router;
  readonly authenticator: Authenticator;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly cors: CorsPolicy;
  readonly limits: ServerLimits;
  /** The address of the peer that sent the request. */
  readonly addressOf: (http: HttpContext) => string;
}

/** The route of the request; null when the request was a question about methods and is answered. */
export function findRoute(http: HttpContext, { router, cors }: StageParts): Route | null {
  const { method = '' } = http.request;
  const { path } = http.target;
  const match = router.find(method, path);
  if (match.kind === 'none') throw new Problem('not-found', `There is nothing at this address.`);
  const origin = cors.apply(http);
  if (match.kind === 'otherMethod') {
    if (method === 'OPTIONS') return answerOptions(http, match.allow, origin);
    const allow = match.allow.join(', ');
    throw new Problem('method-not-allowed', `This address takes ${allow}.`).withHeaders({ Allow: allow });
  }
  http.route = match.route;
  http.parameters = match.parameters;
  return match.route;
}

/** RFC 9110, section 9.3.7; a preflight from an origin that is not listed learns nothing. */
function answerOptions(
  http: HttpContext,
  allow: readonly string[],
  origin: 'none' | 'listed' | 'unlisted',
): null {
  const isPreflight = http.request.headers['access-control-request-method'] !== undefined;
  if (isPreflight && origin === 'unlisted')
    throw new Problem('not-found', 'There is nothing at this address.');
  const headers: Record<string, string> = { Allow: allow.join(', ') };
  if (isPreflight && origin === 'listed') headers['Access-Control-Allow-Methods'] = allow.join(', ');
  http.send({ status: 204, headers });
  return null;
}

/** Who is asking. A key sent to a route that needs none is not looked at. */
export function authenticate(http: HttpContext, route: Route, parts: StageParts): Soon<void> {
  if (route.access === 'open') return;
  const authorization = readHeaderValues(http.request, 'authorization');
  if (authorization.length === 0 && route.access === 'optionalKey') return;
  const address = parts.addressOf(http);
  const { tokens } = route;
  const credentials = tokens ? { authorization, address, tokens } : { authorization, address };
  return continueWith(parts.authenticator.authenticate(credentials), (caller) => {
    http.caller = caller;
  });
}

/** Entitlement, then the budget of the key; the budget headers go with either refusal. */
export function admit(http: HttpContext, route: Route, { rateLimiter, clock }: StageParts): Soon<void> {
  const { caller } = http;
  if (caller === null) return;
  return continueWith(rateLimiter.take(caller.keyId, route.rateClass), (state) => {
    const retryAfter = setRateHeaders(http, state, clock);
    if (route.closedBeta && !caller.betaEntitled) {
      throw new Problem(
        'closed-beta',
        `${route.name} is in closed beta, and this API key has no entitlement to it.`,
      );
    }
    if (!state.allowed) {
      const detail = `This API key has used its ${state.limit} points of this minute.`;
      throw new Problem('rate-limited', detail).withHeaders({ 'Retry-After': retryAfter ?? '1' });
    }
  });
}

/** Makes every response state what is left of the budget; only a refusal has Retry-After. */
function setRateHeaders({ stageHeaders }: HttpContext, state: RateState, clock: Clock): string | undefined {
  const headers = buildRateHeaders(state, clock.now());
  for (const name in headers) if (name !== 'Retry-After') stageHeaders[name] = headers[name]!;
  return headers['Retry-After'];
}

/** Reads the body where the route takes one; elsewhere counts and drops it, as limits hold on every method. */
export function readBody(http: HttpContext, route: Route, { limits }: StageParts): Soon<void> {
  if (route.body === 'json' && http.request.method === 'POST') return readJsonBody(http, limits);
  if (http.hasBody) return readBytes(http, limits).then(() => undefined);
}

async function readJsonBody(http: HttpContext, limits: ServerLimits): Promise<void> {
  http.bodyText = await readJsonText(http, limits);
  http.body = parseJson(http.bodyText, limits);
}
