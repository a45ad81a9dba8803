import type { Dataset } from '../../tables/dataset.js';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { RowOf, TableName } from '../database/bulk-rows.js';
import {
  activateDataVersion,
  findCurrentVersion,
  findDataVersion,
  loadDataVersion,
  type DataVersion,
} from '../database/data-versions.js';
import type { Database } from '../database/database.js';
import type { SqlSession } from '../database/session.js';
import { PACK_VERSION, type PackLocation, type PackManifest, type PackSource } from './pack-source.js';

export interface LoadProgress {
  readonly table: string;
  /** Rows of the whole pack inserted so far, and rows to insert. */
  readonly rowsLoaded: number;
  readonly rowsTotal: number;
}

export interface LoadOptions {
  readonly onProgress?: (progress: LoadProgress) => void;
}

export interface LoadedPack {
  /** The version now served: the pack's, or one that an ingest has made since. */
  readonly dataVersion: string;
  /** False: nothing needed loading. */
  readonly loaded: boolean;
}

/**
 * Ensures that a live data version is served. Loads the bundled pack in one transaction unless the database has its
 * version. A pack seen for the first time is then served; one superseded by an ingest is not restored, even when its own
 * rows are no longer kept. Once a version is served the pack may be missing.
 *
 * @throws Error when the pack is missing or broken and nothing is served yet.
 */
export async function loadPackIfAbsent(
  database: Database,
  location: PackLocation,
  options: LoadOptions = {},
): Promise<LoadedPack> {
  const current = await findCurrentVersion(database, 'live');
  if (current && !(await hasManifest(location.folder)))
    return { dataVersion: current.contentHash, loaded: false };
  const pack = await location.readPack(location.folder);
  const present = await findDataVersion(database, pack.manifest.dataVersion);
  const isSeen =
    (present && present.status !== 'ready') || packsBefore(current).includes(pack.manifest.dataVersion);
  if (current && isSeen) return { dataVersion: current.contentHash, loaded: false };
  const { loaded } = await loadPack(database, pack, options);
  return { dataVersion: pack.manifest.dataVersion, loaded };
}

/**
 * Loads a pack in one transaction unless its version is in the database, and serves it from then on.
 *
 * @throws Error when a file of the pack is broken or a constraint of the database is not met; nothing has changed then.
 */
export async function loadPack(
  database: Database,
  pack: PackSource,
  options: LoadOptions = {},
): Promise<{ readonly id: number; readonly loaded: boolean }> {
  const version = versionOf(pack.manifest, await findCurrentVersion(database, 'live'));
  const { id, loaded } = await loadDataVersion(database, version, (session, versionId) =>
    insertDatasets(session, versionId, { pack, options }),
  );
  await activateDataVersion(database, id);
  if (loaded) await database.execute('ANALYZE');
  return { id, loaded };
}

async function hasManifest(folder: string): Promise<boolean> {
  return access(join(folder, 'manifest.json')).then(
    () => true,
    () => false,
  );
}

function versionOf(manifest: PackManifest, current: DataVersion | null) {
  const packs = [...new Set([...packsBefore(current), manifest.dataVersion])];
  return {
    ...PACK_VERSION,
    contentHash: manifest.dataVersion,
    manifest: { ...manifest, packs },
    baseVersionId: null,
  };
}

/** The packs that were served before and up to a version. Versions made by an ingest keep the list of their base. */
function packsBefore(version: DataVersion | null): readonly string[] {
  return (version?.manifest as { readonly packs?: readonly string[] } | undefined)?.packs ?? [];
}

/** Inserts every dataset of a pack under a data version that is being loaded. */
export async function insertDatasets(
  session: SqlSession,
  dataVersionId: number,
  { pack, options }: { readonly pack: PackSource; readonly options: LoadOptions },
): Promise<void> {
  const rowsTotal = pack.manifest.datasets.reduce((total, dataset) => total + dataset.rows, 0);
  let rowsBefore = 0;
  for await (const dataset of pack.datasets()) {
    const { table } = dataset;
    const report = (rows: number): void =>
      options.onProgress?.({ table, rowsLoaded: rowsBefore + rows, rowsTotal });
    await session.bulkInsert(toField(table) as TableName, records(dataset, dataVersionId), {
      onProgress: report,
    });
    rowsBefore += dataset.rows.length;
  }
}

/** Positional rows as records of the model; the database checks names, types and constraints. */
function* records({ columns, rows }: Dataset, dataVersionId: number): Generator<RowOf<TableName>> {
  const fields = columns.map(toField);
  for (const row of rows) {
    const record: Record<string, unknown> = { dataVersionId };
    fields.forEach((field, place) => (record[field] = row[place]));
    yield record;
  }
}

/** `rate_pct` -> `ratePct`. */
function toField(column: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(column)) throw new TypeError(`not the name of a table or column: ${column}`);
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
