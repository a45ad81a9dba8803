import { Problem, type ProblemName } from '../terms/errors.js';

/** A refusal of one field, whose name stands before what is wrong with it. */
export function refuseField(at: string, wrong: string, kind: ProblemName = 'invalid-parameter'): Problem {
  const message = `${at}: ${wrong}`;
  return new Problem(kind, message, [{ at, message }]);
}
