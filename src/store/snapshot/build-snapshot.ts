import type { Database } from '../database/database.js';
import {
  findCurrentVersion,
  findDataVersion,
  type DataVersion,
  type DataVersionKind,
} from '../database/data-versions.js';
import type { SqlSession } from '../database/session.js';
import { readAdcvd } from './adcvd/read-adcvd.js';
import type { Chapter99Wording } from './records.js';
import { toCoverage } from './coverage.js';
import { freezeDeep } from './freeze-deep.js';
import * as agencyRows from './rows/read-agency-rows.js';
import * as catalogRows from './rows/read-catalog.js';
import { readLists } from './rows/read-lists.js';
import * as noteRows from './rows/read-notes.js';
import { readNoteRates } from './rows/read-note-rates.js';
import { readFactDefinitions, readFeeSchedules, readSpecialPrograms } from './rows/read-programs.js';
import { readRules } from './rows/read-rules.js';
import * as scheduleRows from './rows/read-schedule-catalog.js';
import { readScheduleRows } from './rows/read-schedule.js';
import { readStacking } from './rows/read-stacking.js';
import { ReferenceSnapshot } from './reference-snapshot.js';
import { RateReader } from './schedule/rate-reader.js';
import { RateReferences } from './schedule/referenced-rate.js';
import type { Catalog, Snapshot } from './snapshot.js';

/** Which version to read: a kept one by its content hash, or the current one of a kind. */
export type VersionChoice = { readonly dataVersion: string } | { readonly kind: DataVersionKind };

/**
 * Reads a version of the reference data from the database, and nothing else, into memory.
 *
 * @throws Error when the version is not there, or when a row cannot be read: it names table, row and column.
 */
export async function buildSnapshot(
  database: Database,
  choice: VersionChoice = { kind: 'live' },
): Promise<Snapshot> {
  const version = await findVersion(database, choice);
  const rows = await readScheduleRows(database, version.id);
  const lists = await readLists(database, version.id);
  const rules = await readRules(database, version.id, lists);
  const references = new RateReferences(await readNoteRates(database, version.id));
  const catalog = await readCatalog(database, version.id);
  return new ReferenceSnapshot({
    dataVersion: version.contentHash,
    kind: version.kind,
    label: version.label,
    coverage: toCoverage(catalog),
    catalog,
    rows: Object.freeze(rows),
    rules: Object.freeze(rules),
    rates: new RateReader(),
    references,
  });
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

/** One statement after another: the embedded database has a single connection. */
async function readCatalog(session: SqlSession, id: number): Promise<Catalog> {
  const wordings = await scheduleRows.readChapter99Wordings(session, id);
  const feeExemptions = await catalogRows.readFeeExemptions(session, id);
  const catalog: Catalog = {
    datasets: await catalogRows.readDatasets(session, id),
    revisions: await scheduleRows.readRevisions(session, id),
    sections: await scheduleRows.readSections(session, id),
    chapters: await scheduleRows.readChapters(session, id),
    subchapters: await scheduleRows.readSubchapters(session, id),
    countries: new Map(
      (await catalogRows.readCountries(session, id)).map((country) => [country.country, freezeDeep(country)]),
    ),
    chapter99: groupByHeading(wordings),
    programs: new Map(
      (await catalogRows.readProgramProfiles(session, id)).map((profile) => [
        profile.program,
        freezeDeep(profile),
      ]),
    ),
    adcvdOrders: await agencyRows.readAdcvdOrders(session, id),
    adcvd: await readAdcvd(session, id),
    pgaAgencies: await agencyRows.readPgaAgencies(session, id),
    pgaFlags: await agencyRows.readPgaFlags(session, id),
    tariffEvents: await catalogRows.readTariffEvents(session, id),
    specialPrograms: await readSpecialPrograms(session, id, feeExemptions),
    fees: await readFeeSchedules(session, id),
    feeExemptions,
    factDefinitions: await readFactDefinitions(session, id),
    ...(await readStacking(session, id)),
    notes: await noteRows.readLegalNotes(session, id),
    noteDigests: await noteRows.readNoteDigests(session, id),
    noteEffects: await noteRows.readNoteEffects(session, id),
  };
  return freezeDeep(catalog);
}

function groupByHeading(
  wordings: readonly Chapter99Wording[],
): ReadonlyMap<string, readonly Chapter99Wording[]> {
  const groups = new Map<string, Chapter99Wording[]>();
  for (const wording of wordings) {
    const known = groups.get(wording.heading);
    if (known === undefined) groups.set(wording.heading, [wording]);
    else known.push(wording);
  }
  groups.forEach((group) => Object.freeze(group));
  return groups;
}
