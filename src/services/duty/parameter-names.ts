import type { TariffLine } from '../../engine/law.js';
import { listConvertibleUnits, isUnitCode, toUnitRatio, type UnitCode } from '../../terms/unit.js';

/** The specification's parameter for each key that has one. */
const PARAMETER_OF: Readonly<Record<string, string>> = {
  loading_date: 'departure',
  melt_pour_country: 'meltpour',
  us_content_pct: 'uscontent',
  spi: 'spi',
  exclusion_match: 'exclusions',
  steel_content_value: 'steel',
  aluminum_content_value: 'aluminum',
  copper_content_value: 'copper',
};

/** Inputs that the engine requests under the parameter's own name. */
const PARAMETERS: ReadonlySet<string> = new Set(['origin', 'value', 'adcvdDeclared']);

const DEGREES = ['DEG', 'PROOF'];

/** The parameter that answers a request of the engine: a key, `measures.<unit>`, `origin` or `value`. */
export function parameterOf(field: string, line: TariffLine): string {
  if (PARAMETERS.has(field)) return field;
  if (!field.startsWith('measures.')) return PARAMETER_OF[field] ?? `fact.${field}`;
  const unit = field.slice('measures.'.length);
  if (isSame(unit, line.units[0])) return 'qty';
  if (isSame(unit, line.units[1])) return 'qty2';
  return DEGREES.includes(unit) ? 'degrees' : field;
}

/** Whether an amount in the line's unit is the amount requested: the same unit, or pieces for a number of articles. */
function isSame(asked: string, unit: UnitCode | undefined): boolean {
  if (unit === undefined || asked === unit) return asked === unit;
  if (!isUnitCode(asked) || !listConvertibleUnits(asked).includes(unit)) return false;
  const { times, over } = toUnitRatio(unit, asked);
  return times.equals(over ?? 1);
}
