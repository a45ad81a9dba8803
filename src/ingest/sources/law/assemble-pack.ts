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

/** Where an update has its tables, each by the hash of its content. */
export interface TablePlace {
  /** The compressed bytes; null: they are not there. */
  readonly fetch: (sha256: string) => Promise<Parsed<Uint8Array | null>>;
  /** The bytes are not those of the table: they are fetched anew the next time. */
  readonly reject: (sha256: string) => Promise<void>;
}

type HeldPack = Readonly<{ folder: string; pack: ReferencePack }>;

/** The packs at hand: those that earlier updates made, and the bundled one; a broken one is passed over. */
async function readPacks(dataDir: string): Promise<readonly HeldPack[]> {
  const kept = await readdir(packsIn(dataDir)).catch(() => []);
  const whole = kept
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((name) => join(packsIn(dataDir), name));
  const packs: HeldPack[] = [];
  for (const folder of [...whole, resolvePackagePath('prisma', 'reference')]) {
    const pack = await readPack(folder).catch(() => null);
    if (pack !== null) packs.push({ folder, pack });
  }
  return packs;
}

/** The pack of a data version among those at hand; null: none. */
export async function findPack(dataDir: string, dataVersion: string | null): Promise<ReferencePack | null> {
  return packOf(await readPacks(dataDir), dataVersion);
}

function packOf(held: readonly HeldPack[], dataVersion: string | null): ReferencePack | null {
  return held.find(({ pack }) => pack.manifest.dataVersion === dataVersion)?.pack ?? null;
}

/**
 * The pack of an update, put together in DATA_DIR/packs unless it is at hand: tables at hand are taken from there, the
 * others fetched, each checked against the signed manifest before it is kept.
 */
export async function assemblePack(
  dataDir: string,
  { base, manifest }: LawUpdate,
  tables: TablePlace,
): Promise<Parsed<ReferencePack>> {
  const held = await readPacks(dataDir);
  const known = packOf(held, manifest.dataVersion);
  if (known !== null) return accept(known);
  const folder = join(packsIn(dataDir), manifest.dataVersion);
  const partial = `${folder}.${randomUUID()}.part`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    // Where each table at hand is, by the hash of its content. */
    const places = new Map(
      held.flatMap(({ folder: from, pack }) =>
        pack.manifest.datasets.map(({ sha256, file }) => [sha256, join(from, file)] as const),
      ),
    );
    for (const table of manifest.datasets) {
      const bytes = await readTable(table, places.get(table.sha256), tables);
      if (!bytes.ok) return bytes;
      if (bytes.value === null) return refuse(describeMissing(table, base));
      await writeFile(join(partial, table.file), bytes.value);
    }
    await writeFile(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
    return accept(await readPack(folder));
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

function packsIn(dataDir: string): string {
  return join(dataDir, 'packs');
}

async function readTable(
  table: Table,
  place: string | undefined,
  tables: TablePlace,
): Promise<Parsed<Uint8Array | null>> {
  const own = place === undefined ? null : await readFile(place).catch(() => null);
  if (own !== null && isTable(own, table)) return accept(own);
  const fetched = await tables.fetch(table.sha256);
  if (!fetched.ok || fetched.value === null) return fetched;
  if (isTable(fetched.value, table)) return fetched;
  await tables.reject(table.sha256);
  return refuse(`the table ${table.table} of the update is not the one that was signed (sha256)`);
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
