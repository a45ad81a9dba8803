import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandOutcome } from '../../src/cli/command-outcome.js';
import { runGoods, type GoodsCommand } from '../../src/cli/goods/run-goods.js';
import { createLocalContext } from '../../src/cli/local-context.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await bundledSnapshot();
}, 120_000);

const ask = (command: GoodsCommand, ...words: string[]): Promise<CommandOutcome> =>
  runGoods({
    command,
    words,
    openContext: async () => createLocalContext(snapshot, toCalendarDate('2026-09-15')),
  });

describe('dutygraph search and classify', () => {
  it('find a line by words, as text, CSV and JSON', async () => {
    const text = await ask('search', 'portable', 'computers', '--limit', '3');
    expect([text.stderr, text.exitCode]).toEqual(['', 0]);
    expect(text.stdout).toContain('8471.30.01.00');
    const csv = await ask('search', 'portable computers', '--limit', '3', '--csv');
    expect(csv.stdout.split('\r\n')[0]).toBe('rank,htsCode,description,because');
    expect(csv.stdout).toContain('1,8471.30.01.00,');
    const json = await ask('search', '8471.30', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ query: '8471.30', matchedBy: 'number' });
  });

  it('rank lines for goods, and refuse what names none', async () => {
    const ranked = JSON.parse((await ask('classify', 'laptop computer', '--json')).stdout) as {
      candidates: { htsCode: string; because: string }[];
    };
    expect(ranked.candidates[0]?.htsCode).toBe('8471.30.01.00');
    expect(ranked.candidates[0]?.because).toMatch(/^(high|medium|low) \(0\.\d+ for 8471\.30\): /);
    const vague = await ask('classify', 'xyzzy');
    expect(vague.stdout).toMatch(/Nothing was found\.[\s\S]*too vague[\s\S]*What are the goods/);
  });

  it('say what a score is of, and each word that found a line once', async () => {
    const shirts = await ask('classify', "men's cotton t-shirt");
    expect(shirts.stdout).toContain('lines of one subheading share it');
    const { stdout } = await ask('search', 'steel brackets', '--limit', '5');
    const found = [...stdout.matchAll(/found by: (.*)/g)].map(([, words]) => words!.split(', '));
    expect(found).toHaveLength(5);
    for (const words of found) expect(words).toEqual([...new Set(words)]);
  });

  it.each([
    [[], 'no words'],
    [['bolts', '--limit', '0'], '--limit 0'],
    [['bolts', '--date', '2026-02-30'], '"2026-02-30" is not a day'],
    [['bolts', '--json', '--csv'], 'choose one'],
    [['bolts', '--colour'], "Unknown option '--colour'"],
    [['bolts', '--date', '1999-01-01'], '1999-01-01'],
  ])('refuse %j with a reason and the usage', async (words, reason) => {
    const { stdout, stderr, exitCode } = await ask('search', ...words);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('dutygraph search <words> [--date YYYY-MM-DD]');
  });

  it('say how they are used', async () => {
    expect((await ask('classify', '--help')).stdout).toContain(
      'dutygraph classify <words> [--date YYYY-MM-DD]',
    );
  });
});

describe('the commands of the package', () => {
  const COMMANDS =
    'calc search classify recompute verify serve mcp keys ingest update backup restore migrate'.split(' ');

  it.each([['--help'], ...COMMANDS.map((name) => [name, '--help'])])(
    'dutygraph %s %s explains itself and does nothing else',
    async (...words) => {
      const folder = await mkdtemp(join(tmpdir(), 'dutygraph-help-'));
      const given = [
        '--import',
        'tsx',
        resolve('src/cli/dutygraph.ts'),
        ...words.filter((word) => word !== undefined),
      ];
      const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
      const { stdout, stderr } = await promisify(execFile)(process.execPath, given, { env, timeout: 60_000 });
      expect(stdout.length).toBeGreaterThan(40);
      expect(stderr).not.toMatch(/error/i);
      expect(await readdir(folder)).toEqual([]);
      await rm(folder, { recursive: true });
    },
    60_000,
  );
});
