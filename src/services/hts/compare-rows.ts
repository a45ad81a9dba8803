import type { ScheduleRow } from '../../store/snapshot/schedule/schedule-row.js';

/** A cell printed differently on two sides; an empty text is an empty cell. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A numbered row that differs between two schedules. */
export interface RowDifference {
  /** Digits. */
  readonly number: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly description: string;
  readonly changes: readonly FieldChange[];
}

const CELLS: readonly (readonly [field: string, read: (row: ScheduleRow) => string])[] = [
  ['description', (row) => row.description],
  ['general', (row) => row.general],
  ['special', (row) => row.special],
  ['column2', (row) => row.column2],
  ['units', (row) => row.units.join(', ')],
  ['additionalDuties', (row) => row.additionalDuties ?? ''],
  ['quotaQuantity', (row) => row.quotaQuantity ?? ''],
  [
    'endnotes',
    (row) => row.endnotes.map(({ columns, value }) => `${columns.join('/')}: ${value.trim()}`).join(' '),
  ],
];

/** Cells that differ; null is a side without the row. Blanks do not count: printings differ in them without meaning to. */
export function compareRows(before: ScheduleRow | null, after: ScheduleRow | null): readonly FieldChange[] {
  if (before === after) return [];
  return CELLS.map(([field, read]) => ({
    field,
    before: before === null ? '' : read(before).trim(),
    after: after === null ? '' : read(after).trim(),
  })).filter((change) => withoutBlanks(change.before) !== withoutBlanks(change.after));
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

const RATE_FIELDS = new Set(['general', 'special', 'column2']);

export function isRateChange({ field }: FieldChange): boolean {
  return RATE_FIELDS.has(field);
}
