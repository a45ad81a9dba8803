import base from './jest.config.js';

/** `npm run coverage`: every branch of the vocabulary and of the engine, by their own tests alone. */
export default {
  ...base,
  testMatch: ['<rootDir>/test/terms/**/*.test.ts', '<rootDir>/test/engine/**/*.test.ts'],
  testTimeout: 120_000,
  collectCoverage: true,
  coverageReporters: ['text', 'json-summary'],
  collectCoverageFrom: ['src/terms/**/*.ts', 'src/engine/**/*.ts', '!src/**/*.generated.ts'],
  coverageThreshold: { global: { branches: 100 } },
};
