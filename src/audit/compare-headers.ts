import { ENTRY_FIELDS, type FiledRecord } from './filed-record.js';

/** What two files say of a whole entry is compared in these. */
const COMPARED = ['entryType', 'entryDate', 'summaryDate', 'importDate', 'liquidationDate'] as const;

interface Said {
  readonly file: number;
  readonly rows: readonly number[];
  readonly differences: readonly string[];
}

/**
 * Adds what a further file says of the entry as a whole, beside its lines.
 *
 * @param counted the rows of the entry that count
 * @param rows those of the further file
 */
export function compareHeaders(said: Said, counted: readonly FiledRecord[], rows: readonly FiledRecord[]) {
  const find = (all: readonly FiledRecord[], key: keyof FiledRecord) =>
    all.find((record) => (record[key] ?? null) !== null);
  const others = counted.filter(({ file }) => file !== said.file);
  const filled = ENTRY_FIELDS.filter(
    (key) => find(others, key) === undefined && find(rows, key) !== undefined,
  );
  const differences = COMPARED.flatMap((key): readonly string[] => {
    const [one, other] = [find(others, key), find(rows, key)];
    if (one === undefined || other === undefined || one[key] === other[key]) return [];
    const rule = key === 'liquidationDate' ? ' (the earlier day on which it happened counts)' : '';
    return [
      `${key} is ${one[key]} in file ${one.file + 1} and ${other[key]} in file ${other.file + 1}${rule}`,
    ];
  });
  return { ...said, filled, differences: [...said.differences, ...differences] };
}
