import type { GoodsMatch, GoodsRanking } from '../../search/goods/goods-model.js';
import { stemsOf } from '../../search/language/words.js';
import { groupBy } from '../../terms/group-by.js';
import { digitsOf, pathOf, type ClassificationLaw } from '../classification-law.js';
import type { RankedLine } from './ranked-line.js';

/** How the schedule's own words and everyday words count together; chosen on held-out texts (docs/classification.md). */
const WEIGHTS = {
  /** Of the logarithm of the share that everyday words give. */
  everyday: 0.6,
  /** Of the logarithm of the likeness to the schedule, for a text without words that the schedule has and for many. */
  scheduleOfNone: 0.35,
  scheduleOfMany: 6,
  many: 12,
  /** What a line has that the schedule's words do not find. */
  unfound: 0.3,
  /** A subheading that everyday words do not lead to counts as one of so small a share, in logarithms. */
  unshared: -17,
} as const;

/** The words of a description that is short, and of one so long that it names some goods. */
const [FEW, LONG] = [5, 14];

/** Subheadings that are taken from everyday words alone. */
const MAX_ADDED = 30;

/**
 * Weighs lines found by the schedule's words with what such goods are filed under in everyday words: the more words of the
 * schedule a description has, the more it speaks as the schedule does. Adds the lines that everyday words alone find.
 */
export function weighEveryday(
  lines: readonly RankedLine[],
  goods: GoodsRanking,
  { words, law }: Described & { readonly law: ClassificationLaw },
): readonly RankedLine[] {
  const matches = new Map(goods.matches.map((match) => [match.subheading, match]));
  // Lines by their first six digits, best first.
  const found: Map<string, readonly RankedLine[]> = groupBy(lines, ({ digits }) => digits.slice(0, 6));
  const best = lines[0]?.score ?? 1;
  const trust = trustInSchedule([...words].filter(law.knows).length);
  const added = goods.matches.slice(0, MAX_ADDED).filter(({ subheading }) => !found.has(subheading));
  for (const { subheading } of added) found.set(subheading, linesUnder(subheading, words, law));
  const isAdded = new Set(added.map(({ subheading }) => subheading));
  return [...found].flatMap(([subheading, own]) => {
    const match = matches.get(subheading);
    const top = own[0]?.score ?? 0;
    const likeness = isAdded.has(subheading) ? 0 : top / best;
    const share = match?.score ?? WEIGHTS.unshared;
    const score = Math.exp(WEIGHTS.everyday * share) * (likeness + WEIGHTS.unfound) ** trust;
    return own.map((line) => ({ ...line, score: (score * line.score) / top, everyday: match ?? null }));
  });
}

function trustInSchedule(words: number): number {
  const { scheduleOfNone, scheduleOfMany, many } = WEIGHTS;
  return scheduleOfNone + (scheduleOfMany - scheduleOfNone) * Math.min(1, words / many);
}

/** The words of a description, stemmed, and how many they are. */
export interface Described {
  readonly words: ReadonlySet<string>;
  /** From 0, a few words, to 1. */
  readonly length: number;
}

export function readDescribed(text: string): Described {
  const words = new Set(stemsOf(text));
  return { words, length: Math.min(1, Math.max(0, (words.size - FEW) / (LONG - FEW))) };
}

/** How likely it is that a description names no goods. The texts it was learned from are short: a long one names some. */
export function measureVagueness({ vague }: GoodsRanking, { length }: Described): number {
  return vague * (1 - length);
}

/** The lines of a subheading, those first whose own texts share most words with the description. */
function linesUnder(
  subheading: string,
  words: ReadonlySet<string>,
  law: ClassificationLaw,
): readonly RankedLine[] {
  return law
    .linesOf(subheading.slice(0, 4))
    .filter((row) => digitsOf(row).startsWith(subheading))
    .map((row): RankedLine => {
      const stems = new Set(pathOf(row).flatMap((one) => stemsOf(one.row.description)));
      const shared = [...words].filter((word) => stems.has(word)).length;
      return { row, digits: digitsOf(row), score: 1 + shared, factors: [], excludedBy: null, everyday: null };
    })
    .sort((left, right) => right.score - left.score || (left.digits < right.digits ? -1 : 1));
}

/** Why everyday words lead to a line. */
export function describeEveryday({ words }: GoodsMatch): string {
  return `goods so named are filed under it: ${words.map((word) => `“${word}”`).join(', ')}`;
}
