import type {
  Condition,
  Displacement,
  FactDefinition,
  HeadingRange,
  Rule,
  SpecialProgram,
} from '../../src/engine/law.js';
import type { ListEntry, ListSelection, ScopedRule } from '../../src/store/snapshot/law/scope.js';

export type Ending =
  'not in force' | 'other goods' | 'other origin' | 'condition false' | 'taken away' | 'applies';

export type Answer = boolean | number | string;

export interface Goods {
  readonly number: string;
  readonly origin: string;
  readonly date: string;
  readonly value: number;
  /** Column 1 general, in percent. */
  readonly percent: number;
  /** Column duty owed over value, in percent. */
  readonly columnPercent: number;
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface Tables {
  readonly rules: readonly ScopedRule[];
  readonly displacements: readonly Displacement[];
  readonly definitions: ReadonlyMap<string, FactDefinition>;
  readonly specialPrograms: readonly SpecialProgram[];
}

export type Part = 'all' | 'steel' | 'aluminum' | 'copper' | 'us' | 'foreign' | 'us40' | 'foreign40';

const PARTS: Readonly<Record<string, Part>> = {
  steel_content: 'steel',
  aluminum_content: 'aluminum',
  copper_content: 'copper',
  us_content: 'us',
  non_us_content: 'foreign',
  us_content_up_to_40pct: 'us40',
  non_us_content_above_40pct_cap: 'foreign40',
};

export function isOn({ interval }: Rule, date: string): boolean {
  return (interval.from ?? '') <= date && date < (interval.to ?? '9999');
}

export function isFrom({ include, exclude }: Rule, origin: string): boolean {
  const [included, excluded] = [include as ReadonlySet<string> | null, exclude as ReadonlySet<string>];
  return (included === null || included.has(origin)) && !excluded.has(origin);
}

export function namesGoods({ scope }: ScopedRule, goods: Pick<Goods, 'number' | 'date'>): boolean {
  return scope.some((part) => {
    if (part.kind === 'list') return isInList(part.selection, goods);
    return part.kind === 'all' || !part.except.some((selection) => isInList(selection, goods));
  });
}

export function isListed({ scope }: ScopedRule, goods: Pick<Goods, 'number' | 'date'>): boolean {
  return scope.some((part) => part.kind === 'list' && isInList(part.selection, goods));
}

function isInList(selection: ListSelection, { number, date }: Pick<Goods, 'number' | 'date'>): boolean {
  const digits = number.padEnd(10, '0');
  const byPrefix = entriesByPrefix(selection);
  return [2, 4, 6, 8, 10].some((length) =>
    (byPrefix.get(digits.slice(0, length)) ?? []).some(
      ({ exceptNumbers, legal }) =>
        (legal.from ?? '') <= date &&
        date < (legal.to ?? '9999') &&
        !exceptNumbers.some((taken) => digits.startsWith(taken)),
    ),
  );
}

const lists = new Map<ListSelection, Map<string, ListEntry[]>>();

function entriesByPrefix(selection: ListSelection): ReadonlyMap<string, readonly ListEntry[]> {
  const known = lists.get(selection);
  if (known !== undefined) return known;
  const byPrefix = new Map<string, ListEntry[]>();
  for (const entry of selection.entries)
    byPrefix.set(entry.prefix, [...(byPrefix.get(entry.prefix) ?? []), entry]);
  lists.set(selection, byPrefix);
  return byPrefix;
}

export function isSameHeading(one: Rule, other: Rule): boolean {
  return one.heading === other.heading && one.rate.kind === other.rate.kind && one.basis === other.basis;
}

export function covers(ranges: readonly HeadingRange[], { heading, use }: Rule): boolean {
  return ranges.some(
    (range) => range.from <= heading && heading <= range.to && (range.use === null || range.use === use),
  );
}

export function partOf({ basis }: Rule): Part {
  return PARTS[basis] ?? 'all';
}

export function percentOf({ rate }: Rule): number {
  return 'percent' in rate && rate.percent !== null ? rate.percent.toNumber() : 0;
}

export function dueHeadings(condition: Condition | null): readonly HeadingRange[] {
  if (condition === null) return [];
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(dueHeadings);
  if (condition.kind === 'not') return dueHeadings(condition.of);
  return condition.kind === 'headingDue' ? condition.headings : [];
}

export function compares(answer: Answer | null, operator: string, operand: string): boolean {
  if (answer === null) return false;
  const limit = typeof answer === 'number' ? Number(operand) : operand;
  switch (operator) {
    case '<':
      return answer < limit;
    case '<=':
      return answer <= limit;
    case '>':
      return answer > limit;
    default:
      return answer >= limit;
  }
}

/** A preference counts where its program is in force and the origin is a beneficiary; otherwise nothing was claimed. */
export function acceptedClaim({ specialPrograms }: Tables, goods: Goods): string | undefined {
  const { spi } = goods.answers;
  const isGood = specialPrograms.some(
    ({ symbol, interval, countries }) =>
      symbol === spi &&
      (interval.from ?? '') <= goods.date &&
      goods.date < (interval.to ?? '9999') &&
      (countries as ReadonlySet<string>).has(goods.origin),
  );
  return isGood ? String(spi) : undefined;
}
