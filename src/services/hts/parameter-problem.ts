import { Problem, type ProblemName } from '../../terms/errors.js';

/** A problem with one parameter, named in `errors[]`. */
export function createParameterProblem(
  at: string,
  text: string,
  kind: ProblemName = 'invalid-parameter',
): Problem {
  const message = `${at}: ${text}`;
  return new Problem(kind, message, [{ at, message }]);
}
