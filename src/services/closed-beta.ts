import { Problem } from '../terms/errors.js';
import type { ServiceContext } from './service-context.js';

/**
 * Lets only keys with the beta entitlement through, whichever endpoint they came by.
 *
 * @throws Problem `closed-beta` for every other key.
 */
export function requireBeta(context: ServiceContext): void {
  if (context.betaEntitled) return;
  throw new Problem(
    'closed-beta',
    'This field is in closed beta: it needs an API key with the beta entitlement.',
  );
}
