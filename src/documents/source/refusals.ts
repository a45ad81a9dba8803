import { createFieldProblem, Problem } from '../../terms/errors.js';

/** Name of the input that holds the file. */
const CONTENT = 'content';

/** The bytes are a file of a kind that is read, but cannot be. */
export function createUnreadableProblem(message: string): Problem {
  return createFieldProblem(CONTENT, `${CONTENT}: ${message}`);
}

/** The file asks for more work than one request may. */
export function createTooLargeProblem(message: string): Problem {
  return new Problem('payload-too-large', message, [{ at: CONTENT, message }]);
}

/** The bytes are of no kind that is read here. */
export function createUnsupportedProblem(message: string): Problem {
  return new Problem('unsupported-media-type', message, [{ at: CONTENT, message }]);
}
