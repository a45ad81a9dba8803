import { nearest, type ScheduleNode, type ScheduleRow } from '../../store/snapshot/schedule/schedule-row.js';
import { CONSTANT_PART, type WithConstantPart } from '../../terms/constant-part.js';
import { formatHtsNumber } from '../../terms/hts-number.js';
import { shownOnce } from '../shown-once.js';

/** A rate cell with the row that prints it. */
export interface RateView {
  readonly text: string;
  /** Dotted; null: an unnumbered row under no number prints it. */
  readonly source: string | null;
  readonly inherited: boolean;
}

interface RateColumns {
  readonly general: RateView | null;
  readonly special: RateView | null;
  readonly column2: RateView | null;
}

/** The three rate columns of a row; most rows inherit all of them from one, which then gives every such row the same. */
export type RowRates = RateColumns & WithConstantPart;

/** The three rate columns of a row, inherited where its own cells are empty. */
export function ratesOf(node: ScheduleNode): RowRates {
  let source = node;
  while (isBlank(source.row) && source.parent !== null) source = source.parent;
  const { general, column2, number } = source.row;
  if (general === '' || column2 === '' || number === null)
    return { ...readColumns(node), [CONSTANT_PART]: null };
  return source === node ? printedRates(source.row) : inheritedRates(source.row);
}

function isBlank({ general, special, column2 }: ScheduleRow): boolean {
  return general === '' && special === '' && column2 === '';
}

const printedRates = shownOnce((row: ScheduleRow) => allOf(row, false));
const inheritedRates = shownOnce((row: ScheduleRow) => allOf(row, true));

/** What a row that prints rates gives to itself, or to the rows that inherit all of them. */
function allOf(row: ScheduleRow, inherited: boolean): RowRates {
  const source = formatHtsNumber(row.number!);
  const cell = (text: string): RateView => Object.freeze({ text, source, inherited });
  const columns = Object.freeze({
    general: cell(row.general),
    special: row.special === '' ? null : cell(row.special),
    column2: cell(row.column2),
  });
  return { ...columns, [CONSTANT_PART]: columns };
}

/** Each column from the row that prints it. */
function readColumns(node: ScheduleNode): RateColumns {
  const general = nearest(node, (row) => row.general !== '');
  const column2 = nearest(node, (row) => row.column2 !== '');
  return {
    general: general && presentRate(node, general, 'general'),
    special: specialRate(node, general),
    column2: column2 && presentRate(node, column2, 'column2'),
  };
}

/** The special column belongs to the general rate: nothing is inherited from above the row that prints that. */
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
  return { text: source.row[column], source: codeAbove(source), inherited: source !== node };
}

/** The number of a row, or of the nearest numbered row above it; dotted. */
export function codeAbove(node: ScheduleNode): string | null {
  const number = nearest(node, (row) => row.number !== null)?.row.number;
  return number ? formatHtsNumber(number) : null;
}
