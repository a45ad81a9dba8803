import type { Problem } from '../terms/errors.js';

/** A refusal for the terminal: what it says, then what it says of each field, each line once. */
export function describeProblem({ message, fields }: Problem): string {
  return [...new Set([message, ...fields.map((field) => field.message)])].join('\n');
}
