import type { Confidence } from '../terms/confidence.js';
import { groupBy } from '../terms/group-by.js';
import { findBestScores, likelihoodsOf, round, tierOf } from './answer/confidence.js';
import { walkRules, type RuleStep } from './answer/general-rules.js';
import { ASK_FOR_GOODS, chooseQuestion, type SplittingQuestion } from './answer/question.js';
import { selectQuotes, type Quote } from './answer/quotes.js';
import { digitsOf, pathOf, type ClassificationLaw, type Row } from './classification-law.js';
import { readGoods, type GoodsDescription, type GoodsFacts } from './goods/read-goods.js';
import { describeEveryday } from './rank/everyday.js';
import { rankLines, type Ranking } from './rank/rank-lines.js';
import type { RankedLine } from './rank/ranked-line.js';

/** A tariff line that may be the right one. */
export interface Candidate {
  readonly row: Row;
  /** Ten digits, filled with zeros where the schedule prints eight. */
  readonly digits: string;
  /** Confidence that the first six digits are right. */
  readonly confidence: Confidence;
  readonly reasons: readonly string[];
  readonly quotes: readonly Quote[];
}

/** A fact read from the caller's words. */
interface ReadFact {
  readonly fact: 'chiefFiber' | 'construction' | 'wearer' | 'part' | 'set' | 'primaryForm' | 'chemicalGroup';
  readonly value: string;
  readonly confidence: Confidence;
}

/** The number with as many digits as the evidence supports. */
interface ClassificationAnswer {
  /** 6, 8 or 10 digits. */
  readonly number: string;
  readonly confidence: Confidence;
  /** Why it has fewer than ten digits; null: it has ten. */
  readonly shortBecause: string | null;
}

export interface Classification {
  readonly facts: readonly ReadFact[];
  /** Best first; empty: nothing in the schedule matches the description. */
  readonly candidates: readonly Candidate[];
  readonly answer: ClassificationAnswer | null;
  readonly steps: readonly RuleStep[];
  readonly question: SplittingQuestion | null;
}

export interface ClassificationQuestion extends GoodsDescription {
  /** Keys of rows: only lines under one of each remain. */
  readonly keeps: readonly string[];
  /** Maximum number of candidates. */
  readonly most: number;
}

/** Classifies goods by the words of the schedule, its notes and the General Rules. Equal input gives equal output. */
export function classifyGoods(asked: ClassificationQuestion, law: ClassificationLaw): Classification {
  const facts = readGoods(asked);
  const ranked = rankLines(facts, law);
  const lines = ranked.lines.filter(({ row }) => isKept(row, asked.keeps));
  const ranking = { ...ranked, lines };
  const candidates = toCandidates(ranking, facts, { law, most: asked.most });
  return {
    facts: presentFacts(facts),
    candidates,
    answer: answerOf(ranking, candidates),
    steps: walkRules(facts, ranking, law),
    question: lines.length === 0 ? ASK_FOR_GOODS : chooseQuestion(facts, lines),
  };
}

function isKept(row: Row, keeps: readonly string[]): boolean {
  const keys = new Set(pathOf(row).map((one) => one.row.rowKey));
  return keeps.every((key) => keys.has(key));
}

function toCandidates(
  ranking: Ranking,
  facts: GoodsFacts,
  { law, most }: { readonly law: ClassificationLaw; readonly most: number },
): readonly Candidate[] {
  const likelihoods = likelihoodsOf(ranking);
  const hits = new Map(law.find(facts.text).map((hit) => [hit.node, hit]));
  return ranking.lines.slice(0, most).map((line) => {
    const found = hits.get(line.row)?.highlights ?? null;
    const quotes = selectQuotes(line, found);
    const reasons = reasonsFor(line, found);
    const score = round(likelihoods.get(line.digits.slice(0, 6)) ?? 0.01);
    const confidence = {
      ...{ score, tier: tierOf(score), reasoning: reasons.join('; ') },
      supportingPhrases: quotes.map(({ text }) => text),
    };
    return { row: line.row, digits: line.digits, confidence, reasons, quotes };
  });
}

function reasonsFor(line: RankedLine, highlights: Parameters<typeof selectQuotes>[1]): readonly string[] {
  const words = [...new Set((highlights ?? []).map(({ queryText }) => queryText))];
  const quoted = words.length > 0 ? [`its text says: ${words.join(', ')}`] : [];
  const excluded = line.excludedBy === null ? [] : [`${line.excludedBy.note.title} speaks against it`];
  const everyday = (line.everyday?.words.length ?? 0) > 0 ? [describeEveryday(line.everyday!)] : [];
  const reasons = [...quoted, ...everyday, ...line.factors.map(({ because }) => because), ...excluded];
  return reasons.length > 0 ? reasons : ['it covers parts or compounds of the kind described'];
}

/** Lines scoring this close cannot be told apart by the description. */
const NEAR = 0.9;

function answerOf({ lines }: Ranking, candidates: readonly Candidate[]): ClassificationAnswer | null {
  const [first] = candidates;
  if (first === undefined) return null;
  const under = lines.filter(({ digits }) => digits.startsWith(first.digits.slice(0, 6)));
  const length =
    first.confidence.tier === 'low' ? 6 : (([10, 8] as const).find((one) => isClear(under, one)) ?? 6);
  const short = {
    10: null,
    8: 'what was described does not tell the statistical lines under it apart',
    6:
      first.confidence.tier === 'low'
        ? 'the evidence is thin: more about the goods is needed'
        : 'what was described does not tell the tariff lines under it apart',
  } as const;
  return { number: first.digits.slice(0, length), confidence: first.confidence, shortBecause: short[length] };
}

function isClear(under: readonly RankedLine[], length: number): boolean {
  const [first, second] = [...findBestScores(under, length).values()];
  return first !== undefined && (second === undefined || second < first * NEAR);
}

function presentFacts(facts: GoodsFacts): readonly ReadFact[] {
  const { fiber, construction, wearer, part, set, raw, groups } = facts;
  const read = (fact: ReadFact['fact'], value: string, quote: string): ReadFact => ({
    fact,
    value,
    confidence: {
      ...{ score: 0.9, tier: 'high', reasoning: 'the description says so in these words' },
      supportingPhrases: [quote],
    },
  });
  return [
    ...(fiber ? [read('chiefFiber', fiber.fiber, fiber.quote)] : []),
    ...(construction ? [read('construction', construction.value, construction.quote)] : []),
    ...(wearer ? [read('wearer', wearer.value, wearer.quote)] : []),
    ...(part ? [read('part', 'true', part.quote)] : []),
    ...(set ? [read('set', 'true', set.quote)] : []),
    ...(raw ? [read('primaryForm', 'true', raw.quote)] : []),
    ...groups.map(({ group, quote }) => read('chemicalGroup', group, quote)),
  ];
}

/** The reportable lines of a schedule by heading, in the form a classification needs. */
export function indexLines(lines: readonly Row[]): Pick<ClassificationLaw, 'linesOf' | 'countUnder'> {
  const byHeading = groupBy(lines, (row) => digitsOf(row).slice(0, 4));
  const bySubheading = groupBy(lines, (row) => digitsOf(row).slice(0, 6));
  return {
    linesOf: (heading) => byHeading.get(heading) ?? [],
    countUnder: (subheading) => bySubheading.get(subheading)?.length ?? 0,
  };
}
