import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../dataset.js';
import { dataVersionOf, PACK_FORMAT, type PackCoverage, type PackManifest } from './manifest.js';
import { compress, encodeDataset, sha256Of } from './pack-format.js';

export interface PackContent {
  readonly datasets: readonly Dataset[];
  readonly coverage: PackCoverage;
  readonly sources: PackManifest['sources'];
}

export interface WrittenPack {
  readonly manifest: PackManifest;
  /** Bytes of every file of the pack, the manifest included. */
  readonly totalBytes: number;
}

/** Writes the datasets and the manifest; dataset files of an earlier pack are removed, authored files stay. */
export async function writePack(folder: string, content: PackContent): Promise<WrittenPack> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.ndjson.gz')) await rm(join(folder, name));
  let totalBytes = 0;
  const datasets: PackManifest['datasets'] = [];
  for (const dataset of [...content.datasets].sort((left, right) => (left.table < right.table ? -1 : 1))) {
    const bytes = encodeDataset(dataset);
    const file = `${dataset.table}.ndjson.gz`;
    const packed = compress(bytes);
    await writeFile(join(folder, file), packed);
    totalBytes += packed.length;
    datasets.push({
      table: dataset.table,
      file,
      rows: dataset.rows.length,
      sha256: sha256Of(bytes),
      byteLength: bytes.length,
    });
  }
  const manifest: PackManifest = {
    format: PACK_FORMAT,
    dataVersion: dataVersionOf(datasets),
    coverage: content.coverage,
    datasets,
    sources: content.sources,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, 'manifest.json'), text);
  return { manifest, totalBytes: totalBytes + Buffer.byteLength(text) };
}
