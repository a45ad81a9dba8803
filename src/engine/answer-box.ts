import type { AnswerOptions } from './answer-options.js';
import type { FactValue } from './facts.js';
import { NEVER, PERHAPS, SURELY, type TableTest, type Verdict } from './verdicts.js';
import type { FactSet } from './fact-set.js';

/** The answers each open fact can still have: bit by bit, by the place of the fact. */
export type Box = readonly number[];

/** The open facts of one search, and how each test takes each answer. */
export class OpenAnswers {
  readonly whole: Box;
  private readonly places = new Map<string, number>();
  /** By test: the place of its fact, -1 for one that is not open. */
  private readonly placeOf: readonly number[];
  /** By test: the answers under which it holds; of a fact that is not open, all or none. */
  private readonly holding: readonly number[];

  constructor(
    readonly options: readonly AnswerOptions[],
    tests: readonly TableTest[],
    known: (key: string) => FactValue | null,
  ) {
    for (const [place, { key }] of options.entries()) this.places.set(key, place);
    this.whole = options.map(({ answers }) => (1 << answers.length) - 1);
    this.placeOf = tests.map(({ key }) => this.places.get(key) ?? NOT_OPEN);
    this.holding = tests.map(({ key, holds }, test) => {
      const place = this.placeOf[test]!;
      if (place === NOT_OPEN) return holds(known(key)) ? 1 : 0;
      return options[place]!.answers.reduce<number>(
        (bits, answer, bit) => (holds(answer) ? bits | (1 << bit) : bits),
        0,
      );
    });
  }

  /** The place of the fact that the test reads; -1: it is not open. */
  factOf(test: number): number {
    return this.placeOf[test]!;
  }

  judgeTest(test: number, box: Box): Verdict {
    const place = this.placeOf[test]!;
    const holding = this.holding[test]!;
    if (place === NOT_OPEN) return holding === 0 ? NEVER : SURELY;
    const open = box[place]!;
    const among = holding & open;
    return among === 0 ? NEVER : among === open ? SURELY : PERHAPS;
  }

  /** -1: the fact is not open. */
  placeOfKey(key: string): number {
    return this.places.get(key) ?? NOT_OPEN;
  }

  listAnswers(box: Box, place: number): readonly (FactValue | null)[] {
    const open = box[place]!;
    return this.options[place]!.answers.filter((_, bit) => (open & (1 << bit)) !== 0);
  }

  /** One box for each answer of the fact, which can still have any of them. */
  split(box: Box, place: number): Box[] {
    const boxes: Box[] = [];
    for (let bit = 1; bit <= box[place]!; bit <<= 1)
      boxes.push(box.map((open, at) => (at === place ? bit : open)));
    return boxes;
  }

  /** One fact set of the box: the first answer to each fact. */
  toFactSet(box: Box, given: FactSet): FactSet {
    const answers = this.options.map(({ answers }, place) => answers[lowestBit(box[place]!)] ?? null);
    return new ChosenAnswers(given, this.places, answers);
  }
}

const NOT_OPEN = -1;

export function isDecided(open: number): boolean {
  return (open & (open - 1)) === 0;
}

function lowestBit(open: number): number {
  return 31 - Math.clz32(open & -open);
}

class ChosenAnswers implements FactSet {
  constructor(
    private readonly given: FactSet,
    private readonly places: ReadonlyMap<string, number>,
    private readonly answers: readonly (FactValue | null)[],
  ) {}

  answer(key: string): FactValue | null {
    const place = this.places.get(key);
    return place === undefined ? this.given.answer(key) : this.answers[place]!;
  }
}
