import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { programAt } from '../support/program.js';

const ENV = { ...(process.env as Record<string, string>), NODE_OPTIONS: '', CLOCK: '2026-11-20T12:00:00Z' };

/** The command as a user's agent starts it, without a build. */
function launch(...words: string[]): { command: string; args: string[]; env: Record<string, string> } {
  return { command: process.execPath, args: [...programAt('src/cli/dutygraph.ts'), ...words], env: ENV };
}

/** Long enough for a machine that does much else: the data is read while the first questions come. */
const PATIENT = { timeout: 200_000 };

describe('npx dutygraph', () => {
  it('mcp: serves the catalogue and answers from the bundled data', async () => {
    const transport = new StdioClientTransport(launch('mcp'));
    const versionNegotiation = { mode: { pin: '2026-07-28' } };
    const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation });
    await client.connect(transport, PATIENT);
    expect((await client.listTools({}, PATIENT)).tools).toHaveLength(13);
    const question = { hts: '7326.90.86.88', origin: 'CN', value: 14172, date: '2026-09-15' };
    const answered = await client.callTool({ name: 'trade_duty_calculate', arguments: question }, PATIENT);
    expect(answered.structuredContent).toMatchObject({
      dutyInfo: {
        htsCode: '7326.90.86.88',
        calculationComplete: false,
        incompleteReasons: [{ kind: 'adcvd_scope' }],
      },
    });
    const refused = await client.callTool(
      { name: 'trade_hts_search', arguments: { words: 'laptop' } },
      PATIENT,
    );
    expect(refused.isError).toBe(true);
    await expect(client.callTool({ name: 'estimate', arguments: {} }, PATIENT)).rejects.toMatchObject({
      code: -32602,
    });
    const status = await client.readResource({ uri: 'dutygraph://data/status' }, PATIENT);
    expect((status.contents[0] as { text: string }).text).toContain('"today":"2026-11-20"');
    await client.close();
  }, 240_000);

  it('without a command says which there are', async () => {
    const { command, args, env } = launch('estimate');
    const child = spawn(command, args, { env });
    let logged = '';
    child.stderr.on('data', (chunk: Buffer) => (logged += chunk.toString()));
    const code = await new Promise((done) => child.on('close', done));
    expect(code).toBe(2);
    expect(logged).toMatch(
      /^there is no command "estimate"\n\ndutygraph <command> \[arguments\]\n\n {2}calc +the duty on one line/,
    );
  });
});
