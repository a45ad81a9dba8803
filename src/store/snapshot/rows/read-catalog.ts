import type { SqlSession } from '../../database/session.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { CountryRecord, DatasetStatus, FeeExemption, ProgramProfile, TariffEvent } from '../records.js';
import { toLegalInterval, selectRows, type LegalDates } from './sql-columns.js';

type Dated<Record extends { readonly interval: unknown }> = Omit<Record, 'interval'> & LegalDates;

interface HealthRow extends Omit<DatasetStatus, 'coverage' | 'lastRefreshed' | 'notLoaded'> {
  readonly notLoaded: DatasetStatus['notLoaded'] | null;
  readonly lastRefreshed: Date | null;
  readonly coverageFrom: CalendarDate | null;
  readonly coverageTo: CalendarDate | null;
}

/** Freshness and coverage of every data set, by name. */
export async function readDatasets(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly DatasetStatus[]> {
  const rows = await selectRows<HealthRow>(session, dataVersionId, {
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
    orderBy: 'dataset',
  });
  return rows.map(({ coverageFrom, coverageTo, lastRefreshed, notLoaded, ...status }) => ({
    ...status,
    notLoaded: notLoaded ?? [],
    lastRefreshed: lastRefreshed?.toISOString() ?? null,
    coverage: { from: coverageFrom, to: coverageTo },
  }));
}

type CountryRow = Omit<CountryRecord, 'country' | 'ftaPrograms' | 'preferencePrograms'> & {
  readonly iso2: CountryRecord['country'];
  readonly ftaSpi: readonly string[];
  readonly preferenceSpi: readonly string[];
};

/** Countries by code. */
export async function readCountries(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly CountryRecord[]> {
  const rows = await selectRows<CountryRow>(session, dataVersionId, {
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
    orderBy: 'iso2',
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

export async function readFeeExemptions(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly FeeExemption[]> {
  const rows = await selectRows<ExemptionRow>(session, dataVersionId, {
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
    orderBy: 'exemption_key, legal_from NULLS FIRST',
  });
  return rows.map(({ legalFrom, legalTo, spiSymbols, sourceLabel, ...exemption }) => ({
    ...exemption,
    programs: spiSymbols,
    source: sourceLabel,
    interval: toLegalInterval({ legalFrom, legalTo }),
  }));
}

export async function readProgramProfiles(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly ProgramProfile[]> {
  const rows = await selectRows<Dated<ProgramProfile>>(session, dataVersionId, {
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
    orderBy: 'program',
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
export async function readTariffEvents(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly TariffEvent[]> {
  const rows = await selectRows<EventRow>(session, dataVersionId, {
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
    orderBy: 'event_date, title, citation_text',
  });
  return rows.map(({ eventDate, sourceLabel, ...event }) => ({
    ...event,
    date: eventDate,
    source: sourceLabel,
  }));
}
