import type { FiledRecord } from './filed-record.js';

/** The records of one entry after the other, by entry date and number: the law of a day is gathered once. */
export function* groupByEntry(records: readonly FiledRecord[]): Generator<readonly FiledRecord[]> {
  const groups = new Map<string, FiledRecord[]>();
  for (const record of records) {
    const group = groups.get(record.entryNumber);
    if (group === undefined) groups.set(record.entryNumber, [record]);
    else group.push(record);
  }
  const sorted = [...groups].map(([number, group]) => ({ key: `${dateOf(group)} ${number}`, group }));
  sorted.sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  for (const { group } of sorted) yield group;
}

function dateOf(records: readonly FiledRecord[]): string {
  return records.find(({ entryDate }) => entryDate !== null)?.entryDate ?? '';
}
