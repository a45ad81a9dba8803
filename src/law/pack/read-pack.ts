import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackedDataset } from '../../tables/packed-dataset.js';
import { readJson } from '../../terms/read-json.js';
import { dataVersionOf, packManifest, type PackManifest } from './manifest.js';
import { BrokenPack, decodeDataset, expand, sha256Of } from './pack-format.js';

/** A pack with its manifest read and checked; datasets are read one after the other. */
export interface ReferencePack {
  readonly manifest: PackManifest;
  /** Yields each dataset in manifest order, after checking its hash. */
  datasets(): AsyncGenerator<PackedDataset>;
}

/**
 * Opens the pack in a folder.
 *
 * @throws BrokenPack naming the file that is missing, cut off or changed.
 */
export async function readPack(folder: string): Promise<ReferencePack> {
  const manifest = await readManifest(folder);
  return {
    manifest,
    async *datasets() {
      for (const entry of manifest.datasets) yield await readDataset(folder, entry);
    },
  };
}

async function readManifest(folder: string): Promise<PackManifest> {
  const file = 'manifest.json';
  const read = readJson((await readBytes(folder, file)).toString('utf8'), packManifest);
  if (!read.ok) throw new BrokenPack(file, read.message);
  const { datasets, dataVersion } = read.value;
  if (dataVersionOf(datasets) !== dataVersion)
    throw new BrokenPack(file, 'the data version is not that of its datasets');
  return read.value;
}

async function readDataset(folder: string, entry: PackManifest['datasets'][number]): Promise<PackedDataset> {
  const bytes = expand(entry.file, await readBytes(folder, entry.file), entry.byteLength);
  if (sha256Of(bytes) !== entry.sha256)
    throw new BrokenPack(entry.file, 'its content is not the one in manifest.json (sha256)');
  const dataset = decodeDataset(entry.file, bytes);
  if (dataset.table !== entry.table || dataset.cells.rowCount !== entry.rows) {
    throw new BrokenPack(entry.file, `it holds ${dataset.cells.rowCount} rows of ${dataset.table}`);
  }
  return dataset;
}

async function readBytes(folder: string, file: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, file));
  } catch (problem) {
    const code = (problem as NodeJS.ErrnoException).code;
    throw new BrokenPack(
      file,
      code === 'ENOENT' ? 'it is missing' : `it cannot be read (${code ?? 'unknown reason'})`,
    );
  }
}
