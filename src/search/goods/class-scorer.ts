import { KeptBest, type Ranked } from '../rank/kept-best.js';

/** The parameters of a model. Weights of one feature stand together, ascending by class. */
export interface GoodsWeights {
  /** Six digits, ascending, and `vague` at the end. */
  readonly classes: readonly string[];
  readonly features: readonly string[];
  /** Where the weights of each feature begin; one more than there are features. */
  readonly starts: Int32Array;
  /** The class of each weight. */
  readonly classOf: Uint16Array;
  /** Weights as whole numbers of `step`. */
  readonly weights: Int8Array;
  readonly biases: Int8Array;
  readonly step: number;
}

/** Features of a text, each with its share of it. */
export type FeatureVector = readonly { readonly id: number; readonly value: number }[];

/** What the classes score that share a feature with a text. */
export interface ClassScores {
  /** In no order. */
  readonly found: Uint16Array;
  /** By class; only those found have one. */
  readonly scores: Float64Array;
}

/** Adds up the weights of a text's features by class. One text at a time: there are thousands of classes to keep. */
export class ClassScorer {
  /** What each class scores before any feature. */
  readonly #biases: Float64Array;
  readonly #found: Uint16Array;
  readonly #scores: Float64Array;
  /** By class; all zeros between texts. */
  readonly #isFound: Uint8Array;

  constructor(private readonly weights: GoodsWeights) {
    const { biases, step } = weights;
    this.#biases = Float64Array.from(biases, (bias) => bias * step);
    this.#found = new Uint16Array(biases.length);
    this.#scores = new Float64Array(biases.length);
    this.#isFound = new Uint8Array(biases.length);
  }

  /** The scores of a text, overwritten by the next one. */
  score(vector: FeatureVector): ClassScores {
    const { starts, classOf, weights, step } = this.weights;
    const [biases, scores, isFound, found] = [this.#biases, this.#scores, this.#isFound, this.#found];
    let count = 0;
    for (const { id, value } of vector)
      for (let at = starts[id]!; at < starts[id + 1]!; at += 1) {
        const one = classOf[at]!;
        if (isFound[one] === 0) {
          isFound[one] = 1;
          scores[one] = biases[one]!;
          found[count] = one;
          count += 1;
        }
        scores[one]! += value * weights[at]! * step;
      }
    for (let nth = 0; nth < count; nth += 1) isFound[found[nth]!] = 0;
    return { found: found.subarray(0, count), scores };
  }

  /** The weight of a feature for a class; 0 where it has none. */
  weightOf(id: number, one: number): number {
    const { starts, classOf, weights } = this.weights;
    const end = starts[id + 1]!;
    let [from, to] = [starts[id]!, end];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (classOf[middle]! < one) from = middle + 1;
      else to = middle;
    }
    return from < end && classOf[from] === one ? weights[from]! : 0;
  }
}

/**
 * The highest score, and the sum of all exponentials beside it. The loops count: an iterator over a typed array is
 * slower.
 */
export function spreadOf({ found, scores }: ClassScores): { readonly top: number; readonly total: number } {
  let [top, total] = [Number.NEGATIVE_INFINITY, 0];
  for (let nth = 0; nth < found.length; nth += 1) top = Math.max(top, scores[found[nth]!]!);
  for (let nth = 0; nth < found.length; nth += 1) total += Math.exp(scores[found[nth]!]! - top);
  return { top, total };
}

/** The classes of the highest scores, at most so many, best first; equal ones ascend. */
export function chooseBest(
  { found, scores }: ClassScores,
  { most, except }: { readonly most: number; readonly except: number },
): readonly Ranked[] {
  const kept = new KeptBest(most);
  for (let nth = 0; nth < found.length; nth += 1) {
    const one = found[nth]!;
    if (one !== except && scores[one]! >= kept.least) kept.add({ node: one, score: scores[one]! });
  }
  return kept.list;
}
