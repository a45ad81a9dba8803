import { createHash } from 'node:crypto';
import { sendJson } from './health-routes.js';
import type { Route } from './route.js';
import { rememberContent, sendContent, toStaticContent, type StaticContent } from './static-content.js';

export interface PageParts {
  readonly version: string;
}

const EXAMPLE_QUERY = `# Paste your API key into the Headers tab below, then press play.
query Freshness {
  regulatoryDataStatus {
    dataVersion
    firstCoveredDate
    datasets {
      name
      health
      coveredTo
    }
  }
}
`;

/** Pages for people: the landing answer and GraphiQL, both without a key and without anything from other hosts. */
export function createPageRoutes({ version }: PageParts): Route[] {
  const open = { method: 'GET', access: 'open', closedBeta: false, rateClass: 'read', body: 'none' } as const;
  const graphiql = rememberContent(renderGraphiql);
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
      openapi: '/openapi.json',
      status: '/v1/regulatory-data/status',
      health: '/healthz',
    },
  };
}

/** The page is megabytes of script. */
async function renderGraphiql(): Promise<StaticContent> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Dutygraph GraphiQL',
    endpoint: '/graphql',
    defaultQuery: EXAMPLE_QUERY,
    headers: JSON.stringify({ Authorization: 'Bearer <your API key>' }, null, 2),
  });
  return toStaticContent({ body: html, type: 'text/html; charset=utf-8', policy: policyFor(html) });
}

/** Only the script of this page runs, in itself and in the workers it makes; styles are set by the editor. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script!);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')} 'unsafe-eval' blob:`,
    'worker-src blob:',
    "style-src 'self' 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
