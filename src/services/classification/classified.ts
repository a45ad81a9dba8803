import type { RulingEvidence } from '../../classify/classification-law.js';
import type { Classification } from '../../classify/classify-goods.js';
import type { GoodsDescription } from '../../classify/goods/read-goods.js';
import type { Edition } from '../hts/edition.js';
import type { Consultation } from './advisor/consult.js';

/** Goods in words, with the rows chosen so far. */
export interface GoodsAsked extends GoodsDescription {
  readonly keeps: readonly string[];
  readonly most: number;
}

/** A classification with the law and the advice it is based on. */
export interface Classified {
  readonly goods: GoodsAsked;
  readonly edition: Edition;
  readonly result: Classification;
  readonly rulings: readonly RulingEvidence[];
  readonly rulingsRank: boolean;
  readonly consultation: Consultation;
}
