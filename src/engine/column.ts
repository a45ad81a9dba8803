import type { CalendarDate } from '../terms/calendar-date.js';
import type { Country } from '../terms/country.js';
import type { Decimal } from '../terms/decimal.js';
import { HUNDRED, ZERO } from '../terms/decimal.js';
import { firstOf } from '../terms/frozen-lists.js';
import { groupBy } from '../terms/group-by.js';
import { isCoveredBy } from '../terms/hts-number.js';
import { contains } from '../terms/interval.js';
import { memberOf, onceFor } from '../terms/lazily.js';
import {
  evaluateRate,
  isAdValorem,
  type RateExpression,
  type RateOutcome,
  type RateReference,
} from '../terms/rate-expression.js';
import { NOT_CLAIMED, PREFERENCE, type ShipmentFacts } from './facts.js';
import type { Law, SourcedRate, SpecialProgram, TariffLine } from './law.js';

const FREE = 'Free';

/** The duty of Chapters 1 to 97 before any Chapter 99 heading. */
export interface ColumnDuty {
  readonly column: 'general' | 'special' | 'column2';
  readonly rate: SourcedRate;
  readonly program: string | null;
  /** The value it is computed on; null when a Chapter 98 claim frees the goods of it. */
  readonly base: Decimal | null;
  /** The value the rate is read on: all of it where a rate by quantity is owed in proportion to a part. */
  readonly ratedOn: Decimal | null;
  readonly outcome: RateOutcome;
  /** How the rate's references to other lines are read. */
  readonly resolve: (reference: RateReference) => RateExpression | null;
}

/** What became of a preference claim. */
export type ClaimVerdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly symbol: string; readonly because: string }
  | AcceptedClaim;

/** Good for this origin and date; `rate` is null when neither the line nor the general note gives the goods one. */
export interface AcceptedClaim {
  readonly kind: 'accepted';
  readonly program: SpecialProgram;
  readonly rate: SourcedRate | null;
  /** True where the general note itself frees the goods, and the line prints no rate. */
  readonly isByNote: boolean;
}

/** A claim holds when the program is in force, covers the origin, and the caller has the proof of origin. */
export function judgeClaim(facts: ShipmentFacts, law: Law): ClaimVerdict {
  const symbol = facts.stated.get(PREFERENCE);
  if (typeof symbol !== 'string' || symbol === '' || symbol === NOT_CLAIMED) return { kind: 'none' };
  const programs = groupsOf(law.specialPrograms).get(symbol);
  const refused = (because: string): ClaimVerdict => ({ kind: 'refused', symbol, because });
  if (programs === undefined) return refused('no such special program indicator');
  const program = programs.find((one) => isOpenTo(one, facts, law.date));
  if (program !== undefined) return accept(program, law);
  if (programs.some((one) => contains(one.interval, law.date)))
    return refused(`${facts.countryOfOrigin ?? 'an origin not stated'} is not a beneficiary`);
  return refused(`the program is not in force on ${law.date}`);
}

/**
 * Whether goods are entered under a claim: it has a rate, or the line is free for all. What Chapter 99 gives
 * to goods "entered free of duty under" a general note, it does not give to those that pay column 1 general.
 */
export function isEffective(claim: ClaimVerdict, { line }: Law): boolean {
  return claim.kind === 'accepted' && (claim.rate !== null || isFreeForAll(line));
}

/** Every claim that would hold for the origin on the date and count on the line, one for each symbol. */
export function listOpenClaims({ countryOfOrigin }: ShipmentFacts, law: Law): readonly AcceptedClaim[] {
  const claims: AcceptedClaim[] = [];
  if (countryOfOrigin === null) return claims;
  for (const programs of programsFor(countryOfOrigin, law)) {
    const program = firstOf(programs, (one) => contains(one.interval, law.date));
    if (program === undefined) continue;
    const claim = accept(program, law);
    if (isEffective(claim, law)) claims.push(claim);
  }
  return claims;
}

/** What the line prints for an accepted claim that has no rate, in words. */
export function sayNoRate({ symbol, freesByNote, generalNote }: SpecialProgram, line: TariffLine): string {
  const none = `no special rate for ${symbol}`;
  return freesByNote && !isFreeForAll(line) ? `${none}, and ${generalNote} excepts its goods` : none;
}

/** Whether the column can be another under a claim, whoever is asked to make it. */
export function canChangeColumn(facts: ShipmentFacts, law: Law): boolean {
  const { line } = law;
  if (line.column1Special.length > 0) return true;
  return !isFreeForAll(line) && listOpenClaims(facts, law).some(({ isByNote }) => isByNote);
}

