import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Dutygraph, DutygraphError } from '../../clients/typescript/index.js';
import { startSmallServer } from '../support/bundled-server.js';
import { examplesOf, isOfStoredAudit, openApiParts, operationsOf, toFetch } from '../support/open-api.js';
import { buildOpenApi } from '../../rest/openapi/build-open-api.js';
import { withoutMeta } from '../support/bundled-server.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';

/** The generated clients against a running server: every example of the public document, and the READMEs' own. */

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../../clients/', import.meta.url));
const document = buildOpenApi(openApiParts(), { withBeta: false });
const called = operationsOf(document)
  .filter(({ operation, path }) => !operation.deprecated && path !== '/v1/mcp')
  .filter(({ operation }) => operation.operationId !== 'getAdcvdReportPdf')
  .filter((at) => !isOfStoredAudit(at));
const examples = called.flatMap((at) =>
  [...examplesOf(at)].map(([name, values]) => [`${at.operation.operationId}: ${name}`, at, values] as const),
);

/** Open maps as callers of a client write them: `{ facts: { is_kit: true } }` for `fact.is_kit=true`. */
function withoutPrefixes(parameters: object): object {
  const bare = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([key, member]) => [key.slice(key.indexOf('.') + 1), member]),
        );
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, bare(value)]));
}

let server: RunningServer;
let client: Dutygraph;
beforeAll(async () => {
  server = await startSmallServer();
  client = new Dutygraph({ baseUrl: server.url, apiKey: server.key });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
});

type Method = (...given: unknown[]) => Promise<object>;
const methodOf = (name: string): Method => (client as unknown as Record<string, Method>)[name]!.bind(client);

describe('the TypeScript client', () => {
  it.each(examples)('%s', async (_name, at, { parameters, body }) => {
    const given = [
      ...(at.parameters.length > 0 ? [withoutPrefixes(parameters)] : []),
      ...(body === undefined ? [] : [body]),
    ];
    const answer = await methodOf(at.operation.operationId)(...given);
    const { target, init } = toFetch(at, { parameters, body });
    const headers = { ...(init.headers as object), Authorization: `Bearer ${server.key}` };
    const plain = await (await fetch(server.url + target, { ...init, headers })).json();
    expect(withoutMeta(answer)).toEqual(withoutMeta(plain));
  });

  it('takes names of an open map with their prefix too', async () => {
    const asked: string[] = [];
    const note: typeof fetch = async (address) => {
      asked.push(String(address));
      return Response.json({});
    };
    const noted = new Dutygraph({ baseUrl: 'http://service.test', fetch: note });
    await noted.calculateDuty({ hts: '7326.90.86.88', facts: { 'fact.is_kit': true }, measures: { kg: 2 } });
    expect(asked).toEqual([
      'http://service.test/v1/duty/calculate?hts=7326.90.86.88&fact.is_kit=true&measures.kg=2',
    ]);
  });

  it('gives a file as its bytes', async () => {
    const { id } = await client.generateAdcvdReport({
      productDescription: 'Aluminum extrusion',
      country: 'CN',
    });
    const file = await client.getAdcvdReportPdf({ id });
    expect(file).toMatchObject({ mediaType: 'application/pdf', fileName: expect.stringMatching(/\.pdf$/) });
    expect(Buffer.from(file.bytes.slice(0, 5)).toString()).toBe('%PDF-');
  });

  it('raises a refusal with its problem', async () => {
    const refusal = await client.calculateDuty({ hts: '0101.99.99.99' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DutygraphError);
    expect((refusal as DutygraphError).problem).toMatchObject({
      status: 400,
      type: 'dutygraph://errors/unknown-hts-code',
    });
  });

  it('waits as Retry-After says, and asks a GET again', async () => {
    const asked: string[] = [];
    const busyOnce: typeof fetch = async (address) => {
      asked.push(String(address));
      return asked.length === 1
        ? new Response('{}', { status: 503, headers: { 'Retry-After': '0' } })
        : Response.json({ dataVersion: 'x' });
    };
    const patient = new Dutygraph({ baseUrl: 'http://service.test/', fetch: busyOnce });
    expect(await patient.getRegulatoryDataStatus()).toEqual({ dataVersion: 'x' });
    expect(asked).toEqual(Array(2).fill('http://service.test/v1/regulatory-data/status'));
  });
});

describe('the Python client', () => {
  const python = (code: string): Promise<{ stdout: string }> =>
    run('python3', ['-c', code], {
      cwd: `${FOLDER}python`,
      env: { ...process.env, DUTYGRAPH_URL: server.url, DUTYGRAPH_API_KEY: server.key },
    });

  it('runs every example as the service answers it', async () => {
    const code = `
import json, keyword, os, re
from dutygraph import Dutygraph
client = Dutygraph(os.environ["DUTYGRAPH_URL"], os.environ["DUTYGRAPH_API_KEY"])
snake = lambda name: re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\\1", name).lower().replace(".", "_")
answers = []
for id, given, body in json.loads(r'''${JSON.stringify(examples.map(([, at, { parameters, body }]) => [at.operation.operationId, withoutPrefixes(parameters), body ?? null]))}'''):
    named = {snake(name) + ("_" if keyword.iskeyword(snake(name)) else ""): value for name, value in given.items()}
    first = [] if body is None else [body]
    answers.append(getattr(client, snake(id))(*first, **named))
print(json.dumps(answers))`;
    const answers = JSON.parse((await python(code)).stdout) as object[];
    expect(answers).toHaveLength(examples.length);
    for (const [index, [, at, values]] of examples.entries()) {
      const { target, init } = toFetch(at, values);
      const headers = { ...(init.headers as object), Authorization: `Bearer ${server.key}` };
      const plain = await (await fetch(server.url + target, { ...init, headers })).json();
      expect(withoutMeta(answers[index])).toEqual(withoutMeta(plain));
    }
  });

  it('raises a refusal with its problem', async () => {
    const { stdout } = await python(`
import os
from dutygraph import Dutygraph, DutygraphError
try:
    Dutygraph(os.environ["DUTYGRAPH_URL"], "dg_live_nothing").search_hts(q="laptop")
except DutygraphError as refusal:
    print(refusal.problem["status"], refusal.problem["type"])`);
    expect(stdout.trim()).toBe('401 dutygraph://errors/unauthorized');
  });
});

describe('the READMEs of the clients', () => {
  const codeOf = (name: string, language: string): string =>
    new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(
      readFileSync(`${FOLDER}${name}/README.md`, 'utf8'),
    )![1]!;
  const env = (): NodeJS.ProcessEnv => ({
    ...process.env,
    NODE_OPTIONS: '',
    DUTYGRAPH_URL: server.url,
    DUTYGRAPH_API_KEY: server.key,
  });

  it('run in Python', async () => {
    const { stdout } = await run('python3', ['-c', codeOf('python', 'python')], {
      cwd: `${FOLDER}python`,
      env: env(),
    });
    expect(stdout.trim()).toMatch(/^11039\.99 77\.90*\d*$/);
  });

  it('run in TypeScript', async () => {
    const code = codeOf('typescript', 'ts').replace('http://localhost:4000', server.url);
    const { stdout } = await run(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        code.replace('dutygraph-client', `${FOLDER}typescript/index.ts`),
      ],
      { cwd: fileURLToPath(new URL('../../', import.meta.url)), env: env() },
    );
    expect(stdout.trim()).toMatch(/^11039\.99 77\.90*\d*$/);
  });
});
