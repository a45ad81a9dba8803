import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { CountryRecord, DatasetStatus, FeeExemption, ProgramProfile, TariffEvent } from '../records.js';
import { toLegalInterval, type LegalDates } from './legal-dates.js';
import { nullsFirst, type VersionRows } from './version-rows.js';

type Dated<Record extends { readonly interval: unknown }> = Omit<Record, 'interval'> & LegalDates;

interface HealthRow extends Omit<DatasetStatus, 'coverage' | 'lastRefreshed' | 'notLoaded'> {
  readonly notLoaded: DatasetStatus['notLoaded'] | null;
  /** A date from a database, ISO text from a pack. */
  readonly lastRefreshed: Date | string | null;
  readonly coverageFrom: CalendarDate | null;
  readonly coverageTo: CalendarDate | null;
}

/** Freshness and coverage of every data set, by name. */
export async function readDatasets(version: VersionRows): Promise<readonly DatasetStatus[]> {
  const rows = await version.select<HealthRow>({
    table: 'dataset_health',
    fields: [
      'dataset',
      'title',
      'health',
      'lastRefreshed',
      'sourceDate',
      'sourceName',
      'notLoaded',
      'coverageFrom',
      'coverageTo',
      'rowCount',
      'sources',
      'detail',
    ],
    orderBy: ['dataset'],
  });
  return rows.map(({ coverageFrom, coverageTo, lastRefreshed, notLoaded, ...status }) => ({
    ...status,
    notLoaded: notLoaded ?? [],
    lastRefreshed: lastRefreshed === null ? null : new Date(lastRefreshed).toISOString(),
    coverage: { from: coverageFrom, to: coverageTo },
  }));
}

type CountryRow = Omit<CountryRecord, 'country' | 'ftaPrograms' | 'preferencePrograms'> & {
  readonly iso2: CountryRecord['country'];
  readonly ftaSpi: readonly string[];
  readonly preferenceSpi: readonly string[];
};

/** Countries by code. */
export async function readCountries(version: VersionRows): Promise<readonly CountryRecord[]> {
  const rows = await version.select<CountryRow>({
    table: 'country',
    fields: [
      'iso2',
      'name',
      'rateColumn',
      'column2From',
      'euMember',
      'ftaSpi',
      'preferenceSpi',
      'insideUsCustomsTerritory',
      'remarks',
    ],
    orderBy: ['iso2'],
  });
  return rows.map(({ iso2, ftaSpi, preferenceSpi, ...country }) => ({
    ...country,
    country: iso2,
    ftaPrograms: ftaSpi,
    preferencePrograms: preferenceSpi,
  }));
}

type ExemptionRow = Omit<Dated<FeeExemption>, 'programs' | 'source'> & {
  readonly spiSymbols: readonly string[];
  readonly sourceLabel: FeeExemption['source'];
};

export async function readFeeExemptions(version: VersionRows): Promise<readonly FeeExemption[]> {
  const rows = await version.select<ExemptionRow>({
    table: 'fee_exemption',
    fields: [
      'exemptionKey',
      'fee',
      'spiSymbols',
      'countries',
      'exempt',
      'conditionText',
      'legalFrom',
      'legalTo',
      'citations',
      'confidence',
      'sourceLabel',
    ],
    orderBy: ['exemptionKey', nullsFirst('legalFrom')],
  });
  return rows.map(({ legalFrom, legalTo, spiSymbols, sourceLabel, ...exemption }) => ({
    ...exemption,
    programs: spiSymbols,
    source: sourceLabel,
    interval: toLegalInterval({ legalFrom, legalTo }),
  }));
}

export async function readProgramProfiles(version: VersionRows): Promise<readonly ProgramProfile[]> {
  const rows = await version.select<Dated<ProgramProfile>>({
    table: 'program_profile',
    fields: [
      'program',
      'title',
      'authority',
      'authorityType',
      'summary',
      'legalFrom',
      'legalTo',
      'citations',
    ],
    orderBy: ['program'],
  });
  return rows.map(({ legalFrom, legalTo, ...profile }) => ({
    ...profile,
    interval: toLegalInterval({ legalFrom, legalTo }),
  }));
}

type EventRow = Omit<TariffEvent, 'date' | 'source'> & {
  readonly eventDate: CalendarDate;
  readonly sourceLabel: TariffEvent['source'];
};

/** Acts of tariff law by date. */
export async function readTariffEvents(version: VersionRows): Promise<readonly TariffEvent[]> {
  const rows = await version.select<EventRow>({
    table: 'tariff_event',
    fields: [
      'eventDate',
      'title',
      'eventType',
      'authority',
      'authorityType',
      'headings',
      'citations',
      'confidence',
      'sourceLabel',
    ],
    orderBy: ['eventDate', 'title', 'citationText'],
  });
  return rows.map(({ eventDate, sourceLabel, ...event }) => ({
    ...event,
    date: eventDate,
    source: sourceLabel,
  }));
}
