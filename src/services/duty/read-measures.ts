import type { SourcedRate, TariffLine } from '../../engine/law.js';
import type { Decimal } from '../../terms/decimal.js';
import { measuresOf } from '../../terms/rate-expression.js';
import { toUnitCode, toUnitLabel, UNIT_CODES, type UnitCode } from '../../terms/unit.js';
import { quoteInput } from '../../terms/result.js';
import type { DutyArguments } from './arguments.js';
import { MAX_ANSWERS, type FieldReader } from './field-reader.js';
import { sayNearest } from '../../terms/nearest-name.js';

export interface ReadMeasures {
  readonly measures: ReadonlyMap<UnitCode, Decimal>;
  readonly warnings: readonly string[];
}

/** Quantities: `qty` and `qty2` in the line's units, `degrees` in the unit its rate reads, `measures` by unit code. */
export function readMeasures(given: DutyArguments, line: TariffLine, reader: FieldReader): ReadMeasures {
  const quantities = new QuantityReader(reader);
  quantities.take(given.qty, { at: 'qty', unit: line.units[0] ?? null, example: '1200' });
  quantities.take(given.qty2, { at: 'qty2', unit: line.units[1] ?? null, example: '1200' });
  if (given.degrees !== null && given.degrees !== undefined)
    quantities.take(given.degrees, { at: 'degrees', unit: degreeUnitOf(line), example: '80' });
  for (const { key, value } of reader.readList('measures', given.measures, MAX_ANSWERS)) {
    const at = `measures.${/^\w{1,40}$/.test(key) ? key : quoteInput(key)}`;
    const unit = toUnitCode(key);
    if (unit !== null) quantities.take(value, { at, unit, example: '1200' });
    else reader.refuse(at, `${quoteInput(key)} is not a unit code${sayNearest(key, UNIT_CODES)}`);
  }
  return { measures: quantities.measures, warnings: quantities.warnings };
}

interface Measured {
  readonly at: string;
  /** Null: the line has no such unit. */
  readonly unit: UnitCode | null;
  readonly example: string;
}

class QuantityReader {
  readonly measures = new Map<UnitCode, Decimal>();
  readonly warnings: string[] = [];

  constructor(private readonly reader: FieldReader) {}

  take(given: DutyArguments['qty'], { at, unit, example }: Measured): void {
    const amount = this.reader.readNumber(at, given, { max: null, example });
    if (amount === null) return;
    if (unit === null) {
      this.warnings.push(`${at}: not used, as the line has no such unit.`);
      return;
    }
    const known = this.measures.get(unit);
    if (known === undefined || known.equals(amount)) this.measures.set(unit, amount);
    else
      this.reader.refuse(
        at,
        `${amount.toFixed()} ${toUnitLabel(unit)}, but ${known.toFixed()} was stated too: give one`,
      );
  }
}

/** Sugar degrees when the rate decreases with them; degrees proof when it is charged on proof liters. */
function degreeUnitOf(line: TariffLine): UnitCode | null {
  const rates: readonly SourcedRate[] = [
    line.column1General,
    line.column2,
    ...line.column1Special.map(({ rate }) => rate),
  ];
  const read = new Set(rates.flatMap(({ expression }) => measuresOf(expression)));
  if (read.has('DEG')) return 'DEG';
  return read.has('PFL') || line.units.includes('PFL') ? 'PROOF' : null;
}
