import type { CalendarDate } from '../../../terms/calendar-date.js';
import { Problem } from '../../../terms/errors.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import { answerQuestion, readQuestion, type DutyAnswer } from '../calculate-duty.js';

/**
 * Returns the problem for days without a duty: the line may not be in the schedule, or a fact not possible. The law is
 * read as published on `textOf`; without `textOf`, as the question says.
 */
export function tryAnswer(
  given: DutyArguments,
  context: ServiceContext,
  textOf?: CalendarDate,
): DutyAnswer | Problem {
  try {
    return answerQuestion(readQuestion(given, context, textOf));
  } catch (failure) {
    if (failure instanceof Problem) return failure;
    throw failure;
  }
}
