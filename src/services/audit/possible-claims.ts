import type { Article } from '../../audit/articles.js';
import type { PossibleClaim } from '../../audit/compare/article-law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { listOpenClaims } from '../../engine/column.js';
import type { Layer } from '../../engine/result.js';
import { Problem } from '../../terms/errors.js';
import type { DutyArguments } from '../duty/arguments.js';
import { answerQuestion, readQuestion, type DutyAnswer } from '../duty/calculate-duty.js';
import type { ServiceContext } from '../service-context.js';

interface Question {
  readonly article: Article;
  readonly date: CalendarDate;
  readonly answer: DutyAnswer;
  readonly question: DutyArguments;
}

/** Claims that the filing did not make and that would lower the duty. */
export function findPossibleClaims(question: Question, context: ServiceContext): readonly PossibleClaim[] {
  return [...findPreference(question, context), ...findExclusion(question)];
}

/** The exclusion of Section 301 whose description the goods may match. */
function findExclusion({ answer: { result } }: Question): readonly PossibleClaim[] {
  const total = result.totals.entryDuties;
  const isCharged = ({ authorityType, amount }: Layer): boolean =>
    authorityType === 'section_301' && amount?.greaterThan(0) === true;
  if (total === null || !result.layers.some(isCharged)) return [];
  const claim = result.claims.find(({ key }) => key === 'exclusion_match');
  if (claim === undefined || claim.saving?.greaterThan(0) !== true) return [];
  return [
    {
      name: `exclusion ${claim.value}`,
      total: total.minus(claim.saving),
      needs: 'goods that match its product description',
      citation: claim.citation,
    },
  ];
}

/** The preference that leaves the least duty, of those that the line or a general note grants the origin. */
function findPreference(
  { article, answer, question }: Question,
  context: ServiceContext,
): readonly PossibleClaim[] {
  const { origin, spi } = article;
  const total = answer.result.totals.entryDuties;
  if (origin === null || spi !== null || total === null || total.isZero()) return [];
  const priced = listOpenClaims(answer.facts, answer.law).flatMap(({ program, rate }) => {
    if (rate === null || program.confidence === 'low') return [];
    const claimed = tryTotal({ ...question, spi: program.symbol }, context);
    return claimed === null || !claimed.lessThan(total) ? [] : [{ program, claimed }];
  });
  const [best] = priced.sort((left, right) => left.claimed.comparedTo(right.claimed));
  if (best === undefined) return [];
  const { program, claimed } = best;
  return [
    {
      name: `${program.name} (SPI ${program.symbol})`,
      total: claimed,
      needs: `goods that originate under it (${program.ruleOfOrigin}) and its proof of origin`,
      citation: `HTSUS ${program.generalNote}`,
    },
  ];
}

function tryTotal(question: DutyArguments, context: ServiceContext) {
  try {
    const { result } = answerQuestion(readQuestion(question, context));
    return result.column === 'special' ? result.totals.entryDuties : null;
  } catch (refusal) {
    if (refusal instanceof Problem) return null;
    throw refusal;
  }
}
