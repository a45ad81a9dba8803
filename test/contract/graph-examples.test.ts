import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GRAPH_EXAMPLES as examples } from '../../src/server/graphiql-page.js';
import type { GraphExample } from '../../src/server/graphiql-bar.js';
import { startBundledServer } from '../support/bundled-server.js';
import { bodyOf, sendTo } from '../unit/server/support/graph-client.js';
import { closeSharedDatabase, type RunningServer } from '../unit/server/support/running-server.js';

/** The worked queries of GraphiQL, sent as a reader would send them. */

let server: RunningServer;
beforeAll(async () => {
  server = await startBundledServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
});

describe('worked queries', () => {
  it('are at least fifteen, each with a title and an explanation', () => {
    expect(examples.length).toBeGreaterThanOrEqual(15);
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
    for (const { explanation } of examples) expect(explanation.length).toBeGreaterThan(40);
  });

  it.each(examples.map((example) => [example.title, example] as const))(
    '%s: is answered with content, at its published cost',
    async (_title, { text }: GraphExample) => {
      const body = await bodyOf(await sendTo(server, { query: text }));
      expect(body.errors).toBeUndefined();
      expect(emptyLists(body.data)).toEqual([]);
      expect(body.extensions!.cost!.requested).toBeGreaterThan(0);
    },
  );

  it('stand in the page, whose policy lets only its own scripts run', async () => {
    const response = await fetch(`${server.url}/graphiql`);
    const html = await response.text();
    for (const { title } of examples) expect(html).toContain(`>${title}</option>`);
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-\S+ 'sha256-\S+ /);
  });
});

/** Names of top-level lists of an answer that hold nothing: a worked query shows something. */
function emptyLists(data: unknown): string[] {
  return Object.values((data ?? {}) as Record<string, Record<string, unknown>>).flatMap((answer) =>
    Object.entries(answer).flatMap(([name, value]) =>
      Array.isArray(value) && value.length === 0 ? [name] : [],
    ),
  );
}
