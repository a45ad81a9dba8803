import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser.js';
import { startSmallServer } from '../support/bundled-server.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';

/** The clients as somebody installs them, tarball and wheel in empty folders, against a running server. */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENTS = join(ROOT, 'clients');
/** Programs of other versions of Node.js, separated by colons: CI gives those that the README names. */
const NODES = [process.execPath, ...(process.env.OTHER_NODES ?? '').split(':').filter(Boolean)];
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3';
const ANSWER = /^11039\.99 77\.90*\d*$/;

let server: RunningServer;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  server = await startSmallServer();
  folder = await mkdtemp(join(tmpdir(), 'dutygraph-clients-'));
  env = {
    ...process.env,
    ...{ NODE_OPTIONS: '', NODE_ENV: '', DUTYGRAPH_URL: server.url, DUTYGRAPH_API_KEY: server.key },
  };
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await closeSharedDatabase();
  await rm(folder, { recursive: true, force: true });
});

/** The example of a client's README. */
async function readExample(client: string, language: string): Promise<string> {
  const page = await readFile(join(CLIENTS, client, 'README.md'), 'utf8');
  return new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;
}

describe('the tarball of the TypeScript client', () => {
  let project: string;
  let code: string;
  beforeAll(async () => {
    project = join(folder, 'typescript');
    await mkdir(project);
    const packed = await run('npm', ['pack', '--silent', '--pack-destination', project], {
      ...{ cwd: join(CLIENTS, 'typescript'), env },
    });
    await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'empty', type: 'module' }));
    const tarball = `./${packed.stdout.trim().split('\n').at(-1)}`;
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project, env });
    code = (await readExample('typescript', 'ts')).replace('http://localhost:4000', server.url);
    await writeFile(join(project, 'main.mjs'), code);
  }, 120_000);

  it.each(NODES)('answers as its README says under %s', async (node) => {
    const { stdout } = await run(node, ['main.mjs'], { cwd: project, env });
    expect(stdout.trim()).toMatch(ANSWER);
  });

  it('has types', async () => {
    const types = `export const amount: number | undefined = dutyInfo.totalDutyAmount?.value;\n`;
    await writeFile(join(project, 'main.ts'), code + types);
    await writeFile(join(project, 'wrong.ts'), code.replace("'7326.90.86.88'", '7326'));
    const compile = (file: string): Promise<{ stdout: string }> =>
      run(
        process.execPath,
        [
          join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'),
          ...['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'],
          ...['--typeRoots', join(ROOT, 'node_modules', '@types'), file],
        ],
        { cwd: project, env },
      );
    expect((await compile('main.ts')).stdout).toBe('');
    const refused = await compile('wrong.ts').catch((failure: { stdout: string }) => failure);
    expect(refused.stdout).toContain("Type 'number' is not assignable to type 'string'");
  });

  it('asks from a page of a browser', async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      const script = await readFile(
        join(project, 'node_modules', 'dutygraph-client', 'dist', 'index.js'),
        'utf8',
      );
      await page.route('**/page.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>shop</title>' }),
      );
      await page.route('**/client.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.goto(`${server.url}/page.html`);
      const total = await page.evaluate(
        `import('/client.js').then(async ({ Dutygraph }) => {
          const client = new Dutygraph({ baseUrl: location.origin, apiKey: ${JSON.stringify(server.key)} });
          const asked = { hts: '7326.90.86.88', origin: 'CN', value: 14172, date: '2026-09-15' };
          return (await client.calculateDuty(asked)).dutyInfo.totalDutyAmount.value;
        })`,
      );
      expect(total).toBe(11039.99);
    } finally {
      await browser.close();
    }
  });
});

describe('the wheel of the Python client', () => {
  let site: string;
  beforeAll(async () => {
    const source = join(folder, 'python-source');
    site = join(folder, 'site');
    await cp(join(CLIENTS, 'python'), source, { recursive: true });
    const pip = (...words: readonly string[]) =>
      run(PYTHON, ['-m', 'pip', '--quiet', ...words], { cwd: folder, env });
    await pip('wheel', '--no-deps', '--no-build-isolation', '--wheel-dir', folder, source);
    const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'))!;
    await pip('install', '--no-index', '--no-deps', '--target', site, join(folder, wheel));
  }, 120_000);

  const python = async (code: string): Promise<string> => {
    const { stdout } = await run(PYTHON, ['-c', code], { cwd: folder, env: { ...env, PYTHONPATH: site } });
    return stdout.trim();
  };

  it('answers as its README says, and says to checkers that it has types', async () => {
    expect(await python(await readExample('python', 'python'))).toMatch(ANSWER);
    expect(await readdir(join(site, 'dutygraph'))).toContain('py.typed');
  });

  it('answers several calls at once, and raises refusals, for asyncio', async () => {
    const printed = await python(`
import asyncio, os
from decimal import Decimal
from dutygraph import AsyncDutygraph, DutygraphError

async def main():
    client = AsyncDutygraph(os.environ["DUTYGRAPH_URL"], os.environ["DUTYGRAPH_API_KEY"])
    ask = lambda value: client.calculate_duty(hts="7326.90.86.88", origin="CN", value=value, date="2026-09-15")
    answers = await asyncio.gather(ask(14172), ask(Decimal("1.4172E+4")), ask(14172.0))
    print(*(answer["dutyInfo"]["totalDutyAmount"]["value"] for answer in answers))
    try:
        await client.calculate_duty(hts="0101.99.99.99")
    except DutygraphError as refusal:
        print(refusal.problem["status"])

asyncio.run(main())`);
    expect(printed).toBe('11039.99 11039.99 11039.99\n400');
  });
});
