/**
 * The bans of CONTRIBUTING.md, "Walls", that one file can break on its own. Who may import whom is in
 * .dependency-cruiser.cjs.
 */
import { builtinModules } from 'node:module';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import * as bans from './lint/bans.js';
import { local } from './lint/rules.js';

const TEST_FILES = ['test/**/*.ts', 'bench/**/*.ts'];
const ROOTS = ['src/main.ts', 'src/cli/**/*.ts'];
const CORE = ['src/terms/**/*.ts', 'src/engine/**/*.ts'];
const EXEMPT_FROM_SIZE = ['src/operations/registry/**/*.ts', 'src/operations/registry*.ts', '**/fixtures/**'];

const APPLICATION = [
  ...bans.EVERYWHERE,
  ...bans.NO_FLOAT_MONEY,
  ...bans.NO_CLOCK,
  ...bans.NO_LITERAL_ACCESSORS,
];
const restrict = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

const NODE_MODULES = [...builtinModules, 'node:*', 'node:*/*'];
const PRISMA = {
  group: [
    '@prisma/*',
    '@prisma/**',
    'prisma',
    'pg',
    '@electric-sql/*',
    'pglite-prisma-adapter',
    '**/prisma-client/**',
  ],
  message: 'Only src/store knows Prisma and SQL.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'coverage/',
      '.cache/',
      '.data/',
      'clients/',
      'web/dist/',
      'src/generated/',
      'web/src/generated/',
      'src/store/prisma-client/',
      'src/**/generated/',
      'src/**/*.generated.ts',
    ],
  },
  js.configs.recommended,
  {
    plugins: { local },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-param-reassign': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'local/file-name': 'error',
    },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        module: 'writable',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  { files: ['web/**/*.js'], languageOptions: { globals: local.browserGlobals } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['it', 'test', 'describe'], package: '@jest/globals' },
          ],
        },
      ],
      '@typescript-eslint/await-thenable': 'error',
      'max-lines': ['error', { max: 250 }],
      'max-params': ['error', 3],
      ...restrict(bans.EVERYWHERE),
    },
  },
  {
    files: ['src/**/*.ts', 'rest/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-imports': ['error', { patterns: [PRISMA] }],
      ...restrict(APPLICATION, bans.NO_SQL),
    },
  },
  {
    files: ['src/accounts/**/*.ts', 'src/server/**/*.ts'],
    rules: restrict(APPLICATION, bans.NO_SQL, bans.CONSTANT_TIME),
  },
  { files: ['src/store/**/*.ts'], rules: { 'no-restricted-imports': 'off', ...restrict(APPLICATION) } },
  {
    files: ROOTS,
    rules: { 'no-console': 'off', ...restrict(bans.EVERYWHERE, bans.NO_FLOAT_MONEY, bans.NO_SQL) },
  },
  {
    files: CORE,
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'process',
        'fetch',
        'Buffer',
        'performance',
        'setTimeout',
        'setInterval',
        'crypto',
      ],
      'no-restricted-imports': [
        'error',
        { paths: NODE_MODULES.map((name) => ({ name })), patterns: [PRISMA, { group: ['node:*'] }] },
      ],
    },
  },
  { files: ['src/terms/**/*.ts'], rules: restrict(APPLICATION, bans.PURE) },
  {
    files: ['src/engine/**/*.ts'],
    rules: restrict(APPLICATION, bans.PURE, bans.NO_PROGRAM_NAMES, bans.DECIMALS_ONLY),
  },
  // Resolvers, middleware and error handlers have the signatures of GraphQL and Express.
  {
    files: ['src/graphql/**/*.ts', 'src/server/**/*.ts', 'rest/**/*.ts'],
    rules: { 'max-params': ['error', 4] },
  },
  { files: TEST_FILES, rules: restrict(bans.EVERYWHERE, bans.NO_SLEEPING_TESTS) },
  { files: EXEMPT_FROM_SIZE, rules: { 'max-lines': 'off' } },
);
