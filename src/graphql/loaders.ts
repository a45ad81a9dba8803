import DataLoader from 'dataloader';
import { findReports } from '../services/adcvd/report.js';
import type { GraphContext } from './context.js';
import { onceFor } from '../terms/lazily.js';

type Report = Awaited<ReturnType<typeof findReports>>[number];

/**
 * Batches the database reads of one request into one query per kind. Reference data needs no loader: it is in memory,
 * and a lookup costs less than waiting for a batch.
 */
export interface Loaders {
  /** Saved reports of the caller's account. */
  readonly reports: DataLoader<string, Report>;
}

/** The loaders of a request; they live as long as its context. */
export const loadersOf = onceFor((context: GraphContext): Loaders => ({
  reports: new DataLoader((ids) => findReports(ids, context)),
}));
