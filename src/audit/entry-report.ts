import type { FiledRecord, SourcePlace } from './filed-record.js';
import type { Cells, FieldName } from './read/fields.js';

/** What reports of Customs say of an entry as a whole. */
export const REPORT_CELLS = [
  ...(['statementDate', 'liquidationDate', 'liquidationStatus', 'liquidatedDuty', 'entryDuty'] as const),
  ...(['capeStatus', 'capeReason', 'refundAmount', 'refundInterest', 'refundDate'] as const),
  ...(['refundStatus', 'refundReason'] as const),
] as const satisfies readonly FieldName[];

/**
 * What a report of Customs says of one entry as a whole: its payment (ACE REV-101 to REV-104), its liquidation (ES-701,
 * ES-702), its place in CAPE (ES-022) or a refund of it (REV-603, REV-613, REV-615). Null: the report does not say.
 */
export interface EntryReportRow extends SourcePlace, Cells<(typeof REPORT_CELLS)[number]> {
  /** Eleven characters without dashes; as printed where it has another form. */
  readonly entryNumber: string;
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
