import { featuresOf, kindOf } from './goods-features.js';
import type { GoodsWeights } from './class-scorer.js';
import { GoodsModel, VAGUE } from './goods-model.js';

/** A text and the subheadings that it may be filed under. */
export interface LabelledText {
  readonly text: string;
  /** Six digits each, one of which is right; `vague` alone: it names no goods. */
  readonly labels: readonly string[];
  /** How much it counts beside the others. */
  readonly weight: number;
}

const PASSES = 2;
const RATE = 0.08;
const BIAS_SHARE = 0.3;
const DECAY = 1e-6;
/** Gradients smaller than this change nothing. */
const LEAST = 1e-5;
/** A pair or letters seen once say no more than the words. */
const MIN_SEEN = 2;
/** The greatest weight before training; word counts grow by their logarithm. */
const [FLOOR, GROWTH, CEILING] = [0.5, 0.5, 3] as const;

interface Example {
  readonly vector: ReturnType<GoodsModel['toVector']>;
  readonly labels: ReadonlySet<number>;
  readonly weight: number;
}

/**
 * A softmax over the subheadings that share a feature with the text, by stochastic gradient descent with a step of its own
 * for each weight (AdaGrad). A weight exists only where the word was seen with the subheading: the model stays small. The
 * order of the examples is shuffled by a fixed generator: equal texts give equal bytes.
 *
 * @param onPass called after each pass with the mean loss
 */
export function trainModel(
  texts: readonly LabelledText[],
  onPass?: (pass: number, loss: number) => void,
): GoodsWeights {
  const trainer = new Trainer(texts);
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const loss = trainer.pass();
    onPass?.(pass, loss);
  }
  return trainer.quantize();
}

class Trainer {
  private readonly layout: Pick<GoodsWeights, 'classes' | 'features' | 'starts' | 'classOf'>;
  private readonly weights: Float64Array;
  private readonly biases: Float64Array;
  private readonly squares: Float64Array;
  private readonly biasSquares: Float64Array;
  private readonly examples: readonly Example[];
  private readonly order: Int32Array;
  private seed = 1;

  constructor(texts: readonly LabelledText[]) {
    const classes = [...new Set(texts.flatMap(({ labels }) => labels))].sort();
    const known = new Map(classes.map((one, at) => [one, at]));
    if (classes.at(-1) !== VAGUE) throw new TypeError('no text is labelled vague');
    const read = texts.map(({ text, labels, weight }) => ({
      ...{ features: featuresOf(text), weight },
      labels: new Set(labels.map((label) => known.get(label)!)),
    }));
    const counts = countTogether(read);
    const features = [...counts.keys()].sort();
    const starts = new Int32Array(features.length + 1);
    features.forEach((feature, id) => (starts[id + 1] = starts[id]! + counts.get(feature)!.size));
    const classOf = new Uint16Array(starts[features.length]!);
    this.weights = new Float64Array(classOf.length);
    features.forEach((feature, id) => {
      const together = [...counts.get(feature)!].sort((left, right) => left[0] - right[0]);
      together.forEach(([one, count], place) => {
        classOf[starts[id]! + place] = one;
        this.weights[starts[id]! + place] = Math.min(CEILING, FLOOR + GROWTH * Math.log1p(count));
      });
    });
    this.layout = { classes, features, starts, classOf };
    this.biases = new Float64Array(classes.length);
    this.squares = new Float64Array(classOf.length).fill(1e-8);
    this.biasSquares = new Float64Array(classes.length).fill(1e-8);
    const space = new GoodsModel(this.quantize());
    this.examples = read
      .map((one) => ({ vector: space.toVector(one.features), labels: one.labels, weight: one.weight }))
      .filter(({ vector }) => vector.length > 0);
    this.order = Int32Array.from(this.examples, (_, at) => at);
  }

  /** One pass over all examples; returns the mean loss. */
  pass(): number {
    this.shuffle();
    const sums = new Float64Array(this.layout.classes.length);
    let loss = 0;
    for (const at of this.order) loss += this.learn(this.examples[at]!, sums);
    return loss / this.examples.length;
  }

  quantize(): GoodsWeights {
    const largest = [...this.biases].reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const step = this.weights.reduce((most, value) => Math.max(most, Math.abs(value)), largest) / 127;
    const toSteps = (values: Float64Array): Int8Array =>
      Int8Array.from(values, (value) => Math.round(value / step));
    return { ...this.layout, weights: toSteps(this.weights), biases: toSteps(this.biases), step };
  }

  private learn({ vector, labels, weight }: Example, sums: Float64Array): number {
    const { starts, classOf } = this.layout;
    const touched: number[] = [];
    for (const { id, value } of vector)
      for (let at = starts[id]!; at < starts[id + 1]!; at += 1) {
        const one = classOf[at]!;
        if (sums[one] === 0) {
          touched.push(one);
          sums[one] = this.biases[one]! + Number.MIN_VALUE;
        }
        sums[one]! += value * this.weights[at]!;
      }
    const top = touched.reduce((most, one) => Math.max(most, sums[one]!), Number.NEGATIVE_INFINITY);
    let [total, right] = [0, 0];
    for (const one of touched) {
      sums[one] = Math.exp(sums[one]! - top);
      total += sums[one];
      if (labels.has(one)) right += sums[one];
    }
    // Now the gradient of each class: its share less its share among the right ones.
    for (const one of touched) sums[one]! *= 1 / total - (labels.has(one) && right > 0 ? 1 / right : 0);
    for (const { id, value } of vector)
      for (let at = starts[id]!; at < starts[id + 1]!; at += 1) {
        const gradient = sums[classOf[at]!]! * value * weight + DECAY * this.weights[at]!;
        if (Math.abs(gradient) < LEAST) continue;
        this.squares[at]! += gradient * gradient;
        this.weights[at]! -= (RATE * gradient) / Math.sqrt(this.squares[at]!);
      }
    for (const one of touched) {
      const gradient = sums[one]! * BIAS_SHARE;
      sums[one] = 0;
      if (Math.abs(gradient) < LEAST) continue;
      this.biasSquares[one]! += gradient * gradient;
      this.biases[one]! -= (BIAS_SHARE * RATE * gradient) / Math.sqrt(this.biasSquares[one]!);
    }
    return right > 0 ? -Math.log(right / total) : Math.log(total);
  }

  private shuffle(): void {
    for (let last = this.order.length - 1; last > 0; last -= 1) {
      this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
      const other = Math.floor((this.seed / 2 ** 32) * (last + 1));
      [this.order[last], this.order[other]] = [this.order[other]!, this.order[last]!];
    }
  }
}

/** How often each feature stands with each class, by the weights of the texts. */
function countTogether(
  texts: readonly { features: readonly string[]; labels: ReadonlySet<number>; weight: number }[],
): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const seen = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const counts = new Map<string, Map<number, number>>();
  for (const { features, labels, weight } of texts)
    for (const feature of features) {
      if (kindOf(feature) !== 'stem' && seen.get(feature)! < MIN_SEEN) continue;
      const together = counts.get(feature) ?? new Map<number, number>();
      counts.set(feature, together);
      for (const one of labels) together.set(one, (together.get(one) ?? 0) + weight / labels.size);
    }
  return counts;
}
