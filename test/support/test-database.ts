import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cutFixture, FIXTURE_RECIPE } from '../../src/law/fixture/cut-fixture.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import type { Database } from '../../src/store/database/database.js';
import { openDatabase } from '../../src/store/database/open.js';
import { loadFixtureIfAbsent } from '../../src/store/pack-loader/load-fixture.js';
import { loadPackIfAbsent } from '../../src/store/pack-loader/load-pack.js';

const PACK = fileURLToPath(new URL('../../prisma/reference', import.meta.url));

/** What a database holds before a test gets its own copy, beyond what another one holds. */
const templates = {
  migrated: {
    base: null,
    fill: async (database: Database): Promise<void> => void (await database.migrate()),
  },
  bundled: {
    base: 'migrated',
    fill: async (database: Database): Promise<void> => {
      await loadPackIfAbsent(database, { folder: PACK, readPack });
    },
  },
  withFixture: {
    base: 'bundled',
    fill: async (database: Database): Promise<void> => {
      const pack = await readPack(PACK);
      const source = { cutFrom: pack.manifest.dataVersion, cut: () => cutFixture(pack) };
      await loadFixtureIfAbsent(database, source, FIXTURE_RECIPE);
    },
  },
} as const;

type TemplateName = keyof typeof templates;

declare global {
  /** Databases with the schema and no rows that earlier test files of this worker have closed. */
  var emptiedDatabases: Database[] | undefined;
}

/**
 * A database of its own with the schema and no rows. One that is closed is emptied and kept for the next file of the
 * worker: an embedded database takes a second of processor time to start, and its memory makes V8 collect all others.
 */
export async function openTestDatabase(): Promise<Database> {
  const emptied = (globalThis.emptiedDatabases ??= []);
  const database = emptied.pop() ?? (await openCopy('migrated'));
  let closing: Promise<void> | undefined;
  const empty = async (): Promise<void> => {
    await database.runScript(EMPTY);
    emptied.push(database);
  };
  return { ...database, close: () => (closing ??= empty()) };
}

/** Takes away what a test has added: the rows, and the schemas of the job queue. */
const EMPTY = `
DO $$
DECLARE
  added text;
  filled text;
  has_rows boolean;
BEGIN
  FOR added IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname NOT IN ('public', 'information_schema') LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', added);
  END LOOP;
  FOR filled IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I)', filled) INTO has_rows;
    IF has_rows THEN EXECUTE format('TRUNCATE public.%I RESTART IDENTITY CASCADE', filled); END IF;
  END LOOP;
END $$`;

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
  const template = await templateOf(name);
  const dataDir = await mkdtemp(join(process.env.TEST_DATABASE_COPIES!, `${name}-`));
  // The asynchronous copy takes five times as long: it waits for each of the thousand files.
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Made by the first process of the run that needs it, unless an earlier run has left it; the others wait. */
async function templateOf(name: TemplateName): Promise<string> {
  const template = join(process.env.TEST_DATABASE_TEMPLATES!, name);
  const making = join(process.env.TEST_DATABASE_COPIES!, `making-${name}`);
  const failed = join(process.env.TEST_DATABASE_COPIES!, `failed-${name}`);
  const isFirst =
    !existsSync(template) &&
    (await mkdir(making).then(
      () => true,
      () => false,
    ));
  if (isFirst) {
    await make(name, making).catch(async (cause: unknown) => {
      await writeFile(failed, String(cause));
      throw cause;
    });
    await keep(making, template);
  }
  while (!existsSync(template)) {
    if (existsSync(failed))
      throw new Error(`the template of test databases was not made: ${await readFile(failed, 'utf8')}`);
    await wait(50);
  }
  return template;
}

/** In place at once or not at all, however many runs make it at the same time. */
async function keep(made: string, template: string): Promise<void> {
  const beside = await mkdtemp(`${template}-`);
  cpSync(made, beside, { recursive: true });
  await rename(beside, template).catch((cause: unknown) => {
    if (!existsSync(template)) throw cause;
  });
}

async function make(name: TemplateName, dataDir: string): Promise<void> {
  const { base, fill } = templates[name];
  if (base !== null) cpSync(await templateOf(base), dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
}
