import { readFile, rm } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';

/** The commands as the compiler wrote them, beside this module: dist/src/cli. */
const BUILT = dirname(fileURLToPath(import.meta.url));
const BUNDLE = resolve(BUILT, '../../bin');
/** What serves, or keeps a database, is read once and then runs: left as it was built, with its packages. */
const LEFT_AS_BUILT = [
  '../main.js',
  'backup.js',
  'ingest.js',
  'keys.js',
  'mcp.js',
  'migrate.js',
  'recompute.js',
];
/** Packages that read files beside them, and those that few questions need. */
const NOT_BUNDLED = ['@prisma/*', '@electric-sql/*', 'prisma', 'pg', 'hucre', 'pdfjs-dist', 'pdfkit', 'tsx'];
/** What packages written for `require` call; no module here uses the name. */
const REQUIRE =
  "import{createRequire as $createRequire}from'node:module';const require=$createRequire(import.meta.url);";

/** A module in a bundle is where it was before it was bundled, for the files that it reads beside itself. */
const keepModulePlaces: Plugin = {
  name: 'keep-module-places',
  setup(build) {
    build.onLoad({ filter: /[\\/]dist[\\/](?:src|rest)[\\/]/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const place = `new URL(${JSON.stringify(relative(BUNDLE, path))}, import.meta.url).href`;
      return { contents: text.replaceAll('import.meta.url', place), loader: 'js' };
    });
  },
};

/**
 * The commands that answer one question and end, in a few files: read one by one, their modules and those of their
 * packages take most of the time of a short command.
 */
await rm(BUNDLE, { recursive: true, force: true });
await bundle({
  entryPoints: [resolve(BUILT, 'dutygraph.js')],
  outdir: BUNDLE,
  chunkNames: '[name]-[hash]',
  ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20.19' },
  ...{ minifyWhitespace: true, minifySyntax: true, mainFields: ['module', 'main'] },
  external: [...NOT_BUNDLED, ...LEFT_AS_BUILT.map((name) => resolve(BUILT, name))],
  banner: { js: REQUIRE },
  plugins: [keepModulePlaces],
  logLevel: 'warning',
});
