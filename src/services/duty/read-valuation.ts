import { ZERO, type Decimal } from '../../terms/decimal.js';
import type { ValuationArguments } from './arguments.js';
import type { FieldReader } from './field-reader.js';

/** One step from the declared value to the customs value. */
interface ValuationStep {
  readonly step: string;
  /** USD; negative for a deduction. */
  readonly amount: Decimal;
  /** The value after this step, USD. */
  readonly value: Decimal;
  readonly citation: string;
}

export interface Valuation {
  /** The value as declared; null when it was not stated. */
  readonly declaredValue: Decimal | null;
  /** The customs value the duty is computed on; null when it was not stated. */
  readonly customsValue: Decimal | null;
  /** Null: no adjustment was asked for. */
  readonly steps: readonly ValuationStep[] | null;
  /** Unusual amounts that the law nevertheless allows. */
  readonly warnings: readonly string[];
}

/** The price excludes transport, insurance and services incident to the international shipment. */
const SHIPMENT = '19 CFR 152.102(f); 19 USC 1401a(b)(4)(A)';

interface Adjustment {
  readonly field: keyof ValuationArguments;
  readonly sign: 1 | -1;
  readonly citation: string;
}

/** Transaction value: additions of 19 USC 1401a(b)(1), deductions of 1401a(b)(3) and (b)(4)(A). */
const ADJUSTMENTS: readonly Adjustment[] = [
  { field: 'packingCosts', sign: 1, citation: '19 CFR 152.103(b)(1)(i)' },
  { field: 'sellingCommissions', sign: 1, citation: '19 CFR 152.103(b)(1)(ii)' },
  { field: 'assistsValue', sign: 1, citation: '19 CFR 152.103(b)(1)(iii)' },
  { field: 'royaltiesValue', sign: 1, citation: '19 CFR 152.103(b)(1)(iv)' },
  { field: 'proceedsValue', sign: 1, citation: '19 CFR 152.103(b)(1)(v)' },
  { field: 'freightDeduction', sign: -1, citation: SHIPMENT },
  { field: 'insuranceDeduction', sign: -1, citation: SHIPMENT },
  { field: 'postImportationDeduction', sign: -1, citation: '19 CFR 152.103(i)(1)' },
  { field: 'dutiesAndTaxesDeduction', sign: -1, citation: '19 CFR 152.103(i)(2)' },
];

const FIRST_SALE = 'Nissho Iwai American Corp. v. United States, 982 F.2d 505 (Fed. Cir. 1992); T.D. 96-87';

/** The customs value: the declared value, or the first-sale price in its place, with each adjustment shown. */
export function readValuation(
  declared: Decimal | null,
  given: ValuationArguments | null | undefined,
  reader: FieldReader,
): Valuation {
  const amounts = given === null || given === undefined ? NO_AMOUNTS : readAmounts(given, reader);
  if (amounts.size === 0) return { ...NO_STEPS, declaredValue: declared, customsValue: declared };
  const firstSale = amounts.get('firstSaleValue') ?? null;
  const start = firstSale ?? declared;
  if (start === null) {
    reader.refuse('value', 'valuation adjusts it: give the declared value, or valuation.firstSaleValue');
    return NO_STEPS;
  }
  return adjust(amounts, start, { declared, firstSale, reader });
}

const NO_STEPS: Valuation = { declaredValue: null, customsValue: null, steps: null, warnings: [] };

type Field = keyof ValuationArguments;
type Amounts = ReadonlyMap<Field, Decimal>;

const NO_AMOUNTS: Amounts = new Map();

function readAmounts(given: ValuationArguments, reader: FieldReader): Amounts {
  const fields: readonly Field[] = ['firstSaleValue', ...ADJUSTMENTS.map(({ field }) => field)];
  const amounts = new Map<Field, Decimal>();
  for (const field of fields) {
    const amount = reader.readNumber(`valuation.${field}`, given[field], { max: null, example: '120.50' });
    if (amount !== null) amounts.set(field, amount);
  }
  return amounts;
}

interface Start {
  readonly declared: Decimal | null;
  readonly firstSale: Decimal | null;
  readonly reader: FieldReader;
}

function adjust(amounts: Amounts, start: Decimal, { declared, firstSale, reader }: Start): Valuation {
  const steps: ValuationStep[] = [];
  let value = start;
  if (firstSale !== null) {
    steps.push({
      step: 'firstSaleValue',
      amount: firstSale.minus(declared ?? ZERO),
      value,
      citation: FIRST_SALE,
    });
  }
  for (const { field, sign, citation } of ADJUSTMENTS) {
    const amount = amounts.get(field);
    if (amount === undefined) continue;
    value = value.plus(amount.times(sign));
    steps.push({ step: field, amount: amount.times(sign), value, citation });
  }
  if (value.isNegative()) {
    reader.refuse('valuation', `the deductions leave ${value.toFixed(2)}: they cannot exceed the value`);
    return { ...NO_STEPS, declaredValue: declared };
  }
  const warnings = firstSaleWarnings(declared, firstSale);
  return { declaredValue: declared, customsValue: value.isZero() ? ZERO : value, steps, warnings };
}

/** The first sale is one to a middleman, whose own price is usually higher. */
function firstSaleWarnings(declared: Decimal | null, firstSale: Decimal | null): string[] {
  if (firstSale === null) return [];
  const claimed =
    "valuation.firstSaleValue: accepted where the first sale was at arm's length and the goods were clearly destined for the United States (T.D. 96-87).";
  if (declared === null || !firstSale.greaterThan(declared)) return [claimed];
  return [
    claimed,
    `valuation.firstSaleValue: ${firstSale.toFixed(2)} is above the declared value ${declared.toFixed(2)}.`,
  ];
}
