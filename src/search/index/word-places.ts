import type { Word } from '../language/words.js';

/** A range of a text, in characters from 0. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Words of all texts, one after another. */
interface PlacedWords {
  readonly ids: ReadonlyMap<string, number>;
  /** The first word of each text, and the end of the last text. */
  readonly starts: Uint32Array;
  readonly stems: Uint32Array;
  /** The start and end of each word. */
  readonly offsets: Uint32Array;
}

/** The positions of the words of every text, by stem, so that texts need not be read again to show matches. */
export class WordPlaces {
  constructor(private readonly words: PlacedWords) {}

  /** The id of a stem for `find`; -1 when it does not occur. */
  idOf(stemmed: string): number {
    return this.words.ids.get(stemmed) ?? -1;
  }

  /**
   * Words of one text with one of the stems, in order.
   * @param stems ids from `idOf`
   */
  find(node: number, stems: readonly number[]): readonly Stretch[] {
    const { starts, stems: placed, offsets } = this.words;
    const found: Stretch[] = [];
    const end = starts[node + 1] as number;
    for (let place = starts[node] as number; place < end; place += 1)
      if (stems.includes(placed[place] as number))
        found.push({ from: offsets[2 * place] as number, to: offsets[2 * place + 1] as number });
    return found;
  }
}

/** Collects the words of one text after another, in printing order. */
export class WordPlacesBuilder {
  readonly #ids = new Map<string, number>();
  readonly #starts: number[] = [0];
  readonly #stems: number[] = [];
  readonly #offsets: number[] = [];

  add(words: readonly Word[]): void {
    for (const { stem, from, to } of words) {
      const id = this.#ids.get(stem) ?? this.#ids.size;
      this.#ids.set(stem, id);
      this.#stems.push(id);
      this.#offsets.push(from, to);
    }
    this.#starts.push(this.#stems.length);
  }

  build(): WordPlaces {
    return new WordPlaces({
      ids: this.#ids,
      starts: Uint32Array.from(this.#starts),
      stems: Uint32Array.from(this.#stems),
      offsets: Uint32Array.from(this.#offsets),
    });
  }
}
