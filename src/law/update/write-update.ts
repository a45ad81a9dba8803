import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackManifest } from '../pack/manifest.js';
import { signUpdate, STATEMENT_FILE } from './statement.js';

/** The tables of an update are named by their content: any web server or object store can carry them. */
export function tablePath(sha256: string): string {
  return `tables/${sha256}.ndjson.gz`;
}

export interface WrittenUpdate {
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes an update that makes a pack of its base: the signed statement, and the tables that the base does not have. Tables
 * of earlier updates stay, so that a server which missed some finds what it needs.
 *
 * @param packFolder the pack that the update makes
 */
export async function writeUpdate(
  folder: string,
  {
    packFolder,
    manifest,
    base,
  }: { readonly packFolder: string; readonly manifest: PackManifest; readonly base: PackManifest | null },
  privateKey: string,
): Promise<WrittenUpdate> {
  const statement = signUpdate({ base: base?.dataVersion ?? null, manifest }, privateKey);
  const held = new Set(base?.datasets.map(({ sha256 }) => sha256));
  await mkdir(join(folder, 'tables'), { recursive: true });
  let bytes = Buffer.byteLength(statement);
  let files = 1;
  for (const { file, sha256 } of manifest.datasets) {
    if (held.has(sha256)) continue;
    const path = join(packFolder, file);
    await copyFile(path, join(folder, tablePath(sha256)));
    bytes += (await stat(path)).size;
    files += 1;
  }
  // The statement comes last: whoever reads it finds its tables.
  await writeFile(join(folder, STATEMENT_FILE), statement);
  return { files, bytes };
}
