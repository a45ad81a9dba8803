import type { RateRecord } from '../records.js';
import { readCompanyName } from './company-name.js';
import { extractNames, findPair } from './printed-names.js';
import { similarityOf, type WordWeights } from './similarity.js';

/** A respondent of one case whose name is similar to the given name. */
export interface RespondentMatch {
  readonly companyKey: string;
  /** The name as in the rate rows. */
  readonly name: string;
  /** The part of the name that matched, when a row joins several names. */
  readonly matchedName: string;
  /** 1: equal except for legal form, punctuation and accents. */
  readonly score: number;
}

/** From this score on a name is accepted as the company; below it is only a candidate. */
const ACCEPTED_SCORE = 0.9;
/** Names with a lower score are not shown. */
const SHOWN_SCORE = 0.6;

/** A combination rate whose exporter is similar to the given name. */
export interface PairMatch {
  readonly companyKey: string;
  readonly name: string;
  readonly exporterScore: number;
  /** Null: no producer was named. */
  readonly producerScore: number | null;
}

/** Words of a name. */
type Words = readonly string[];

interface Pair {
  readonly companyKey: string;
  readonly name: string;
  /** Words of the whole row, joined. */
  readonly printed: string;
  readonly exporters: readonly Words[];
  readonly producers: readonly Words[];
}

interface Entry {
  readonly companyKey: string;
  readonly name: string;
  readonly part: string;
  readonly words: Words;
}

/** The respondents of one case, by name. */
export class RespondentIndex {
  private readonly entries: readonly Entry[];
  private readonly pairs: readonly Pair[];
  private readonly weightOf: WordWeights;

  constructor(rates: readonly RateRecord[]) {
    const names = new Map<string, Entry>();
    const pairs = new Map<string, Pair>();
    for (const { companyKey, companyName } of rates) {
      if (companyKey === null) continue;
      const pair = findPair(companyName);
      if (pair !== null) {
        const { exporters, producers } = pair;
        pairs.set(companyKey, {
          companyKey,
          name: companyName,
          printed: wordsOf(companyName).join(' '),
          exporters: exporters.map(wordsOf),
          producers: producers.map(wordsOf),
        });
        continue;
      }
      for (const part of extractNames(companyName)) {
        const words = wordsOf(part);
        names.set(`${companyKey}\n${words.join(' ')}`, { companyKey, name: companyName, part, words });
      }
    }
    this.entries = [...names.values()];
    this.pairs = [...pairs.values()];
    this.weightOf = weightsOver([
      ...this.entries.map(({ words }) => words),
      ...this.pairs.flatMap(({ exporters, producers }) => [...exporters, ...producers]),
    ]);
  }

  /** The most similar respondents, best first, up to `limit`. */
  find(name: string, limit = 5): readonly RespondentMatch[] {
    const words = wordsOf(name);
    if (words.length === 0) return [];
    const best = new Map<string, RespondentMatch>();
    for (const entry of this.entries) {
      const score = similarityOf(words, entry.words, this.weightOf);
      if (score < SHOWN_SCORE || score <= (best.get(entry.companyKey)?.score ?? 0)) continue;
      best.set(entry.companyKey, {
        companyKey: entry.companyKey,
        name: entry.name,
        matchedName: entry.part,
        score,
      });
    }
    return [...best.values()]
      .sort((left, right) => right.score - left.score || (left.companyKey < right.companyKey ? -1 : 1))
      .slice(0, limit);
  }

  /** Combination rates of an exporter, or of exporter and producer when both are given, also as one name as printed. */
  findPairs(exporter: string, producer: string | null): readonly PairMatch[] {
    const exporterWords = wordsOf(exporter);
    const asPrinted = exporterWords.join(' ');
    const whole = producer === null ? this.pairs.filter(({ printed }) => printed === asPrinted) : [];
    if (whole.length > 0)
      return whole.map(({ companyKey, name }) => ({ companyKey, name, exporterScore: 1, producerScore: 1 }));
    const producerWords = producer === null ? null : wordsOf(producer);
    return this.pairs
      .map(({ companyKey, name, exporters, producers }) => ({
        companyKey,
        name,
        exporterScore: this.likenessOf(exporterWords, exporters),
        producerScore: producerWords === null ? null : this.likenessOf(producerWords, producers),
      }))
      .filter(
        ({ exporterScore, producerScore }) =>
          exporterScore >= ACCEPTED_SCORE && (producerScore ?? 1) >= ACCEPTED_SCORE,
      )
      .sort((left, right) => scoreOf(right) - scoreOf(left) || (left.companyKey < right.companyKey ? -1 : 1));
  }

  /** How similar a name is to the nearest of several. */
  private likenessOf(words: Words, names: readonly Words[]): number {
    return Math.max(...names.map((name) => similarityOf(words, name, this.weightOf)));
  }
}

function wordsOf(name: string): Words {
  return readCompanyName(name).words;
}

function scoreOf({ exporterScore, producerScore }: PairMatch): number {
  return exporterScore + (producerScore ?? 0);
}

/** Inverse document frequency over the names of the case; a word in no name weighs most. */
function weightsOver(names: readonly (readonly string[])[]): WordWeights {
  const counts = new Map<string, number>();
  for (const words of names) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(names.length + 2);
  return (word) => Math.max(0.2, most - Math.log((counts.get(word) ?? 0) + 1));
}

/**
 * The reliable matches: similar enough, and as similar as the best. Several respondents that are similar but not the
 * same give no match: the caller must choose.
 */
export function selectAccepted(matches: readonly RespondentMatch[]): readonly RespondentMatch[] {
  const [best] = matches;
  if (best === undefined || best.score < ACCEPTED_SCORE) return [];
  const nearest = matches.filter(({ score }) => score === best.score);
  return nearest.length > 1 && best.score < 1 ? [] : nearest;
}
