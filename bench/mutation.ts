/**
 * Mutation testing of src/engine: every change Stryker's instrumenter makes, one at a time, against the unit tests of
 * the engine, in this process. The tests are bundled with the changed engine once; each change is switched on, the
 * bundle is evaluated afresh and the tests that reach it run until one fails.
 * Usage: npx tsx bench/mutation.ts [file.ts ...]   (survivors go to mutation-report.json)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { createInstrumenter, type Instrumenter } from '@stryker-mutator/instrumenter';
import { build, type Plugin } from 'esbuild';
import { createInjector } from 'typed-inject';

const ROOT = resolve(import.meta.dirname, '..');
const ENGINE = join(ROOT, 'src/engine');
const TESTS = join(ROOT, 'test/engine');
/** A change that runs this much oftener than the code it replaces is a loop without an end. */
const LOOP = 100_000;

type Instrumented = Awaited<ReturnType<Instrumenter['instrument']>>;
type Mutant = Instrumented['mutants'][number];
type Verdict = 'killed' | 'survived' | 'not reached';

interface Test {
  readonly name: string;
  readonly run: () => void;
}

/** What the instrumented code reads and writes. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const switchboard: Switchboard = { mutantCoverage: { static: {}, perTest: {} } };
const globals = globalThis as unknown as { __stryker__: Switchboard; registeredTests: Test[] };
globals.__stryker__ = switchboard;

async function instrument(): Promise<Instrumented> {
  const silent = () => undefined;
  const log = { isDebugEnabled: () => false, debug: silent, info: silent, warn: silent, error: silent };
  const files = readdirSync(ENGINE)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ENGINE, name))
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const injector = createInjector().provideValue('logger', log);
  const instrumenter: Instrumenter = injector.injectFunction(createInstrumenter as never);
  return instrumenter.instrument(files, { plugins: null, ignorers: [], excludedMutations: [] });
}

async function bundle({ files }: Instrumented): Promise<Script> {
  const contents = new Map(files.map((file) => [file.name, file.content]));
  const changed: Plugin = {
    name: 'changed-engine',
    setup(setup) {
      setup.onResolve({ filter: /^@jest\/globals$/ }, () => ({
        path: join(ROOT, 'bench/mutation-tests.ts'),
      }));
      setup.onLoad({ filter: /src\/engine\/[^/]+\.ts$/ }, ({ path }) => ({
        contents: contents.get(path)!,
        loader: 'ts',
      }));
    },
  };
  const tests = readdirSync(TESTS).filter((name) => name.endsWith('.test.ts'));
  const { outputFiles } = await build({
    stdin: {
      contents: tests.map((name) => `import './${name}';`).join('\n'),
      resolveDir: TESTS,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [changed],
    logLevel: 'error',
  });
  return new Script(`(function (require, module, exports) {${outputFiles[0]!.text}\n})`);
}

const require = createRequire(import.meta.url);

/** The tests of one fresh evaluation of the bundle. */
function load(script: Script): readonly Test[] {
  globals.registeredTests = [];
  const evaluate = script.runInThisContext() as (...given: unknown[]) => void;
  evaluate(require, { exports: {} }, {});
  return globals.registeredTests;
}

function judge(script: Script, { id }: Mutant): Verdict {
  const { static: always, perTest } = coverage;
  const reached = (name: string): boolean => id in always || id in (perTest[name] ?? {});
  if (!(id in always) && !Object.values(perTest).some((hits) => id in hits)) return 'not reached';
  Object.assign(switchboard, { activeMutant: id, hitCount: 0, hitLimit: LOOP });
  try {
    for (const test of load(script)) if (reached(test.name)) test.run();
    return 'survived';
  } catch {
    return 'killed';
  } finally {
    Object.assign(switchboard, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
  }
}

function runUnchanged(script: Script): Switchboard['mutantCoverage'] {
  for (const test of load(script)) {
    switchboard.currentTestId = test.name;
    test.run();
  }
  switchboard.currentTestId = undefined;
  const reached = switchboard.mutantCoverage;
  switchboard.mutantCoverage = { static: {}, perTest: {} };
  return structuredClone(reached);
}

const instrumented = await instrument();
const script = await bundle(instrumented);
const coverage = runUnchanged(script);
const wanted = new Set(process.argv.slice(2).map((name) => basename(name)));
const chosen = instrumented.mutants.filter(
  ({ fileName }) => wanted.size === 0 || wanted.has(basename(fileName)),
);

const verdicts = new Map<string, Record<Verdict, number>>();
const left: unknown[] = [];
for (const mutant of chosen) {
  const file = basename(mutant.fileName);
  const counts = verdicts.get(file) ?? { killed: 0, survived: 0, 'not reached': 0 };
  const verdict = judge(script, mutant);
  counts[verdict] += 1;
  verdicts.set(file, counts);
  if (verdict === 'killed') continue;
  const { start } = mutant.location;
  const line = start.line + 1;
  left.push({ file, line, verdict, mutator: mutant.mutatorName, replacement: mutant.replacement });
}

const total: Record<Verdict, number> = { killed: 0, survived: 0, 'not reached': 0 };
const row = (name: string, counts: Record<Verdict, number>): string => {
  const all = counts.killed + counts.survived + counts['not reached'];
  const score = ((100 * counts.killed) / all).toFixed(1);
  return `| ${name} | ${all} | ${counts.killed} | ${counts.survived} | ${counts['not reached']} | ${score} |\n`;
};
process.stdout.write('| file | changes | killed | survived | not reached | score, % |\n');
process.stdout.write('| --- | --- | --- | --- | --- | --- |\n');
for (const [file, counts] of [...verdicts].sort()) {
  process.stdout.write(row(file, counts));
  for (const name of ['killed', 'survived', 'not reached'] as const) total[name] += counts[name];
}
process.stdout.write(row('all', total));
writeFileSync(join(ROOT, 'mutation-report.json'), `${JSON.stringify(left, null, 1)}\n`);
