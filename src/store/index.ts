/** What composition roots need from the store; other modules import types from the files that declare them. */
export type { Database } from './database/database.js';
export { openDatabase, openMemoryDatabase, type DatabaseOptions } from './database/open.js';
export {
  loadPackIfAbsent,
  type LoadedPack,
  type LoadOptions,
  type LoadProgress,
} from './pack-loader/load-pack.js';
export type { PackLocation } from './pack-loader/pack-source.js';
export { buildPackSnapshot, buildSnapshot, type VersionChoice } from './snapshot/build-snapshot.js';
export type { Catalog, Coverage, Snapshot } from './snapshot/snapshot.js';
