import { createFieldProblem, type Problem } from '../../../terms/errors.js';

/** A refusal that names its field, in the message too. */
export function refuseField(at: string, message: string): Problem {
  return createFieldProblem(at, `${at}: ${message}`);
}
