import type { HtsRate } from '../../generated/schema-types.js';
import {
  findNearest,
  type ScheduleNode,
  type ScheduleRow,
} from '../../store/snapshot/schedule/schedule-row.js';
import { formatHtsNumber } from '../../terms/hts-number.js';

/** A rate cell with the row that prints it. */
type RateView = Required<HtsRate>;

/** The three rate columns of a row. */
interface RowRates {
  readonly general: RateView | null;
  readonly special: RateView | null;
  readonly column2: RateView | null;
}

/** The three rate columns of a row, inherited where its own cells are empty. */
export function ratesOf(node: ScheduleNode): RowRates {
  let source = node;
  while (isBlank(source.row) && source.parent !== null) source = source.parent;
  const { general, special, column2, htsNumber: number } = source.row;
  // Most rows print either all of them or none.
  if (general === '' || column2 === '' || number === null) return readColumns(node);
  const [code, inherited] = [formatHtsNumber(number), source !== node];
  return {
    general: { text: general, source: code, inherited },
    special: special === '' ? null : { text: special, source: code, inherited },
    column2: { text: column2, source: code, inherited },
  };
}

function isBlank({ general, special, column2 }: ScheduleRow): boolean {
  return general === '' && special === '' && column2 === '';
}

/** Each column from the row that prints it. */
function readColumns(node: ScheduleNode): RowRates {
  const general = findNearest(node, (row) => row.general !== '');
  const column2 = findNearest(node, (row) => row.column2 !== '');
  return {
    general: general && presentRate(node, general, 'general'),
    special: specialRate(node, general),
    column2: column2 && presentRate(node, column2, 'column2'),
  };
}

/** The special column belongs to the general rate: it is not inherited from above the row that prints that rate. */
function specialRate(node: ScheduleNode, general: ScheduleNode | null): RateView | null {
  for (let at: ScheduleNode | null = node; at !== null; at = at === general ? null : at.parent)
    if (at.row.special !== '') return presentRate(node, at, 'special');
  return null;
}

function presentRate(
  node: ScheduleNode,
  source: ScheduleNode,
  column: keyof Pick<ScheduleRow, 'general' | 'special' | 'column2'>,
): RateView {
  return { text: source.row[column], source: findCodeAbove(source), inherited: source !== node };
}

/** The number of a row, or of the nearest numbered row above it; dotted. */
export function findCodeAbove(node: ScheduleNode): string | null {
  const number = findNearest(node, (row) => row.htsNumber !== null)?.row.htsNumber;
  return number ? formatHtsNumber(number) : null;
}
