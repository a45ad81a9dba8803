import { SHARED_CELLS, type FiledRecord, type UnreadCell } from '../filed-record.js';

/** What the tariff numbers of a line share. */
export type Entry = Omit<
  FiledRecord,
  'row' | 'hts' | 'ordinal' | 'tariffDuty' | 'tariffValue' | 'quantities'
>;

/** What entry summaries as transmitted do not say, or say further down. */
export const EMPTY: Partial<Entry> = {
  ...Object.fromEntries(SHARED_CELLS.map((name) => [name, null])),
  deposits: [],
};

/** A record has the list only where there is something in it. */
export function nameUnread(unread: readonly UnreadCell[]): Pick<FiledRecord, 'unread'> {
  return unread.length === 0 ? {} : { unread };
}
