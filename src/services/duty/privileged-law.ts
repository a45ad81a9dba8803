import { calculateDuty } from '../../engine/calculate-duty.js';
import { changeLaw } from '../../engine/changed-law.js';
import { keysOf } from '../../engine/conditions.js';
import { PRIVILEGED, type ShipmentFacts } from '../../engine/facts.js';
import type { Displacement, Law, MatchedRule, Rule, TariffLine } from '../../engine/law.js';
import type { DutyResult, IncompleteReason } from '../../engine/result.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { formatHtsNumber } from '../../terms/hts-number.js';
import { contains, isBefore } from '../../terms/interval.js';
import { isCoveredByAny } from '../../terms/heading-ranges.js';

type Entered = Pick<ShipmentFacts, 'entryDate' | 'stated'>;

/** The day of admission in privileged foreign status; null where none is stated before the entry date. */
function admissionOf({ entryDate, stated }: Entered): CalendarDate | null {
  const day = stated.get(PRIVILEGED);
  return typeof day === 'string' && isBefore(day as CalendarDate, entryDate) ? (day as CalendarDate) : null;
}

/**
 * The day that classifies the goods and gives the column rate: of entry, or of admission in privileged foreign status
 * (19 CFR 146.65(a)(1)). An admission before the first covered date cannot be read, and that of entry stands for it.
 */
export function rateDayOf(facts: Entered, { coverage }: Snapshot): CalendarDate {
  const admitted = admissionOf(facts);
  return admitted === null || isBefore(admitted, coverage.firstDate) ? facts.entryDate : admitted;
}

interface Asked {
  readonly facts: ShipmentFacts;
  readonly published: CalendarDate | undefined;
}

/** The law of a line of the day that `rateDayOf` gives: each duty as of the day that decides it. */
export function readLaw(line: TariffLine, asked: Asked, snapshot: Snapshot): Law {
  const { facts, published } = asked;
  if (rateDayOf(facts, snapshot) === facts.entryDate)
    return snapshot.lawFor(line, facts.countryOfOrigin, facts.entryDate, published);
  const { fixed } = statusOf(facts, snapshot);
  return readOnBothDays(line, asked, { snapshot, isFixed: ({ authorityType }) => fixed.has(authorityType) });
}

interface Reading {
  readonly snapshot: Snapshot;
  /** Whether the status fixes the duty of a rule. */
  readonly isFixed: (rule: Rule) => boolean;
}

function readOnBothDays(line: TariffLine, { facts, published }: Asked, { snapshot, isFixed }: Reading): Law {
  const { countryOfOrigin: origin, entryDate } = facts;
  const day = rateDayOf(facts, snapshot);
  const entered = snapshot.lawFor(line, origin, entryDate, published);
  const admitted = snapshot.lawFor(line, origin, day, published);
  const isOfAdmission = ({ rule }: MatchedRule): boolean => isFixed(rule);
  const law = changeLaw(entered, { isTakenAway: isFixed, extended: [] });
  const takesAway = (from: Law, isWanted: (rule: Rule) => boolean) => (one: Displacement) =>
    from.rules.some(({ rule }) => isWanted(rule) && isCoveredByAny(one.losers, rule));
  const ofEntry = entered.displacements.filter(takesAway(entered, (rule) => !isFixed(rule)));
  const ofAdmission = admitted.displacements.filter(takesAway(admitted, isFixed));
  return {
    ...law,
    date: day,
    rules: [...law.rules, ...admitted.rules.filter(isOfAdmission)],
    otherOrigins: [...law.otherOrigins, ...admitted.otherOrigins.filter(isOfAdmission)],
    displacements: [...new Set([...ofEntry, ...ofAdmission])],
    specialPrograms: admitted.specialPrograms,
    rateOf: admitted.rateOf,
  };
}

