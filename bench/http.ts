/**
 * The service over HTTP beside bare servers, on one core, in interleaved rounds: `npm run bench`. The load comes from
 * the other core. Every row of every server is warmed up alike before the first round, so that compilers have done their
 * work and the first pass over the questions is over, and for some seconds before it is measured in a round: a server that
 * was idle while others were has collected its heap, and is slower at first. Options: --rounds 5 --seconds 8 --warm 15
 * --lead 3 --connections 64 --only <parts of names, by commas> --redis <url> --out bench/results; for a look:
 * --rounds 1 --seconds 2 --warm 1 --lead 1
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Case } from './http/cases.js';
import { load, warmUp, type Sample, type Sent } from './http/load.js';
import { letGo, prepareCases } from './http/prepared.js';
import { becomeClient, pinSelf, script, serve, WORK_FOLDER, type Served } from './http/processes.js';
import { serveProduct } from './http/product.js';
import { record, type Figure } from './http/record.js';
import { describeMachine, median, ratioOf, tableOf, type Row } from './http/results.js';
import { sampleBodies, typicalBody } from './http/sample-bodies.js';
import { countDifferences } from './http/verify.js';

const SEED = 20_261_120;
const QUESTIONS = 10_000;
const PORTS = { product: 4801, node: 4802, express: 4803, apollo: 4804, mercurius: 4805, redis: 4806 };

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    warm: { type: 'string', default: '15' },
    lead: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
    only: { type: 'string', default: '' },
    redis: { type: 'string' },
    out: { type: 'string' },
  },
});
const [rounds, seconds, warm, lead, connections] = [
  given.rounds,
  given.seconds,
  given.warm,
  given.lead,
  given.connections,
].map(Number) as [number, number, number, number, number];

becomeClient();
pinSelf(1);
const print = (text: string): void => void process.stderr.write(`${text}\n`);

const running: Served[] = [];
const started = async (serving: Promise<Served>): Promise<Served> => {
  const served = await serving;
  running.push(served);
  return served;
};

/** One measured line: requests to a server, under a name. */
interface Run {
  readonly name: string;
  readonly server: Pick<Served, 'url' | 'pid'>;
  readonly requests: readonly Sent[];
  readonly against: string | null;
}

/** Rows that are not compared with an answer of the same size. */
const BESIDE: Readonly<Partial<Record<Case['against'], string>>> = {
  apollo: 'plain Apollo',
  rest: 'duty GET',
};

/** Leaves nothing in memory but the requests. */
async function prepare(): Promise<readonly Run[]> {
  const { snapshot, questions, cases: all } = await prepareCases(SEED, QUESTIONS);
  const parts = given.only.split(',');
  const cases = all.filter(({ name }) => parts.some((part) => name.includes(part)));
  print('starting the product');
  const product = await started(serveProduct({ port: PORTS.product }));
  const bodies: Record<string, string> = {};
  for (const one of cases) bodies[slugOf(one)] = typicalBody(await sampleBodies(product.url, one));
  const duty = cases.find(({ name }) => name === 'duty GET');
  if (duty) print(await countDifferences(product.url, { snapshot, questions, requests: duty.requests }));
  const file = `${WORK_FOLDER}/bodies.json`;
  writeFileSync(file, JSON.stringify(bodies));
  const runs = cases.map(({ name, requests, against }): Run => ({
    name,
    server: product,
    requests,
    against: BESIDE[against] ?? `Express, ${Buffer.byteLength(bodies[slugOf({ name })]!)} bytes`,
  }));
  const bare = await bareRuns(cases, file, bodies);
  return [...runs, ...(await redisRuns(cases)), ...bare, ...(await graphRuns(cases))];
}

async function redisRuns(cases: readonly Case[]): Promise<readonly Run[]> {
  const duty = cases.find(({ name }) => name === 'duty GET');
  if (given.redis === undefined || duty === undefined) return [];
  print('starting the product with Redis');
  const environment = { REDIS_URL: given.redis };
  const server = await started(serveProduct({ port: PORTS.redis, name: 'product-redis', environment }));
  return [{ ...duty, name: 'duty GET, limits in Redis', server, against: null }];
}