function isOpenTo(program: SpecialProgram, { countryOfOrigin }: ShipmentFacts, date: CalendarDate): boolean {
  return (
    countryOfOrigin !== null && program.countries.has(countryOfOrigin) && contains(program.interval, date)
  );
}

function accept(program: SpecialProgram, { line }: Law): AcceptedClaim {
  const special = firstOf(line.column1Special, (entry) => entry.programs.includes(program.symbol));
  if (special !== undefined) return { kind: 'accepted', program, rate: special.rate, isByNote: false };
  const isByNote = isFreedByNote(program, line);
  const rate = isByNote
    ? { text: FREE, expression: { kind: 'free', terms: null } as const, source: line.number }
    : null;
  return { kind: 'accepted', program, rate, isByNote };
}

function isFreeForAll({ column1General }: TariffLine): boolean {
  return column1General.text === FREE;
}

/** A line that is free for all leaves a general note nothing to free. */
function isFreedByNote({ freesByNote, exceptNumbers }: SpecialProgram, line: TariffLine): boolean {
  return (
    freesByNote && !isFreeForAll(line) && !exceptNumbers.some((prefix) => isCoveredBy(line.number, prefix))
  );
}

type Groups = readonly (readonly SpecialProgram[])[];

/** In groups of one symbol, in the order in which the law first names each. */
const groupsOf = onceFor(
  (programs: readonly SpecialProgram[]): ReadonlyMap<string, readonly SpecialProgram[]> =>
    groupBy(programs, ({ symbol }) => symbol),
);

const groupsByOrigin = onceFor((_programs: readonly SpecialProgram[]) => new Map<Country, Groups>());

/** Those that name the origin, in groups of one symbol. */
function programsFor(origin: Country, { specialPrograms }: Law): Groups {
  return memberOf(groupsByOrigin(specialPrograms), origin, () =>
    [...groupsOf(specialPrograms).values()]
      .map((group) => group.filter(({ countries }) => countries.has(origin)))
      .filter((group) => group.length > 0),
  );
}

export interface ColumnInputs {
  readonly facts: ShipmentFacts;
  readonly law: Law;
  readonly claim: ClaimVerdict;
  readonly isColumn2: boolean;
  readonly customs: Decimal;
  /** The dutiable value of the column duty; null when none is due. */
  readonly value: Decimal | null;
}

/** General note 3: column 2 for its countries, the rate of the claim where it has one, else column 1 general. */
export function computeColumnDuty(inputs: ColumnInputs): ColumnDuty {
  const { law, claim, isColumn2, value } = inputs;
  const special = claim.kind === 'accepted' ? claim.rate : null;
  const column = isColumn2 ? 'column2' : special !== null ? 'special' : 'general';
  const rate = isColumn2 ? law.line.column2 : (special ?? law.line.column1General);
  const program = column === 'special' && claim.kind === 'accepted' ? claim.program.symbol : null;
  const resolve = (reference: RateReference) => law.rateOf(reference, isColumn2 ? 'column2' : 'general');
  const { ratedOn, outcome } = rateOn(rate.expression, inputs, resolve);
  return { column, rate, program, base: value, ratedOn, outcome, resolve };
}

function rateOn(
  rate: RateExpression,
  { customs, value, facts: { measures } }: ColumnInputs,
  resolve: ColumnDuty['resolve'],
): Pick<ColumnDuty, 'ratedOn' | 'outcome'> {
  if (value === null) return { ratedOn: null, outcome: { kind: 'amount', amount: ZERO } };
  const isPart = value !== customs && !value.equals(customs) && !isAdValorem(rate);
  const ratedOn = isPart ? customs : value;
  const whole = evaluateRate(rate, { customsValue: ratedOn, measures, resolve });
  return { ratedOn, outcome: isPart ? proportionOf(whole, value, customs) : whole };
}

/** A specific or compound rate counts by its ad valorem equivalent (Chapter 98, subchapter II U.S. notes 3 and 4). */
function proportionOf(whole: RateOutcome, part: Decimal, of: Decimal): RateOutcome {
  if (of.isZero()) return whole;
  if (part.isZero()) return { kind: 'amount', amount: ZERO };
  const share = (amount: Decimal): Decimal => amount.times(part).dividedBy(of);
  if (whole.kind === 'amount') return { kind: 'amount', amount: share(whole.amount) };
  if (whole.kind !== 'needs') return whole;
  const { lowerBound, upperBound } = whole;
  return { ...whole, lowerBound: share(lowerBound), upperBound: upperBound && share(upperBound) };
}

/** Column duty over customs value, in percent; null while it cannot be known. */
export function computeColumnEquivalent(duty: Decimal | null, customs: Decimal): Decimal | null {
  return duty === null || customs.isZero() ? null : duty.times(HUNDRED).dividedBy(customs);
}
