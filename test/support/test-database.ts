import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cutFixture, FIXTURE_RECIPE } from '../../src/law/fixture/cut-fixture.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import type { Database } from '../../src/store/database/database.js';
import { openDatabase } from '../../src/store/database/open.js';
import { loadFixtureIfAbsent } from '../../src/store/pack-loader/load-fixture.js';
import { loadPackIfAbsent } from '../../src/store/pack-loader/load-pack.js';

export const PACK = fileURLToPath(new URL('../../prisma/reference', import.meta.url));

/** When the pack was loaded: the day before the tests ask. */

/** What a database holds before a test gets its own copy. */
const templates = {
  migrated: async (database: Database): Promise<void> => void (await database.migrate()),
  bundled: async (database: Database): Promise<void> => {
    await database.migrate();
    await loadPackIfAbsent(database, { folder: PACK, readPack });
  },
  withFixture: async (database: Database): Promise<void> => {
    await templates.bundled(database);
    const pack = await readPack(PACK);
    const source = { cutFrom: pack.manifest.dataVersion, cut: () => cutFixture(pack) };
    await loadFixtureIfAbsent(database, source, FIXTURE_RECIPE);
  },
};

type TemplateName = keyof typeof templates;

/** A database of its own with the schema and no rows; its files are gone when it is closed. */
export function openTestDatabase(): Promise<Database> {
  return openCopy('migrated');
}

/** A database of its own with the pack of the repository loaded, as the service loads it. */
export function openBundledDatabase(): Promise<Database> {
  return openCopy('bundled');
}

/** The same, with the data that test keys answer from. */
export function openDatabaseWithFixture(): Promise<Database> {
  return openCopy('withFixture');
}

/** A data directory of its own, as a process leaves it that has loaded the pack and stopped. */
export function copyBundledDataDir(): Promise<string> {
  return copyOf('bundled');
}

async function openCopy(name: TemplateName): Promise<Database> {
  const dataDir = await copyOf(name);
  const database = await openDatabase({ dataDir });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...database, close: () => (closing ??= close()) };
}

async function copyOf(name: TemplateName): Promise<string> {
  const folder = process.env.TEST_DATABASE_TEMPLATES!;
  const template = await templateOf(name, folder);
  const dataDir = await mkdtemp(join(folder, `${name}-`));
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

/** Made by the first process of the run that needs it; the others wait. It takes seconds. */
async function templateOf(name: TemplateName, folder: string): Promise<string> {
  const ready = join(folder, name);
  const making = join(folder, `making-${name}`);
  const failed = join(folder, `failed-${name}`);
  const isFirst = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await make(name, making).catch(async (cause: unknown) => {
      await writeFile(failed, String(cause));
      throw cause;
    });
    await writeFile(ready, '');
  }
  while (!existsSync(ready)) {
    if (existsSync(failed))
      throw new Error(`the template of test databases was not made: ${await readFile(failed, 'utf8')}`);
    await wait(50);
  }
  return making;
}

async function make(name: TemplateName, dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await templates[name](database);
  } finally {
    await database.close();
  }
}
