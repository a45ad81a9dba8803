/** Who may import whom: the modules of docs/adr/0001-modules.md as rules. Types only is marked `types`. */

const MODULES = {
  terms: { may: [] },
  engine: { may: ['terms'] },
  tables: { may: ['terms'], types: ['engine'] },
  store: { may: ['terms', 'tables'], types: ['engine'] },
  jobs: { may: ['terms', 'store'] },
  search: { may: ['terms', 'store'] },
  accounts: { may: ['terms', 'store'] },
  adcvd: { may: ['terms', 'search'], types: ['engine', 'tables'] },
  classify: { may: ['terms', 'search'], types: ['engine'] },
  documents: { may: ['terms', 'search'], types: ['engine', 'generated'] },
  reports: { may: ['terms', 'search'], types: ['engine', 'generated'] },
  audit: { may: ['terms'], types: ['engine'] },
  portfolio: { may: ['terms', 'audit'] },
  services: {
    may: [
      ...['terms', 'engine', 'store', 'search', 'accounts', 'adcvd'],
      ...['classify', 'documents', 'reports', 'audit', 'portfolio'],
    ],
    types: ['tables', 'generated'],
  },
  generated: { may: ['terms'], types: ['services', 'graphql'] },
  graphql: { may: ['terms', 'services', 'generated'] },
  operations: { may: ['terms', 'generated'] },
  mcp: { may: ['operations', 'terms'] },
  law: { may: ['terms', 'tables'], types: ['engine'] },
  ingest: { may: ['terms', 'tables', 'law', 'store', 'search'], types: ['engine'] },
  // The HTTP edge in pieces that main.ts puts together: docs/adr/0002-server-module.md.
  server: {
    may: ['terms', 'graphql', 'operations', 'rest', 'mcp', 'accounts', 'generated'],
    types: ['services', 'store'],
  },
  rest: { may: ['operations', 'terms'] },
};

const NAMES = Object.keys(MODULES);
const pathOf = (module) => (module === 'rest' ? '^rest/' : `^src/${module}/`);
const anyOf = (modules) => modules.map(pathOf);

function wallsOf(module) {
  const { may, types = [] } = MODULES[module];
  const closed = NAMES.filter((other) => other !== module && !may.includes(other) && !types.includes(other));
  const wall = {
    name: `${module}-imports`,
    severity: 'error',
    from: { path: pathOf(module) },
    to: { path: anyOf(closed) },
  };
  if (types.length === 0) return [wall];
  const typesOnly = {
    name: `${module}-imports-types-only`,
    severity: 'error',
    from: { path: pathOf(module) },
    to: { path: anyOf(types), dependencyTypesNot: ['type-only'] },
  };
  return [wall, typesOnly];
}

const DATABASE_PACKAGES = [
  'node_modules/(@prisma|prisma|pg|@electric-sql|pglite-prisma-adapter)/',
  '^src/store/prisma-client/',
];

module.exports = {
  forbidden: [
    ...NAMES.flatMap(wallsOf),
    {
      name: 'roots-are-nobodys-import',
      comment: 'Only a composition root knows every module, and nobody knows a root.',
      severity: 'error',
      from: { path: ['^src/(?!main\\.ts|cli/|exports/)', '^rest/'] },
      to: { path: ['^src/main\\.ts$', '^src/cli/', '^src/exports/'] },
    },
    {
      name: 'modules-are-known',
      comment: 'A new module is entered in MODULES above and in docs/adr/0001-modules.md.',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: [...anyOf(NAMES), '^src/cli/', '^src/exports/'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'vocabulary-stands-alone',
      comment: 'src/terms uses the libraries of decimals and of edit distance and nothing else.',
      severity: 'error',
      from: { path: '^src/terms/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'],
        pathNot: 'node_modules/(decimal\\.js|fastest-levenshtein)/',
      },
    },
    {
      name: 'engine-stands-on-the-vocabulary',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'] },
    },
    {
      name: 'database-in-the-store',
      severity: 'error',
      from: { path: '^(src|rest)/', pathNot: '^src/store/' },
      to: { path: DATABASE_PACKAGES },
    },
    {
      name: 'shipped-code-needs-shipped-packages',
      comment: 'dist runs without devDependencies; the generators run in a checkout.',
      severity: 'error',
      from: { path: '^(src|rest)/', pathNot: '^src/cli/generate-' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // Nothing but types, which the compiler finds.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'console-asks-by-the-clients',
      comment: 'The browser gets the vocabulary and the generated client; everything else is behind the API.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(src|rest|test|bench)/', pathNot: '^src/terms/' },
    },
    {
      name: 'code-does-not-import-tests',
      severity: 'error',
      from: { path: '^(src|rest)/' },
      to: { path: '^(test|bench|web)/' },
    },
    {
      name: 'code-does-not-run-the-clients',
      comment: 'The command line prints answers by the types that the generated client gives them.',
      severity: 'error',
      from: { path: '^(src|rest)/' },
      to: { path: '^clients/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^src/store/prisma-client/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
