import type { PortfolioQuery } from '../../generated/operations.js';

/** A portfolio as its page reads it. */
export type Portfolio = PortfolioQuery['portfolio'];
