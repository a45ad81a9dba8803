import type { FiledRecord } from '../../src/audit/filed-record.js';
import { toEntry, type FiledEntry } from '../../src/audit/group-entries.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';

/** What a test says of one tariff number of one line; money and days as text. */
export interface FiledNumberGiven {
  readonly hts: string;
  readonly duty: string;
  readonly value?: string;
}

export interface LineGiven {
  readonly line?: string;
  readonly origin?: string;
  readonly spi?: string;
  readonly numbers: readonly FiledNumberGiven[];
  readonly quantities?: readonly (readonly [string, string])[];
}

export interface EntryGiven {
  readonly entry?: string;
  readonly entryType?: string;
  readonly entryDate: string;
  readonly importDate?: string;
  readonly liquidationDate?: string;
  readonly liquidationStatus?: string;
  readonly protestNumber?: string;
  readonly protestStatus?: string;
  readonly protestDenialDate?: string;
  readonly zoneStatus?: string;
  readonly privilegedDate?: string;
  readonly reconFlag?: string;
  readonly reconAgreement?: string;
  readonly importer?: string;
  readonly transport?: string;
  readonly fees?: { readonly processing?: string; readonly harbor?: string };
  readonly lines?: readonly LineGiven[];
}

const SHIRTS: LineGiven = { origin: 'IN', numbers: [{ hts: '6109100012', value: '100', duty: '16.50' }] };

/** Records as a reader makes them of an ACE report, one a tariff number. */
export function recordsOf({ lines = [SHIRTS], fees = {}, ...given }: EntryGiven): readonly FiledRecord[] {
  const dateOf = (text: string | undefined) => (text === undefined ? null : toCalendarDate(text));
  let row = 1;
  return lines.flatMap(({ line, origin = 'CN', spi, numbers, quantities = [] }, at) =>
    numbers.map(({ hts, duty, value }, ordinal): FiledRecord => {
      row += 1;
      return {
        ...{ file: 0, row, entryNumber: given.entry ?? 'Z9Q00000012', lineNumber: line ?? String(at + 1) },
        ...{
          ordinal: ordinal + 1,
          hts,
          entryType: given.entryType ?? '01',
          entryDate: toCalendarDate(given.entryDate),
        },
        ...{ summaryDate: null, importDate: dateOf(given.importDate), statementDate: null },
        ...{ importer: given.importer ?? null, port: null, origin: toCountry(origin), exportCountry: null },
        ...{
          manufacturer: null,
          exporter: null,
          spi: spi ?? null,
          lineValue: null,
          lineDuty: null,
          entryDuty: null,
          deposits: [],
          capeStatus: null,
        },
        tariffValue: new Decimal(value ?? '0'),
        tariffDuty: new Decimal(duty),
        quantities: quantities.map(([amount, unit]) => ({ amount: new Decimal(amount), unit })),
        ...{
          liquidationDate: dateOf(given.liquidationDate),
          liquidationStatus: given.liquidationStatus ?? null,
        },
        ...{
          reconFlag: given.reconFlag ?? null,
          reconAgreement: given.reconAgreement ?? null,
          protestNumber: given.protestNumber ?? null,
          protestStatus: given.protestStatus ?? null,
          protestDenialDate: dateOf(given.protestDenialDate),
          zoneStatus: given.zoneStatus ?? null,
          privilegedDate: dateOf(given.privilegedDate),
        },
        ...{ psc: null, transport: given.transport ?? null, drawback: null, suretyPaid: null },
        merchandiseProcessingFee: fees.processing === undefined ? null : new Decimal(fees.processing),
        harborMaintenanceFee: fees.harbor === undefined ? null : new Decimal(fees.harbor),
      };
    }),
  );
}

export function entryOf(given: EntryGiven): FiledEntry {
  return toEntry(recordsOf(given));
}