async function bareRuns(
  cases: readonly Case[],
  file: string,
  bodies: Readonly<Record<string, string>>,
): Promise<readonly Run[]> {
  const bare = (kind: 'node' | 'express'): Promise<Served> =>
    started(
      serve({
        name: kind,
        port: PORTS[kind],
        command: script('./baseline.ts', kind, file),
        readyPath: '/',
        core: 0,
      }),
    );
  const [node, express] = [await bare('node'), await bare('express')];
  const sizes = new Map(
    cases
      .filter(({ against }) => against === 'express')
      .map((one) => [`Express, ${Buffer.byteLength(bodies[slugOf(one)]!)} bytes`, slugOf(one)]),
  );
  const toRun = ([name, slug]: readonly [string, string]): Run => ({
    name,
    server: express,
    requests: [{ method: 'GET', path: `/${slug}` }],
    against: null,
  });
  const raw = cases
    .filter(({ name }) => name === 'duty GET')
    .map((one): Run => ({
      name: `node:http, ${Buffer.byteLength(bodies[slugOf(one)]!)} bytes`,
      server: node,
      requests: [{ method: 'GET', path: `/${slugOf(one)}` }],
      against: null,
    }));
  return [...[...sizes].map(toRun), ...raw];
}

async function graphRuns(cases: readonly Case[]): Promise<readonly Run[]> {
  const adHoc = cases.find(({ against }) => against === 'apollo');
  if (adHoc === undefined) return [];
  print('starting plain Apollo and Mercurius');
  const graph = (kind: 'apollo' | 'mercurius'): Promise<Served> =>
    started(
      serve({
        name: kind,
        port: PORTS[kind],
        command: script('./baseline.ts', kind),
        readyPath: '/',
        core: 0,
      }),
    );
  const [apollo, mercurius] = [await graph('apollo'), await graph('mercurius')];
  const { requests } = adHoc;
  return [
    { name: 'plain Apollo', server: apollo, requests, against: null },
    { name: 'Mercurius with jit', server: mercurius, requests, against: null },
  ];
}

function slugOf({ name }: Pick<Case, 'name'>): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

async function measure(runs: readonly Run[]): Promise<readonly Row[]> {
  const samples = runs.map((): Sample[] => []);
  print(`warming up, ${runs.length} rows of ${warm} s or more`);
  for (const { server, requests } of runs) await warmUp({ ...server, requests, seconds: warm, connections });
  for (let round = 1; round <= rounds; round += 1) {
    print(`round ${round} of ${rounds}`);
    for (const [index, { server, requests }] of runs.entries()) {
      const sent = { ...server, requests, connections };
      if (lead > 0) await load({ ...sent, seconds: lead });
      samples[index]!.push(await load({ ...sent, seconds }));
    }
  }
  return runs.map(({ name, against }, index) => ({ name, against, samples: samples[index]! }));
}

/** What the rows have to reach, as requests a second beside what they are compared with. */
const WANTED: readonly (readonly [part: string, ratio: number])[] = [
  ['stored GraphQL', 0.9],
  ['ad hoc GraphQL', 1.3],
  ['MCP', 0.5],
  ['', 1],
];

function figuresOf(rows: readonly Row[]): readonly Figure[] {
  return rows.map((row) => {
    const ratio = ratioOf(row, rows, ({ perSecond }, beside) => perSecond / beside.perSecond);
    const [, wanted] = WANTED.find(([part]) => row.name.includes(part))!;
    const perSecond = `${Math.round(median(row.samples.map((one) => one.perSecond)))}/s`;
    if (ratio === null) return { what: row.name, figure: perSecond, wanted: null, holds: null };
    return {
      what: `${row.name}, beside ${row.against}`,
      figure: `${perSecond}, ${ratio.toFixed(2)}x`,
      wanted: `at least ${wanted.toFixed(1)}x`,
      holds: ratio >= wanted,
    };
  });
}

try {
  const runs = await prepare();
  letGo();
  const rows = await measure(runs);
  const settings = { rounds, seconds, warm, connections, questions: QUESTIONS, seed: SEED };
  process.stdout.write(`${describeMachine(settings)}\n\n${tableOf(rows)}\n`);
  if (given.out !== undefined)
    record(given.out, { section: 'http', settings, figures: figuresOf(rows), details: rows });
} finally {
  await Promise.all(running.map((one) => one.stop()));
}
