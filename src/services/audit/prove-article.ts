import type { JudgedArticle } from '../../audit/compare/judge-article.js';
import type { DutyArguments } from '../duty/arguments.js';
import { proveDutyOf } from '../duty/prove-duty.js';
import type { ServiceContext } from '../service-context.js';

/** The proofs of the lawful duty of an article, one a commodity number: `dutygraph verify` computes them again. */
export function proveArticle({ law }: JudgedArticle, context: ServiceContext) {
  if (law.status !== 'computed') return [];
  return law.parts.map(({ question }) => proveDutyOf(question as DutyArguments, context));
}
