import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ENGINE_VERSION } from '../../../src/engine/calculate-duty.js';
import { createCatalogue } from '../../../src/mcp/catalogue.js';
import { TOOL_GUIDES } from '../../../src/mcp/tools/index.js';
import type { Operation } from '../../../src/operations/operation.js';
import { registry } from '../../../src/operations/registry.js';
import { connectClient } from '../../support/mcp-client.js';
import type { ServerOf } from './suite.js';

const rows = registry.filter((row): row is Operation => row.kind === 'query' && row.mcpTool !== null);
/** The list of the contract. */
const NAMES = [
  'trade_duty_calculate',
  'trade_hts_search',
  'trade_hts_notes',
  'trade_hts_browse',
  'trade_hts_hierarchy',
  'trade_catalog_sections',
  'trade_catalog_code',
  'trade_chapter99_applicable',
  'trade_pga_check',
  'trade_adcvd_check',
  'trade_adcvd_orders_search',
  'trade_adcvd_rates_at',
  'trade_regulatory_data_status',
];
const REVISIONS = ['2026-07-28', '2025-11-25'] as const;

export function catalogueSuite(serverOf: ServerOf): void {
  describe.each(REVISIONS)('the catalogue, revision %s', (revision) => {
    it('holds exactly the tools of the registry, in one order, each read-only and closed', async () => {
      const client = await connectClient({ ...serverOf(), revision });
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(NAMES);
      expect(rows.map(({ mcpTool }) => mcpTool).sort()).toEqual([...NAMES].sort());
      for (const tool of tools) {
        expect(tool.annotations).toMatchObject({
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        });
        expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
        expect(tool.outputSchema).toMatchObject({ type: 'object' });
        expect(tool.title).toMatch(/^[A-Z]/);
        expect(tool.description).toMatch(/\bUse\b.*\bNot\b/s);
      }
      const sizes = tools.map(({ outputSchema }) => JSON.stringify(outputSchema).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
      await client.close();
    });

    it('answers one call of each as docs/mcp.md shows it', async () => {
      const client = await connectClient({ ...serverOf(), revision });
      const calls = readShownCalls();
      expect(calls.map(({ name }) => name)).toEqual(NAMES);
      for (const { name, given, firstLine } of calls) {
        const result = await client.callTool({ name, arguments: given });
        const [line] = (result.content as { text: string }[])[0]!.text.split('\n');
        expect([name, result.isError, line!.replace(/[0-9a-f]{64}/, '…')]).toEqual([
          name,
          undefined,
          firstLine,
        ]);
      }
      await client.close();
    });

    it('has resources: the glossary of layers, the rules of interpretation and the status of the data', async () => {
      const client = await connectClient({ ...serverOf(), revision });
      const { resources } = await client.listResources();
      const texts = await Promise.all(resources.map(({ uri }) => client.readResource({ uri })));
      const [layers, rules, status] = texts.map(({ contents }) => (contents[0] as { text: string }).text);
      expect(layers).toContain('19 U.S.C. 1862');
      expect(rules).toContain('essential character');
      expect(JSON.parse(status!)).toMatchObject({ engineVersion: ENGINE_VERSION });
      await client.close();
    });
  });

  it('is shown by GET, the same and in the same order', async () => {
    const server = serverOf();
    const client = await connectClient({ ...server, revision: '2026-07-28' });
    const { tools } = await client.listTools();
    const response = await fetch(`${server.url}/v1/mcp`, {
      headers: { Authorization: `Bearer ${server.key}` },
    });
    const info = (await response.json()) as { tools: unknown; protocolVersions: string[] };
    expect([response.status, info.protocolVersions]).toEqual([
      200,
      ['2026-07-28', '2025-11-25', '2025-06-18'],
    ]);
    expect(info.tools).toEqual(tools);
    await client.close();
  });

  it('takes the arguments of every example, and no name it does not list', async () => {
    const client = await connectClient({ ...serverOf(), revision: '2025-11-25' });
    const { tools } = await client.listTools();
    for (const row of rows) {
      const { inputSchema } = tools.find(({ name }) => name === row.mcpTool)!;
      const validate = new Ajv2020({ strict: false }).compile(withoutFormats(inputSchema) as object);
      for (const example of row.examples) {
        const plain = Object.entries(example.arguments).filter(([argument]) => !argument.includes('.'));
        expect([row.mcpTool, validate(Object.fromEntries(plain)), validate.errors]).toEqual([
          row.mcpTool,
          true,
          null,
        ]);
      }
      expect([row.mcpTool, validate({ ...row.examples[0].arguments, notAnArgument: 1 })]).toEqual([
        row.mcpTool,
        false,
      ]);
    }
    await client.close();
  });

  it('refuses to be built with a tool that is closed beta, writes, or nobody has reviewed', () => {
    const [row] = rows as [Operation];
    const build = (change: Partial<Operation>) =>
      createCatalogue([{ ...row, ...change }], TOOL_GUIDES, () => ({ type: 'object', properties: {} }));
    expect(build({})).toHaveLength(1);
    for (const change of [
      { availability: 'closedBeta' },
      { method: 'POST' },
      { heavy: true },
      { file: 'application/pdf' },
      { readsAccount: true },
      { mcpTool: 'trade_made_up' },
    ] as const)
      expect(() => build(change)).toThrow(/must not be a tool|not in the reviewed list/);
  });
}

/** Dates are checked by the server. */
function withoutFormats(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (name, value: unknown) =>
    name === 'format' ? undefined : value,
  );
}

/** The table of docs/mcp.md: a tool, its arguments as JSON, the first line of the answer. */
function readShownCalls(): { name: string; given: Record<string, unknown>; firstLine: string }[] {
  const rows = readFileSync('docs/mcp.md', 'utf8').matchAll(/^\| `(\w+)` +\| `(\{.*?\})` +\| (.*?) +\|$/gm);
  return [...rows].map(([, name, given, firstLine]) => ({
    name: name!,
    given: JSON.parse(given!) as Record<string, unknown>,
    firstLine: firstLine!,
  }));
}
