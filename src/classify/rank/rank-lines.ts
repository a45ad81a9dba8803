import type { GoodsRanking } from '../../search/goods/goods-model.js';
import { digitsOf, type ClassificationLaw, type Row } from '../classification-law.js';
import type { GoodsFacts } from '../goods/read-goods.js';
import { measureVagueness, readDescribed, weighEveryday } from './everyday.js';
import { coversParts, factorsOf } from './factors.js';
import type { RankedLine } from './ranked-line.js';
import { selectExclusions, selectDistinctiveStems, type NoteFinding } from './note-factors.js';

export interface Ranking {
  /** Best first. */
  readonly lines: readonly RankedLine[];
  /** Strength of the best evidence from words; 0: nothing was found. */
  readonly strength: number;
  readonly exclusions: readonly NoteFinding[];
  /** How likely it is that the description names no goods, from 0 to 1. */
  readonly vague: number;
  /** How long the description is: 0, a few words, to 1. */
  readonly length: number;
  /** How many of two have the first subheading first, each alone: the schedule's words and everyday words. */
  readonly agreeing: number;
}

/** Tuned on the odd-numbered items of the benchmark and on product descriptions of Section 301 exclusions. */
const WEIGHTS = {
  /** The words that name the goods, in addition to the whole description. */
  naming: 0.2,
  /** Lines for parts of the machine that the goods are for. */
  parts: 0.8,
  /** Lines of the heading of a systematic chemical name. */
  chemical: 1,
  /** A subheading with many lines has more imports. */
  trade: 0.08,
  /** Each further subheading of a heading counts for this share of the previous one. */
  repeat: 0.95,
  excluded: 0.85,
  /** A ruling letter with the greatest likeness. */
  ruling: 0.8,
} as const;

const MAX_LINES = 200;
/** Above this likelihood of naming no goods a description is refused: the first subheading is seldom right there. */
const TOO_VAGUE = 0.9998;
/** Where the schedule's own words are found as strongly, the description names goods all the same. */
const NAMED = 8;
const MAX_PART_HEADINGS = 3;
const COMPETING = 4;

/** Ranks lines for goods, best first: found by words, then weighted by facts, notes and rulings. */
export function rankLines(facts: GoodsFacts, law: ClassificationLaw): Ranking {
  const pool = new Pool();
  const found = law.find(facts.text);
  const strength = pool.addFound(found, 1);
  if (facts.naming !== facts.text && facts.naming.includes(' '))
    pool.addFound(law.find(facts.naming), WEIGHTS.naming);
  for (const row of partsFor(facts, law)) pool.add(row.row, row.share * WEIGHTS.parts);
  // Chapter 29 note 3: of the headings that describe a compound, the last in numerical order.
  const group = facts.groups.at(-1);
  if (group !== undefined) for (const row of law.linesOf(group.heading)) pool.add(row, WEIGHTS.chemical);
  if (law.rulingsRank) addRulings(pool, law);
  const described = readDescribed(facts.text);
  const goods = law.everyday(facts.text);
  const weighed = [...weighEveryday(pool.weighed(facts, law), goods, { ...described, law })].sort(compare);
  const headings = [...new Set(weighed.map(({ digits }) => digits.slice(0, 4)))].slice(0, COMPETING);
  const exclusions = selectExclusions(headings, selectDistinctiveStems(facts.naming), law.notes);
  const vague = measureVagueness(goods, described);
  const isRefused = vague > TOO_VAGUE && strength < NAMED;
  const lines = isRefused ? [] : damped(weighed.map((line) => yielding(line, exclusions)));
  const agreeing = countAgreeing(lines, found, goods);
  return { lines, strength, exclusions, vague, length: described.length, agreeing };
}

