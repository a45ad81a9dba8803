import { invalidField, type Problem } from '../../../terms/errors.js';

/** A refusal that names its field, in the message too. */
export function refuseField(at: string, message: string): Problem {
  return invalidField(at, `${at}: ${message}`);
}
