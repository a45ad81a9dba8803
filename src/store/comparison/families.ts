import { CATALOG_FAMILIES } from './catalog-families.js';
import type { Family } from './family.js';
import { SCHEDULE_FAMILIES } from './schedule-families.js';

/** What answers are read from, by data set, under the names that the data status has; in the order of answers. */
export const FAMILIES: ReadonlyMap<string, readonly Family[]> = new Map([
  ...SCHEDULE_FAMILIES,
  ...CATALOG_FAMILIES,
]);
