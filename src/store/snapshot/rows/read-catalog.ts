import {
  COUNTRY,
  DATASET_HEALTH,
  FEE_EXEMPTION,
  PGA_AGENCY,
  PGA_FLAG,
  TARIFF_EVENT,
} from '../../../tables/catalog.js';
import { PROGRAM_PROFILE } from '../../../tables/chapter99.js';
import type {
  CountryRecord,
  DatasetStatus,
  FeeExemption,
  PgaAgency,
  PgaFlag,
  ProgramProfile,
  TariffEvent,
} from '../records.js';
import { nullsFirst, type VersionRows } from './version-rows.js';

/** Freshness and coverage of every data set, by name. */
export async function readDatasets(version: VersionRows): Promise<readonly DatasetStatus[]> {
  const rows = await version.select(DATASET_HEALTH, ['dataset']);
  return rows.map(({ notLoaded, ...status }) => ({ ...status, notLoaded: notLoaded ?? [] }));
}

/** Countries by code. */
export function readCountries(version: VersionRows): Promise<readonly CountryRecord[]> {
  return version.select(COUNTRY, ['iso2']);
}

export function readFeeExemptions(version: VersionRows): Promise<readonly FeeExemption[]> {
  return version.select(FEE_EXEMPTION, ['exemptionKey', nullsFirst('legalFrom')]);
}

export function readProgramProfiles(version: VersionRows): Promise<readonly ProgramProfile[]> {
  return version.select(PROGRAM_PROFILE, ['program']);
}

/** Acts of tariff law by date. */
export function readTariffEvents(version: VersionRows): Promise<readonly TariffEvent[]> {
  return version.select(TARIFF_EVENT, ['eventDate', 'title', 'citationText']);
}

export function readPgaAgencies(version: VersionRows): Promise<readonly PgaAgency[]> {
  return version.select(PGA_AGENCY, ['agency']);
}

export function readPgaFlags(version: VersionRows): Promise<readonly PgaFlag[]> {
  return version.select(PGA_FLAG, ['prefix', 'agency', 'program', 'flagCode', 'requirement', 'description']);
}
