import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLaw } from '../law/build-law.js';
import { describeChangeSet } from '../law/change-set/describe-change-set.js';
import { BrokenPack } from '../law/pack/pack-format.js';
import { readPack } from '../law/pack/read-pack.js';
import { writePack } from '../law/pack/write-pack.js';
import { writeUpdate } from '../law/update/write-update.js';
import { resolvePackagePath } from '../store/database/package-path.js';
import type { Dataset } from '../tables/dataset.js';
import { endWithFailure } from './run-command.js';

const USAGE = `npm run law:build [-- --law <folder> --to <pack folder>]
                     [--update-to <folder> --key <file> [--update-from <pack folder>]]

Builds the reference pack (default: prisma/reference) from the law as text (default: law) and prints what changes
against the pack that is there. Same text, same bytes.

With --update-to it writes a signed update of the law as well: update.json and the tables that the pack of --update-from,
the release that the update is for, does not have (absent: all tables). Any web server can carry the folder. --key is an
Ed25519 private key in PEM, as openssl genpkey -algorithm ed25519 writes it.`;

interface Options {
  readonly law: string;
  readonly to: string;
  readonly update: UpdateOptions | null;
}

interface UpdateOptions {
  readonly to: string;
  readonly from: string | null;
  readonly key: string;
}

async function run({ law, to, update }: Options): Promise<void> {
  const started = process.hrtime.bigint();
  const base = update?.from ? (await readPack(update.from)).manifest : null;
  const key = update === null ? '' : await readFile(update.key, 'utf8');
  const built = await buildLaw(law);
  for (const { where, message } of built.issues) process.stdout.write(`note: ${where}: ${message}\n`);
  for (const line of await describeChanges(to, built.datasets)) process.stdout.write(`${line}\n`);
  const { manifest, totalBytes } = await writePack(to, built);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  process.stdout.write(
    `data version ${manifest.dataVersion}, ${(totalBytes / 1e6).toFixed(2)} MB in ${to}, ${seconds.toFixed(1)} s\n`,
  );
  if (update === null) return;
  const written = await writeUpdate(update.to, { packFolder: to, manifest, base }, key);
  process.stdout.write(
    `update in ${update.to}: ${written.files} files, ${(written.bytes / 1e6).toFixed(2)} MB, from ${base?.dataVersion ?? 'nothing'}\n`,
  );
}

/** A pack that is missing or broken is replaced all the same: this is how it is mended. */
async function describeChanges(folder: string, built: readonly Dataset[]): Promise<readonly string[]> {
  try {
    return await describeChangeSet(await readPack(folder), built);
  } catch (failure) {
    if (failure instanceof BrokenPack) return [`no whole pack to compare with: ${failure.message}`];
    throw failure;
  }
}

/** Null: no update is asked for; both its folder and its key are needed. */
function readUpdateOptions(): UpdateOptions | null {
  const { 'update-to': to, 'update-from': from, key } = values;
  if (to === undefined && from === undefined && key === undefined) return null;
  if (to === undefined || key === undefined) throw new Error('an update needs --update-to and --key');
  return { to: resolve(to), from: from === undefined ? null : resolve(from), key: resolve(key) };
}

const { values } = parseArgs({
  options: {
    law: { type: 'string', default: resolvePackagePath('law') },
    to: { type: 'string', default: resolvePackagePath('prisma', 'reference') },
    'update-to': { type: 'string' },
    'update-from': { type: 'string' },
    key: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(`${USAGE}\n`);
else start().catch(endWithFailure('law:build'));

async function start(): Promise<void> {
  await run({ law: resolve(values.law), to: resolve(values.to), update: readUpdateOptions() });
}
