import { Decimal, sum } from '../../terms/decimal.js';
import type { ExtractedField, ExtractedLineItem, ExtractionCheck } from '../extraction.js';
import { isProduct } from '../table/decide-amounts.js';

/** Half a cent of rounding on each line and on the sum. */
const CENT = new Decimal('0.01');

/** The arithmetic of the document: each line, the sum of the lines, and the steps from the sum to the total. */
export function checkTotals(
  fields: readonly ExtractedField[],
  items: readonly ExtractedLineItem[],
): ExtractionCheck[] {
  if (items.length === 0) return [];
  return [...items.flatMap(checkLine), ...checkSums(fields, items), ...checkQuantity(fields, items)];
}

function checkLine({ position, fields }: ExtractedLineItem): ExtractionCheck[] {
  const [quantity, unitPrice, amount] = ['quantity', 'unitPrice', 'amount'].map((name) =>
    decimalOf(fields, name),
  );
  if (!quantity || !unitPrice || !amount) return [];
  const computed = quantity.times(unitPrice);
  const agrees = isProduct(quantity, unitPrice, amount);
  return [
    {
      ...compare({ check: 'line_amount', stated: amount, computed, agrees }),
      position,
      message: agrees
        ? `Line ${position}: quantity times unit price is the amount.`
        : `Line ${position}: ${quantity.toFixed()} times ${unitPrice.toFixed()} is ${computed.toFixed(2)}, not ${amount.toFixed()}.`,
    },
  ];
}

function checkSums(
  fields: readonly ExtractedField[],
  items: readonly ExtractedLineItem[],
): ExtractionCheck[] {
  const amounts = items.map(({ fields: own }) => decimalOf(own, 'amount'));
  const missing = amounts.filter((amount) => amount === null).length;
  if (missing === items.length) return [];
  const lines = sum(amounts);
  if (lines === null)
    return [
      notChecked(`The lines are not summed: ${missing} of them have no amount that is read without doubt.`),
    ];
  const tolerance = CENT.times(items.length).times('0.5');
  const within = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lessThanOrEqualTo(tolerance);
  const subtotal = decimalOf(fields, 'subtotal');
  const total = decimalOf(fields, 'total');
  const checks: ExtractionCheck[] = [];
  if (subtotal)
    checks.push(sumCheck('subtotal', { stated: subtotal, computed: lines, agrees: within(subtotal, lines) }));
  if (total) {
    const computed = bestTotal(fields, subtotal ?? lines, { total, within });
    checks.push(sumCheck('total', { stated: total, computed, agrees: within(total, computed) }));
  }
  return checks.length > 0 ? checks : [notChecked('The lines are not compared: no total is found.')];
}

const CHARGES = ['freight', 'insurance', 'packingCharges', 'tax'];

/** Charges are part of the total or only mentioned (prepaid, included), so both are tried. */
function bestTotal(
  fields: readonly ExtractedField[],
  base: Decimal,
  { total, within }: { readonly total: Decimal; readonly within: (a: Decimal, b: Decimal) => boolean },
): Decimal {
  const charges = CHARGES.flatMap((name) => decimalOf(fields, name) ?? []);
  const discount = decimalOf(fields, 'discount')?.abs();
  const full = charges.reduce((all, charge) => all.plus(charge), base).minus(discount ?? 0);
  return !within(total, full) && within(total, base) ? base : full;
}

function checkQuantity(
  fields: readonly ExtractedField[],
  items: readonly ExtractedLineItem[],
): ExtractionCheck[] {
  const stated = decimalOf(fields, 'totalQuantity');
  const computed = sum(items.map(({ fields: own }) => decimalOf(own, 'quantity')));
  if (stated === null || computed === null) return [];
  return [sumCheck('total_quantity', { stated, computed, agrees: stated.equals(computed) })];
}

interface Compared {
  readonly stated: Decimal;
  readonly computed: Decimal;
  readonly agrees: boolean;
}

function sumCheck(check: ExtractionCheck['check'], { stated, computed, agrees }: Compared): ExtractionCheck {
  const of = check === 'total' ? 'total with charges' : check.replace('_', ' ');
  const message = agrees
    ? `The stated ${of} is that of the lines.`
    : `The stated ${of} is ${stated.toFixed()}; the lines give ${computed.toFixed()}.`;
  return { ...compare({ check, stated, computed, agrees }), position: null, message };
}

function compare({ check, stated, computed, agrees }: Compared & Pick<ExtractionCheck, 'check'>) {
  return {
    check,
    status: agrees ? ('agrees' as const) : ('differs' as const),
    stated: stated.toFixed(),
    computed: computed.toFixed(),
    difference: stated.minus(computed).toFixed(),
  };
}

function notChecked(message: string): ExtractionCheck {
  return {
    check: 'total',
    status: 'not_checked',
    position: null,
    stated: null,
    computed: null,
    difference: null,
    message,
  };
}

function decimalOf(fields: readonly ExtractedField[], name: string): Decimal | null {
  const value = fields.find((field) => field.name === name)?.value;
  return value == null ? null : new Decimal(value);
}
