import type { Database } from '../database/database.js';
import {
  findCurrentVersion,
  findDataVersion,
  tableDigestsOf,
  type DataVersion,
  type DataVersionKind,
} from '../database/data-versions.js';
import type { SqlSession } from '../database/session.js';
import { PACK_VERSION, type PackSource } from '../pack-loader/pack-source.js';
import { readCatalog, REVISION_TABLES, type VersionReader } from './catalog-parts.js';
import { toCoverage } from './coverage.js';
import { AdcvdIndex } from './law/adcvd-index.js';
import { RuleBook } from './law/rule-book.js';
import { PgaIndex } from './pga-index.js';
import { readLists } from './rows/read-lists.js';
import { DatabaseRows } from './rows/database-rows.js';
import { PackRows } from './rows/pack-rows.js';
import { readNoteRates } from './rows/read-note-rates.js';
import { readRules } from './rows/read-rules.js';
import { nullsFirst } from './rows/version-rows.js';
import { HTS_ROW, HTS_SUCCESSION } from '../../tables/schedule.js';
import type { HtsNumber } from '../../terms/hts-number.js';
import type { Catalog } from './catalog.js';
import { RateReader } from './schedule/rate-reader.js';
import { RateReferences } from './schedule/referenced-rate.js';
import { Schedule } from './schedule/schedule.js';
import type { ScheduleRow } from './schedule/schedule-row.js';
import { LineReader } from './schedule/tariff-line.js';
import { SharedParts, type Previous } from './shared-parts.js';
import { Succession } from '../../terms/succession.js';
import { pause } from '../../terms/pause.js';
import { findProvisionalDays } from '../../terms/provisional-measures.js';
import { Snapshot, type SnapshotParts } from './snapshot.js';

/** Which version to read: a kept one by its content hash, or the current one of a kind. */
export type VersionChoice = { readonly dataVersion: string } | { readonly kind: DataVersionKind };

/**
 * Reads a version of the reference data into memory, from the database alone.
 *
 * @param previous a snapshot that this one takes over from: what is the same in both is shared, not read again
 * @throws Error when the version is not there, or no longer when it has been read, or when a row cannot be read: it names
 *   table, row and column.
 */
export async function buildSnapshot(
  database: Database,
  choice: VersionChoice = { kind: 'live' },
  previous: Snapshot | null = null,
): Promise<Snapshot> {
  const version = await findVersion(database, choice);
  const parts = new SharedParts(tableDigestsOf(version), await withDigests(previous, database));
  const snapshot = await readSnapshot(version, { rows: new DatabaseRows(database, version.id), parts });
  // Another process removes old versions row by row: what was read of one meanwhile may lack some.
  await findVersion(database, { dataVersion: version.contentHash });
  return snapshot;
}

/**
 * Reads a pack into memory, without a database.
 *
 * @throws Error when a file of the pack is missing or broken, or a row cannot be read: it names file, table and row.
 */
export async function buildPackSnapshot(pack: PackSource): Promise<Snapshot> {
  const version = { ...PACK_VERSION, contentHash: pack.manifest.dataVersion };
  return readSnapshot(version, { rows: await PackRows.read(pack), parts: new SharedParts({}, null) });
}

async function readSnapshot(
  { contentHash, kind, label }: Pick<DataVersion, 'contentHash' | 'kind' | 'label'>,
  reader: VersionReader,
): Promise<Snapshot> {
  const { parts } = reader;
  const catalog = await readCatalog(reader);
  const succession = await readSuccession(reader);
  const snapshot = new Snapshot({
    dataVersion: contentHash,
    kind,
    label,
    coverage: toCoverage(catalog),
    catalog,
    succession,
    ...(await readSchedule(reader, catalog)),
    ...(await readLaw(reader, catalog)),
    ...(await indexCatalog(reader, { ...catalog, succession })),
  });
  parts.keepFor(snapshot);
  return snapshot;
}

async function withDigests(snapshot: Snapshot | null, session: SqlSession): Promise<Previous | null> {
  const version = snapshot && (await findDataVersion(session, snapshot.dataVersion));
  return version && { snapshot, digests: tableDigestsOf(version) };
}

