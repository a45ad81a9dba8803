import type { RequestHandler } from 'express';
import type { Clock } from '../../accounts/clock.js';
import { buildRateHeaders, type RateLimiter, type RateState } from '../../accounts/rate-limiter.js';
import { continueWith } from '../../terms/after.js';
import { Problem } from '../../terms/errors.js';
import { contextOf, type HttpContext } from '../http-context.js';
import type { Route } from '../route.js';

export interface AdmitParts {
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

/** Stage admit: entitlement, then the budget of the key; the budget headers go with either refusal (fault H8). */
export function admit(route: Route, { rateLimiter, clock }: AdmitParts): RequestHandler {
  const { closedBeta, rateClass, name } = route;
  return (_request, response, next) => {
    const http = contextOf(response);
    const { caller } = http;
    http.trace?.enter('admit');
    if (caller === null) return next();
    return continueWith(rateLimiter.take(caller.keyId, rateClass), (state) => {
      const retryAfter = setRateHeaders(http, state, clock);
      if (closedBeta && !caller.betaEntitled)
        throw new Problem(
          'closed-beta',
          `${name} is in closed beta, and this API key has no entitlement to it.`,
        );
      if (!state.allowed) throw ofBudget(state, retryAfter);
      next();
    });
  };
}

/** Makes every response state what is left of the budget; only a refusal has Retry-After. */
function setRateHeaders(
  { stageHeaders }: HttpContext,
  state: RateState,
  clock: AdmitParts['clock'],
): string | undefined {
  const headers = buildRateHeaders(state, clock.now());
  for (const name in headers) if (name !== 'Retry-After') stageHeaders[name] = headers[name]!;
  return headers['Retry-After'];
}

function ofBudget({ limit }: RateState, retryAfter = '1'): Problem {
  const detail = `This API key has used its ${limit} points of this minute.`;
  return new Problem('rate-limited', detail).withHeaders({ 'Retry-After': retryAfter });
}
