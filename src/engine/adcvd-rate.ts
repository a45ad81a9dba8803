import type { Cited, ConfidenceLabel, SourceLabel } from '../terms/citation.js';
import type { Decimal } from '../terms/decimal.js';

/** A deposit in percent of the customs value or by weight; both null: not known. */
export interface DepositRate {
  readonly percent: Decimal | null;
  readonly usdPerKg: Decimal | null;
}

/** The cash deposit rate of one case for one respondent on the entry date (19 CFR 351.107). */
export interface AdcvdRate extends DepositRate {
  /**
   * Whose it is; `non_selected`: the firms that a review did not examine; `excluded`: the producer and exporter are outside
   * the order.
   */
  readonly kind: 'company' | 'combination' | 'non_selected' | 'all_others' | 'country_wide' | 'excluded';
  /** As it is said. Null: no rate is known for the day. */
  readonly text: string | null;
  /** True: it cites a notice, not only a list of orders. */
  readonly citesNotice: boolean;
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
  readonly citations: Cited;
}
