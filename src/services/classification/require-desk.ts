import { Problem } from '../../terms/errors.js';
import type { ServiceContext } from '../service-context.js';
import type { ClassificationDesk } from './desk.js';

/** Throws `service-unavailable` where nothing can be kept. */
export function deskOf({ classification }: ServiceContext): ClassificationDesk {
  if (classification) return classification;
  throw new Problem('service-unavailable', 'Nothing is kept here: the service runs without a database.');
}
