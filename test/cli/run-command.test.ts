import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { escapeControls, toOneLine } from '../../src/cli/escape-controls.js';

const folder = mkdtempSync(join(tmpdir(), 'run-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is printed', () => {
  it('steers no terminal', () => {
    expect(escapeControls('Evil\u001b[31m\u009b2J\u0007\rover\u0000')).toBe(
      'Evil\\u001b[31m\\u009b2J\\u0007\\u000dover\\u0000',
    );
    expect(escapeControls('a,b\r\n\tc\n')).toBe('a,b\r\n\tc\n');
    expect(toOneLine('Duty\n\nTotal  0.00')).toBe('Duty Total 0.00');
  });

  it('is the same JSON', () => {
    const value = { header: 'Evil\u001b[31m\u009b\u007f' };
    expect(JSON.parse(escapeControls(JSON.stringify(value)))).toEqual(value);
  });

  it('keeps the colors of a command that has some, and no other sequence', () => {
    expect(escapeControls('\u001b[1mbold\u001b[0m\u001b[2J', true)).toBe('\u001b[1mbold\u001b[0m\\u001b[2J');
  });
});

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A line of the shell, with `dutygraph` as the command from its sources. */
function shell(line: string): Promise<Ended> {
  const command = `dutygraph() { "${process.execPath}" --import tsx src/cli/dutygraph.ts "$@"; }`;
  return new Promise((resolve) => {
    execFile('bash', ['-c', `${command}\n${line}`], (failure, stdout, stderr) =>
      resolve({ code: Number(failure?.code ?? 0), stdout, stderr }),
    );
  });
}

const HEADER =
  'Entry Summary Number,Entry Type Code,Entry Date,Entry Summary Line Number,Country of Origin Code,Tariff Ordinal Number,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount';
const ROW = 'Z9Q00000236,01,04/20/2026,1,TW,1,8481805090,8609,258.27,x';

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a command in a shell', () => {
  it('reads what comes through a pipe, prints its names as text and writes both outputs', async () => {
    const file = write('base.csv', `${HEADER},"Evil\u001b[31m"\n${ROW}\n`);
    const summary = await shell(`cat ${file} | dutygraph audit /dev/stdin`);
    expect([summary.code, summary.stderr]).toEqual([0, '']);
    expect(summary.stdout).toContain('1 read, 0 skipped; columns not understood: Evil\\u001b[31m\n');
    const out = join(folder, 'out');
    const json = await shell(`dutygraph audit <(cat ${file}) --json --out ${out}`);
    expect([json.code, json.stderr]).toEqual([0, '']);
    expect(json.stdout).toBe(readFileSync(join(out, 'result.json'), 'utf8'));
  }, 120_000);

  it('says in a line that its answer cannot be written, and nothing of a reader that has enough', async () => {
    const full = await shell('dutygraph verify --help > /dev/full');
    expect(full).toEqual({
      code: 1,
      stdout: '',
      stderr: 'verify: the answer cannot be written to the output (ENOSPC)\n',
    });
    const SAYING = ['verify --help', '--help', 'keys --help', 'migrate --help'];
    for (const words of SAYING) {
      const gone = await shell(`set -o pipefail; dutygraph ${words} | true`);
      expect([words, gone]).toEqual([words, { code: 0, stdout: '', stderr: '' }]);
    }
  }, 120_000);

  it('says how it is used by -h too, and which version it is', async () => {
    for (const name of ['calc', 'keys', 'serve'])
      expect((await shell(`dutygraph ${name} -h`)).stdout).toContain(`dutygraph ${name}`);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect((await shell('dutygraph --version')).stdout).toBe(`${version}\n`);
  }, 120_000);

  it('ends with 2 and its usage where its options are none', async () => {
    for (const words of ['migrate --nosuch', 'update', 'recompute --date 2026-11-20']) {
      const { code, stdout, stderr } = await shell(`dutygraph ${words}`);
      expect([words, code, stdout]).toEqual([words, 2, '']);
      expect(stderr).toContain(`dutygraph ${words.split(' ')[0]} `);
    }
  }, 120_000);

  it('refuses a place for the proof that is none', async () => {
    const { code, stderr } = await shell(
      `dutygraph calc 7326.90.86.88 --origin CN --value 1 --proof ${folder}/no/p.json`,
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/^--proof .*p\.json: it cannot be written \(ENOENT\): name a file in a folder/);
  }, 120_000);
});
