import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { memoize } from '../../terms/lazily.js';
import { pagePolicy } from '../page-policy.js';
import { toStaticContent, type StaticContent } from '../static-content.js';

const YEAR = 'public, max-age=31536000, immutable';
/** `index-B_0ybmYa.js`: the name changes with the content, so a copy may be kept for good. */
const IS_VERSIONED = /-[\w-]{8}\.[a-z]+$/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
};

/** The built console, read when it is first asked for. */
export interface ConsoleFiles {
  readonly page: () => Promise<StaticContent>;
  /** By name under /assets/. */
  readonly assets: ReadonlyMap<string, () => Promise<StaticContent>>;
}

/** The contents of the folder that `npm run build` writes. Null: it was not built. */
export async function findConsoleFiles(folder: string): Promise<ConsoleFiles | null> {
  const names = await readdir(join(folder, 'assets')).catch(() => null);
  if (names === null) return null;
  const known = names.filter((name) => extname(name) in TYPES);
  return {
    page: memoize(() => readPage(join(folder, 'index.html'))),
    assets: new Map(known.map((name) => [name, memoize(() => readAsset(join(folder, 'assets', name)))])),
  };
}

async function readPage(path: string): Promise<StaticContent> {
  const page = toStaticContent({
    body: await readFile(path),
    type: 'text/html; charset=utf-8',
    policy: pagePolicy(),
  });
  return { ...page, headers: { ...page.headers, Vary: 'Accept' } };
}

async function readAsset(path: string): Promise<StaticContent> {
  return toStaticContent({
    body: await readFile(path),
    type: TYPES[extname(path)]!,
    ...(IS_VERSIONED.test(path) && { caching: YEAR }),
  });
}
