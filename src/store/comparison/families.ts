import { CATALOG_FAMILIES } from './catalog-families.js';
import type { Family } from './family.js';
import { SCHEDULE_FAMILIES } from './schedule-families.js';

/** The record families of each data set, under the names used in the data status, in the order of answers. */
export const FAMILIES: ReadonlyMap<string, readonly Family[]> = new Map(
  Object.entries({ ...SCHEDULE_FAMILIES, ...CATALOG_FAMILIES }),
);
