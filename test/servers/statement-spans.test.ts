import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ServerProcess } from '../support/server-process.js';
import { copyBundledDataDir } from '../support/test-database.js';
import { TraceCollector, type DeliveredSpan } from '../support/trace-collector.js';

/** Statements of the database in the traces of a server, as an operator's collector gets them. */

const KEY = `dg_live_${'s'.repeat(32)}`;
const REPORT = {
  query: `mutation { createAdcvdReport(input: { htsCode: "7306.30.50.28", country: "CN", productDescription: "a pipe that nobody names" }) { id } }`,
};

let collector: TraceCollector;
let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  collector = await TraceCollector.start();
  folder = await copyBundledDataDir();
  server = await ServerProcess.start({
    DATA_DIR: folder,
    BOOTSTRAP_API_KEYS: KEY,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  await server.untilReady();
}, 120_000);
afterAll(async () => {
  await server.kill();
  await collector.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The spans under the stages of a request, by the stage they are under. */
function statementsOf(traceId: string): ReadonlyMap<string, readonly DeliveredSpan[]> {
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  const statements = new Map<string, DeliveredSpan[]>();
  for (const span of spans.filter(({ attributes }) => 'db.system.name' in attributes)) {
    const stage = names.get(span.parentSpanId!) ?? 'none';
    statements.set(stage, [...(statements.get(stage) ?? []), span]);
  }
  return statements;
}

it('are below the stage that waits for them, named by statement and table, without a value', async () => {
  const asked = await server.post('/graphql', { key: KEY, body: REPORT });
  expect(await asked.json()).toMatchObject({ data: { createAdcvdReport: { id: expect.any(String) } } });
  const usage = await server.get('/v1/usage', KEY);
  expect(usage.status).toBe(200);
  await usage.arrayBuffer();
  await server.kill('SIGTERM');

  const written = statementsOf(asked.headers.get('x-service-trace-id')!);
  const [verified] = written.get('authenticate')!;
  expect(verified).toMatchObject({ name: 'SELECT api_key', kind: 3, status: 0 });
  expect(verified!.attributes).toMatchObject({ 'db.query.summary': 'SELECT api_key' });
  expect(verified!.attributes['db.query.text']).toMatch(/\$1/);
  expect(written.get('answer')!.map(({ name }) => name)).toContain('INSERT report');
  expect(statementsOf(usage.headers.get('x-service-trace-id')!).get('answer')!.length).toBeGreaterThan(0);
  expect(collector.text).not.toMatch(/a pipe that nobody names/);
  expect(collector.text).not.toContain(KEY);
});
