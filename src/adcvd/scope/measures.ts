import { stemOf } from './words.js';

/** What a number measures. Lengths are in millimetres, weights in grams, areas in mm2, displacement in cc, power in kW. */
export type Dimension =
  | 'thickness'
  | 'width'
  | 'length'
  | 'depth'
  | 'outsideDiameter'
  | 'diameter'
  | 'weight'
  | 'area'
  | 'displacement'
  | 'power'
  | 'hardness'
  | 'count';

export interface Measure {
  readonly dimension: Dimension;
  /** In the base unit of the dimension. */
  readonly value: number;
  /** As stated. */
  readonly text: string;
}

interface Unit {
  readonly kind: 'length' | 'weight' | 'area' | 'displacement' | 'power' | 'hardness' | 'count';
  readonly factor: number;
}

/** International yard and pound agreement: 1 in = 25.4 mm, 1 lb = 453.59237 g, all exact. */
const UNITS: Readonly<Record<string, Unit>> = {
  mm: { kind: 'length', factor: 1 },
  millimeter: { kind: 'length', factor: 1 },
  millimetre: { kind: 'length', factor: 1 },
  cm: { kind: 'length', factor: 10 },
  m: { kind: 'length', factor: 1000 },
  in: { kind: 'length', factor: 25.4 },
  inch: { kind: 'length', factor: 25.4 },
  inche: { kind: 'length', factor: 25.4 },
  '"': { kind: 'length', factor: 25.4 },
  ft: { kind: 'length', factor: 304.8 },
  feet: { kind: 'length', factor: 304.8 },
  foot: { kind: 'length', factor: 304.8 },
  micron: { kind: 'length', factor: 0.001 },
  micrometer: { kind: 'length', factor: 0.001 },
  um: { kind: 'length', factor: 0.001 },
  µm: { kind: 'length', factor: 0.001 },
  g: { kind: 'weight', factor: 1 },
  gram: { kind: 'weight', factor: 1 },
  kg: { kind: 'weight', factor: 1000 },
  kilogram: { kind: 'weight', factor: 1000 },
  lb: { kind: 'weight', factor: 453.59237 },
  pound: { kind: 'weight', factor: 453.59237 },
  mm2: { kind: 'area', factor: 1 },
  'mm²': { kind: 'area', factor: 1 },
  cm2: { kind: 'area', factor: 100 },
  cc: { kind: 'displacement', factor: 1 },
  cm3: { kind: 'displacement', factor: 1 },
  kw: { kind: 'power', factor: 1 },
  hrc: { kind: 'hardness', factor: 1 },
  nail: { kind: 'count', factor: 1 },
};

const QUANTITY =
  /(?<![\d,.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)[\s-]{0,3}(mm2|mm²|cm2|cm3|millimet(?:er|re)s?|mm|cm|inches|inch|in\b|"|feet|foot|ft|microns?|micrometers?|µm|um|kilograms?|kg|grams?|g\b|pounds?|lbs?|cc|kw|hrc|nails?|m\b)/gi;

/** Words that show which dimension a length is. */
const DIMENSION_WORDS: Readonly<Record<string, Dimension>> = {
  thick: 'thickness',
  thickness: 'thickness',
  gauge: 'thickness',
  wide: 'width',
  width: 'width',
  long: 'length',
  length: 'length',
  deep: 'depth',
  depth: 'depth',
  od: 'outsideDiameter',
  diameter: 'diameter',
};

/** Reads every quantity in a text whose dimension its unit or a nearby word shows. */
export function readMeasures(text: string): readonly Measure[] {
  const measures: Measure[] = [];
  for (const match of text.matchAll(QUANTITY)) {
    const unit = UNITS[stemOf(match[2]!.toLowerCase())] ?? UNITS[match[2]!.toLowerCase()];
    if (unit === undefined) continue;
    const end = match.index + match[0].length;
    const dimension = unit.kind === 'length' ? dimensionBeside(text, match.index, end) : unit.kind;
    if (dimension === null) continue;
    measures.push({
      dimension,
      value: Number(match[1]!.replaceAll(',', '')) * unit.factor,
      text: match[0],
    });
  }
  return measures;
}

/** The word right after the unit decides, else the nearest of the five words before; null: no word decides. */
function dimensionBeside(text: string, start: number, end: number): Dimension | null {
  // A comma ends the words about this number.
  const after = words(text.slice(end, end + 40).split(/[,;.(]/, 1)[0]!);
  for (const [place, word] of after.slice(0, 2).entries()) {
    if (/\d/.test(word)) break;
    const dimension = DIMENSION_WORDS[word];
    if (dimension) return refine(dimension, after.slice(0, place));
  }
  const before = words(text.slice(Math.max(0, start - 60), start));
  for (let place = before.length - 1; place >= Math.max(0, before.length - 6); place -= 1) {
    const word = before[place]!;
    if (/^\d/.test(word)) return null;
    const dimension = DIMENSION_WORDS[word];
    if (dimension) return refine(dimension, before.slice(Math.max(0, place - 2), place));
  }
  return null;
}

/** An outside diameter differs from the diameter of a solid; the thickness of a wall, from that of a sheet. */
function refine(dimension: Dimension, qualifiers: readonly string[]): Dimension | null {
  if (dimension === 'diameter' && qualifiers.some((word) => word === 'outside' || word === 'outer'))
    return 'outsideDiameter';
  return dimension === 'thickness' && qualifiers.includes('wall') ? null : dimension;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}

/** A share by weight of a component. */
export interface Share {
  readonly component: string;
  readonly percent: number;
  readonly text: string;
}

const PERCENT = /%|per ?cent/i;
const PERCENT_FIRST =
  /(?<!\d)(\d{1,3}(?:\.\d{1,6})?)\s{0,2}(?:%|percent|per cent)\s{0,2}(?:or more\s{1,2})?(?:by (?:dry )?weight\s{1,2})?(?:of\s{1,2})?([a-z]{1,24}(?:[ -][a-z]{1,24})?)/gi;
const PERCENT_LAST =
  /(?<![a-z])([a-z]{1,40}(?: [a-z]{1,40})?)(?: content)? ?(?:of|is|at|:|=)? ?(\d{1,3}(?:\.\d{1,6})?)\s?(?:%|percent|per cent)/gi;

/** Reads `12% chromium` and `chromium content of 12 percent`; keeps both readings when both are possible. */
export function readShares(text: string): readonly Share[] {
  if (!PERCENT.test(text)) return [];
  const first = [...text.matchAll(PERCENT_FIRST)].map((match) => ({
    component: match[2]!.toLowerCase(),
    percent: Number(match[1]),
    text: match[0],
  }));
  const stated = new Set(first.map(({ text: words }) => /\d+(?:\.\d+)?/.exec(words)?.[0]));
  const last = [...text.matchAll(PERCENT_LAST)]
    .filter((match) => !stated.has(match[2]))
    .map((match) => ({ component: match[1]!.toLowerCase(), percent: Number(match[2]), text: match[0] }));
  return [...first, ...last];
}
