import { execFile } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { programAt } from '../support/program.js';

const run = (...words: string[]): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  new Promise((done) => {
    const program = [...programAt('src/cli/dutygraph.ts'), 'update', ...words];
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: '/dev/null/data', DATABASE_URL: '' };
    execFile(process.execPath, program, { env }, (_, stdout, stderr) => done({ stdout, stderr }));
  });

describe('dutygraph update', () => {
  it('says its own usage', async () => {
    for (const { stdout, stderr } of [await run('-h'), await run('--help'), await run()]) {
      expect(stdout + stderr).toContain('dutygraph update --from');
      expect(stdout + stderr).not.toContain('ingest');
    }
  }, 60_000);

  it('refuses by its own name', async () => {
    expect((await run('--from', 'https://releases.example/law/')).stderr).toMatch(/^update: DATA_DIR=/);
  }, 60_000);
});
