/**
 * Staying power, in one command: `npm run test:soak`, or `npx tsx bench/soak.ts` after a build. The server is on core
 * 0, the load on core 1. Steps: load (saturation, half of it, three times it), queries (GraphQL cost), soak, loud (one
 * key at ten times its limit), ingest (while searches are answered; needs PostgreSQL). Options: --only load,loud
 * --seconds 60 --warm 15 --minutes 10 --database postgres://... --out bench/results; for a look: --seconds 5 --warm 2
 * --minutes 0.2
 */
import { parseArgs } from 'node:util';
import { warmUp } from './http/load.js';
import { letGo, prepareCases } from './http/prepared.js';
import { becomeClient, pinSelf, WORK_FOLDER } from './http/processes.js';
import { serveProduct } from './http/product.js';
import { figureTable, record, writeCounts, type Figure } from './http/record.js';
import { describeMachine } from './http/results.js';
import { createDatabase } from './staying/bench-database.js';
import { whileIngesting } from './staying/ingesting.js';
import { besideALoudKey, LOUD_KEY_ENVIRONMENT } from './staying/loud-key.js';
import { queryCosts } from './staying/query-cost.js';
import { soak } from './staying/soaking.js';
import type { Bench, Findings, Measured } from './staying/step.js';
import { underLoad } from './staying/under-load.js';

const SEED = 20_261_120;
const [QUESTIONS, CONNECTIONS] = [10_000, 64];
const STEPS = ['load', 'queries', 'soak', 'loud', 'ingest'] as const;

const { values: given } = parseArgs({
  options: {
    only: { type: 'string', default: STEPS.join(',') },
    seconds: { type: 'string', default: '60' },
    warm: { type: 'string', default: '15' },
    minutes: { type: 'string', default: '10' },
    database: {
      type: 'string',
      default: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    },
    out: { type: 'string' },
    // As CI asks every suite: for the counts of what held and what did not.
    json: { type: 'boolean' },
    outputFile: { type: 'string' },
  },
});
const wanted = new Set(given.only.split(','));
const wants = (...steps: readonly (typeof STEPS)[number][]): boolean =>
  steps.some((step) => wanted.has(step));
const figures: Figure[] = [];
const details: Record<string, object> = {};
const keep = (step: string, found: Findings): void => {
  figures.push(...found.figures);
  details[step] = found.details;
  process.stderr.write(`${step}\n${figureTable(found.figures)}\n\n`);
};

becomeClient();
pinSelf(1);
const settings = { seconds: Number(given.seconds), warm: Number(given.warm) };
const bench: Bench = {
  ...settings,
  ...(await requestsOfSteps()),
  soakSeconds: Math.round(Number(given.minutes) * 60),
  out: given.out ?? null,
};
letGo();

async function requestsOfSteps(): Promise<Pick<Bench, 'requests' | 'searches' | 'queries'>> {
  const { cases } = await prepareCases(SEED, QUESTIONS);
  const requestsOf = (name: string) => cases.find((one) => one.name === name)!.requests;
  return {
    requests: requestsOf('duty GET'),
    searches: requestsOf('schedule search'),
    queries: requestsOf('duty ad hoc GraphQL'),
  };
}

/** A server of one step, stopped after it. */
async function withServer(
  [name, port]: readonly [name: string, port: number],
  environment: Readonly<Record<string, string>>,
  work: (server: Measured) => Promise<void>,
): Promise<void> {
  const metricsPort = port + 100;
  const all = { ...environment, METRICS_PORT: String(metricsPort) };
  const server = await serveProduct({ port, name, environment: all });
  try {
    await work({ ...server, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` });
  } finally {
    await server.stop();
  }
}

if (wants('load', 'queries', 'soak')) {
  await withServer(['product', 4811], {}, async (server) => {
    await warmUp({ ...server, requests: bench.requests, seconds: bench.warm, connections: CONNECTIONS });
    let peak: number | null = null;
    if (wants('load', 'soak')) {
      const found = await underLoad(server, bench);
      ({ peak } = found);
      keep('load', found);
    }
    if (wants('queries')) keep('queries', await queryCosts(server, bench));
    if (wants('soak')) keep('soak', await soak(server, bench, peak!));
  });
}
if (wants('loud'))
  await withServer(['product-keys', 4812], LOUD_KEY_ENVIRONMENT, async (server) =>
    keep('loud', await besideALoudKey(server, bench)),
  );
if (wants('ingest')) {
  const database = await createDatabase(given.database);
  try {
    const environment = { DATABASE_URL: database.url, DATA_DIR: `${WORK_FOLDER}/product-ingest` };
    await withServer(['product-ingest', 4813], environment, async (server) =>
      keep('ingest', await whileIngesting(server, bench, environment)),
    );
  } finally {
    await database.drop();
  }
}

const shape = {
  rounds: 1,
  seconds: bench.seconds,
  connections: CONNECTIONS,
  questions: QUESTIONS,
  seed: SEED,
};
process.stdout.write(`${describeMachine(shape)}\n\n${figureTable(figures)}\n`);
if (given.out !== undefined)
  record(given.out, {
    section: 'staying',
    settings: { ...settings, minutes: Number(given.minutes) },
    figures,
    details,
  });
if (given.outputFile !== undefined) writeCounts(given.outputFile, figures);
