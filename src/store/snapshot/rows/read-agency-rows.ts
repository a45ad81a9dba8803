import { Decimal } from '../../../terms/decimal.js';
import { mapInSlices } from '../slices.js';
import type { AdcvdOrder, PgaAgency, PgaFlag } from '../records.js';
import { toLegalInterval, type LegalDates } from './legal-dates.js';
import type { VersionRows } from './version-rows.js';

type OrderRow = Omit<AdcvdOrder, 'source' | 'allOthersRate' | 'countryWideRate'> & {
  readonly sourceLabel: AdcvdOrder['source'];
  readonly allOthersRate: string | null;
  readonly countryWideRate: string | null;
};

/** Antidumping and countervailing orders by case number. */
export async function readAdcvdOrders(version: VersionRows): Promise<readonly AdcvdOrder[]> {
  const rows = await version.select<OrderRow>({
    table: 'adcvd_order',
    fields: [
      'caseNumber',
      'orderType',
      'product',
      'countryName',
      'country',
      'orderDate',
      'status',
      'revokedOn',
      'htsPrefixes',
      'allOthersRate',
      'countryWideRate',
      'citations',
      'confidence',
      'sourceLabel',
    ],
    orderBy: ['caseNumber'],
  });
  return mapInSlices(rows, ({ sourceLabel, allOthersRate, countryWideRate, ...order }) => ({
    ...order,
    allOthersRate: toDecimal(allOthersRate),
    countryWideRate: toDecimal(countryWideRate),
    source: sourceLabel,
  }));
}

export function readPgaAgencies(version: VersionRows): Promise<readonly PgaAgency[]> {
  return version.select<PgaAgency>({
    table: 'pga_agency',
    fields: ['agency', 'name', 'messageCode', 'flagCodes', 'subject', 'citations', 'status'],
    orderBy: ['agency'],
  });
}

type FlagRow = Omit<PgaFlag, 'interval' | 'source'> &
  LegalDates & { readonly sourceLabel: PgaFlag['source'] };

export async function readPgaFlags(version: VersionRows): Promise<readonly PgaFlag[]> {
  const rows = await version.select<FlagRow>({
    table: 'pga_flag',
    fields: [
      'prefix',
      'agency',
      'flagCode',
      'program',
      'requirement',
      'description',
      'legalFrom',
      'legalTo',
      'citations',
      'confidence',
      'sourceLabel',
    ],
    orderBy: ['prefix', 'agency', 'program', 'flagCode', 'requirement', 'description'],
  });
  return rows.map(({ legalFrom, legalTo, sourceLabel, ...flag }) => ({
    ...flag,
    source: sourceLabel,
    interval: toLegalInterval({ legalFrom, legalTo }),
  }));
}

function toDecimal(text: string | null): Decimal | null {
  return text === null ? null : new Decimal(text);
}
