/** A physical measure in the base unit of its dimension. */
export interface Measure {
  readonly dimension: string;
  readonly value: number;
}

/** Bounds that a description sets on one dimension; infinite where it sets none. */
export interface MeasureRange {
  readonly dimension: string;
  readonly low: number;
  readonly high: number;
}

const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  meter: ['length', 1000],
  meters: ['length', 1000],
  inch: ['length', 25.4],
  inches: ['length', 25.4],
  in: ['length', 25.4],
  '"': ['length', 25.4],
  ft: ['length', 304.8],
  g: ['mass', 1],
  grams: ['mass', 1],
  kg: ['mass', 1000],
  lb: ['mass', 453.592],
  lbs: ['mass', 453.592],
  oz: ['mass', 28.35],
  t: ['mass', 1e6],
  cc: ['displacement', 1],
  cm3: ['displacement', 1],
  ml: ['volume', 0.001],
  liter: ['volume', 1],
  liters: ['volume', 1],
  l: ['volume', 1],
  w: ['power', 1],
  watt: ['power', 1],
  watts: ['power', 1],
  kw: ['power', 1000],
  mw: ['power', 1e6],
  hp: ['power', 745.7],
  v: ['tension', 1],
  volts: ['tension', 1],
  kv: ['tension', 1000],
  va: ['apparent power', 1],
  kva: ['apparent power', 1000],
  decitex: ['titer', 1],
  'g/m2': ['area mass', 1],
};

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const UNIT = String.raw`(g\/m2|cm3|kva|kv|kw|mw|va|hp|mm|cm|cc|kg|ml|lbs?|oz|ft|inch(?:es)?|in\b|meters?|liters?|watts?|volts|decitex|grams|[mgltwv"])(?![\p{L}\d])`;
const MEASURE = new RegExp(`${NUMBER}\\s*-?${UNIT}`, 'giu');

/** Quantities with a unit, as people write them: `1,500 cc`, `20V`, `260 lb`. */
export function measuresOf(text: string): readonly Measure[] {
  if (!/\d/.test(text)) return [];
  return [...text.toLowerCase().matchAll(MEASURE)].flatMap(([, number = '', unit = '']) =>
    toMeasure(number, unit),
  );
}

/** Whether a measure of the same dimension is within the bounds. */
export function isWithin({ value }: Measure, { low, high }: MeasureRange): boolean {
  return value > low && value <= high;
}

const ABOVE = new RegExp(`(?:exceeding|more than|over|of a .{0,30}exceeding)\\s+${NUMBER}\\s*${UNIT}`, 'giu');
const AT_MOST = new RegExp(
  `(?:not exceeding|not more than|not over|(?<!not )less than|under)\\s+${NUMBER}\\s*${UNIT}|${NUMBER}\\s*${UNIT} or less`,
  'giu',
);
const AT_LEAST = new RegExp(
  `(?:not less than|at least)\\s+${NUMBER}\\s*${UNIT}|${NUMBER}\\s*${UNIT} or more`,
  'giu',
);
const NEGATED_ABOVE = /not (?:exceeding|more than|over)/giu;

/** The bounds that a description of the schedule sets: `exceeding 1,000 cc but not exceeding 1,500 cc`. */
export function rangesOf(description: string): readonly MeasureRange[] {
  if (!/\d/.test(description)) return NO_RANGES;
  const text = description.toLowerCase();
  const bounds = new Map<string, { low: number; high: number }>();
  const bound = (match: RegExpMatchArray, side: 'low' | 'high'): void => {
    const [number, unit] = match.slice(1).filter((part) => part !== undefined) as [string, string];
    for (const { dimension, value } of toMeasure(number, unit)) {
      const range = bounds.get(dimension) ?? { low: -Infinity, high: Infinity };
      range[side] = value;
      bounds.set(dimension, range);
    }
  };
  for (const match of text.replace(NEGATED_ABOVE, 'at most').matchAll(ABOVE)) bound(match, 'low');
  for (const match of text.matchAll(AT_LEAST)) bound(match, 'low');
  for (const match of text.matchAll(AT_MOST)) bound(match, 'high');
  return [...bounds].map(([dimension, range]) => ({ dimension, ...range }));
}

const NO_RANGES: readonly MeasureRange[] = Object.freeze([]);

function toMeasure(number: string, unit: string): readonly Measure[] {
  const known = UNITS[unit];
  return known === undefined
    ? []
    : [{ dimension: known[0], value: Number(number.replaceAll(',', '')) * known[1] }];
}
