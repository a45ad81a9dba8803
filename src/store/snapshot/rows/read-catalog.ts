import { DATASET_HEALTH, DOCUMENT } from '../../../tables/catalog.js';
import { HTS_REVISION } from '../../../tables/schedule.js';
import { pickMembers } from '../../../tables/table.js';
import type { DatasetStatus, Revision } from '../records.js';
import type { VersionRows } from './version-rows.js';

/** Freshness and coverage of every data set, by name. */
export async function readDatasets(version: VersionRows): Promise<readonly DatasetStatus[]> {
  const rows = await version.select(DATASET_HEALTH, ['dataset']);
  return rows.map(({ notLoaded, ...status }) => ({ ...status, notLoaded: notLoaded ?? [] }));
}

/** Editions and revisions in the order of printing, with the address of the document where it is known. */
export async function readRevisions(version: VersionRows): Promise<readonly Revision[]> {
  const revisions = await version.select(HTS_REVISION, ['sequence']);
  const documents = await version.select(pickMembers(DOCUMENT, 'number', 'url'), ['number']);
  const urls = new Map(documents.map(({ number, url }) => [number, url]));
  return revisions.map((revision) => Object.freeze({ ...revision, url: urls.get(revision.title) ?? null }));
}
