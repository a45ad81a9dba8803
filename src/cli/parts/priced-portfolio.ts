import type { PartsReport } from '../../portfolio/part.js';
import type { PricedParts } from '../../services/portfolio/price-portfolio.js';
import type { CalendarDate } from '../../terms/calendar-date.js';

/** A portfolio with its file and the law it was priced by. */
export interface PricedPortfolio extends PricedParts {
  readonly file: { readonly name: string; readonly sha256: string; readonly report: PartsReport };
  readonly dataVersion: string;
  readonly engineVersion: string;
  /** The last day to which the law is known: a later date is answered as scheduled. */
  readonly verifiedTo: CalendarDate;
}
