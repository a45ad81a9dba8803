import type { Decimal } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import type { ArticleLaw } from './article-law.js';
import type { Comparison } from './compare-article.js';

export type Computed = Extract<ArticleLaw, { status: 'computed' }>;

/** What the findings of one article are drawn from. */
export interface Judged {
  readonly article: Article;
  readonly law: Computed;
  readonly comparison: Comparison;
  /** Filed duty without headings that the data do not model. */
  readonly audited: Decimal;
  readonly isOpen: boolean;
  readonly atEntry: Decimal | null;
  readonly asFiledLaw: Decimal | null;
  readonly withoutIeepa: Decimal | null;
  readonly lower: Decimal | null;
  readonly upper: Decimal | null;
}
