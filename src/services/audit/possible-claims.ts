import type { Article } from '../../audit/articles.js';
import type { PossibleClaim } from '../../audit/compare/article-law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains } from '../../terms/interval.js';
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

/** Preferences that the special column grants the origin and the filing did not claim, the best one only. */
export function findPossibleClaims(
  { article, date, answer, question }: Question,
  context: ServiceContext,
): readonly PossibleClaim[] {
  const { origin, spi } = article;
  const total = answer.result.totals.entryDuties;
  if (origin === null || spi !== null || total === null || total.isZero()) return [];
  const printed = new Set(answer.line.column1Special.flatMap(({ programs }) => programs));
  const programs = answer.law.specialPrograms.filter(
    ({ symbol, countries, interval, confidence }) =>
      printed.has(symbol) && countries.has(origin) && contains(interval, date) && confidence !== 'low',
  );
  const priced = programs.flatMap((program) => {
    const claimed = tryTotal({ ...question, spi: program.symbol }, context);
    return claimed === null || !claimed.lessThan(total) ? [] : [{ program, claimed }];
  });
  const [best] = priced.sort((left, right) => left.claimed.comparedTo(right.claimed));
  if (best === undefined) return [];
  const { program, claimed } = best;
  return [
    {
      ...{ kind: 'preference', name: `${program.name} (SPI ${program.symbol})`, total: claimed.toFixed(2) },
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
