import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** The package as somebody installs it: its tarball in an empty project, with the packages it depends on. */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENV = { ...process.env, NODE_OPTIONS: '' };

let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'dutygraph-package-'));
  await run('npm', ['run', 'build:types'], { cwd: ROOT, env: ENV });
  const packed = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project], {
    cwd: ROOT,
    env: ENV,
    maxBuffer: 100_000_000,
  });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  const home = join(project, 'node_modules', 'dutygraph');
  await mkdir(home, { recursive: true });
  await run('tar', ['xzf', join(project, filename), '-C', home, '--strip-components=1']);
  await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'empty', type: 'module' }));
}, 300_000);
afterAll(() => rm(project, { recursive: true, force: true }));

/** The example of the README. */
async function readExample(): Promise<string> {
  const page = await readFile(join(ROOT, 'README.md'), 'utf8');
  return /```ts\n(import \{ calculateDuty \}[\s\S]*?)```/.exec(page)![1]!;
}

async function runModule(text: string): Promise<string> {
  await writeFile(join(project, 'main.mjs'), text);
  return (await run(process.execPath, ['main.mjs'], { cwd: project, env: ENV })).stdout;
}

async function compile(text: string): Promise<string> {
  await writeFile(join(project, 'main.ts'), text);
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--lib',
    'es2023,dom',
  ];
  return run(process.execPath, [compiler, ...options, 'main.ts'], { cwd: project, env: ENV }).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
}

describe('the package in an empty project', () => {
  it('calculates as the README says', async () => {
    const printed = await runModule(await readExample());
    expect(printed).toContain('3650');
    expect(printed).toContain('9903.88.15 750');
    expect(printed).toContain('6109.10.00.12 1650');
  });

  it('has types for the example, and for the client', async () => {
    const example = await readExample();
    expect(await compile(`${example}\nexport const amount: number = totals.totalDuty;`)).toContain(
      "'number'",
    );
    expect(
      await compile(
        `import { Dutygraph } from 'dutygraph/client';\n${example}\nnew Dutygraph({ baseUrl: '' });`,
      ),
    ).toBe('');
  });

  it('refuses what cannot be read, by the name of the field', async () => {
    const printed = await runModule(`
      import { loadLaw, Problem } from 'dutygraph/law';
      const { prepare, coverage } = await loadLaw();
      const tried = (shipment) => { try { prepare(shipment); } catch (problem) { return problem; } };
      const day = tried({ hts: '6109.10.00.12', date: 'tomorrow' });
      const line = tried({ hts: '6109.10.00.99', date: coverage.firstDate });
      console.log(day instanceof Problem, day.kind, day.message, line.kind);
    `);
    expect(printed).toContain('true invalid-parameter');
    expect(printed).toContain('tomorrow');
    expect(printed).toContain('unknown-hts-code');
  });

  it('exports the client that runs in plain Node.js', async () => {
    const printed = await runModule(`
      import { Dutygraph, VERSION } from 'dutygraph/client';
      console.log(VERSION, typeof new Dutygraph({ baseUrl: 'http://localhost:4000' }).calculateDuty);
    `);
    expect(printed).toMatch(/^\d+\.\d+\.\d+ function\n$/);
  });
});
