import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request, type Response } from 'express';
import type { Apollos, Charge, GatewayContext } from '../graphql/apollo.js';
import type { GraphContext } from '../graphql/context.js';
import { startDeadline } from '../graphql/limits/time-limit.js';
import { rateHeaders, type RateLimiter } from '../accounts/rate-limiter.js';
import type { Clock } from '../accounts/clock.js';
import type { Exchange } from './exchange.js';
import type { Log } from './ports.js';
import { refuse } from './refuse.js';

export interface GatewayParts {
  readonly apollos: Apollos;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Log;
}

/** A request on its way through Express, with what the checks before it found. */
interface Passage {
  readonly exchange: Exchange;
  readonly context: GatewayContext;
}

/**
 * Apollo Server on Express, behind the checks of the edge: the request has a key, a budget and a parsed body when it
 * comes here.
 */
export function createGateway(
  parts: GatewayParts,
): (exchange: Exchange, context: GraphContext) => Promise<void> {
  const entitled = createApp(parts.apollos.entitled, parts.log);
  const others = createApp(parts.apollos.others, parts.log);
  return (exchange, context) => {
    const { request, response } = exchange;
    const passage: Passage = { exchange, context: { ...context, ...hooksOf(exchange, parts) } };
    for (const [name, value] of Object.entries(exchange.commonHeaders())) response.setHeader(name, value!);
    response.setHeader('Cache-Control', 'private');
    response.setHeader('Data-Version', context.snapshot.dataVersion);
    Object.assign(request, { body: exchange.body });
    Object.assign(response, { locals: { passage } });
    return new Promise((resolve) => {
      response.once('close', resolve);
      const app = context.betaEntitled ? entitled : others;
      app(request as Request, response as Response);
    });
  };
}

function createApp(apollo: ApolloServer<GatewayContext>, log: Log): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(expressMiddleware(apollo, { context: async ({ res }) => passageOf(res).context }));
  app.use((error: unknown, _request: Request, response: Response, _next: unknown) => {
    refuse(passageOf(response).exchange, error, log);
  });
  return app;
}

function passageOf(response: Response): Passage {
  return response.locals.passage as Passage;
}

function hooksOf(
  { caller, traceId }: Exchange,
  { rateLimiter, clock, log }: GatewayParts,
): Pick<GatewayContext, 'charge' | 'onInternalError' | 'deadline'> {
  return {
    deadline: startDeadline(clock.elapsed),
    charge: async (points): Promise<Charge> => {
      const state = await rateLimiter.take(caller!.keyId, 'read', points);
      return { allowed: state.allowed, headers: rateHeaders(state, clock.now()) };
    },
    onInternalError: (cause) => log.error({ traceId, err: cause }, 'resolver failed'),
  };
}
