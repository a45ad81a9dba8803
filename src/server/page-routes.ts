import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sendJson } from './health-routes.js';
import type { Exchange } from './exchange.js';
import type { Route } from './route.js';

const compress = promisify<Buffer, Buffer>(gzip);

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
  const graphiql = rememberPage(renderGraphiql);
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
      answer: async (exchange) => sendPage(exchange, await graphiql()),
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
      status: '/v1/regulatory-data/status',
      health: '/healthz',
    },
  };
}

interface Page {
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly contentSecurityPolicy: string;
  readonly tag: string;
}

/** The page is megabytes of script: made when it is first asked for, then kept. */
function rememberPage(render: () => Promise<Page>): () => Promise<Page> {
  let page: Promise<Page> | null = null;
  return () => (page ??= render());
}

async function renderGraphiql(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Dutygraph GraphiQL',
    endpoint: '/graphql',
    defaultQuery: EXAMPLE_QUERY,
    headers: JSON.stringify({ Authorization: 'Bearer <your API key>' }, null, 2),
  });
  const bytes = Buffer.from(html);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { html: bytes, gzipped: await compress(bytes), tag, contentSecurityPolicy: policyFor(html) };
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

function sendPage(exchange: Exchange, page: Page): void {
  const { headers: asked } = exchange.request;
  const headers = {
    ETag: page.tag,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': page.contentSecurityPolicy,
    Vary: 'Accept-Encoding',
  };
  if (asked['if-none-match'] === page.tag) return exchange.send({ status: 304, headers });
  const isGzipped = /\bgzip\b/.test(String(asked['accept-encoding'] ?? ''));
  exchange.send({
    status: 200,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      ...(isGzipped && { 'Content-Encoding': 'gzip' }),
    },
    body: isGzipped ? page.gzipped : page.html,
  });
}
