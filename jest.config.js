/** One jest project per kind of input: see "Testing" in docs/commands.md. */
const base = {
  extensionsToTreatAsEsm: ['.ts'],
  // Test files of a worker share the modules they load: under Jest's own runner, which loads them for each file, the
  // unit suite took a fifth longer.
  runner: 'jest-light-runner',
  transform: {},
  setupFiles: ['<rootDir>/test/support/load-modules.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/support/time-limits.mjs'],
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
  // The unit suite waits for timers and child processes for a third of its time: three workers keep two cores busy.
  // Their heaps are collected on their own threads (`npm test`), as helpers of each took a seventh of the time.
  maxWorkers: suite === 'unit' ? 3 : 2,
};
