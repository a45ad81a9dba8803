import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { readLocalFile, type RawFile } from '../../run/raw-files.js';
import { readAmendments, type Amendments } from './amendments.js';
import { decodeArchive } from './archive-bytes.js';
import { NO_CHANGE_RECORDS, parseChangeRecords, type ChangeRecord } from './change-records.js';
import type { Issue } from './printed-row.js';
import { parseRevisionList, type HtsRevision } from './revision-list.js';

export const REVISION_LIST = 'revisions.csv';
export const CHANGE_RECORDS = 'hts_change_records.csv';

/** A folder of archives with its list of revisions. */
export interface Releases {
  /** In the order of publication. */
  readonly revisions: readonly HtsRevision[];
  readonly changeRecords: readonly ChangeRecord[];
  /** The revisions after the newest archive, known from their change records. */
  readonly amendments: Amendments;
  readonly issues: readonly Issue[];
  /** An archive in the folder, checked against the hash in the list. */
  readonly readArchive: (revision: HtsRevision) => Parsed<RawFile>;
}

/**
 * Opens a folder: revisions.csv beside the archives, and the change records beside it or in the sister folder `lists`.
 * Without change records every change takes the date of its revision.
 */
export function openReleases(folder: string): Parsed<Releases> {
  const list = readText(join(folder, REVISION_LIST));
  if (!list.ok) return list;
  const revisions = parseRevisionList(list.value);
  if (!revisions.ok) return refuse(`${REVISION_LIST}: ${revisions.message}`);
  const records = readChangeRecords(folder, revisions.value);
  if (!records.ok) return records;
  const amendments = readAmendments(folder, revisions.value, readText);
  if (!amendments.ok) return amendments;
  return accept({
    revisions: revisions.value,
    changeRecords: records.value.records,
    amendments: amendments.value,
    issues: records.value.issues,
    readArchive: (revision) => readArchive(folder, revision),
  });
}

function readChangeRecords(
  folder: string,
  revisions: readonly HtsRevision[],
): ReturnType<typeof parseChangeRecords> {
  const path = [join(folder, CHANGE_RECORDS), join(folder, '..', 'lists', CHANGE_RECORDS)].find(existsSync);
  if (path === undefined) return accept(NO_CHANGE_RECORDS);
  const text = readText(path);
  return text.ok ? parseChangeRecords(text.value, revisions) : text;
}

function readText(path: string): Parsed<string> {
  const file = readLocalFile(path);
  return file.ok ? decodeArchive(file.value.bytes) : file;
}

function readArchive(folder: string, revision: HtsRevision): Parsed<RawFile> {
  const file = readLocalFile(join(folder, revision.fileName ?? ''));
  if (!file.ok || revision.sha256Prefix === null || file.value.sha256.startsWith(revision.sha256Prefix))
    return file;
  return refuse(
    `${revision.fileName}: sha256 ${file.value.sha256.slice(0, 16)} is not the ${revision.sha256Prefix} of the list: fetch the archive again`,
  );
}
