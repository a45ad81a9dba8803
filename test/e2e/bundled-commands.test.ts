import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { printEntryForms } from '../support/entry-summary-form.js';
import { TWO_ENTRIES } from '../support/two-entries.js';

/** The commands as the package has them, in a few files, against the same commands module by module. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = 'Part Number,HTS,Origin,Unit Value,Annual Quantity\nS-1,6109100012,VN,4,25000\n';
const FORM = {
  ...{ number: 'Z9Q-0000023-6', origin: 'TW', totalDuty: '258.27' },
  rows: [['001 8481.80.5090 VALVES', '', '', '8609', '3%', '258.27']],
} as const;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dutygraph-bundle-'));
  await promisify(execFile)('npm', ['run', 'build:commands'], { cwd: ROOT });
  writeFileSync(join(folder, 'entries.csv'), TWO_ENTRIES);
  writeFileSync(join(folder, 'parts.csv'), PARTS);
  writeFileSync(join(folder, 'form.pdf'), await printEntryForms([FORM]));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: string, words: string): Promise<Ended> {
  const { DATABASE_URL: _, ...given } = process.env;
  const env = { ...given, NODE_OPTIONS: '', DATA_DIR: join(folder, 'data'), CLOCK: '2026-11-20T12:00:00Z' };
  const options = { cwd: folder, env, maxBuffer: 50_000_000 };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(ROOT, program), ...words.split(' ')],
      options,
      (failure, stdout, stderr) =>
        done({ code: failure === null ? 0 : Number(failure.code), stdout, stderr }),
    );
    child.stdin!.end();
  });
}

const bundled = (words: string): Promise<Ended> => run('dist/bin/dutygraph.js', words);
const plain = (words: string): Promise<Ended> => run('dist/src/cli/dutygraph.js', words);

const QUESTION = '6109.10.00.12 --origin CN --value 1000 --date 2026-11-20';

describe('the bundled commands', () => {
  it.each([
    `calc ${QUESTION}`,
    `calc ${QUESTION} --json --verbose`,
    `calc ${QUESTION} --timeline`,
    'calc 6109.10.00.99 --origin CN',
    'search portable computers --csv',
    'classify laptop computer --json',
    'audit entries.csv --as-of 2026-11-20 --json',
    'audit form.pdf --as-of 2026-11-20 --json',
    'audit missing.csv',
    'parts parts.csv --date 2026-11-20 --json',
    'verify missing.json',
    'ingest --help',
    'backup --help',
    'keys --help',
    'migrate --help',
    'recompute --help',
    'nothing',
  ])(
    'answer %s as the modules do',
    async (words) => {
      const [answered, expected] = [await bundled(words), await plain(words)];
      expect(answered).toEqual(expected);
      expect(answered.stdout.length + answered.stderr.length).toBeGreaterThan(20);
    },
    120_000,
  );

  it('serve agents until their input ends', async () => {
    expect(await bundled('mcp')).toMatchObject({ code: 0, stdout: '' });
  }, 120_000);

  it('write a proof that they verify, and every file of an audit', async () => {
    expect(await bundled(`calc ${QUESTION} --proof proof.json`)).toMatchObject({ code: 0, stderr: '' });
    expect(await bundled('verify proof.json')).toMatchObject({ code: 0, stderr: '' });
    const audit = 'audit entries.csv --as-of 2026-11-20 --out';
    expect(await bundled(`${audit} bundled`)).toMatchObject({ code: 0 });
    expect(await plain(`${audit} plain`)).toMatchObject({ code: 0 });
    const files = readdirSync(join(folder, 'bundled')).sort();
    expect(files).toEqual(readdirSync(join(folder, 'plain')).sort());
    expect(files).toEqual(expect.arrayContaining(['audit.pdf', 'audit.xlsx', 'findings.csv']));
    const resultIn = (out: string): string => readFileSync(join(folder, out, 'result.json'), 'utf8');
    expect(resultIn('bundled')).toBe(resultIn('plain'));
  }, 120_000);
});
