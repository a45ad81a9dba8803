import { groupBy } from '../terms/group-by.js';
import type { AuditRecord } from './entry-report.js';

/** The records of one entry after the other, by entry date and number: the law of a day is gathered once. */
export function* groupByEntry(records: readonly AuditRecord[]): Generator<readonly AuditRecord[]> {
  const groups = groupBy(records, ({ entryNumber }) => entryNumber);
  const sorted = [...groups].map(([number, group]) => ({ key: `${dateOf(group)} ${number}`, group }));
  sorted.sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  for (const { group } of sorted) yield group;
}

function dateOf(records: readonly AuditRecord[]): string {
  for (const record of records) if ('hts' in record && record.entryDate !== null) return record.entryDate;
  return '';
}
