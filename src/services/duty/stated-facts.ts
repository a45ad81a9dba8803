import type { FactValue } from '../../engine/facts.js';
import { answerText } from '../../engine/fact-set.js';
import type { FieldReader } from './field-reader.js';

/** The facts stated so far and where each was stated, to detect two values for one fact. */
export class StatedFacts {
  private readonly answers = new Map<string, { readonly value: FactValue; readonly at: string }>();

  constructor(private readonly reader: FieldReader) {}

  /** Null: not stated, or already refused. */
  state(key: string, value: FactValue | null, at: string): void {
    if (value === null) return;
    const known = this.answers.get(key);
    if (known === undefined) this.answers.set(key, { value, at });
    else if (answerText(known.value) !== answerText(value)) {
      const both = `${answerText(value)}, but ${known.at} says ${answerText(known.value)}`;
      this.reader.refuse(at, `${both}: both answer ${key}, give one`);
    }
  }

  get(key: string): FactValue | null {
    return this.answers.get(key)?.value ?? null;
  }

  toMap(): ReadonlyMap<string, FactValue> {
    const values = new Map<string, FactValue>();
    for (const [key, { value }] of this.answers) values.set(key, value);
    return values;
  }
}
