import { createConsoleRoutes } from './console/console-routes.js';
import type { HttpContext } from './http-context.js';
import { sendJson } from './health-routes.js';
import { renderGraphiqlPage } from './graphiql-page.js';
import { OPEN_GET, type Route } from './route.js';
import { memoize } from '../terms/lazily.js';
import { sendContent, toStaticContent } from './static-content.js';

/** Asked for by browsers under this name, whatever the page; they take an SVG by its type. */
const ICON = toStaticContent({
  type: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#14417b"/><path d="M8 24h4V14H8zm6 0h4V8h-4zm6 0h4v-6h-4z" fill="#fff"/></svg>',
});

export interface PageParts {
  readonly version: string;
  /** Where `npm run build` writes the console; absent: there is none. */
  readonly consoleFolder?: string;
}

/** Pages for people: the console and GraphiQL, both without a key and without anything from other hosts. */
export async function createPageRoutes({ version, consoleFolder }: PageParts): Promise<Route[]> {
  const landing = (http: HttpContext): void => sendJson(http, describeService(version));
  const graphiql = memoize(renderGraphiqlPage);
  return [
    ...(await createConsoleRoutes({ consoleFolder, landing })),
    { ...OPEN_GET, name: 'icon', path: '/favicon.ico', answer: (http) => sendContent(http, ICON) },
    {
      ...OPEN_GET,
      name: 'graphiql',
      path: '/graphiql',
      answer: async (http) => sendContent(http, await graphiql()),
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
      schema: '/schema.graphql',
      docs: '/docs',
      openapi: '/openapi.json',
      agents: '/v1/mcp',
      status: '/v1/regulatory-data/status',
      health: '/healthz',
    },
  };
}
