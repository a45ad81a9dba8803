import { readAdcvd } from './adcvd/read-adcvd.js';
import { freezeDeep } from '../../terms/freeze-deep.js';
import { groupBy } from '../../terms/group-by.js';
import * as catalogRows from './rows/read-catalog.js';
import * as noteRows from './rows/read-notes.js';
import * as programRows from './rows/read-programs.js';
import * as scheduleRows from './rows/read-schedule-catalog.js';
import { readStacking } from './rows/read-stacking.js';
import type { VersionRows } from './rows/version-rows.js';
import type { SharedParts } from './shared-parts.js';
import { freezeInSlices } from './slices.js';
import type { Catalog } from './snapshot.js';

/** Reads one version of the reference data. */
export interface VersionReader {
  readonly rows: VersionRows;
  readonly parts: SharedParts;
}

/** A revision includes the address of its document. */
export const REVISION_TABLES = ['hts_revision', 'document'];

/** Runs one statement after another: the embedded database has a single connection. */
export async function readCatalog({ rows, parts }: VersionReader): Promise<Catalog> {
  const take = <Value>(tables: readonly string[], read: Read<Value>): Promise<Value> =>
    parts.take(`catalog ${tables.join()}`, tables, async () => freezeInSlices(await read(rows)));
  const feeExemptions = await take(['fee_exemption'], catalogRows.readFeeExemptions);
  const catalog: Catalog = {
    datasets: await catalogRows.readDatasets(rows),
    revisions: await take(REVISION_TABLES, scheduleRows.readRevisions),
    sections: await take(['hts_section'], scheduleRows.readSections),
    chapters: await take(['hts_chapter'], scheduleRows.readChapters),
    subchapters: await take(['hts_subchapter'], scheduleRows.readSubchapters),
    countries: await take(['country'], readCountries),
    chapter99: await take(['chapter99_heading'], readChapter99),
    programs: await take(['program_profile'], readPrograms),
    adcvd: await readAdcvd(rows, (table, read) =>
      parts.take(`trade remedies ${table}`, [table], async () => freezeInSlices(await read())),
    ),
    pgaAgencies: await take(['pga_agency'], catalogRows.readPgaAgencies),
    pgaFlags: await take(['pga_flag'], catalogRows.readPgaFlags),
    tariffEvents: await take(['tariff_event'], catalogRows.readTariffEvents),
    specialPrograms: await take(['spi_program', 'fee_exemption'], () =>
      programRows.readSpecialPrograms(rows, feeExemptions),
    ),
    fees: await take(['fee'], programRows.readFeeSchedules),
    feeExemptions,
    factDefinitions: await take(['fact_key'], programRows.readFactDefinitions),
    ...(await take(['stacking_order'], readStacking)),
    notes: await take(['note'], noteRows.readLegalNotes),
    noteDigests: await take(['note_digest'], noteRows.readNoteDigests),
    noteEffects: await take(['note_effect'], noteRows.readNoteEffects),
  };
  return freezeDeep(catalog);
}

type Read<Value> = (rows: VersionRows) => Promise<Value>;

async function readCountries(rows: VersionRows): Promise<Catalog['countries']> {
  const countries = await catalogRows.readCountries(rows);
  return new Map(countries.map((country) => [country.iso2, freezeDeep(country)]));
}

async function readPrograms(rows: VersionRows): Promise<Catalog['programs']> {
  const profiles = await catalogRows.readProgramProfiles(rows);
  return new Map(profiles.map((profile) => [profile.program, freezeDeep(profile)]));
}

async function readChapter99(rows: VersionRows): Promise<Catalog['chapter99']> {
  const groups = groupBy(await scheduleRows.readChapter99Wordings(rows), ({ heading }) => heading);
  groups.forEach((group) => Object.freeze(group));
  return groups;
}
