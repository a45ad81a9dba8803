import { describe, expect, it } from '@jest/globals';
import { buildSchema } from '../../../src/graphql/schema.js';
import { createBinder } from '../../../src/operations/bind.js';
import type { JsonSchema } from '../../../src/operations/json-schema/json-schema.js';
import type { Operation } from '../../../src/operations/operation.js';
import { registry } from '../../../src/operations/registry.js';
import { readStoredDocuments } from '../../../src/operations/stored-documents.js';
import { compilePrint } from '../../support/answer-shape.js';
import { withoutMeta } from '../../support/bundled-server.js';
import { callOperation, toRequest } from '../../support/call-operation.js';
import { faultsOf } from '../../support/fits-schema.js';
import { connectClient } from '../../support/mcp-client.js';
import { bodyOf, sendTo } from '../../server/support/graph-client.js';
import type { ServerOf } from './suite.js';

type Json = Record<string, unknown>;

interface Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent: Json;
}

const schema = buildSchema();
const documents = readStoredDocuments(schema);
const rows = registry.filter((row): row is Operation => row.kind === 'query' && row.mcpTool !== null);
const examples = rows.flatMap((row) =>
  row.examples.map((example) => [`${row.mcpTool}: ${example.summary}`, row, example.arguments] as const),
);

export function onePathSuite(serverOf: ServerOf): void {
  describe('one path', () => {
    it.each(examples)('%s: structured content = REST body = GraphQL data', async (_name, row, given) => {
      const server = serverOf();
      const rest = (await (
        await callOperation(server, { operation: row, given, key: server.key })
      ).json()) as Json;
      const { sha256, document } = documents.named(row.document);
      const variables = createBinder(row).fromRequest(toRequest(row, given));
      const graph = await bodyOf(await sendTo(server, { documentId: `sha256:${sha256}`, variables }));
      const printed = compilePrint(schema, document)(graph.data!) as Json;
      const called = await callAll(serverOf, row, given);
      expect(withoutMeta(called)).toEqual(withoutMeta(rest));
      expect(withoutMeta(called)).toEqual(withoutMeta(row.unwrap === null ? printed : printed[row.unwrap]));
    });

    it.each(examples)(
      '%s: the compact view is part of it and says so in words',
      async (_name, row, given) => {
        const client = await connectClient({ ...serverOf(), revision: '2025-11-25' });
        const name = row.mcpTool!;
        const compact = (await client.callTool({ name, arguments: { ...given } })) as unknown as Result;
        expect([compact.isError, compact.content[0]!.text.length > 40]).toEqual([undefined, true]);
        const { outputSchema } = (await client.listTools()).tools.find((tool) => tool.name === name)!;
        expect(faultsOf(compact.structuredContent, outputSchema as JsonSchema)).toEqual([]);
        const { _page, ...shown } = compact.structuredContent;
        if (_page === undefined)
          expect(isPartOf(withoutMeta(shown), withoutMeta(await callAll(serverOf, row, given)))).toBe(true);
        await client.close();
      },
    );
  });
}

/** The whole answer in the full view: a list that was cut is put together again from its parts. */
async function callAll(serverOf: ServerOf, row: Operation, given: object): Promise<Json> {
  const client = await connectClient({ ...serverOf(), revision: '2026-07-28' });
  const call = async (extra: object): Promise<Result> =>
    (await client.callTool({
      name: row.mcpTool!,
      arguments: { ...given, view: 'full', ...extra },
    })) as unknown as Result;
  const first = await call({});
  expect(first.isError).toBeUndefined();
  let { _page: page, ...whole } = first.structuredContent as {
    _page?: { list: string; nextCursor?: string };
  };
  while (page?.nextCursor !== undefined) {
    const { _page, ...part } = (await call({ cursor: page.nextCursor })).structuredContent as typeof whole & {
      _page?: typeof page;
    };
    whole = joinAt(whole, part, page.list.split('.'));
    page = _page;
  }
  await client.close();
  return whole;
}

function joinAt(whole: Json, part: Json, [name, ...rest]: readonly string[]): Json {
  const [left, right] = [whole[name!], part[name!]];
  const joined =
    rest.length === 0
      ? [...(left as unknown[]), ...(right as unknown[])]
      : joinAt(left as Json, right as Json, rest);
  return { ...whole, [name!]: joined };
}

/** Whether every member of the part has the same value in the whole. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, at) => isPartOf(item, whole[at]))
    );
  if (typeof part !== 'object' || part === null) return part === whole;
  return Object.entries(part).every(([name, value]) => isPartOf(value, (whole as Json | undefined)?.[name]));
}
