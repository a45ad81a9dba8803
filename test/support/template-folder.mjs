import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from './build-state.mjs';

/**
 * Before the tests: a folder of this run for databases that are made once and copied (test-database.ts), and which
 * programs are started (program.ts).
 */
export default async function makeFolder() {
  process.env.TEST_OF_BUILD = isBuilt() ? 'yes' : 'no';
  process.env.TEST_DATABASE_TEMPLATES = await mkdtemp(join(tmpdir(), 'dutygraph-test-'));
}

/** After them. */
export async function removeFolder() {
  await rm(process.env.TEST_DATABASE_TEMPLATES, { recursive: true, force: true });
}
