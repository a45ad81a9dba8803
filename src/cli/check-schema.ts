import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { resolvePackagePath } from '../store/database/package-path.js';

const USAGE = 'usage: npm run check:schema [-- --against FILE]';

/**
 * `npm run check:schema`: fails when a change of the public schema breaks queries of the last release, which is the
 * newest tag `v*` or the file named.
 */
function main(words: readonly string[]): number {
  const [option, file, ...others] = words;
  if (others.length > 0 || (option !== undefined && (option !== '--against' || file === undefined))) {
    console.error(USAGE);
    return 2;
  }
  const released = file === undefined ? readLastRelease() : { name: file, text: readFileSync(file, 'utf8') };
  if (released === null) {
    console.log('No release yet: nothing to compare the schema with.');
    return 0;
  }
  const current = readFileSync(resolvePackagePath('schema.graphql'), 'utf8');
  const breaking = findBreakingChanges(buildSchema(released.text), buildSchema(current));
  for (const { type, description } of breaking) console.error(`${type}: ${description}`);
  console.log(`${breaking.length} breaking changes since ${released.name}.`);
  return breaking.length === 0 ? 0 : 1;
}

function readLastRelease(): { name: string; text: string } | null {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', [...words], { cwd: resolvePackagePath(), encoding: 'utf8', maxBuffer: 2 ** 26 });
  const [name] = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n');
  return name ? { name, text: git('show', `${name}:schema.graphql`) } : null;
}

process.exitCode = main(process.argv.slice(2));
