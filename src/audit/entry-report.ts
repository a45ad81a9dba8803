import type { CalendarDate } from '../terms/calendar-date.js';
import type { Decimal } from '../terms/decimal.js';
import type { FiledRecord, SourcePlace } from './filed-record.js';

/**
 * What a report of Customs says of one entry as a whole: its payment (ACE REV-101 to REV-104), its liquidation (ES-701,
 * ES-702), its place in CAPE (ES-022) or a refund of it (REV-603, REV-613, REV-615). Null: the report does not say.
 */
export interface EntryReportRow extends SourcePlace {
  /** Eleven characters without dashes; as printed where it has another form. */
  readonly entryNumber: string;
  readonly statementDate: CalendarDate | null;
  readonly liquidationDate: CalendarDate | null;
  readonly liquidationStatus: string | null;
  /** Duty that Customs liquidated the entry at, USD. */
  readonly liquidatedDuty: Decimal | null;
  /** Duty of the whole entry as it was filed, USD. */
  readonly entryDuty: Decimal | null;
  readonly capeStatus: string | null;
  /** Why CAPE refused the entry. */
  readonly capeReason: string | null;
  /** USD; with interest where `refundInterest` is null and the report has one amount for both. */
  readonly refundAmount: Decimal | null;
  readonly refundInterest: Decimal | null;
  readonly refundDate: CalendarDate | null;
  readonly refundStatus: string | null;
  readonly refundReason: string | null;
}

/** Whatever a file of an audit holds. */
export type AuditRecord = FiledRecord | EntryReportRow;

/** What files say of one entry: its tariff numbers, and what reports add. */
export function splitRecords(records: readonly AuditRecord[]) {
  const filed: FiledRecord[] = [];
  const reported: EntryReportRow[] = [];
  for (const record of records)
    if ('hts' in record) filed.push(record);
    else reported.push(record);
  return { filed, reported };
}
