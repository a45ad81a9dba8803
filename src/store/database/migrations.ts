import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Driver } from './driver.js';
import { resolvePackagePath } from './package-path.js';
import { withSchemaEngine } from './schema-engine.js';
import type { Statements } from './session.js';

/** A migration of prisma/migrations. */
interface Migration {
  readonly name: string;
  readonly script: string;
  /** sha256 of the script, hex: what `_prisma_migrations` records. */
  readonly checksum: string;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/**
 * Brings the database to the schema of this version. Records standard `_prisma_migrations` rows; a migration runs
 * whole or not at all. Returns the names applied: none when the database is up to date.
 *
 * @throws when the database holds migrations this version does not know, changed ones, or one that failed.
 */
export async function applyMigrations(driver: Driver): Promise<readonly string[]> {
  const migrations = await readMigrations();
  if (isUpToDate(migrations, await readApplied(driver))) return [];
  return driver.migrate(async (adapter) => {
    // Another process may have finished while this one waited for its turn.
    const applied = await readApplied(driver);
    checkHistory(migrations, applied);
    return isUpToDate(migrations, applied) ? [] : runEngine(adapter, migrations);
  });
}

/** The migrations of this version that the database has not had, in order. Changes nothing. @throws as `applyMigrations` */
export async function listPending(driver: Statements): Promise<readonly string[]> {
  const [migrations, applied] = [await readMigrations(), await readApplied(driver)];
  checkHistory(migrations, applied);
  const done = new Set(applied.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

async function runEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const output = await withSchemaEngine(adapter, (engine) =>
    engine.applyMigrations({
      migrationsList: toMigrationList(migrations),
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return output.appliedMigrationNames;
}

function isUpToDate(migrations: readonly Migration[], applied: readonly AppliedMigration[]): boolean {
  const describe = ({ name, checksum }: { name: string; checksum: string }): string => `${name} ${checksum}`;
  const done = applied.filter(({ finished }) => finished).map(describe);
  return applied.length === done.length && done.sort().join() === migrations.map(describe).sort().join();
}

function checkHistory(migrations: readonly Migration[], applied: readonly AppliedMigration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum, finished } of applied) {
    if (!known.has(name)) {
      throw new Error(`the database holds the migration ${name} of a newer version: start that version`);
    }
    if (!finished) {
      throw new Error(
        `the migration ${name} did not finish, and a script takes effect whole or not at all: ` +
          'read its logs in _prisma_migrations, mend the cause, delete its row there and migrate again',
      );
    }
    if (known.get(name) !== checksum) {
      throw new Error(`the migration ${name} was changed after it was applied: restore its file`);
    }
  }
}

async function readApplied(statements: Statements): Promise<AppliedMigration[]> {
  const [table] = await statements.query<{ exists: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "exists"`,
  );
  if (!table?.exists) return [];
  return statements.query<AppliedMigration>(
    `SELECT migration_name AS "name", checksum, finished_at IS NOT NULL AS "finished"
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
}

const SCRIPT = 'migration.sql';

async function readMigrations(): Promise<Migration[]> {
  const folder = resolvePackagePath('prisma', 'migrations');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const script = await readFile(join(folder, name, SCRIPT), 'utf8');
  return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
}

function toMigrationList(migrations: readonly Migration[]): MigrationList {
  return {
    baseDir: resolvePackagePath('prisma', 'migrations'),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, script }) => ({
      path: name,
      migrationFile: { path: SCRIPT, content: { tag: 'ok', value: script } },
    })),
  };
}
