import type { Dimension } from './measures.js';
import type { Product } from './product.js';
import type { Verdict } from './read-phrase.js';

/** A limit of a clause on one dimension, in the base unit of the dimension. */
export interface NumericTest {
  readonly dimension: Dimension;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** True: a value equal to the limit is excluded. */
  readonly exclusive: boolean;
  /** The fact that answers it. */
  readonly fact: string;
}

const NAME =
  /^(thickness|width|length|depth|outsideDiameter|diameter|weight|area|displacement|hardness|count|power)(HRC)?(Min|Max)?(Exclusive)?(Mm2|Mm|Micron|In|Ft|Lb|G|Kg|Cc|Kw)?$/;

const FACTORS: Readonly<Record<string, number>> = {
  Mm: 1,
  Mm2: 1,
  Micron: 0.001,
  In: 25.4,
  Ft: 304.8,
  Lb: 453.59237,
  G: 1,
  Kg: 1000,
  Cc: 1,
  Kw: 1,
};

const FACTS: Readonly<Partial<Record<Dimension, string>>> = {
  thickness: 'thicknessMm',
  width: 'widthMm',
  length: 'lengthMm',
  depth: 'depthMm',
  outsideDiameter: 'outsideDiameterMm',
  diameter: 'diameterMm',
  weight: 'weightKg',
  area: 'areaMm2',
  displacement: 'displacementCc',
  power: 'powerKw',
  hardness: 'hardnessHrc',
  count: 'pieces',
};

/** `thicknessMaxMm: 0.2`, `powerKw: [1.95, 4.75]`; null when the attribute is not a limit on a dimension. */
export function readNumericTest(name: string, value: unknown): NumericTest | null {
  const match = NAME.exec(normalName(name));
  if (!match) return null;
  const [, dimension, , bound, exclusive, unit] = match as unknown as [
    string,
    Dimension,
    string | undefined,
    'Min' | 'Max' | undefined,
    string | undefined,
    string | undefined,
  ];
  const factor = unit === undefined ? 1 : FACTORS[unit]!;
  const range = rangeOf(bound, value);
  if (range === null) return null;
  return {
    dimension,
    minimum: range[0] === null ? null : range[0] * factor,
    maximum: range[1] === null ? null : range[1] * factor,
    exclusive: exclusive !== undefined,
    fact: FACTS[dimension]!,
  };
}

/** The source writes both `hardnessHRCMin` and `diameterMaxExclusiveMm`; this puts the parts in one order. */
function normalName(name: string): string {
  return name === 'sizeTypicalMaxMicron' || name.includes('Typical') ? '' : name;
}

function rangeOf(
  bound: 'Min' | 'Max' | undefined,
  value: unknown,
): readonly [number | null, number | null] | null {
  if (typeof value === 'number' && bound === 'Min') return [value, null];
  if (typeof value === 'number' && bound === 'Max') return [null, value];
  const isPair = Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number');
  return isPair ? [value[0] as number, value[1] as number] : null;
}

export function testNumber(test: NumericTest, product: Product): Verdict {
  const measure = product.measures.get(test.dimension);
  if (measure === undefined) return 'unknown';
  // Comparing two conversions must not depend on the last bit of a binary fraction.
  const value = Math.round(measure.value * 1e6) / 1e6;
  const { minimum, maximum, exclusive } = test;
  if (minimum !== null && (exclusive ? value <= minimum : value < minimum)) return 'false';
  if (maximum !== null && (exclusive ? value >= maximum : value > maximum)) return 'false';
  return 'true';
}
