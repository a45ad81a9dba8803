import { activateDataVersion, findCurrentVersion, loadDataVersion } from '../database/data-versions.js';
import type { Database } from '../database/database.js';
import { insertDatasets } from './load-pack.js';
import type { PackSource } from './pack-source.js';

/** The whole pack, and how to cut the data of test keys from it. */
export interface FixtureSource {
  /** Data version of the pack; a fixture cut from it is kept. */
  readonly cutFrom: string;
  readonly cut: () => Promise<PackSource>;
}

/**
 * Ensures that test keys have data. Cuts it from the pack and loads it beside the live version, unless the served
 * fixture was cut from the same pack by the same `recipe`. All or nothing.
 */
export async function loadFixtureIfAbsent(
  database: Database,
  { cutFrom, cut }: FixtureSource,
  recipe: number,
): Promise<{ readonly loaded: boolean }> {
  const current = await findCurrentVersion(database, 'fixture');
  const origin = { cutFrom, recipe };
  if (current && isFrom(current.manifest, origin)) return { loaded: false };
  const pack = await cut();
  const { id } = await loadDataVersion(
    database,
    {
      contentHash: pack.manifest.dataVersion,
      kind: 'fixture',
      label: 'lines for test keys',
      manifest: { ...pack.manifest, ...origin },
      baseVersionId: null,
    },
    (session, versionId) => insertDatasets(session, versionId, { pack, options: {} }),
  );
  // Another pack may give the same lines, so record the latest pack they were cut from: the next start compares it.
  const manifest = JSON.stringify({ ...pack.manifest, ...origin });
  await database.execute('UPDATE data_version SET manifest = $2::jsonb WHERE id = $1', [id, manifest]);
  await activateDataVersion(database, id);
  return { loaded: true };
}

function isFrom(manifest: object, { cutFrom, recipe }: { cutFrom: string; recipe: number }): boolean {
  const kept = manifest as { readonly cutFrom?: string; readonly recipe?: number };
  return kept.cutFrom === cutFrom && kept.recipe === recipe;
}