async function findVersion(session: SqlSession, choice: VersionChoice): Promise<DataVersion> {
  const named = 'dataVersion' in choice;
  const version = await (named
    ? findDataVersion(session, choice.dataVersion)
    : findCurrentVersion(session, choice.kind));
  if (version !== null) return version;
  throw new Error(
    named
      ? `the data version ${choice.dataVersion} is not in the database`
      : `no ${choice.kind} data version is in the database: load the reference pack first`,
  );
}

function readSuccession({ rows: version, parts }: VersionReader): Promise<Succession> {
  return parts.take('succession', ['hts_succession'], async () => {
    const order = ['effectiveOn', nullsFirst('oldNumber'), nullsFirst('newNumber')];
    const rows = await version.select(HTS_SUCCESSION, order);
    return new Succession(
      rows.map(({ oldNumber: from, newNumber: to, effectiveOn: on, ...step }) => ({ from, to, on, ...step })),
    );
  });
}

async function readSchedule(
  { rows: version, parts }: VersionReader,
  { revisions }: Pick<Catalog, 'revisions'>,
): Promise<Pick<SnapshotParts, 'rows' | 'schedule' | 'chapter99'>> {
  const table = 'hts_row';
  const rows = await parts.take('rows', [table], async () => {
    const asWritten = await version.select(HTS_ROW, ['id']);
    return Object.freeze(asWritten.toSorted((left, right) => left.position - right.position));
  });
  await pause();
  const chapter99 = await parts.take('numbers of Chapter 99', [table], () => chapter99Numbers(rows));
  const tables = [table, ...REVISION_TABLES];
  const schedule = await parts.take('schedule', tables, () => scheduleOf(rows, { revisions, chapter99 }));
  return { rows, chapter99, schedule };
}

function scheduleOf(
  rows: readonly ScheduleRow[],
  { revisions, chapter99 }: Pick<Catalog, 'revisions'> & Pick<SnapshotParts, 'chapter99'>,
): Schedule {
  const rates = new RateReader();
  const named = new Map(revisions.map((one) => [one.revision, one]));
  return new Schedule(rows, new LineReader({ rates, revisions: named, chapter99: [...chapter99] }), rates);
}

/** Eight-digit numbers of Chapter 99 that any revision prints, ascending. */
function chapter99Numbers(rows: readonly ScheduleRow[]): ReadonlySet<HtsNumber> {
  const numbers = rows.flatMap(({ chapter, htsNumber: number }) =>
    chapter === '99' && number?.length === 8 ? [number] : [],
  );
  return new Set(numbers.sort());
}

/** Builds each index in its own turn of the event loop. */
async function indexCatalog(
  { parts }: VersionReader,
  { adcvd: { orders, events }, pgaFlags, succession }: Pick<SnapshotParts, 'succession'> & Catalog,
): Promise<Pick<SnapshotParts, 'adcvd' | 'pga'>> {
  await pause();
  const adcvd = await parts.take(
    'orders by goods',
    ['adcvd_order', 'adcvd_event', 'hts_succession'],
    () => new AdcvdIndex(orders, findProvisionalDays(orders, events), succession),
  );
  await pause();
  return { adcvd, pga: await parts.take('flags by goods', ['pga_flag'], () => new PgaIndex(pgaFlags)) };
}

type LawParts = Pick<SnapshotParts, 'rules' | 'ruleBook' | 'references'>;

async function readLaw(
  { rows: version, parts }: VersionReader,
  { notes }: Pick<Catalog, 'notes'>,
): Promise<LawParts> {
  const tables = ['scope_list_entry', 'chapter99_rule'];
  const lists = await parts.take('lists', ['scope_list_entry'], () => readLists(version));
  const rules = await parts.take('rules', tables, async () => Object.freeze(await readRules(version, lists)));
  await pause();
  const references = await parts.take('references', ['note'], () => new RateReferences(readNoteRates(notes)));
  return { rules, ruleBook: await parts.take('rule book', tables, () => new RuleBook(rules)), references };
}
