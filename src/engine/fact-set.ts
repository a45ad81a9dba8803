import { parseDecimal, type Decimal } from '../terms/decimal.js';
import { onceFor } from '../terms/lazily.js';
import type { FactValue } from './facts.js';
import type { FactDefinition } from './law.js';

/** One complete set of answers: what was stated or is taken as stated, then what the vocabulary assumes. */
export interface FactSet {
  /** Null: no answer, and none assumed; every test of it fails. */
  answer(key: string): FactValue | null;
}

/** The answers the caller gave, and what the vocabulary assumes for the others. */
export class AnsweredFacts implements FactSet {
  private readonly assumed: AssumedAnswers;

  constructor(
    private readonly stated: ReadonlyMap<string, FactValue>,
    definitions: ReadonlyMap<string, FactDefinition>,
  ) {
    this.assumed = collectAssumedAnswers(definitions);
  }

  answer(key: string): FactValue | null {
    const stated = this.stated.get(key);
    return stated !== undefined ? stated : (this.assumed.get(key) ?? null);
  }
}

/** A fact set with one answer replaced, whatever was stated. */
export class AnsweredOtherwise implements FactSet {
  constructor(
    private readonly factSet: FactSet,
    private readonly key: string,
    private readonly other: FactValue | null,
  ) {}

  answer(key: string): FactValue | null {
    return key === this.key ? this.other : this.factSet.answer(key);
  }
}

export type AssumedAnswers = ReadonlyMap<string, FactValue | null>;

/** Computed once for each vocabulary. */
export const collectAssumedAnswers = onceFor(
  (definitions: ReadonlyMap<string, FactDefinition>): AssumedAnswers =>
    new Map(
      [...definitions].map(([key, definition]) => [
        key,
        definition.assumed === null ? null : typedAnswer(definition, definition.assumed),
      ]),
    ),
);

/** An answer's text as the value its key's type calls for. */
function typedAnswer(definition: FactDefinition, text: string): FactValue | null {
  if (definition.type === 'boolean') return text === 'true';
  return definition.type === 'number' ? parseDecimal(text) : text;
}

/** An answer as text, for messages. */
export function answerText(answer: FactValue | null): string {
  if (answer === null) return 'not stated';
  return typeof answer === 'object' ? answer.toFixed() : String(answer);
}

export function isDecimal(answer: FactValue | null): answer is Decimal {
  return typeof answer === 'object' && answer !== null;
}
