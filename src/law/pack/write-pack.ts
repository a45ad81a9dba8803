import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../../tables/dataset.js';
import { dataVersionOf, PACK_FORMAT, type PackCoverage, type PackManifest } from './manifest.js';
import { compress, encodeDataset, sha256Of } from './pack-format.js';

export interface PackContent {
  readonly datasets: readonly Dataset[];
  readonly coverage: PackCoverage;
}

export interface WrittenPack {
  readonly manifest: PackManifest;
  /** Bytes of all pack files, manifest included. */
  readonly totalBytes: number;
}

/**
 * Writes the datasets and the manifest. Dataset files of an earlier pack are removed, other files stay.
 *
 * @param folder null: nothing is written, and the manifest is what it would be
 */
export async function writePack(folder: string | null, content: PackContent): Promise<WrittenPack> {
  const files = [...content.datasets]
    .sort((left, right) => (left.table < right.table ? -1 : 1))
    .map((dataset) => toFile(dataset));
  const datasets = files.map(({ entry }) => entry);
  const manifest: PackManifest = {
    format: PACK_FORMAT,
    dataVersion: dataVersionOf(datasets),
    coverage: content.coverage,
    datasets,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  if (folder !== null) await writeFiles(folder, files, text);
  const packedBytes = files.reduce((sum, { packed }) => sum + packed.length, 0);
  return { manifest, totalBytes: packedBytes + Buffer.byteLength(text) };
}

interface PackFile {
  readonly entry: PackManifest['datasets'][number];
  readonly packed: Buffer;
}

function toFile(dataset: Dataset): PackFile {
  const bytes = encodeDataset(dataset);
  const entry = {
    table: dataset.table,
    file: `${dataset.table}.ndjson.gz`,
    rows: dataset.rows.length,
    sha256: sha256Of(bytes),
    byteLength: bytes.length,
  };
  return { entry, packed: compress(bytes) };
}

async function writeFiles(folder: string, files: readonly PackFile[], manifest: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.ndjson.gz')) await rm(join(folder, name));
  for (const { entry, packed } of files) await writeFile(join(folder, entry.file), packed);
  await writeFile(join(folder, 'manifest.json'), manifest);
}
