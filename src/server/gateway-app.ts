import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Apollos, GatewayContext } from '../graphql/apollo.js';
import type { HttpContext } from './http-context.js';

/** Apollo Server as the last stage of a request that has a key, a budget and a parsed body. */
export function createGateway(
  apollos: Apollos,
): (http: HttpContext, context: GatewayContext) => Promise<void> {
  const entitled = toHandler(apollos.entitled);
  const others = toHandler(apollos.others);
  return async (http, context) => {
    const { request, response } = http;
    for (const [name, value] of Object.entries(http.buildCommonHeaders())) response.setHeader(name, value!);
    response.setHeader('Cache-Control', 'private');
    response.setHeader('Data-Version', context.snapshot.dataVersion);
    request.body = http.body;
    response.locals.graph = context;
    const handle = context.betaEntitled ? entitled : others;
    await handle(request, response, (cause) => {
      throw cause;
    });
  };
}

function toHandler(apollo: ApolloServer<GatewayContext>): RequestHandler {
  return expressMiddleware(apollo, { context: async ({ res }) => res.locals.graph as GatewayContext });
}
