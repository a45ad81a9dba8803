import type { HtsEndnoteHeading } from '../../generated/schema-types.js';
import type { Endnote, ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { formatHtsNumber, toHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import type { ServiceContext } from '../service-context.js';
import { showOnce } from '../shown-once.js';
import type { Edition } from './edition.js';

/** An endnote with the headings it names. */
export interface EndnoteView {
  readonly columns: readonly string[];
  readonly type: string;
  readonly text: string;
  readonly headings: readonly HtsEndnoteHeading[];
}

/** The endnotes of a row: rows with the same endnotes share one list while Chapter 99 reads as in the edition. */
export function presentEndnotes(
  endnotes: readonly Endnote[],
  { date, published }: Edition,
  { snapshot }: ServiceContext,
): readonly EndnoteView[] {
  if (endnotes.length === 0) return endnotes as readonly [];
  return readersOf(snapshot.listChapterRows('99', date, published))(endnotes);
}

/** Resolves endnotes against the headings that Chapter 99 prints. */
const readersOf = showOnce((printed: readonly ScheduleNode[]) => {
  const byNumber = new Map(printed.map((node) => [node.row.htsNumber as HtsNumber, node]));
  return showOnce((endnotes: readonly Endnote[]) =>
    endnotes.map(({ columns, value, type }) =>
      Object.freeze({
        columns: Object.freeze([...columns]),
        type,
        text: value.trim(),
        headings: namedHeadings(value, byNumber),
      }),
    ),
  );
});

const NAMED = /\b(99\d{2}\.\d{2}\.\d{2})\b(?:\s*(?:[-\u2013]|to|through)\s*(99\d{2}\.\d{2}\.\d{2})\b)?/g;

/** Printed headings that an endnote names; for a range, those between its ends. */
function namedHeadings(
  text: string,
  printed: ReadonlyMap<HtsNumber, ScheduleNode>,
): readonly HtsEndnoteHeading[] {
  const numbers = new Set<HtsNumber>();
  for (const [, first = '', last] of text.matchAll(NAMED)) {
    const from = digitsOf(first);
    if (last === undefined) numbers.add(from);
    else for (const number of between([from, digitsOf(last)], printed)) numbers.add(number);
  }
  return Object.freeze(
    [...numbers].flatMap((number) => {
      const node = printed.get(number);
      return node === undefined ? [] : [toHeading(node)];
    }),
  );
}

const toHeading = showOnce(
  ({ row: { htsNumber: number, description, general } }: ScheduleNode): HtsEndnoteHeading => ({
    code: formatHtsNumber(number!),
    description,
    general,
  }),
);

function digitsOf(heading: string): HtsNumber {
  return toHtsNumber(heading.replaceAll('.', ''));
}

function between(
  [from, to]: readonly [HtsNumber, HtsNumber],
  printed: ReadonlyMap<HtsNumber, ScheduleNode>,
): readonly HtsNumber[] {
  return [...printed.keys()].filter((number) => number.length === 8 && from <= number && number <= to);
}
