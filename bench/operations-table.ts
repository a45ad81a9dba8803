/**
 * Prints every operation of the registry with what a live key, a beta key, a test key and no key are answered, by
 * calling the built product: `npm run operations:table`, or with `--url` and the keys in LIVE_KEY, BETA_KEY, TEST_KEY.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mintApiKey } from '../src/accounts/api-key.js';
import { registry } from '../src/operations/registry.js';
import type { Operation, RegistryRow } from '../src/operations/operation.js';
import { toRequest } from '../test/support/call-operation.js';
import { serveProduct } from './http/product.js';

interface Target {
  readonly url: string;
  readonly keys: Readonly<Record<'live' | 'beta' | 'test' | 'none', string | null>>;
  readonly stop: () => Promise<void>;
}

type Given = Readonly<Record<string, unknown>>;

const LINE_LENGTH = 110;
const PORT = 4822;
const CLOCK = '2026-11-20T12:00:00.000Z';

async function openTarget(url: string | undefined): Promise<Target> {
  if (url !== undefined) {
    const { LIVE_KEY = null, BETA_KEY = null, TEST_KEY = null } = process.env;
    return {
      url,
      keys: { live: LIVE_KEY, beta: BETA_KEY, test: TEST_KEY, none: null },
      stop: async () => {},
    };
  }
  const live = mintApiKey('live');
  const beta = mintApiKey('live');
  const test = mintApiKey('test');
  const { url: own, stop } = await serveProduct({
    port: PORT,
    name: 'operations',
    core: null,
    environment: { CLOCK, BOOTSTRAP_API_KEYS: `${live}:table,${beta}:beta:table,${test}:table` },
  });
  await untilTestKeysAnswer(own, test);
  return { url: own, keys: { live, beta, test, none: null }, stop };
}

/** The data of test keys is cut from the pack after the first start. */
async function untilTestKeysAnswer(url: string, key: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  while ((await fetch(`${url}/v1/catalog/sections`, { headers })).status === 503) await wait(200);
}

/** What a row is called with: its first example, or the least that its protocol takes. */
function givenOf(row: RegistryRow): Given {
  if (row.kind === 'query') return row.examples[0].arguments;
  return row.kind === 'protocol' && row.method === 'POST'
    ? { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    : {};
}

/** Rows without parameters of their own are called as if everything given were their body. */
function toOperation(row: RegistryRow): Operation {
  if (row.kind === 'query') return row;
  const parameters = Object.keys(givenOf(row)).map((name) => ({ name, in: 'body' }));
  return { ...row, parameters } as unknown as Operation;
}

async function call(target: Target, row: RegistryRow, key: string | null): Promise<Response> {
  let given = givenOf(row);
  if (row.id === 'getAdcvdReportPdf' && key !== null) given = { id: await makeReport(target, key) };
  const { path, query, body } = toRequest(toOperation(row), given);
  const address = row.path.replace(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const headers: Record<string, string> = {
    Accept: 'application/json, text/event-stream',
    ...(key !== null && { Authorization: `Bearer ${key}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  return fetch(`${target.url}${address}${search && `?${search}`}`, {
    method: row.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A report of the account of the key: the one of the example is nobody's. */
async function makeReport(target: Target, key: string): Promise<string> {
  const row = registry.find(({ id }) => id === 'generateAdcvdReport')!;
  const { id = 'none' } = (await (await call(target, row, key)).json()) as { id?: string };
  return id;
}

function describeCall(row: RegistryRow): string {
  const { path, query, body } = toRequest(toOperation(row), givenOf(row));
  const address = row.path.replace(/\{(\w+)\}/g, (_braces, name: string) => path[name] ?? '');
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  return cut(
    `${row.method} ${address}${search && `?${search}`}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`,
  );
}

/** The first members of an answer, lists by their length. */
function summarise(text: string, type: string): string {
  if (!type.includes('json')) return `${type}, ${text.length} characters`;
  let value = JSON.parse(text) as Record<string, unknown>;
  const names = Object.keys(value);
  if (names.length === 1) value = value[names[0]!] as Record<string, unknown>;
  const parts = Object.entries(value).map(([name, member]) => {
    if (Array.isArray(member)) return `${name}[${member.length}]`;
    return typeof member === 'object' && member !== null ? `${name}{}` : `${name} ${String(member)}`;
  });
  return cut(parts.join(', '));
}

function cut(text: string): string {
  const line = text.replaceAll('|', '/').replace(/\s+/g, ' ');
  return line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH - 3)}...` : line;
}

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const target = await openTarget(values.url);
const lines = [
  '| # | operation | availability | live | beta | test | none | example call | result with the beta key |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];
for (const [index, row] of registry.entries()) {
  const answers: Response[] = [];
  for (const key of Object.values(target.keys)) answers.push(await call(target, row, key));
  const answer = answers[1]!;
  const result = summarise(await answer.text(), answer.headers.get('content-type') ?? '');
  const availability = row.kind === 'gone' ? 'deprecated' : row.availability;
  const statuses = answers.map(({ status }) => status).join(' | ');
  lines.push(
    `| ${index + 1} | ${row.id} | ${availability} | ${statuses} | \`${describeCall(row)}\` | ${result} |`,
  );
}
process.stdout.write(`${lines.join('\n')}\n`);
await target.stop();
