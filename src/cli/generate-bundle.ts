import { readFile, rm } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';

/** The commands as the compiler wrote them, beside this module: dist/src/cli. */
const BUILT = dirname(fileURLToPath(import.meta.url));
const BUNDLE = resolve(BUILT, '../../bin');
/** Packages that read files beside them, and those that are seldom needed. */
const NOT_BUNDLED = [
  ...['@prisma/*', '@electric-sql/*', 'prisma', 'pg', 'tsx'],
  ...['hucre', 'pdfjs-dist', 'pdfkit', '@graphql-yoga/render-graphiql'],
];
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
 * The commands in a few files: read one by one, their modules and those of their packages take most of the time of a
 * short command, and a quarter of the start of the server. Nothing is minified: stacks in a log can be read.
 */
await rm(BUNDLE, { recursive: true, force: true });
await bundle({
  entryPoints: [resolve(BUILT, 'dutygraph.js')],
  outdir: BUNDLE,
  chunkNames: '[name]-[hash]',
  ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20.19' },
  mainFields: ['module', 'main'],
  external: NOT_BUNDLED,
  banner: { js: REQUIRE },
  plugins: [keepModulePlaces],
  logLevel: 'warning',
});
