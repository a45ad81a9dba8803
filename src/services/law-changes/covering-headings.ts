import type { ScopePart } from '../../store/snapshot/law/scope.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { HtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';

/** Digits that an entry of a list may have. */
const LENGTHS = [2, 4, 6, 8, 10] as const;

/** The goods that the rules of one heading name. */
interface Named {
  all: boolean;
  readonly prefixes: Set<string>;
  /** The same ascending, made when a number stands above them. */
  sorted: readonly string[] | null;
}

/** The lists of a version that have not ended by a day. A snapshot never changes. */
const known = new WeakMap<
  Snapshot,
  { readonly day: CalendarDate; readonly headings: ReadonlyMap<string, Named> }
>();

/**
 * The Chapter 99 headings whose lists name one of the numbers, one under it or one above it, or that name all goods of their
 * countries. Headings that name goods by a note without a list are left out: facts decide there.
 */
export function listCoveringHeadings(
  numbers: readonly HtsNumber[],
  snapshot: Snapshot,
  today: CalendarDate,
): readonly string[] {
  const covering: string[] = [];
  for (const [heading, named] of namedGoods(snapshot, today))
    if (named.all || numbers.some((number) => covers(named, number))) covering.push(heading);
  return covering;
}

function covers(named: Named, number: HtsNumber): boolean {
  if (LENGTHS.some((length) => length <= number.length && named.prefixes.has(number.slice(0, length))))
    return true;
  named.sorted ??= [...named.prefixes].sort();
  return findFirstFrom(named.sorted, number)?.startsWith(number) ?? false;
}

/** The first text that is not before the one given. */
function findFirstFrom(sorted: readonly string[], text: string): string | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}

function namedGoods(snapshot: Snapshot, today: CalendarDate): ReadonlyMap<string, Named> {
  const held = known.get(snapshot);
  if (held?.day === today) return held.headings;
  const headings = new Map<string, Named>();
  for (const { rule, scope } of snapshot.rules) {
    const named = headings.get(rule.heading) ?? { all: false, prefixes: new Set<string>(), sorted: null };
    headings.set(rule.heading, named);
    for (const part of scope) addPart(named, part, today);
  }
  known.set(snapshot, { day: today, headings });
  return headings;
}

function addPart(named: Named, part: ScopePart, today: CalendarDate): void {
  if (part.kind === 'all') named.all = true;
  if (part.kind !== 'list') return;
  for (const { prefix, legal } of part.selection.entries)
    if (legal.to === null || isBefore(today, legal.to)) named.prefixes.add(prefix);
}
