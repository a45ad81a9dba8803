import type { Word } from '../language/words.js';

/** A stretch of a text, in characters from 0. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where the words of every text stand, by their stems: texts are not read again to show what was found in them. */
export class WordPlaces {
  constructor(
    private readonly ids: ReadonlyMap<string, number>,
    /** The first word of each text, and the end of the last one. */
    private readonly starts: Uint32Array,
    private readonly stems: Uint32Array,
    private readonly offsets: Uint32Array,
  ) {}

  /** What `find` knows a stem by; -1 for one that stands nowhere. */
  idOf(stemmed: string): number {
    return this.ids.get(stemmed) ?? -1;
  }

  /** Words of one text with one of the stems, in order. @param stems as `idOf` gives them */
  find(node: number, stems: readonly number[]): readonly Stretch[] {
    const found: Stretch[] = [];
    const end = this.starts[node + 1] as number;
    for (let place = this.starts[node] as number; place < end; place += 1)
      if (stems.includes(this.stems[place] as number))
        found.push({ from: this.offsets[2 * place] as number, to: this.offsets[2 * place + 1] as number });
    return found;
  }
}

/** Takes the words of one text after the other, in printing order. */
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
    const [starts, stems, offsets] = [this.#starts, this.#stems, this.#offsets].map((list) =>
      Uint32Array.from(list),
    ) as [Uint32Array, Uint32Array, Uint32Array];
    return new WordPlaces(this.#ids, starts, stems, offsets);
  }
}
