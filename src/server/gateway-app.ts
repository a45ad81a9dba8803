import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request, type Response } from 'express';
import type { Apollos, GatewayContext } from '../graphql/apollo.js';
import type { Exchange } from './exchange.js';
import type { Log } from './ports.js';
import { refuse } from './refuse.js';

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
  apollos: Apollos,
  log: Log,
): (exchange: Exchange, context: GatewayContext) => Promise<void> {
  const entitled = createApp(apollos.entitled, log);
  const others = createApp(apollos.others, log);
  return (exchange, context) => {
    const { request, response } = exchange;
    const passage: Passage = { exchange, context };
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
