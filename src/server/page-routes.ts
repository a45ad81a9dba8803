import { sendJson } from './health-routes.js';
import { renderGraphiqlPage } from './graphiql-page.js';
import type { Route } from './route.js';
import { rememberContent, sendContent } from './static-content.js';

export interface PageParts {
  readonly version: string;
}

/** Pages for people: the landing answer and GraphiQL, both without a key and without anything from other hosts. */
export function createPageRoutes({ version }: PageParts): Route[] {
  const open = { method: 'GET', access: 'open', closedBeta: false, rateClass: 'read', body: 'none' } as const;
  const graphiql = rememberContent(renderGraphiqlPage);
  return [
    {
      ...open,
      name: 'landing',
      path: '/',
      answer: (exchange) => sendJson(exchange, describeService(version)),
    },
    {
      ...open,
      name: 'graphiql',
      path: '/graphiql',
      answer: async (exchange) => sendContent(exchange, await graphiql()),
    },
  ];
}

function describeService(version: string): object {
  return {
    name: 'Dutygraph',
    version,
    description: 'What it costs, by law, to import goods into the United States, and why.',
    links: {
      graphql: '/graphql',
      graphiql: '/graphiql',
      docs: '/docs',
      openapi: '/openapi.json',
      agents: '/v1/mcp',
      status: '/v1/regulatory-data/status',
      health: '/healthz',
    },
  };
}
