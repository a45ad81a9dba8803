import type { Law, MatchedRule, Rule } from '../../../engine/law.js';
import { changeLaw } from '../../../engine/changed-law.js';
import type { Snapshot } from '../../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Country } from '../../../terms/country.js';
import { contains, isBefore, isEmpty, lastDayOf } from '../../../terms/interval.js';
import { sayNearest } from '../../../terms/nearest-name.js';
import { quoteInput } from '../../../terms/result.js';
import { isClaimedByNumber } from '../read-exclusions.js';
import { refuseField } from '../../../terms/errors.js';

/** How a scenario changes the law. Null and absent mean no change. */
export interface LawScenarioArguments {
  readonly withoutAuthorities?: readonly string[] | null | undefined;
  readonly withoutPrograms?: readonly string[] | null | undefined;
  readonly withoutHeadings?: readonly string[] | null | undefined;
  readonly extendHeadings?: readonly string[] | null | undefined;
}

export interface LawScenario {
  /** Each change in words. */
  readonly words: readonly string[];
  /** Extended headings that an importer claims by number and could not claim on the date. */
  readonly claimedOn: (date: CalendarDate) => readonly string[];
  /** The changed law, and the rules that differ in it. */
  readonly apply: (
    law: Law,
    origin: Country | null,
  ) => { readonly law: Law; readonly ruleIds: readonly string[] };
  /** Changes without effect, given the rules that differ. */
  readonly notesOn: (ruleIds: ReadonlySet<string>) => readonly string[];
}

const TRAITS = {
  withoutAuthorities: { of: (rule: Rule) => rule.authorityType, what: 'a kind of authority' },
  withoutPrograms: { of: (rule: Rule) => rule.program, what: 'the key of a program' },
  withoutHeadings: { of: (rule: Rule) => rule.heading, what: 'a heading of Chapter 99 in the data' },
  extendHeadings: { of: (rule: Rule) => rule.heading, what: 'a heading of Chapter 99 in the data' },
} as const;

type Member = keyof typeof TRAITS;

/** Throws `invalid-parameter` for a name that is not in the reference data, and suggests the nearest. */
export function readLawScenario(given: LawScenarioArguments, at: string, snapshot: Snapshot): LawScenario {
  const named = (member: Member): ReadonlySet<string> => {
    const names = new Set((given[member] ?? []).map((name) => name.trim()));
    refuseUnknown(names, { member, at }, snapshot);
    return names;
  };
  const without = (['withoutAuthorities', 'withoutPrograms', 'withoutHeadings'] as const).map((member) => ({
    member,
    names: named(member),
  }));
  const extended = [...named('extendHeadings')];
  const isTakenAway = (rule: Rule): boolean =>
    without.some(({ member, names }) => names.has(TRAITS[member].of(rule)));
  return {
    words: [
      ...without.flatMap(({ names }) => [...names].map((name) => `Supposed: without ${name}.`)),
      ...extended.map((heading) => `Supposed: ${heading} in force as it last was.`),
    ],
    claimedOn: (date) =>
      extended.filter(
        (heading) => isClaimedByNumber(heading, snapshot) && !isInForce(rowsOf(heading, snapshot), date),
      ),
    apply: (law, origin) => {
      const added = extended.flatMap((heading) => lastRowsOf(heading, { law, origin }, snapshot));
      const taken = law.rules.filter(({ rule }) => isTakenAway(rule));
      return {
        law: changeLaw(law, { isTakenAway, extended: added }),
        ruleIds: [...taken, ...added].map(({ rule }) => rule.id),
      };
    },
    notesOn: (ruleIds) => idleNotes({ without, extended }, ruleIds, snapshot),
  };
}

function refuseUnknown(
  names: ReadonlySet<string>,
  { member, at }: { readonly member: Member; readonly at: string },
  { rules }: Snapshot,
): void {
  if (names.size === 0) return;
  const { of, what } = TRAITS[member];
  const known = new Set(rules.map(({ rule }) => of(rule)));
  for (const name of names) {
    if (known.has(name)) continue;
    const message = `${quoteInput(name)} is not ${what}${sayNearest(name, known)}`;
    throw refuseField(`${at}.${member}`, message);
  }
}

/** The heading's rows for the line and origin on the last day it was in force; empty when it is in force already. */
function lastRowsOf(
  heading: string,
  { law, origin }: { readonly law: Law; readonly origin: Country | null },
  snapshot: Snapshot,
): readonly MatchedRule[] {
  const rows = rowsOf(heading, snapshot);
  if (isInForce(rows, law.date)) return [];
  const ends = rows.flatMap(({ interval }) => lastDayOf(interval) ?? []);
  const last = ends
    .filter((day) => isBefore(day, law.date))
    .sort()
    .at(-1);
  if (last === undefined || isBefore(last, snapshot.coverage.firstDate)) return [];
  return snapshot.lawFor(law.line, origin, last).rules.filter(({ rule }) => rule.heading === heading);
}

/** The heading's rows that ever applied. */
function rowsOf(heading: string, { rules }: Snapshot): readonly Rule[] {
  return rules.flatMap(({ rule }) => (rule.heading === heading && !isEmpty(rule.interval) ? [rule] : []));
}

function isInForce(rows: readonly Rule[], date: CalendarDate): boolean {
  return rows.some(({ interval }) => contains(interval, date));
}

interface Named {
  readonly without: readonly { readonly member: Member; readonly names: ReadonlySet<string> }[];
  readonly extended: readonly string[];
}

function idleNotes(
  { without, extended }: Named,
  ruleIds: ReadonlySet<string>,
  snapshot: Snapshot,
): readonly string[] {
  const rules = [...ruleIds].flatMap((id) => snapshot.findRule(id) ?? []);
  const idle = without.flatMap(({ member, names }) =>
    [...names].filter((name) => !rules.some((rule) => TRAITS[member].of(rule) === name)),
  );
  const unextended = extended.filter((heading) => !rules.some((rule) => rule.heading === heading));
  return [
    ...idle.map((name) => `Nothing of ${name} is in force for the line, origin and date.`),
    ...unextended.map(
      (heading) => `${heading} was not extended: it is in force, or never was for the line and origin.`,
    ),
  ];
}
