import type { HtsFieldChange } from '../../generated/schema-types.js';
import type { Endnote, ScheduleRow } from '../../store/snapshot/schedule/schedule-row.js';
import { onceFor } from '../../terms/lazily.js';

type TextField = 'description' | 'general' | 'special' | 'column2' | 'additionalDuties' | 'quotaQuantity';

/** A numbered row that differs between two schedules. */
export interface RowDifference {
  /** Digits. */
  readonly number: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly description: string;
  readonly changes: readonly HtsFieldChange[];
}

interface Cell {
  readonly field: HtsFieldChange['field'];
  /** Two rows with equal values here print the same. */
  readonly value: (row: ScheduleRow) => unknown;
  readonly print: (row: ScheduleRow) => string;
}

function textCell(field: TextField): Cell {
  return { field, value: (row) => row[field], print: (row) => row[field] ?? '' };
}

const CELLS: readonly Cell[] = [
  textCell('description'),
  textCell('general'),
  textCell('special'),
  textCell('column2'),
  { field: 'units', value: (row) => row.units, print: (row) => row.units.join(', ') },
  textCell('additionalDuties'),
  textCell('quotaQuantity'),
  { field: 'endnotes', value: (row) => row.endnotes, print: (row) => printEndnotes(row.endnotes) },
];

/** Keyed by the list, which rows with the same endnotes share. */
const printEndnotes = onceFor((endnotes: readonly Endnote[]) =>
  endnotes.map(({ columns, value }) => `${columns.join('/')}: ${value.trim()}`).join(' '),
);

/** Cells that differ; null is a side without the row. Ignores blanks: printings vary in them without meaning. */
export function compareRows(
  before: ScheduleRow | null,
  after: ScheduleRow | null,
): readonly HtsFieldChange[] {
  if (before === after) return [];
  const changes: HtsFieldChange[] = [];
  for (const { field, value, print } of CELLS) {
    if (before !== null && after !== null && value(before) === value(after)) continue;
    const old = before === null ? '' : print(before).trim();
    const now = after === null ? '' : print(after).trim();
    if (isOtherText(old, now)) changes.push({ field, before: old, after: now });
  }
  return changes;
}

/** @param old without surrounding blanks, like the other */
function isOtherText(old: string, now: string): boolean {
  if (old === '' || now === '') return old !== now;
  return old !== now && withoutBlanks(old) !== withoutBlanks(now);
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

const RATE_FIELDS = new Set(['general', 'special', 'column2']);

export function isRateChange({ field }: HtsFieldChange): boolean {
  return RATE_FIELDS.has(field);
}
