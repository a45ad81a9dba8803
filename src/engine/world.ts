import { parseDecimal, type Decimal } from '../terms/decimal.js';
import type { FactValue } from './facts.js';
import type { FactDefinition } from './law.js';

/** One complete set of answers: what was stated, then what is supposed, then what the vocabulary assumes. */
export interface World {
  /** Null: no answer, and none assumed; every test of it fails. */
  answer(key: string): FactValue | null;
}

/** A supposition put in place of a missing answer while alternatives are compared. */
export type Supposition = ReadonlyMap<string, FactValue | null>;

export const NO_SUPPOSITION: Supposition = new Map();

export class AnsweredWorld implements World {
  constructor(
    private readonly stated: ReadonlyMap<string, FactValue>,
    private readonly definitions: ReadonlyMap<string, FactDefinition>,
    private readonly supposed: Supposition = NO_SUPPOSITION,
  ) {}

  answer(key: string): FactValue | null {
    const stated = this.stated.get(key);
    if (stated !== undefined) return stated;
    const supposed = this.supposed.get(key);
    return supposed !== undefined ? supposed : assumedAnswer(this.definitions.get(key));
  }

  /** The world in which this is supposed, and nothing else. */
  with(supposed: Supposition): AnsweredWorld {
    return new AnsweredWorld(this.stated, this.definitions, supposed);
  }
}

const assumedAnswers = new WeakMap<FactDefinition, FactValue | null>();

function assumedAnswer(definition: FactDefinition | undefined): FactValue | null {
  if (definition === undefined) return null;
  const known = assumedAnswers.get(definition);
  if (known !== undefined) return known;
  const value = definition.assumed === null ? null : typedAnswer(definition, definition.assumed);
  assumedAnswers.set(definition, value);
  return value;
}

/** An answer's text as the value its key's type calls for. */
export function typedAnswer(definition: FactDefinition, text: string): FactValue | null {
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