function countAgreeing(
  [first]: readonly RankedLine[],
  [found]: ReturnType<ClassificationLaw['find']>,
  { matches: [match] }: GoodsRanking,
): number {
  const alone = [found && digitsOf(found.node).slice(0, 6), match?.subheading];
  return alone.filter((one) => one !== undefined && one === first?.digits.slice(0, 6)).length;
}

class Pool {
  readonly #scores = new Map<Row, number>();

  /** Adds the hits of a search; returns the strength of the best. */
  addFound(hits: ReturnType<ClassificationLaw['find']>, weight: number): number {
    const best = hits[0]?.score ?? 0;
    for (const { node, score } of hits) this.add(node, best === 0 ? 0 : (weight * score) / best);
    return best;
  }

  add(row: Row, score: number): void {
    this.#scores.set(row, (this.#scores.get(row) ?? 0) + score);
  }

  weighed(facts: GoodsFacts, law: ClassificationLaw): readonly RankedLine[] {
    const lines = [...this.#scores].map(([row, found]) => {
      const digits = digitsOf(row);
      const factors = factorsOf(facts, row);
      const trade = 1 + WEIGHTS.trade * Math.log(Math.max(1, law.countUnder(digits.slice(0, 6))));
      const score = factors.reduce((product, { factor }) => product * factor, found * trade);
      return { row, digits, score, factors, excludedBy: null, everyday: null };
    });
    return lines.filter(({ score }) => score > 0).sort(compare);
  }
}

function compare(left: RankedLine, right: RankedLine): number {
  return right.score - left.score || (left.digits < right.digits ? -1 : 1);
}

function yielding(line: RankedLine, exclusions: readonly NoteFinding[]): RankedLine {
  const excludedBy = exclusions.find(({ place }) => line.digits.startsWith(place)) ?? null;
  return excludedBy === null ? line : { ...line, excludedBy, score: line.score * WEIGHTS.excluded };
}

/** Lowers further subheadings of one heading in favor of other headings. */
function damped(lines: readonly RankedLine[]): readonly RankedLine[] {
  const seen = new Map<string, string[]>();
  return [...lines]
    .sort(compare)
    .map((line) => {
      const heading = line.digits.slice(0, 4);
      const known = seen.get(heading) ?? [];
      seen.set(heading, known);
      const subheading = line.digits.slice(0, 6);
      if (!known.includes(subheading)) known.push(subheading);
      return { ...line, score: line.score * WEIGHTS.repeat ** known.indexOf(subheading) };
    })
    .sort(compare)
    .slice(0, MAX_LINES);
}

const INTRODUCTION =
  /^(?:specifically |specially |primarily )?(?:used|designed|intended|suitable)?\s*(?:for use (?:in|with|on)|for|to|in|with|on)\b/i;
const PART_OF = /\bparts?\b(?: (?:of|for))?|\bcomponents? of/gi;

/** Lines for parts of the machine that the goods are for, nearest machine first. */
function partsFor(facts: GoodsFacts, law: ClassificationLaw): readonly { row: Row; share: number }[] {
  if (facts.part === null) return [];
  const whole = (facts.purpose || facts.naming).replace(INTRODUCTION, '').replace(PART_OF, ' ').trim();
  if (whole === '') return [];
  const headings = new Set(law.find(whole).map(({ node }) => digitsOf(node).slice(0, 4)));
  return [...headings].slice(0, MAX_PART_HEADINGS).flatMap((heading, place) =>
    law
      .linesOf(heading)
      .filter(coversParts)
      .map((row) => ({ row, share: 1 / (1 + place) })),
  );
}

/** Letters near the description count for the lines under which they classify their goods. */
function addRulings(pool: Pool, law: ClassificationLaw): void {
  for (const { htsNumbers, likeness } of law.rulings)
    for (const number of htsNumbers) {
      if (number >= '98' || number.length < 6) continue;
      for (const row of law.linesOf(number.slice(0, 4)))
        if (digitsOf(row).startsWith(number)) pool.add(row, likeness * WEIGHTS.ruling);
    }
}
