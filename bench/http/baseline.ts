/**
 * A server to compare with, in a process of its own: `baseline.ts <kind> <file of bodies>`. `node` and `express` answer
 * `/<name>` with the body of that name; `apollo` and `mercurius` run ad hoc queries over the same schema and data, with
 * no key, no limits and no headers of their own.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import Fastify from 'fastify';
import type { GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { openBuiltSnapshot } from './built.js';

const [kind = '', file = ''] = process.argv.slice(2);
const port = Number(process.env.PORT);

/** Bodies as they are sent, by name. */
function readBodies(): ReadonlyMap<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

function serveNode(): void {
  const bodies = new Map([...readBodies()].map(([name, body]) => [`/${name}`, Buffer.from(body)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url!.split('?', 1)[0]!) ?? Buffer.from('{}');
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
    });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
}

/** The values are made once: Express writes them, tags them and sends them. */
function serveExpress(): void {
  const app = express();
  for (const [name, body] of readBodies()) {
    const value = JSON.parse(body) as object;
    app.get(`/${name}`, (_request, response) => void response.json(value));
    app.post(`/${name}`, (_request, response) => void response.json(value));
  }
  app.get('/', (_request, response) => void response.json({}));
  app.listen(port, '127.0.0.1');
}

interface Graph {
  readonly schema: GraphQLSchema;
  readonly context: object;
}

async function openGraph(): Promise<Graph> {
  const { snapshot, buildSchema } = await openBuiltSnapshot();
  const context = {
    snapshot,
    today: toCalendarDate('2026-11-20'),
    betaEntitled: false,
    engineVersion: '0.1.0',
    pinnableDataVersions: [snapshot.dataVersion],
    traceId: '0'.repeat(32),
  };
  return { schema: buildSchema(), context };
}

async function serveApollo(): Promise<void> {
  const { schema, context } = await openGraph();
  const apollo = new ApolloServer({ schema });
  await apollo.start();
  const app = express();
  app.get('/', (_request, response) => void response.json({}));
  app.use('/graphql', express.json(), expressMiddleware(apollo, { context: async () => context }));
  app.listen(port, '127.0.0.1');
}

async function serveMercurius(): Promise<void> {
  const { schema, context } = await openGraph();
  const app = Fastify();
  await app.register(mercurius, { schema, jit: 1, context: () => context });
  app.get('/', () => ({}));
  await app.listen({ port, host: '127.0.0.1' });
}

const servers: Readonly<Record<string, () => void | Promise<void>>> = {
  node: serveNode,
  express: serveExpress,
  apollo: serveApollo,
  mercurius: serveMercurius,
};
await servers[kind]?.();
