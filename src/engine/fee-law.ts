import type { Cited } from '../terms/citation.js';
import type { Decimal } from '../terms/decimal.js';
import type { Interval } from '../terms/interval.js';

/** Merchandise processing and harbor maintenance fees of a period. */
export interface FeeSchedule {
  readonly interval: Interval;
  readonly mpfPercent: Decimal;
  readonly mpfMinimum: Decimal;
  readonly mpfMaximum: Decimal;
  readonly hmfPercent: Decimal;
  readonly mpfCitations: Cited;
  readonly hmfCitations: Cited;
}

/**
 * Goods that pay no merchandise processing fee because of where they are produced, whether or not a preference is
 * claimed (19 USC 58c(b)(8)(B)(ii), (iii) and (b)(11); 19 CFR 24.23(c)).
 */
export interface OriginExemption {
  /** The row of the law. */
  readonly id: string;
  /** Whose goods are exempt, in words. */
  readonly condition: string;
  readonly citations: Cited;
}
