import type { Cell, Endnote, PrintedRow } from './printed-row.js';

/** Members whose change creates a new wording of a row. */
const WORDING_FIELDS = [
  'parentRowKey',
  'indent',
  'description',
  'units',
  'general',
  'special',
  'column2',
  'additionalDuties',
  'quotaQuantity',
  'endnotes',
] as const satisfies readonly (keyof PrintedRow)[];

export type WordingField = (typeof WORDING_FIELDS)[number];

/** The change that one revision made to one row. */
export type RowChange =
  | { readonly kind: 'added'; readonly rowKey: string; readonly before: null; readonly after: PrintedRow }
  | {
      readonly kind: 'changed';
      readonly rowKey: string;
      readonly before: PrintedRow;
      readonly after: PrintedRow;
      readonly fields: readonly WordingField[];
    }
  | { readonly kind: 'ended'; readonly rowKey: string; readonly before: PrintedRow; readonly after: null };

/**
 * The changes between two printings, by row key: added and changed rows in the order of the new printing, then ended
 * rows in the order of the old one. Mark-up and blanks are ignored.
 */
export function diffRows(
  before: ReadonlyMap<string, PrintedRow>,
  after: readonly PrintedRow[],
): readonly RowChange[] {
  const changes: RowChange[] = [];
  const printed = new Set<string>();
  for (const row of after) {
    printed.add(row.rowKey);
    const old = before.get(row.rowKey);
    if (old === undefined) {
      changes.push({ kind: 'added', rowKey: row.rowKey, before: null, after: row });
      continue;
    }
    const fields = changedFields(old, row);
    if (fields.length > 0)
      changes.push({ kind: 'changed', rowKey: row.rowKey, before: old, after: row, fields });
  }
  for (const row of before.values()) {
    if (!printed.has(row.rowKey))
      changes.push({ kind: 'ended', rowKey: row.rowKey, before: row, after: null });
  }
  return changes;
}

/** The fields in which two printings of one row differ in substance. */
function changedFields(before: PrintedRow, after: PrintedRow): readonly WordingField[] {
  return WORDING_FIELDS.filter((field) => !SAME[field](before, after));
}

type Comparison = (before: PrintedRow, after: PrintedRow) => boolean;

const sameCell =
  (read: (row: PrintedRow) => Cell | null): Comparison =>
  (before, after) =>
    read(before) === read(after) || read(before)?.text === read(after)?.text;

const SAME: Readonly<Record<WordingField, Comparison>> = {
  parentRowKey: (before, after) => before.parentRowKey === after.parentRowKey,
  indent: (before, after) => before.indent === after.indent,
  description: sameCell((row) => row.description),
  units: (before, after) => before.units === after.units || sameList(before.units, after.units),
  general: sameCell((row) => row.general),
  special: sameCell((row) => row.special),
  column2: sameCell((row) => row.column2),
  additionalDuties: sameCell((row) => row.additionalDuties),
  quotaQuantity: sameCell((row) => row.quotaQuantity),
  endnotes: (before, after) =>
    before.endnotes === after.endnotes || sameEndnotes(before.endnotes, after.endnotes),
};

function sameList(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((item, place) => item === after[place]);
}

function sameEndnotes(before: readonly Endnote[], after: readonly Endnote[]): boolean {
  return (
    before.length === after.length &&
    before.every((note, place) => {
      const other = after[place] as Endnote;
      return (
        note.value === other.value &&
        note.type === other.type &&
        note.marker === other.marker &&
        sameList(note.columns, other.columns)
      );
    })
  );
}
