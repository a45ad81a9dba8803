import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PackManifest } from '../../../law/pack/manifest.js';
import { sha256Of } from '../../../law/pack/pack-format.js';
import { readPack, type ReferencePack } from '../../../law/pack/read-pack.js';
import type { LawUpdate } from '../../../law/update/statement.js';
import { resolvePackagePath } from '../../../store/database/package-path.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';

type Table = PackManifest['datasets'][number];

/** Fetches the compressed bytes of a table by the hash of its content; null: they are not there. */
export type FetchTable = (sha256: string) => Promise<Parsed<Uint8Array | null>>;

/** The packs at hand: the bundled one, and those that earlier updates made. */
async function listPacks(dataDir: string): Promise<readonly string[]> {
  const kept = await readdir(packsIn(dataDir)).catch(() => []);
  const whole = kept
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((name) => join(packsIn(dataDir), name));
  return [...whole, resolvePackagePath('prisma', 'reference')];
}

/** The pack of a data version among those at hand; null: none. */
export async function findPack(dataDir: string, dataVersion: string | null): Promise<ReferencePack | null> {
  for (const folder of await listPacks(dataDir)) {
    const pack = await readPack(folder).catch(() => null);
    if (pack?.manifest.dataVersion === dataVersion) return pack;
  }
  return null;
}

/**
 * Puts the pack of an update together in DATA_DIR/packs: tables at hand are taken from there, the others fetched, each
 * checked against the signed manifest before it is kept. Answers the folder.
 */
export async function assemblePack(
  dataDir: string,
  { base, manifest }: LawUpdate,
  fetchTable: FetchTable,
): Promise<Parsed<string>> {
  const folder = join(packsIn(dataDir), manifest.dataVersion);
  if (await findPack(dataDir, manifest.dataVersion))
    return accept(await placeOf(dataDir, manifest.dataVersion));
  const partial = `${folder}.${randomUUID()}.part`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const held = await indexTables(dataDir);
    for (const table of manifest.datasets) {
      const bytes = await readTable(table, held, fetchTable);
      if (!bytes.ok) return refuse(bytes.message);
      if (bytes.value === null) return refuse(describeMissing(table, base));
      await writeFile(join(partial, table.file), bytes.value);
    }
    await writeFile(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
    return accept(folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

function packsIn(dataDir: string): string {
  return join(dataDir, 'packs');
}

async function placeOf(dataDir: string, dataVersion: string): Promise<string> {
  const own = join(packsIn(dataDir), dataVersion);
  const folders = await listPacks(dataDir);
  return folders.find((folder) => folder === own) ?? (folders.at(-1) as string);
}

/** Where each table at hand is, by the hash of its content. */
async function indexTables(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>();
  for (const folder of await listPacks(dataDir)) {
    const pack = await readPack(folder).catch(() => null);
    for (const { sha256, file } of pack?.manifest.datasets ?? []) places.set(sha256, join(folder, file));
  }
  return places;
}

async function readTable(
  table: Table,
  held: ReadonlyMap<string, string>,
  fetchTable: FetchTable,
): Promise<Parsed<Uint8Array | null>> {
  const place = held.get(table.sha256);
  const own = place === undefined ? null : await readFile(place).catch(() => null);
  if (own !== null && isTable(own, table)) return accept(own);
  const fetched = await fetchTable(table.sha256);
  if (!fetched.ok || fetched.value === null) return fetched;
  return isTable(fetched.value, table)
    ? fetched
    : refuse(`the table ${table.table} of the update is not the one that was signed (sha256)`);
}

/** The signed length bounds what is expanded. */
function isTable(bytes: Uint8Array, { sha256, byteLength }: Table): boolean {
  try {
    return sha256Of(gunzipSync(bytes, { maxOutputLength: Math.max(1, byteLength) })) === sha256;
  } catch {
    return false;
  }
}

function describeMissing({ table }: Table, base: string | null): string {
  const from = base === null ? 'it should carry every table' : `it was made from the data version ${base}`;
  return `the update lacks the table ${table}, which is not at hand either: ${from}`;
}
