import { listPathTo, type ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { formatHtsNumber, toHtsNumber } from '../../terms/hts-number.js';
import type { ServiceContext } from '../service-context.js';
import type { Edition } from './edition.js';
import { presentEndnotes } from './endnote-headings.js';
import { findCodeAbove, ratesOf } from './row-rates.js';

/** Presents one row; rates are those it prints or inherits, with the row they come from. */
export function presentRow(node: ScheduleNode, edition: Edition, context: ServiceContext) {
  const { row, parent, children } = node;
  return {
    code: row.htsNumber === null ? null : formatHtsNumber(row.htsNumber),
    description: row.description,
    indent: row.indent,
    level: levelOf(node),
    parent: parent && findCodeAbove(parent),
    reportable: isReportable(node),
    units: row.units,
    additionalDuties: row.additionalDuties,
    quotaQuantity: row.quotaQuantity,
    endnotes: presentEndnotes(row.endnotes, edition, context),
    childCount: children.length,
    legalFrom: row.legal.from,
    legalTo: row.legal.to,
    ...ratesOf(node),
  };
}

/** Goods are reported under ten digits of Chapters 1 to 97, or under eight that no ten-digit row divides. */
export function isReportable({ row: { htsNumber: number }, children }: ScheduleNode): boolean {
  if (number === null || number >= '98') return false;
  return number.length === 10 || (number.length === 8 && !hasTenDigits(children));
}

function hasTenDigits(nodes: readonly ScheduleNode[]): boolean {
  return nodes.some(({ row, children }) => row.htsNumber?.length === 10 || hasTenDigits(children));
}

const LEVELS = { 4: 'heading', 6: 'subheading', 8: 'rateLine', 10: 'statistical' } as const;

/** `superior`: a text that rows below share, without a number. */
export type HtsLevel = (typeof LEVELS)[keyof typeof LEVELS] | 'superior';

export function levelOf({ row: { htsNumber: number } }: ScheduleNode): HtsLevel {
  return number === null ? 'superior' : LEVELS[number.length as keyof typeof LEVELS];
}

/** Texts from the heading down to the row, without the trailing colons of levels. */
export function listTextsTo(node: ScheduleNode): readonly string[] {
  return listPathTo(node).map(textOf);
}

/** The description without the trailing colon of a level. */
export function textOf({ row: { description } }: ScheduleNode): string {
  return description.endsWith(':') ? description.slice(0, -1) : description;
}

export function formatDotted(digits: string): string {
  return digits.length < 4 ? digits : formatHtsNumber(toHtsNumber(digits));
}
