import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreKeyFile } from '../store/audits/seal.js';
import { restoreBackup } from '../store/backup/restore-backup.js';
import type { Database } from '../store/database/database.js';
import { refuseField } from '../terms/errors.js';
import { runAtOwner, withDatabase } from './at-owner.js';
import { misused, printed, type CommandOutcome } from './command-outcome.js';
import { readDataPlace } from './data-place.js';
import { requireReadable } from './given-files.js';
import { runCommand } from './run-command.js';
import { describeRows, runBackup } from './serve/backup-command.js';

const USAGE = {
  backup: `dutygraph backup FILE

Writes accounts, keys, usage, reports, decisions and stored audits to FILE (compressed, readable by you alone) as they are at
one moment, from the database at DATABASE_URL or the embedded one in DATA_DIR (.data); a running server goes on. The law and
ruling letters are not in it. FILE holds hashes of keys and what seals the stored audits of an embedded database: keep it as
you keep the data directory.`,
  restore: `dutygraph restore FILE

Puts a backup into a database without accounts, embedded or PostgreSQL, whichever kind it was made from: all of it or nothing.
Run it before the first start; the start then loads the law and keeps the keys.`,
} as const;

/** `dutygraph backup FILE` and `dutygraph restore FILE`. */
export function runBackupCommand(name: keyof typeof USAGE): Promise<void> {
  return runCommand(name, () => answer(name));
}

async function answer(name: keyof typeof USAGE): Promise<CommandOutcome> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) return printed(`${USAGE[name]}\n`);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return misused(USAGE[name]);
  return printed(`${await (name === 'backup' ? backUp : restore)(resolve(file))}\n`);
}

async function backUp(path: string): Promise<string> {
  requireFolderOf(path);
  const place = readDataPlace(process.env);
  const { dataDir } = place;
  const isKeyOfOperator = Boolean(process.env.ENTRY_DATA_KEY);
  const here = (database: Database) =>
    runBackup(path, { database, dataDir, now: new Date(), isKeyOfOperator });
  return runAtOwner(place, { command: 'backup', words: [path], here });
}

function requireFolderOf(path: string): void {
  const folder = dirname(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw refuseField(path, `there is no folder ${folder}: make it, or name another`);
}

async function restore(path: string): Promise<string> {
  // Before a database is made for it.
  requireReadable(path);
  const place = readDataPlace(process.env);
  return withDatabase(place, async (database) => {
    const isEmbedded = database.kind === 'embedded';
    const keepKey = (key: string): void => (isEmbedded ? restoreKeyFile(place.dataDir, key) : undefined);
    const { head, counts } = await restoreBackup(path, { database, keepKey });
    const text = describeRows(`Restored as of ${head.madeAt}:`, counts);
    const isSealed = head.entryDataKey !== null && (counts.get('entry_audit') ?? 0) > 0;
    return isSealed && !isEmbedded
      ? `${text}\nSet ENTRY_DATA_KEY to entryDataKey of the first line of the file: stored audits are sealed with it.`
      : text;
  });
}
