import { buildRateHeaders, type RateClass, type RateLimiter } from '../accounts/rate-limiter.js';
import type { Clock } from '../accounts/clock.js';
import type { Charge, GatewayContext } from '../graphql/apollo.js';
import type { GraphContext } from '../graphql/context.js';
import { startDeadline } from '../graphql/limits/time-limit.js';
import { continueWith, type Soon } from '../terms/after.js';
import type { HttpContext } from './http-context.js';
import type { Log } from './ports.js';

export interface GatewayContextParts {
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Log;
}

/** What goes with an operation that is not stored: its time, which begins now, and the budget of its key. */
export function openGatewayContext(
  http: HttpContext,
  context: GraphContext,
  parts: GatewayContextParts,
): GatewayContext {
  const { traceId, server } = http.occurrence;
  return {
    ...context,
    server,
    deadline: startDeadline(parts.clock.elapsed),
    charge: (points) => chargeKey(http, { rateClass: 'read', points }, parts),
    onInternalError: (cause) => parts.log.error({ traceId, err: cause }, 'resolver failed'),
  };
}

/** Charges the cost of a GraphQL operation to a budget of its key. */
export function chargeKey(
  { caller }: Pick<HttpContext, 'caller'>,
  { rateClass, points }: { readonly rateClass: RateClass; readonly points: number },
  { rateLimiter, clock }: Pick<GatewayContextParts, 'rateLimiter' | 'clock'>,
): Soon<Charge> {
  return continueWith(rateLimiter.take(caller!.keyId, rateClass, points), (state) => ({
    allowed: state.allowed,
    headers: buildRateHeaders(state, clock.now()),
  }));
}

/** The same for a second attempt: what the first attempt paid is not charged again. */
export function reopenGatewayContext(context: GatewayContext, paid: Charge | null): GatewayContext {
  let owed = paid;
  return {
    ...context,
    charge: (points) => {
      const charge = owed ?? context.charge(points);
      owed = null;
      return charge;
    },
  };
}
