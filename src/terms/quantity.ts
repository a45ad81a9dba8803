import { Decimal, HUNDRED } from './decimal.js';
import { listConvertibleUnits, toUnitRatio, type UnitCode } from './unit.js';

/** The importer's stated amounts of the goods, by code. Amounts are never negative; an absent code was not stated. */
export type Measures = ReadonlyMap<UnitCode, Decimal>;

/** A quantity as a quotient, so that a rate can multiply before dividing. */
export interface Quantity {
  readonly amount: Decimal;
  /** Null: 1. */
  readonly divisor: Decimal | null;
}

/**
 * The schedule has one unit, `kg` or `t`, for lines whose rate is on drained weight, on the entire contents or
 * on contents and container: the quantity reported in it is the one the duty is charged on (CBP Form 7501
 * instructions, item 31: net quantity in HTSUS units), unless the basis itself is stated.
 */
const REPORTED_IN: Readonly<Partial<Record<UnitCode, UnitCode>>> = {
  DRAINED_KG: 'KG',
  CONTENTS_KG: 'KG',
  CONTAINER_KG: 'KG',
  CONTAINER_T: 'T',
};

/**
 * The quantity in `code`: as stated, else converted from another unit, else as the schedule's own unit reports
 * it, else (proof liters) from liters and proof. Null when what was stated does not give it.
 */
export function findQuantity(measures: Measures, code: UnitCode): Quantity | null {
  const stated = measures.get(code);
  if (stated !== undefined) return { amount: stated, divisor: null };
  const converted = findConverted(measures, code);
  if (converted !== null) return converted;
  const reported = REPORTED_IN[code];
  if (reported !== undefined) return findQuantity(measures, reported);
  return code === 'PFL' ? proofLiters(measures) : null;
}

function findConverted(measures: Measures, code: UnitCode): Quantity | null {
  for (const other of listConvertibleUnits(code)) {
    const stated = measures.get(other);
    if (stated === undefined) continue;
    const { times, over } = toUnitRatio(other, code);
    return { amount: stated.times(times), divisor: over };
  }
  return null;
}

/** Chapter 22 additional U.S. note 6: a liter counts in the ratio of its proof to 100 proof. */
function proofLiters(measures: Measures): Quantity | null {
  const liters = findQuantity(measures, 'L');
  const proof = measures.get('PROOF');
  if (liters === null || proof === undefined) return null;
  return { amount: liters.amount.times(proof), divisor: liters.divisor?.times(HUNDRED) ?? HUNDRED };
}

/** Quantities limited to this many times another: a content and its whole, alcohol and liquid. */
const LIMITED_BY: readonly (readonly [readonly UnitCode[], UnitCode, Decimal])[] = [
  [
    ['SUGAR_KG', 'AMC_KG', 'CU_KG', 'PB_KG', 'ZN_KG', 'MG_KG', 'MN_KG', 'MO_KG', 'SI_KG', 'W_KG', 'CY_KG'],
    'KG',
    new Decimal(1),
  ],
  [['PFL'], 'L', new Decimal(2)],
];

/** The maximum of a quantity that was not stated; null when nothing limits it. */
export function findLargestQuantity(measures: Measures, code: UnitCode): Decimal | null {
  const row = LIMITED_BY.find(([codes]) => codes.includes(code));
  const whole = row ? findQuantity(measures, row[1]) : null;
  // Other units are converted into kilograms and liters without a divisor.
  return row && whole ? whole.amount.times(row[2]) : null;
}

/** Kilograms of metal lost in treatment per dry metric ton, free of duty: chapter 26 additional U.S. note 1. */
const LOSS_PER_DRY_TON = new Decimal(18);
const WITH_LOSSES: ReadonlySet<UnitCode> = new Set(['CU_KG', 'PB_KG', 'ZN_KG']);

/**
 * Copper, lead and zinc content of ores is reported by assay and dutiable after the deduction for losses; the
 * deduction is taken where the dry tons (DRY_T) are stated, which only chapter 26 lines ask for.
 */
export function findDutiableQuantity(measures: Measures, code: UnitCode): Quantity | null {
  const quantity = findQuantity(measures, code);
  const dryTons = WITH_LOSSES.has(code) ? measures.get('DRY_T') : undefined;
  if (quantity === null || dryTons === undefined) return quantity;
  const loss = dryTons.times(LOSS_PER_DRY_TON);
  return { amount: Decimal.max(0, quantity.amount.minus(loss)), divisor: null };
}
