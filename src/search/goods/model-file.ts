import type { GoodsWeights } from './class-scorer.js';

const FORMAT = 'dutygraph goods model 1';

/** Thrown when the bytes are not those of a model of this version. */
class BrokenModel extends Error {
  override readonly name = 'BrokenModel';
}

interface Head {
  readonly format: string;
  readonly classes: readonly string[];
  readonly features: number;
  readonly weights: number;
  readonly step: number;
}

/** One line of JSON, the features as lines, then numbers: weights of each feature, classes as steps, weights, biases. */
export function encodeModel(model: GoodsWeights): Buffer {
  const { classes, features, starts, classOf, weights, biases, step } = model;
  const head: Head = { format: FORMAT, classes, features: features.length, weights: weights.length, step };
  const counts: number[] = [];
  for (let id = 0; id < features.length; id += 1) {
    const [from, to] = [starts[id]!, starts[id + 1]!];
    writeCount(to - from, counts);
    for (let at = from; at < to; at += 1)
      writeCount(classOf[at]! - (at === from ? 0 : classOf[at - 1]!), counts);
  }
  const text = `${[JSON.stringify(head), ...features].join('\n')}\n`;
  return Buffer.concat([
    Buffer.from(text, 'utf8'),
    Buffer.from(counts),
    Buffer.from(weights.buffer, weights.byteOffset, weights.length),
    Buffer.from(biases.buffer, biases.byteOffset, biases.length),
  ]);
}

/** @throws BrokenModel when the bytes are not those of a model */
export function decodeModel(bytes: Buffer): GoodsWeights {
  const reader = new Reader(bytes);
  const head = JSON.parse(reader.readLine()) as Head;
  if (head.format !== FORMAT) throw new BrokenModel(`the goods model is of another format: ${head.format}`);
  const features = Array.from({ length: head.features }, () => reader.readLine());
  const starts = new Int32Array(head.features + 1);
  const classOf = new Uint16Array(head.weights);
  for (let id = 0; id < head.features; id += 1) {
    const from = starts[id]!;
    const count = reader.readCount();
    starts[id + 1] = from + count;
    for (let at = from; at < from + count; at += 1)
      classOf[at] = reader.readCount() + (at === from ? 0 : classOf[at - 1]!);
  }
  const weights = reader.readBytes(head.weights);
  const biases = reader.readBytes(head.classes.length);
  if (!reader.isAtEnd || starts[head.features] !== head.weights)
    throw new BrokenModel('the goods model is cut off or too long');
  return { classes: head.classes, features, starts, classOf, weights, biases, step: head.step };
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function writeCount(count: number, into: number[]): void {
  let rest = count;
  for (; rest > 127; rest >>>= 7) into.push((rest & 127) | 128);
  into.push(rest);
}

class Reader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  readLine(): string {
    const end = this.bytes.indexOf(10, this.at);
    if (end < 0) throw new BrokenModel('the goods model is cut off');
    const line = this.bytes.toString('utf8', this.at, end);
    this.at = end + 1;
    return line;
  }

  readCount(): number {
    let count = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new BrokenModel('the goods model is cut off');
      this.at += 1;
      count |= (byte & 127) << shift;
      if (byte < 128) return count;
    }
  }

  readBytes(length: number): Int8Array {
    const part = new Int8Array(this.bytes.subarray(this.at, this.at + length));
    this.at += length;
    return part;
  }
}
