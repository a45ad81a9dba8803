import base from './jest.config.js';

/** Jest's own runner, which is the default, counts branches; it reads TypeScript by a transform. */
const usual = { ...base };
for (const own of ['runner', 'setupFiles', 'setupFilesAfterEnv']) delete usual[own];

/** `npm run coverage`: every branch of the vocabulary and of the engine, by their own tests alone. */
export default {
  ...usual,
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testMatch: ['<rootDir>/test/terms/**/*.test.ts', '<rootDir>/test/engine/**/*.test.ts'],
  testTimeout: 120_000,
  collectCoverage: true,
  coverageReporters: ['text', 'json-summary'],
  collectCoverageFrom: ['src/terms/**/*.ts', 'src/engine/**/*.ts', '!src/**/*.generated.ts'],
  coverageThreshold: { global: { branches: 100 } },
};
