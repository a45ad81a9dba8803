import { readMeasures, readShares, type Dimension, type Measure, type Share } from './measures.js';
import { selectSignificantWords, toPadded, wordsOf } from './words.js';

/** The caller's goods in the form compared with clauses. An absent dimension was not stated. */
export interface Product {
  /** As stated, structured facts included. Empty: nothing was said. */
  readonly text: string;
  /** Words in order, padded: it contains a phrase when it contains the phrase's padded form. */
  readonly padded: string;
  readonly words: ReadonlySet<string>;
  readonly significant: readonly string[];
  readonly measures: ReadonlyMap<Dimension, Measure>;
  readonly shares: readonly Share[];
  /** Leading digit of the aluminum alloy series, 1 to 8. Null: not stated. */
  readonly alloySeries: string | null;
}

/** One structured fact: `material`, `thicknessMm`, `percent.chromium` ... */
export interface ProductFact {
  readonly key: string;
  readonly value: string;
}

/** Keys of numeric facts, with the dimension and base-unit factor of each. */
export const NUMERIC_FACTS: Readonly<Record<string, readonly [Dimension, number]>> = {
  thicknessMm: ['thickness', 1],
  widthMm: ['width', 1],
  lengthMm: ['length', 1],
  depthMm: ['depth', 1],
  outsideDiameterMm: ['outsideDiameter', 1],
  diameterMm: ['diameter', 1],
  weightKg: ['weight', 1000],
  areaMm2: ['area', 1],
  displacementCc: ['displacement', 1],
  powerKw: ['power', 1],
  hardnessHrc: ['hardness', 1],
  pieces: ['count', 1],
};

/** Keys of facts in words; their values join the description. */
export const WORD_FACTS = [
  'material',
  'form',
  'process',
  'use',
  'state',
  'standard',
  'finish',
  'packaging',
  'marking',
  'power',
] as const;

export const SHARE_PREFIX = 'percent.';

const ALLOY_SERIES =
  /\b(?:alloy|series|aa|aluminum|aluminium)[\s-]{0,4}(?:series[\s-]{0,4}|alloy[\s-]{0,4})?([1-8])(?:\d{3}|xxx)\b|\b([1-8])(?:\d{3}|xxx)[\s-]{0,4}(?:series|alloy|t\d)/i;

/** Reads the goods. Structured facts override numbers found in the description. */
export function readProduct(description: string, facts: readonly ProductFact[] = []): Product {
  const inWords = facts.filter(({ key }) => (WORD_FACTS as readonly string[]).includes(key));
  const text = [description, ...inWords.map(({ value }) => value)].filter((part) => part !== '').join('. ');
  const words = wordsOf(text);
  const series = ALLOY_SERIES.exec(text);
  return {
    text,
    padded: toPadded(words),
    words: new Set(words),
    significant: [...new Set(selectSignificantWords(words))],
    measures: new Map([...readMeasures(text), ...statedMeasures(facts)].map((one) => [one.dimension, one])),
    shares: [...statedShares(facts), ...readShares(text)],
    alloySeries: series ? (series[1] ?? series[2])! : null,
  };
}

/** Goods without any description: no scope can be compared with them. */
export const NOTHING_SAID: Product = readProduct('');

function statedMeasures(facts: readonly ProductFact[]): readonly Measure[] {
  return facts.flatMap(({ key, value }) => {
    const known = NUMERIC_FACTS[key];
    return known ? [{ dimension: known[0], value: Number(value) * known[1], text: `${key} ${value}` }] : [];
  });
}

function statedShares(facts: readonly ProductFact[]): readonly Share[] {
  return facts
    .filter(({ key }) => key.startsWith(SHARE_PREFIX))
    .map(({ key, value }) => ({
      component: key.slice(SHARE_PREFIX.length).toLowerCase(),
      percent: Number(value),
      text: `${value} percent ${key.slice(SHARE_PREFIX.length)}`,
    }));
}
