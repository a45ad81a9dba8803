import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the tests: a folder of this run for databases that are made once and copied (test-database.ts). */
export default async function makeFolder() {
  process.env.TEST_DATABASE_TEMPLATES = await mkdtemp(join(tmpdir(), 'dutygraph-test-'));
}

/** After them. */
export async function removeFolder() {
  await rm(process.env.TEST_DATABASE_TEMPLATES, { recursive: true, force: true });
}
