import type { Decimal } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import type { ArticleLaw } from './article-law.js';
import type { Comparison } from './compare-article.js';

export type Computed = Extract<ArticleLaw, { status: 'computed' }>;

/** The duty of an article under each reading of the law, and its limits while a fact is open, USD. Null: not computed. */
export interface LawfulAmounts {
  readonly atEntry: Decimal | null;
  readonly asFiledLaw: Decimal | null;
  readonly withoutIeepa: Decimal | null;
  readonly lower: Decimal | null;
  readonly upper: Decimal | null;
}

/** What the findings of one article are drawn from. */
export interface Judged extends LawfulAmounts {
  readonly article: Article;
  readonly law: Computed;
  readonly comparison: Comparison;
  /** Filed duty without headings that the data do not model. */
  readonly audited: Decimal;
  readonly isOpen: boolean;
}
