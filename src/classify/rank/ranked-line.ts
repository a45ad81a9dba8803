import type { GoodsMatch } from '../../search/goods/goods-model.js';
import type { Row } from '../classification-law.js';
import type { Factor } from './factors.js';
import type { NoteFinding } from './note-factors.js';

/** A line that may be the right one, and the evidence for it. */
export interface RankedLine {
  readonly row: Row;
  readonly digits: string;
  /** Comparable only within one classification. */
  readonly score: number;
  readonly factors: readonly Factor[];
  readonly excludedBy: NoteFinding | null;
  /** What everyday words say for its subheading; null: nothing. */
  readonly everyday: GoodsMatch | null;
}
