import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from '../../src/graphql/schema.js';
import { readPersistedDocuments } from '../../src/graphql/persisted-documents.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';
import { bodyOf, expectGraphError, sendTo } from '../server/support/graph-client.js';
import { startSmallServer } from '../support/bundled-server.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const INPUT = { hts: '6109.10.00.12', origin: 'CN', value: '10000', date: '2026-09-15' };

/** What docs/graphql.md tells a front-end developer, done in a folder of its own. */
describe('documents of a client, from its build to the server', () => {
  let folder: string;
  let manifest: string;
  let server: RunningServer;

  beforeAll(async () => {
    await mkdir(join(ROOT, '.cache'), { recursive: true });
    folder = await mkdtemp(join(ROOT, '.cache', 'application-'));
    const [config, client] = await blocksOf('docs/graphql.md', 'In an application');
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'codegen.ts'), config!);
    await writeFile(join(folder, 'schema.graphql'), await readFile(join(ROOT, 'schema.graphql')));
    await writeFile(join(folder, 'src', 'duty.ts'), client!);
    await runTool(folder, '@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts');
    manifest = await readFile(join(folder, 'src/gql/persisted-documents.json'), 'utf8');
    server = await startSmallServer(() => ({ persistedDocuments: manifest }));
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await closeSharedDatabase();
    await rm(folder, { recursive: true });
  });

  it('have types that the compiler takes, money as text', async () => {
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'esnext', '--target', 'es2022'];
    await runTool(folder, 'typescript/bin/tsc', ...options, '--moduleResolution', 'bundler', 'src/duty.ts');
    const types = await readFile(join(folder, 'src/gql/graphql.ts'), 'utf8');
    expect(types).toMatch(/value\?: string \| null/);
    expect(types).toMatch(/totalDuty: string \| null/);
    expect(types).not.toMatch(/: any\b/);
  }, 60_000);

  it('are answered by their hash, each time as the text is', async () => {
    await runTool(
      folder,
      'esbuild/bin/esbuild',
      'src/duty.ts',
      '--bundle',
      '--format=esm',
      '--outfile=out/duty.js',
    );
    const { DUTY, ask } = (await import(pathToFileURL(join(folder, 'out/duty.js')).href)) as Application;
    const asked = { variables: { input: INPUT }, query: String(DUTY) };
    const { data } = await bodyOf(await sendTo(server, asked));
    for (const _time of [1, 2, 3]) expect(await ask(server, DUTY, { input: INPUT })).toEqual(data);
    expect(data).toMatchObject({ dutyInfo: { totals: { totalDuty: expect.stringMatching(/^\d+/) } } });
  });

  it('are answered by GET and by the hash of automatic persisted queries', async () => {
    const [id] = Object.keys(JSON.parse(manifest) as object);
    const variables = JSON.stringify({ input: INPUT });
    const search = new URLSearchParams({ documentId: id!, variables });
    const headers = { Authorization: `Bearer ${server.key}`, 'Apollo-Require-Preflight': 'true' };
    const got = await fetch(`${server.url}/graphql?${search}`, { headers });
    const extensions = { persistedQuery: { version: 1, sha256Hash: id!.replace('sha256:', '') } };
    const sent = await sendTo(server, { extensions, variables: { input: INPUT } });
    const [one, other] = [await bodyOf(got), await bodyOf(sent)];
    expect(one.errors).toBeUndefined();
    expect(one).toEqual(other);
  });

  it('report what is wrong with the variables, and are unknown under another hash', async () => {
    const [id] = Object.keys(JSON.parse(manifest) as object);
    const wrong = await sendTo(server, { documentId: id!, variables: { input: 7 } });
    await expectGraphError(wrong, 'BAD_USER_INPUT', 'invalid-parameter');
    const unknown = await bodyOf(await sendTo(server, { documentId: `sha256:${'0'.repeat(64)}` }));
    expect(unknown.data).toBeUndefined();
    expect(unknown.errors).toHaveLength(1);
  });
});

describe("the file of a client's documents", () => {
  const schema = buildSchema();
  const query = 'query Status {\n  regulatoryDataStatus {\n    dataVersion\n  }\n}';
  const id = '0a0ba9c1b7b0a4a6a9b1d5b4dd7fb2d8ad6ed98a3de7d24cc2b8e4d0a7b1d5f7';

  it.each([
    ['no JSON', '{', 'this is not JSON'],
    ['a list', '[]', 'write an object with the text of each document'],
    ['another hash', JSON.stringify({ [id]: query }), 'this is not the SHA-256 of its text'],
  ])('is refused: %s', (_what, text, message) => {
    expect(() => readPersistedDocuments(text, schema)).toThrow(message);
  });

  it.each([
    ['a field that is not there', '{ nothingOfTheKind }', 'Cannot query field'],
    ['no document', 'query {', 'Syntax Error'],
    ['more tokens than are read', `{ ${'a '.repeat(1_000)} }`, '1000 tokens'],
    ['more than an operation may ask', `{ ${manyFields()} }`, '15'],
  ])('is refused for %s', (_what, document, message) => {
    const hash = createHash('sha256').update(document).digest('hex');
    expect(() => readPersistedDocuments(JSON.stringify({ [hash]: document }), schema)).toThrow(message);
  });

  it('may be a manifest of Apollo', () => {
    const hash = createHash('sha256').update(query).digest('hex');
    const operations = [{ id: hash, name: 'Status', type: 'query', body: query }];
    const text = JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations });
    expect([...readPersistedDocuments(text, schema)]).toEqual([[hash, query]]);
  });
});

function manyFields(): string {
  const names = Array.from({ length: 16 }, (_, at) => `a${at}`);
  return names.map((name) => `${name}: regulatoryDataStatus { dataVersion }`).join(' ');
}

interface Application {
  readonly DUTY: object;
  readonly ask: (server: RunningServer, document: object, variables: object) => Promise<unknown>;
}

/** The code of a section of a document, in order. */
async function blocksOf(document: string, section: string): Promise<readonly string[]> {
  const [, after = ''] = (await readFile(join(ROOT, document), 'utf8')).split(`\n## ${section}\n`);
  const [text = ''] = after.split('\n## ');
  return [...text.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code!);
}

async function runTool(cwd: string, tool: string, ...words: readonly string[]): Promise<void> {
  await run(process.execPath, [join(ROOT, 'node_modules', tool), ...words], { cwd });
}
