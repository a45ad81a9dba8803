/** One jest project per kind of input: see "Testing" in docs/commands.md. */
const base = {
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  globalSetup: '<rootDir>/test/support/template-folder.mjs',
  globalTeardown: '<rootDir>/test/support/remove-template-folder.mjs',
};

const suites = {
  // Whatever the suites below do not run: folders as in src, cases/, contract/ and how-to/.
  unit: ['<rootDir>/test/!(conformance|e2e|faults|fuzz|servers|sources|support)/**/*.test.ts'],
  sources: ['<rootDir>/test/sources/**/*.test.ts'],
  servers: ['<rootDir>/test/servers/**/*.test.ts'],
  e2e: ['<rootDir>/test/e2e/**/*.test.ts'],
  faults: ['<rootDir>/test/faults/**/*.test.ts'],
  fuzz: ['<rootDir>/test/fuzz/**/*.test.ts'],
};

const suite = process.env.SUITE ?? 'unit';
if (!(suite in suites)) throw new Error(`SUITE=${suite}: expected one of ${Object.keys(suites).join(', ')}`);

export default {
  ...base,
  testMatch: suites[suite],
  testTimeout: suite === 'unit' ? 30_000 : 120_000,
  // The unit suite waits for timers and child processes for a third of its time: three workers keep two cores busy.
  maxWorkers: suite === 'unit' ? 3 : 2,
  // Modules of ended files stay in a worker: past this it is slow with collecting them, and a fresh one takes over.
  workerIdleMemoryLimit: '1500MB',
};
