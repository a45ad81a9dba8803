import { addToList } from '../../terms/group-by.js';
import { rarityOf, weightOf } from '../index/postings.js';

/** A letter by what it is found by. */
export interface IndexedRuling {
  readonly rulingNumber: string;
  /** Stems of its subject. */
  readonly stems: Iterable<string>;
}

/** A long subject names several goods, so each of its words says less of any: BM25 with b at this. */
const LENGTH_EFFECT = 0.75;

/**
 * Which ruling letters name the goods of a text: BM25 over their subjects, in memory. Each word of a subject counts once, as a
 * subject repeats none of its words.
 */
export class RulingIndex {
  /** By position. Null: a later text of the letter replaces it. */
  private readonly numbers: (string | null)[] = [];
  private readonly lengths: number[] = [];
  private readonly places = new Map<string, number>();
  private readonly postings = new Map<string, number[]>();
  private words = 0;

  /** Letters in the index. */
  get size(): number {
    return this.places.size;
  }

  /** Adds a letter, in place of an earlier text of it. */
  add({ rulingNumber, stems }: IndexedRuling): void {
    const replaced = this.places.get(rulingNumber);
    if (replaced !== undefined) {
      this.numbers[replaced] = null;
      this.words -= this.lengths[replaced]!;
    }
    const place = this.numbers.push(rulingNumber) - 1;
    this.places.set(rulingNumber, place);
    let length = 0;
    for (const stem of new Set(stems)) {
      length += 1;
      addToList(this.postings, stem, place);
    }
    this.lengths.push(length);
    this.words += length;
  }

  /** The numbers of the letters nearest to these stems, best first; of two alike the one added last. */
  find(stems: Iterable<string>, most: number): readonly string[] {
    const { scores, touched } = this.score(stems);
    const isBefore = (left: number, right: number): boolean =>
      scores[left]! > scores[right]! || (scores[left] === scores[right] && left > right);
    const best: number[] = [];
    for (const place of touched) {
      if (this.numbers[place] === null) continue;
      if (best.length === most && !isBefore(place, best[most - 1]!)) continue;
      const at = best.findIndex((other) => isBefore(place, other));
      best.splice(at === -1 ? best.length : at, 0, place);
      if (best.length > most) best.pop();
    }
    return best.map((place) => this.numbers[place]!);
  }

  private score(stems: Iterable<string>) {
    const scores = new Float64Array(this.numbers.length);
    const touched: number[] = [];
    const average = this.words / Math.max(1, this.size);
    for (const stem of new Set(stems)) {
      const places = this.postings.get(stem) ?? [];
      const rarity = rarityOf(this.numbers.length, places.length);
      for (const place of places) {
        if (scores[place] === 0) touched.push(place);
        scores[place]! += rarity * weightOf(this.lengths[place]!, average, LENGTH_EFFECT);
      }
    }
    return { scores, touched };
  }
}
