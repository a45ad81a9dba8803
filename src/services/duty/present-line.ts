import type { SpecialColumnRate, TariffLine } from '../../engine/law.js';
import type { ServiceContext } from '../service-context.js';
import { showOnce } from '../shown-once.js';
import type { DutyAnswer } from './calculate-duty.js';

/** The name of the number's level: the statistical line, or the eight digits above several. */
export function levelOf(
  { number, line, facts }: DutyAnswer,
  { snapshot }: ServiceContext,
): { readonly description: string; readonly path: readonly string[] } {
  const row = number === line.number ? null : snapshot.findRow(number, facts.entryDate);
  if (row === null) return { description: line.description, path: line.path };
  let depth = 0;
  for (let level: typeof row | null = row; level !== null; level = level.parent) depth += 1;
  return { description: row.row.description, path: line.path.slice(0, depth) };
}

/** A rate of the special column with one program that may claim it. */
interface SpecialRate {
  readonly spi: string;
  readonly rate: string;
}

/** One entry per program; lines with the same special column share one list. */
export function presentSpecialRates({ column1Special }: TariffLine): readonly SpecialRate[] {
  return specialRatesOf(column1Special);
}

/** The schedule prints about a hundred. */
const LISTS_KEPT = 5_000;
const lists = new Map<string, readonly SpecialRate[]>();

const specialRatesOf = showOnce((column: readonly SpecialColumnRate[]): readonly SpecialRate[] => {
  const rates = column.flatMap(({ programs, rate }) => programs.map((spi) => ({ spi, rate: rate.text })));
  const key = JSON.stringify(rates);
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = Object.freeze(rates.map((one) => Object.freeze(one)));
  if (lists.size < LISTS_KEPT) lists.set(key, list);
  return list;
});
