import { formatHtsNumber, type HtsNumber } from '../../../terms/hts-number.js';
import { listPathTo, type ScheduleNode } from './schedule-row.js';

const NAMED = /\b(99\d{2}\.\d{2}\.\d{2})\b(?:\s*[-\u2013]\s*(99\d{2}\.\d{2}\.\d{2})\b)?/g;

/**
 * The Chapter 99 headings named by the endnotes of a row and of the rows above it, dotted, its own first. A range
 * (`9902.01.01-9902.01.09`) means those of its headings that the schedule has ever printed.
 *
 * @param chapter99 every eight-digit number of the chapter, of all days
 */
export function listEndnoteHeadings(node: ScheduleNode, chapter99: readonly HtsNumber[]): readonly string[] {
  const named = new Set<string>();
  for (const { row } of [...listPathTo(node)].reverse()) {
    for (const endnote of row.endnotes) {
      for (const [, first = '', last] of endnote.value.matchAll(NAMED)) {
        if (last === undefined) named.add(first);
        else for (const heading of printedBetween(first, last, chapter99)) named.add(heading);
      }
    }
  }
  return Object.freeze([...named]);
}

function printedBetween(first: string, last: string, chapter99: readonly HtsNumber[]): readonly string[] {
  const [from, to] = [digitsOf(first), digitsOf(last)];
  return chapter99.filter((number) => from <= number && number <= to).map(formatHtsNumber);
}

function digitsOf(heading: string): string {
  return heading.replaceAll('.', '');
}
