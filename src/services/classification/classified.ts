import type { RulingEvidence } from '../../classify/classification-law.js';
import type { Classification, ClassificationQuestion } from '../../classify/classify-goods.js';
import type { Edition } from '../hts/edition.js';
import type { Consultation } from './advisor/consult.js';

/** A classification with the law and the advice it is based on. */
export interface Classified {
  readonly goods: ClassificationQuestion;
  readonly edition: Edition;
  readonly result: Classification;
  readonly rulings: readonly RulingEvidence[];
  readonly rulingsRank: boolean;
  readonly consultation: Consultation;
}
