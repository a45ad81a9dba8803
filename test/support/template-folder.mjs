import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-state.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the content of a database made from the pack depends on. */
const SOURCES = ['prisma', 'src/store', 'src/law', 'src/terms', 'test/support/test-database.ts'];

const SHARED_MEMORY = '/dev/shm';
const QUICK_BYTES = 4 * 1024 ** 3;

/** Databases of other sources are kept for a day: another run may be on them. */
const KEPT_MS = 86_400_000;

/**
 * Before the tests: a folder of this run for databases of its own, one of databases that are copied and kept for later
 * runs on the same sources (test-database.ts), and which programs are started (program.ts).
 */
export default async function makeFolder() {
  process.env.TEST_OF_BUILD = isBuilt() ? 'yes' : 'no';
  process.env.TEST_DATABASE_COPIES = await mkdtemp(join(quickFolder(), 'dutygraph-test-'));
  // Whatever tests and their programs write beside it.
  process.env.TMPDIR = process.env.TEST_DATABASE_COPIES;
  process.env.TEST_DATABASE_TEMPLATES = await keptFolder();
}

/** After them. Databases are open here when the tests ran in this process: a worker is gone with its own. */
export async function removeFolder() {
  for (const database of globalThis.emptiedDatabases ?? []) await database.close();
  await rm(process.env.TEST_DATABASE_COPIES, { recursive: true, force: true });
}

/** Shared memory where a system has enough of it: a copy of a database takes a tenth of the time it takes on a disk. */
function quickFolder() {
  if (!existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= QUICK_BYTES ? SHARED_MEMORY : tmpdir();
}

async function keptFolder() {
  const all = join(ROOT, '.cache/test-databases');
  await mkdir(all, { recursive: true });
  const key = digestOf(SOURCES);
  const isOld = (name) => name !== key && statSync(join(all, name)).mtimeMs < Date.now() - KEPT_MS;
  for (const name of readdirSync(all).filter(isOld))
    await rm(join(all, name), { recursive: true, force: true });
  const folder = join(all, key);
  await mkdir(folder, { recursive: true });
  return folder;
}

function digestOf(places) {
  const digest = createHash('sha256');
  for (const place of places)
    for (const file of filesIn(join(ROOT, place))) digest.update(file).update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}

function filesIn(place) {
  const isFile = /\.[a-z]+$/.test(place);
  if (isFile) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
