import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path inside the installed package, the same from `src/` and from the built `dist/src/`. */
export function resolvePackagePath(...parts: readonly string[]): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('this program has been moved out of its package: install it again');
    folder = parent;
  }
  return join(folder, ...parts);
}

/** Version of the product. */
export function readPackageVersion(): string {
  const text = readFileSync(resolvePackagePath('package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
