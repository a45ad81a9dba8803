import type { PartAnswer } from '../../portfolio/part-tables.js';
import type { Part, PartsReport } from '../../portfolio/part.js';
import type { PortfolioChange } from '../../services/portfolio/portfolio-changes.js';
import type { PortfolioSums } from '../../services/portfolio/portfolio-sums.js';
import type { PricedPart } from '../../services/portfolio/price-part.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';

/** A portfolio with everything that was computed for it. */
export interface PricedPortfolio {
  readonly file: { readonly name: string; readonly sha256: string; readonly report: PartsReport };
  readonly date: CalendarDate;
  readonly dataVersion: string;
  readonly engineVersion: string;
  /** The last day to which the law is known: a later date is answered as scheduled. */
  readonly verifiedTo: CalendarDate;
  readonly priced: readonly PricedPart[];
  readonly answers: readonly PartAnswer[];
  readonly sums: ReturnType<PortfolioSums['read']>;
  readonly range: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
  readonly changes: readonly PortfolioChange[];
  readonly origins: readonly OriginPrices[];
}

/** What one part would cost a year from other countries. */
export interface OriginPrices {
  readonly part: Part;
  readonly from: readonly { readonly origin: Country; readonly duty: Decimal | null }[];
}
