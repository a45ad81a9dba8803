/**
 * Prints what hostile GraphQL requests are answered, and how fast, each the median of several, and stops at
 * one that shows a stack: on the built product, `npx tsx bench/graphql-refusals.ts`, or with `--url` and the key in
 * LIVE_KEY. A cheap query stands beside them.
 */
import { parseArgs } from 'node:util';
import { BENCH_KEY, serveProduct } from './http/product.js';

const ROUNDS = 15;
const PORT = 4823;
const STATUS = '{ regulatoryDataStatus { dataVersion } }';
const JSON_TYPE = 'application/json';

interface Hostile {
  readonly row: string;
  readonly what: string;
  readonly body?: unknown;
  readonly type?: string;
  /** GET with the query in the address, as a link on another page would send it. */
  readonly simpleGet?: true;
}

const numbered = (count: number, one: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => one(n)).join(' ');
const query = (text: string): { query: string } => ({ query: text });

const REQUESTS: readonly Hostile[] = [
  { row: '-', what: 'a cheap query', body: query(STATUS) },
  { row: 'G1', what: 'depth 60', body: query(`{ ${'a { '.repeat(60)}b${' }'.repeat(60)} }`) },
  { row: 'G1', what: 'breadth: 400 root fields', body: query(`{ ${'__typename '.repeat(400)} }`) },
  { row: 'G1', what: '1,000 aliases', body: query(`{ ${numbered(1000, (n) => `a${n}: __typename`)} }`) },
  {
    row: 'G1',
    what: '5,000 directives',
    body: query(`{ __typename ${'@include(if: true) '.repeat(5000)} }`),
  },
  { row: 'G1', what: '90,000 tokens', body: query(`{ ${'__typename '.repeat(90_000)} }`) },
  { row: 'G1', what: '20,000 nested braces', body: query('{ a '.repeat(20_000)) },
  {
    row: 'G2',
    what: 'fragment cycle',
    body: query('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
  },
  { row: 'G2', what: 'batch array', body: [query(STATUS), query(STATUS)] },
  { row: 'G3', what: 'a misspelt field', body: query('{ regulatoryDataStatu { dataVersion } }') },
  { row: 'G4', what: 'form', body: query(STATUS), type: 'application/x-www-form-urlencoded' },
  { row: 'G4', what: 'text/plain', body: query(STATUS), type: 'text/plain' },
  { row: 'G4', what: 'simple GET', simpleGet: true },
];

function send(url: string, key: string, { body, type = JSON_TYPE, simpleGet }: Hostile): Promise<Response> {
  const headers = { Authorization: `Bearer ${key}` };
  if (simpleGet) return fetch(`${url}/graphql?query=${encodeURIComponent(STATUS)}`, { headers });
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
    body: JSON.stringify(body),
  });
}

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const own = values.url === undefined ? await serveProduct({ port: PORT, name: 'refusals' }) : null;
const url = values.url ?? own!.url;
const key = own ? BENCH_KEY : (process.env.LIVE_KEY ?? '');

for (const hostile of REQUESTS) {
  const times: number[] = [];
  let seen = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const response = await send(url, key, hostile);
    const text = await response.text();
    times.push(performance.now() - begun);
    const { errors, type } = JSON.parse(text) as {
      errors?: { extensions?: { code?: string } }[];
      type?: string;
    };
    seen = `${response.status} ${errors?.[0]?.extensions?.code ?? type?.split('/').at(-1) ?? ''}`;
    if (/\bat .*\.[jt]s/.test(text)) throw new Error(`${hostile.what}: ${text.slice(0, 200)}`);
  }
  times.sort((left, right) => left - right);
  const [median, worst] = [times[Math.floor(ROUNDS / 2)]!, times.at(-1)!];
  const figures = `${median.toFixed(1).padStart(7)} ms median ${worst.toFixed(1).padStart(7)} ms worst`;
  console.log(`${hostile.row.padEnd(3)} ${hostile.what.padEnd(26)} ${seen.padEnd(34)} ${figures}`);
}
await own?.stop();
