import { createFieldProblem, refuseField, type Problem } from '../../terms/errors.js';

/** Name of the input that contains the file. */
const CONTENT = 'content';

/** The file has a supported type but cannot be read. */
export function createUnreadableProblem(message: string): Problem {
  return refuseField(CONTENT, message);
}

/** The file asks for more work than one request may. */
export function createTooLargeProblem(message: string): Problem {
  return createFieldProblem(CONTENT, message, 'payload-too-large');
}

/** The file has no supported type. */
export function createUnsupportedProblem(message: string): Problem {
  return createFieldProblem(CONTENT, message, 'unsupported-media-type');
}
