import { formatHtsNumber, toHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import type { ServiceContext } from '../service-context.js';
import type { Edition } from './edition.js';

/** A Chapter 99 heading that an endnote leads to. */
export interface NamedHeading {
  /** Dotted. */
  readonly code: string;
  readonly description: string;
  /** Column 1 General as printed. */
  readonly general: string;
}

const NAMED = /\b(99\d{2}\.\d{2}\.\d{2})\b(?:\s*(?:[-\u2013]|to|through)\s*(99\d{2}\.\d{2}\.\d{2})\b)?/g;

/** Headings named by an endnote that the schedule prints; of a range those between its ends. */
export function namedHeadings(
  text: string,
  edition: Edition,
  context: ServiceContext,
): readonly NamedHeading[] {
  const numbers = new Set<HtsNumber>();
  for (const [, first = '', last] of text.matchAll(NAMED)) {
    const from = digitsOf(first);
    if (last === undefined) numbers.add(from);
    else for (const number of printedBetween([from, digitsOf(last)], edition, context)) numbers.add(number);
  }
  return [...numbers].flatMap((number) => {
    const node = context.snapshot.rowAt(number, edition.date, edition.published);
    if (node === null) return [];
    const { description, general } = node.row;
    return [{ code: formatHtsNumber(number), description, general }];
  });
}

function digitsOf(heading: string): HtsNumber {
  return toHtsNumber(heading.replaceAll('.', ''));
}

function printedBetween(
  [from, to]: readonly [HtsNumber, HtsNumber],
  { date, published }: Edition,
  { snapshot }: ServiceContext,
): readonly HtsNumber[] {
  const numbers = snapshot.numberedRows(date, published).map(({ row }) => row.number as HtsNumber);
  return numbers.filter((number) => number.length === 8 && from <= number && number <= to);
}
