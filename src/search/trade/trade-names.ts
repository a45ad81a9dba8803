import { addToList } from '../../terms/group-by.js';
import { isScheduleStop } from '../language/stop-words.js';
import { stemsOf } from '../language/words.js';

/** One row of the authored table: a name used in trade, and the words of the schedule. */
export interface TradeName {
  /** Words used in trade; each spelling or phrase is one entry. */
  readonly say: readonly string[];
  /** Words of the schedule that mean the same. */
  readonly means?: readonly string[];
  /** Dotted numbers, 2 to 10 digits, under which such goods are searched first. */
  readonly under?: readonly string[];
}

/** A trade name in the stems of its words. */
export interface TradePhrase {
  readonly stems: readonly string[];
  readonly text: string;
  readonly means: readonly (readonly string[])[];
  /** Digits. */
  readonly under: readonly string[];
}

/** The table by the first stem of each phrase, longest phrases first. */
export class TradeTable {
  readonly #phrases = new Map<string, TradePhrase[]>();
  /** Every stem of every phrase: words that a query may be corrected to. */
  readonly stems: ReadonlySet<string>;

  constructor(names: readonly TradeName[]) {
    const stems = new Set<string>();
    for (const name of names) for (const phrase of toPhrases(name)) this.#add(phrase, stems);
    for (const group of this.#phrases.values())
      group.sort((left, right) => right.stems.length - left.stems.length);
    this.stems = stems;
  }

  /** The phrases that occur in the stems at a position, longest first. */
  findPhrasesAt(stems: readonly string[], place: number): readonly TradePhrase[] {
    const group = this.#phrases.get(stems[place] ?? '') ?? [];
    return group.filter((phrase) =>
      phrase.stems.every((stemmed, offset) => stems[place + offset] === stemmed),
    );
  }

  #add(phrase: TradePhrase, stems: Set<string>): void {
    const [first] = phrase.stems;
    if (first === undefined) return;
    for (const stemmed of phrase.stems) stems.add(stemmed);
    addToList(this.#phrases, first, phrase);
  }
}

function toPhrases({ say, means = [], under = [] }: TradeName): readonly TradePhrase[] {
  return say.map((text) => ({
    text,
    stems: phraseStems(text),
    means: means.map((words) => phraseStems(words).filter((stemmed) => !isScheduleStop(stemmed))),
    under: under.map((number) => number.replaceAll('.', '')),
  }));
}

/** Stems of a phrase; a hyphenated word is one stem. */
function phraseStems(text: string): readonly string[] {
  return stemsOf(text.replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, ''));
}

export const NO_TRADE_NAMES = new TradeTable([]);
