import {
  nearest,
  pathTo,
  type ScheduleNode,
  type ScheduleRow,
} from '../../store/snapshot/schedule/schedule-row.js';
import { formatHtsNumber, toHtsNumber } from '../../terms/hts-number.js';
import type { ServiceContext } from '../service-context.js';
import type { Edition } from './edition.js';
import { presentEndnotes } from './endnote-headings.js';

/** A rate cell with the row that prints it. */
export interface RateView {
  readonly text: string;
  /** Dotted; null: an unnumbered row under no number prints it. */
  readonly source: string | null;
  readonly inherited: boolean;
}

/** A row as answers show it. */
export type RowView = ReturnType<typeof presentRow>;

/** Shapes one row; rates are those it prints or inherits, with the row they come from. */
export function presentRow(node: ScheduleNode, edition: Edition, context: ServiceContext) {
  const { row, parent, children } = node;
  return {
    code: row.number === null ? null : formatHtsNumber(row.number),
    description: row.description,
    indent: row.indent,
    level: levelOf(node),
    parent: parent && codeAbove(parent),
    reportable: isReportable(node),
    units: row.units,
    ...ratesOf(node),
    additionalDuties: row.additionalDuties,
    quotaQuantity: row.quotaQuantity,
    endnotes: presentEndnotes(row.endnotes, edition, context),
    childCount: children.length,
  };
}

/** Goods are reported under ten digits of Chapters 1 to 97, or eight where no ten-digit row divides them. */
export function isReportable({ row: { number }, children }: ScheduleNode): boolean {
  if (number === null || number >= '98') return false;
  return number.length === 10 || (number.length === 8 && !hasTenDigits(children));
}

function hasTenDigits(nodes: readonly ScheduleNode[]): boolean {
  return nodes.some(({ row, children }) => row.number?.length === 10 || hasTenDigits(children));
}

/** The three rate columns of a row, inherited where its own cells are empty. */
export function ratesOf(node: ScheduleNode) {
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
function codeAbove(node: ScheduleNode): string | null {
  const number = nearest(node, (row) => row.number !== null)?.row.number;
  return number ? formatHtsNumber(number) : null;
}

const LEVELS = { 4: 'heading', 6: 'subheading', 8: 'rateLine', 10: 'statistical' } as const;

export function levelOf({ row: { number } }: ScheduleNode): string {
  return number === null ? 'superior' : LEVELS[number.length as keyof typeof LEVELS];
}

/** Texts from the heading to the row, colons of levels removed. */
export function textsTo(node: ScheduleNode): readonly string[] {
  return pathTo(node).map(({ row }) => row.description.replace(/:$/, ''));
}

export function dotted(digits: string): string {
  return digits.length < 4 ? digits : formatHtsNumber(toHtsNumber(digits));
}
