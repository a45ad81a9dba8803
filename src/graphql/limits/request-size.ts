import type { GraphQLError } from 'graphql';
import { GRAPH_LIMITS, createTooComplexError } from './too-complex.js';

/** A document and its variables as sent. Null: the document is identified by its hash. */
export interface SentOperation {
  readonly query: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The limit that a request exceeds before its document is parsed; null when none. */
export function findRequestExcess({ query, variables }: SentOperation): GraphQLError | null {
  const { characters, values } = GRAPH_LIMITS;
  if (query !== null && query.length > characters)
    return createTooComplexError(
      `The document has ${query.length} characters: send at most ${characters}, and long texts as variables.`,
    );
  return countValues(variables, values) > values
    ? createTooComplexError(`The variables hold more than ${values} values: send fewer.`)
    : null;
}

/** Texts, numbers, lists and objects in a value; counting stops above the limit. */
function countValues(value: unknown, most: number): number {
  let count = 1;
  if (typeof value !== 'object' || value === null) return count;
  for (const name in value) {
    if (count > most) break;
    count += countValues((value as Readonly<Record<string, unknown>>)[name], most - count);
  }
  return count;
}