interface Status {
  /** Kinds of authority whose duty the status fixes for the entry. */
  readonly fixed: ReadonlySet<string>;
  /** Kinds of authority of which the law says whether it does. */
  readonly settled: ReadonlySet<string>;
}

function statusOf({ entryDate }: ShipmentFacts, { catalog: { privilegedStatus } }: Snapshot): Status {
  const ofDay = privilegedStatus.filter(({ entries }) => contains(entries, entryDate));
  return {
    fixed: new Set(ofDay.flatMap(({ authorityTypes }) => authorityTypes)),
    settled: new Set(privilegedStatus.flatMap(({ authorityTypes }) => authorityTypes)),
  };
}

interface Answered extends Asked {
  readonly law: Law;
  readonly result: DutyResult;
  /** The law as it is, or as a scenario changes it. */
  readonly changeLaw: (law: Law) => Law;
}

/** What privileged foreign status fixes, and what it may fix. Empty where the goods were not in that status. */
export function listPrivilegedWarnings(answered: Answered, snapshot: Snapshot): readonly string[] {
  const { facts, law } = answered;
  const admitted = admissionOf(facts);
  if (admitted === null) return [];
  if (law.date === facts.entryDate) return listUnreadReasons(facts, snapshot).map(({ detail }) => detail);
  const { fixed } = statusOf(facts, snapshot);
  const { number } = law.line;
  const isGone = snapshot.findLine(number, facts.entryDate) === null;
  return [
    `Admitted to a zone in privileged foreign status on ${admitted}: classification, and duties under ${[...fixed].sort().join(', ')}, are those of that day (19 CFR 146.65(a)(1)); every other duty and the fees are those of the entry date.`,
    ...openWarnings(answered, snapshot),
    ...(isGone
      ? [
          `${formatHtsNumber(number)} is not in the schedule of ${facts.entryDate}: the duties of that day are looked up under the number of ${admitted}.`,
        ]
      : []),
  ];
}

/** The law leaves open whether the status fixes duties of other kinds: what that would change is told. */
function openWarnings({ law, result, ...asked }: Answered, snapshot: Snapshot): readonly string[] {
  const { fixed, settled } = statusOf(asked.facts, snapshot);
  const decided = new Set(settled);
  // Their headings name the day of admission themselves.
  for (const { rule } of law.rules)
    if (keysOf(rule.when).includes(PRIVILEGED)) decided.add(rule.authorityType);
  const isFixed = ({ authorityType, rate }: Rule): boolean =>
    fixed.has(authorityType) || (!decided.has(authorityType) && rate.kind !== 'prohibited');
  const other = asked.changeLaw(readOnBothDays(law.line, asked, { snapshot, isFixed }));
  const { totals } = calculateDuty(asked.facts, { ...other, adcvd: law.adcvd });
  const total = (duty: DutyResult['totals']): string => duty.totalDuty?.toFixed(2) ?? 'not known';
  if (total(totals) === total(result.totals)) return [];
  const kinds = new Set(
    [...other.rules, ...law.rules]
      .map(({ rule }) => rule)
      .filter((rule) => isFixed(rule) && !fixed.has(rule.authorityType))
      .map(({ authorityType }) => authorityType),
  );
  return [
    `Whether the status also fixes duties under ${[...kinds].join(', ')} is not settled (assumption 50). As of the entry date the total duty is ${total(result.totals)} USD, as of ${law.date} it would be ${total(totals)} USD.`,
  ];
}

/** An admission before the first covered date cannot be read. */
export function listUnreadReasons(facts: Entered, { coverage }: Snapshot): readonly IncompleteReason[] {
  const admitted = admissionOf(facts);
  if (admitted === null || !isBefore(admitted, coverage.firstDate)) return [];
  const detail = `The goods were admitted in privileged foreign status on ${admitted}, before ${coverage.firstDate}, the first covered date: duties that the status fixes (19 CFR 146.65(a)(1)) are read as of the entry date, and may be others.`;
  return [{ kind: 'schedule_not_verified', detail }];
}
