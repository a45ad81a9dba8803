import { readAdcvd } from './adcvd/read-adcvd.js';
import { freezeDeep } from '../../terms/freeze-deep.js';
import { groupBy } from '../../terms/group-by.js';
import * as tables from '../../tables/catalog.js';
import { CHAPTER99_HEADING, PROGRAM_PROFILE } from '../../tables/chapter99.js';
import { NOTE, NOTE_DIGEST, NOTE_EFFECT } from '../../tables/notes.js';
import type { OrderField } from '../../tables/read-rows.js';
import { HTS_CHAPTER, HTS_SECTION, HTS_SUBCHAPTER } from '../../tables/schedule.js';
import type { RowOf, Table } from '../../tables/table.js';
import { readDatasets, readRevisions } from './rows/read-catalog.js';
import * as programRows from './rows/read-programs.js';
import { readStacking } from './rows/read-stacking.js';
import { nullsFirst, type VersionRows } from './rows/version-rows.js';
import type { SharedParts } from './shared-parts.js';
import { freezeInSlices } from './slices.js';
import type { Catalog } from './catalog.js';

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
  const list = <Declared extends Table>(
    table: Declared,
    orderBy: readonly OrderField[],
  ): Promise<readonly RowOf<Declared>[]> => take([table.name], (version) => version.select(table, orderBy));
  const feeExemptions = await list(tables.FEE_EXEMPTION, ['exemptionKey', nullsFirst('legalFrom')]);
  const catalog: Catalog = {
    datasets: await readDatasets(rows),
    revisions: await take(REVISION_TABLES, readRevisions),
    sections: await list(HTS_SECTION, ['sequence']),
    chapters: await list(HTS_CHAPTER, ['chapter']),
    subchapters: await list(HTS_SUBCHAPTER, ['chapter', 'subchapter']),
    countries: await take(['country'], readCountries),
    chapter99: await take(['chapter99_heading'], readChapter99),
    programs: await take(['program_profile'], readPrograms),
    adcvd: await readAdcvd(rows, (table, read) =>
      parts.take(`trade remedies ${table}`, [table], async () => freezeInSlices(await read())),
    ),
    pgaAgencies: await list(tables.PGA_AGENCY, ['agency']),
    pgaFlags: await list(tables.PGA_FLAG, FLAG_ORDER),
    tariffEvents: await list(tables.TARIFF_EVENT, ['eventDate', 'title', 'citationText']),
    specialPrograms: await take(['spi_program', 'fee_exemption'], () =>
      programRows.readSpecialPrograms(rows, feeExemptions),
    ),
    fees: await take(['fee'], programRows.readFeeSchedules),
    feeExemptions,
    factDefinitions: await take(['fact_key'], programRows.readFactDefinitions),
    ...(await take(['stacking_order'], readStacking)),
    notes: await list(NOTE, ['sequence', 'noteId']),
    noteDigests: await list(NOTE_DIGEST, ['digestKey']),
    noteEffects: await list(NOTE_EFFECT, ['effectId']),
  };
  return freezeDeep(catalog);
}

const FLAG_ORDER = ['prefix', 'agency', 'program', 'flagCode', 'requirement', 'description'];

type Read<Value> = (rows: VersionRows) => Promise<Value>;

async function readCountries(rows: VersionRows): Promise<Catalog['countries']> {
  const countries = await rows.select(tables.COUNTRY, ['iso2']);
  return new Map(countries.map((country) => [country.iso2, freezeDeep(country)]));
}

async function readPrograms(rows: VersionRows): Promise<Catalog['programs']> {
  const profiles = await rows.select(PROGRAM_PROFILE, ['program']);
  return new Map(profiles.map((profile) => [profile.program, freezeDeep(profile)]));
}

async function readChapter99(rows: VersionRows): Promise<Catalog['chapter99']> {
  const order = ['heading', nullsFirst('legalFrom'), nullsFirst('publishedFrom')];
  const groups = groupBy(await rows.select(CHAPTER99_HEADING, order), ({ heading }) => heading);
  groups.forEach((group) => Object.freeze(group));
  return groups;
}
