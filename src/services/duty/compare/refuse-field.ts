import { createFieldProblem, type Problem } from '../../../terms/errors.js';

/** A problem that names its field, also in the message. */
export function refuseField(at: string, message: string): Problem {
  return createFieldProblem(at, `${at}: ${message}`);
}
