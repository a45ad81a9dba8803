import { Decimal } from '../../../terms/decimal.js';
import { formatHtsNumber } from '../../../terms/hts-number.js';
import { formatMoneyForPeople, roundToCent } from '../../../terms/money.js';
import type { RateExpression } from '../../../terms/rate-ast.js';
import { evaluateRate } from '../../../terms/rate-evaluate.js';
import { parseRate } from '../../../terms/rate-parse.js';
import { printRate } from '../../../terms/rate-print.js';
import { parseSpecialColumn } from '../../../terms/special-column.js';
import { isReportedUnit, toUnitLabel, type UnitCode } from '../../../terms/unit.js';
import type { DatedChange } from './legal-dates.js';
import type { PrintedRow } from './printed-row.js';

/** The shipment on which changed rates are compared: its value in US dollars, and its quantity in each unit asked for. */
const SAMPLE_VALUE = new Decimal(10_000);
const SAMPLE_QUANTITY = new Decimal(1_000);

/** One rate before and after, and what it is the rate of; empty: column 1, general. */
interface ChangedRate {
  readonly of: string;
  readonly before: RateExpression;
  readonly after: RateExpression;
}

/** The duty of each changed rate before and after, where value and quantities determine both. */
export function describeMoney(change: DatedChange): readonly string[] {
  if (change.kind !== 'changed' || change.after.htsNumber === null) return [];
  const { before, after, fields, legalFrom } = change;
  const number = formatHtsNumber(change.after.htsNumber);
  const rates = [
    ...(fields.includes('general') ? compareCells(before.general.text, after.general.text, '') : []),
    ...(fields.includes('special') ? compareSpecial(before, after) : []),
    ...(fields.includes('column2') ? compareCells(before.column2.text, after.column2.text, 'column 2') : []),
  ];
  return rates.flatMap((rate) => {
    const sample = describeSample(rate);
    return sample === null
      ? []
      : [`  ${[number, rate.of].filter(Boolean).join(' ')} ${sample} from ${legalFrom}`];
  });
}

function compareCells(earlier: string, later: string, of: string): readonly ChangedRate[] {
  const [before, after] = [parseRate(earlier), parseRate(later)];
  return before.ok && after.ok ? [{ of, before: before.value, after: after.value }] : [];
}

/** The rates of programs that both columns print; programs with the same change together. */
function compareSpecial(before: PrintedRow, after: PrintedRow): readonly ChangedRate[] {
  const earlier = readSpecial(before);
  const changes = new Map<string, ChangedRate & { readonly programs: string[] }>();
  for (const [program, rate] of readSpecial(after)) {
    const held = earlier.get(program);
    if (held === undefined || printRate(held) === printRate(rate)) continue;
    const key = `${printRate(held)} -> ${printRate(rate)}`;
    const same = changes.get(key);
    if (same) same.programs.push(program);
    else changes.set(key, { of: '', before: held, after: rate, programs: [program] });
  }
  return [...changes.values()].map(({ programs, ...rate }) => ({
    ...rate,
    of: `special (${programs.join(', ')})`,
  }));
}

function readSpecial({ special }: PrintedRow): ReadonlyMap<string, RateExpression> {
  const parsed = parseSpecialColumn(special.text);
  const rates = parsed.ok ? parsed.value : [];
  return new Map(rates.flatMap(({ programs, rate }) => programs.map((program) => [program, rate] as const)));
}

/** Null: a rate depends on more than a value and quantities. */
function describeSample({ before, after }: ChangedRate): string | null {
  const units = [...new Set([...listUnits(before), ...listUnits(after)])];
  const [earlier, later] = [dutyOn(before, units), dutyOn(after, units)];
  if (earlier === null || later === null) return null;
  const difference = later.minus(earlier);
  const goods = [
    `a value of ${formatMoneyForPeople(SAMPLE_VALUE)}`,
    ...units.map((unit) => `${SAMPLE_QUANTITY.toString()} ${toUnitLabel(unit)}`),
  ].join(' and ');
  const sign = difference.isNegative() ? '' : '+';
  return `on ${goods}: ${formatMoneyForPeople(earlier)} -> ${formatMoneyForPeople(later)} (${sign}${formatMoneyForPeople(difference)})`;
}

/** The units of quantity that a rate is charged on; none where it asks for something else too. */
function listUnits(rate: RateExpression): readonly UnitCode[] {
  const outcome = evaluateRate(rate, { customsValue: SAMPLE_VALUE, measures: new Map() });
  if (outcome.kind !== 'needs') return [];
  const codes = outcome.missing.map(({ code }) => code);
  return codes.every(isReportedUnit) ? codes : [];
}

function dutyOn(rate: RateExpression, units: readonly UnitCode[]): Decimal | null {
  if (rate.kind === 'free' && rate.terms !== null) return null;
  const measures = new Map(units.map((unit) => [unit, SAMPLE_QUANTITY]));
  const outcome = evaluateRate(rate, { customsValue: SAMPLE_VALUE, measures });
  return outcome.kind === 'amount' ? roundToCent(outcome.amount) : null;
}
