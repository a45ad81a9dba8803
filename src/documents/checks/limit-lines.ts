import type { Extraction } from '../extraction.js';
import { FILE_LIMITS } from '../source/limits.js';

/** Cuts a long table to one answer. Sums were compared over all lines; the number of the others is reported. */
export function limitLines(extraction: Extraction): Extraction {
  const { lineItems, checks, warnings } = extraction;
  const max = FILE_LIMITS.lineItems;
  if (lineItems.length <= max) return extraction;
  const isBeyond = ({ position }: Extraction['checks'][number]): boolean =>
    position !== null && position > max;
  const differing = checks.filter((check) => isBeyond(check) && check.status === 'differs').length;
  return {
    ...extraction,
    lineItems: lineItems.slice(0, max),
    checks: checks.filter((check) => !isBeyond(check)),
    warnings: [
      ...warnings,
      `The table has ${lineItems.length} lines: the first ${max} are in the answer, all are in its sums. Of the others ${differing} differ from quantity times unit price.`,
    ],
  };
}
