import type { CalendarDate } from '../../../terms/calendar-date.js';
import { Problem } from '../../../terms/errors.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import { answerQuestion, readQuestion, type DutyAnswer } from '../calculate-duty.js';

/**
 * A line may not be in the schedule on every day, nor a fact be possible on it: those days have no duty. The law is
 * read as published on `textOf`; without it as the question says.
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
