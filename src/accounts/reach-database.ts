import { Problem } from '../terms/errors.js';
import { enforceTimeout } from './within-time.js';

/** How long a request waits for the database. */
const ANSWER_TIMEOUT_MS = 4_000;

/**
 * The answer of the database; `service-unavailable` with Retry-After when it fails or times out. A Problem is rethrown.
 */
export async function reachDatabase<T>(answer: Promise<T>): Promise<T> {
  try {
    return await enforceTimeout(answer, ANSWER_TIMEOUT_MS);
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    const detail = 'The database does not answer: what is kept for the account cannot be read or written.';
    throw new Problem('service-unavailable', detail).withHeaders({ 'Retry-After': '5' });
  }
}
