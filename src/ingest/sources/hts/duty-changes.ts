import { formatHtsNumber } from '../../../terms/hts-number.js';
import type { Touches } from '../../run/definition.js';
import type { MergeStep } from './bitemporal-merge.js';
import type { WordingField } from './diff-rows.js';
import type { DatedChange } from './legal-dates.js';

/** What no duty is calculated from. */
const TEXT_FIELDS: readonly WordingField[] = ['parentRowKey', 'indent', 'description'];

/** True: a duty calculated after the change may differ from one before. */
export function touchesDuty(change: DatedChange): boolean {
  if (change.kind !== 'changed') return (change.after ?? change.before).htsNumber !== null;
  return change.fields.some((field) => !TEXT_FIELDS.includes(field));
}

/** The tariff numbers and Chapter 99 headings whose duty a revision may change. */
export function listTouches({ changes }: MergeStep): Touches {
  const numbers = changes
    .filter(touchesDuty)
    .flatMap(({ after, before }) => (after ?? before).htsNumber ?? []);
  const isHeading = (number: string): boolean => number.startsWith('99');
  return {
    lines: numbers.filter((number) => !isHeading(number)).map(formatHtsNumber),
    headings: numbers.filter(isHeading).map(formatHtsNumber),
  };
}
