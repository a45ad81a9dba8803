import type { Decimal } from '../terms/decimal.js';
import { HUNDRED, ZERO } from '../terms/decimal.js';
import { contains } from '../terms/interval.js';
import {
  evaluateRate,
  type RateExpression,
  type RateOutcome,
  type RateReference,
} from '../terms/rate-expression.js';
import type { ShipmentFacts } from './facts.js';
import type { Law, SourcedRate, SpecialProgram } from './law.js';

/** The duty of Chapters 1 to 97 before any Chapter 99 heading. */
export interface ColumnDuty {
  readonly column: 'general' | 'special' | 'column2';
  readonly rate: SourcedRate;
  readonly program: string | null;
  /** The value it is computed on; null when a Chapter 98 claim frees the goods of it. */
  readonly base: Decimal | null;
  readonly outcome: RateOutcome;
  /** How the rate's references to other lines are read. */
  readonly resolve: (reference: RateReference) => RateExpression | null;
}

/** What became of a preference claim. */
export type ClaimVerdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly symbol: string; readonly because: string }
  /** Good for this origin and date; `rate` is null when the line prints no rate for the symbol. */
  | { readonly kind: 'accepted'; readonly program: SpecialProgram; readonly rate: SourcedRate | null };

/** A claim holds when the program is in force, covers the origin, and the caller has the proof of origin. */
export function judgeClaim(facts: ShipmentFacts, law: Law): ClaimVerdict {
  const symbol = facts.stated.get('spi');
  if (typeof symbol !== 'string' || symbol === '') return { kind: 'none' };
  const programs = law.specialPrograms.filter((program) => program.symbol === symbol);
  if (programs.length === 0) return { kind: 'refused', symbol, because: 'no such special program indicator' };
  const inForce = programs.filter((program) => contains(program.interval, facts.entryDate));
  if (inForce.length === 0)
    return { kind: 'refused', symbol, because: `the program is not in force on ${facts.entryDate}` };
  const origin = facts.countryOfOrigin;
  const program = inForce.find((one) => origin !== null && one.countries.has(origin));
  if (program === undefined)
    return { kind: 'refused', symbol, because: `${origin ?? 'an origin not stated'} is not a beneficiary` };
  const special = law.line.column1Special.find((entry) => entry.programs.includes(symbol));
  return { kind: 'accepted', program, rate: special?.rate ?? null };
}

export interface ColumnInputs {
  readonly facts: ShipmentFacts;
  readonly law: Law;
  readonly claim: ClaimVerdict;
  readonly isColumn2: boolean;
  /** The dutiable value of the column duty; null when none is due. */
  readonly value: Decimal | null;
}

/** General note 3: column 2 for its countries, the claimed special rate where printed, else column 1 general. */
export function columnDuty({ facts, law, claim, isColumn2, value }: ColumnInputs): ColumnDuty {
  const special = claim.kind === 'accepted' ? claim.rate : null;
  const column = isColumn2 ? 'column2' : special !== null ? 'special' : 'general';
  const rate = isColumn2 ? law.line.column2 : (special ?? law.line.column1General);
  const program = column === 'special' && claim.kind === 'accepted' ? claim.program.symbol : null;
  const resolve = (reference: RateReference) => law.rateOf(reference, isColumn2 ? 'column2' : 'general');
  if (value === null)
    return { column, rate, program, base: null, outcome: { kind: 'amount', amount: ZERO }, resolve };
  const outcome = evaluateRate(rate.expression, { customsValue: value, measures: facts.measures, resolve });
  return { column, rate, program, base: value, outcome, resolve };
}

/** Column duty over customs value, in percent; null while it cannot be known. */
export function columnEquivalent(duty: Decimal | null, customs: Decimal): Decimal | null {
  return duty === null || customs.isZero() ? null : duty.times(HUNDRED).dividedBy(customs);
}
