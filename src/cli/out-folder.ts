import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refuseField, type Problem } from '../terms/errors.js';

/**
 * Throws a Problem where no results can be put: before the work, and because Node tries for ever to make folders below one
 * that takes none, as /proc does.
 */
export function checkOutFolder(path: string): void {
  const refuse = (why: string): Problem =>
    refuseField(`--out ${path === '' ? '""' : path}`, `${why}: name a folder, new or there already`);
  if (path === '') throw refuse('it is empty');
  const there = findThere(resolve(path));
  if (!statSync(there).isDirectory()) throw refuse(`${there === resolve(path) ? 'it' : there} is a file`);
  try {
    // Asked for its permissions, a file system that takes nothing says yes to the superuser.
    rmdirSync(mkdtempSync(join(there, '.dutygraph-')));
  } catch (failure) {
    throw refuse(`${there} cannot be written to (${(failure as NodeJS.ErrnoException).code})`);
  }
}

/** The folder itself, or the nearest above it that is there. */
function findThere(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : findThere(dirname(path));
}
