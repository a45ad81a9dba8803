import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request, type Response } from 'express';
import type { Apollos, GatewayContext } from '../graphql/apollo.js';
import type { HttpContext } from './http-context.js';
import type { Log } from './ports.js';
import { refuse } from './refuse.js';

/** A request on its way through Express, with what the checks before it found. */
interface RequestLocals {
  readonly http: HttpContext;
  readonly context: GatewayContext;
}

/**
 * Apollo Server on Express, behind the checks of the edge: the request has a key, a budget and a parsed body when it
 * comes here.
 */
export function createGateway(
  apollos: Apollos,
  log: Log,
): (http: HttpContext, context: GatewayContext) => Promise<void> {
  const entitled = createApp(apollos.entitled, log);
  const others = createApp(apollos.others, log);
  return (http, context) => {
    const { request, response } = http;
    const locals: RequestLocals = { http, context };
    for (const [name, value] of Object.entries(http.buildCommonHeaders())) response.setHeader(name, value!);
    response.setHeader('Cache-Control', 'private');
    response.setHeader('Data-Version', context.snapshot.dataVersion);
    Object.assign(request, { body: http.body });
    Object.assign(response, { locals: { locals } });
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
  app.use(expressMiddleware(apollo, { context: async ({ res }) => localsOf(res).context }));
  app.use((error: unknown, _request: Request, response: Response, _next: unknown) => {
    refuse(localsOf(response).http, error, log);
  });
  return app;
}

function localsOf(response: Response): RequestLocals {
  return response.locals.locals as RequestLocals;
}
