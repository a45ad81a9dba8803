import { Problem } from '../../terms/errors.js';
import type { ServiceContext } from '../service-context.js';
import type { ClassificationRepository } from './repository.js';

/** Throws `service-unavailable` where nothing can be stored. */
export function requireRepository({ classification }: ServiceContext): ClassificationRepository {
  if (classification) return classification;
  throw new Problem('service-unavailable', 'Nothing is kept here: the service runs without a database.');
}
