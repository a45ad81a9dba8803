import type { FiledRecord, UnreadCell } from '../filed-record.js';

/** What the tariff numbers of a line share. */
export type Entry = Omit<
  FiledRecord,
  'row' | 'hts' | 'ordinal' | 'tariffDuty' | 'tariffValue' | 'quantities'
>;

/** What entry summaries as transmitted do not say, or say further down. */
export const EMPTY: Partial<Entry> = {
  summaryDate: null,
  manufacturer: null,
  exporter: null,
  lineValue: null,
  lineDuty: null,
  entryDuty: null,
  liquidationDate: null,
  liquidationStatus: null,
  protestNumber: null,
  protestStatus: null,
  deposits: [],
  drawback: null,
  suretyPaid: null,
  capeStatus: null,
  merchandiseProcessingFee: null,
  harborMaintenanceFee: null,
};

/** A record has the list only where there is something in it. */
export function nameUnread(unread: readonly UnreadCell[]): Pick<FiledRecord, 'unread'> {
  return unread.length === 0 ? {} : { unread };
}
