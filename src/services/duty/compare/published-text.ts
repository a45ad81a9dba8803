import { compareDuties } from '../../../engine/difference.js';
import { Problem } from '../../../terms/errors.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import type { DutyAnswer } from '../calculate-duty.js';
import type { presentDifference } from './duty-difference.js';
import { tryAnswer } from './try-answer.js';

type Change = ReturnType<typeof presentDifference>['changes'][number];

/** Two days that follow each other on a timeline, each read as published on it. */
interface FiledStep {
  readonly before: DutyAnswer;
  readonly after: DutyAnswer;
  readonly input: DutyArguments;
  readonly context: ServiceContext;
}

/**
 * Changes that a text published on the later day makes, although it governs the earlier one too, have the cause
 * `correction`: the facts are the same and on that day nothing began or ended, only more could be read. What the text
 * does stays in the words.
 */
export function markPublished(changes: readonly Change[], step: FiledStep): readonly Change[] {
  const corrected = headingsCorrected(step);
  return changes.map((change) =>
    corrected.has(change.heading)
      ? {
          ...change,
          cause: 'correction',
          because: `text published on ${step.after.facts.entryDate}: ${change.because}`,
        }
      : change,
  );
}

/** Headings on which the earlier day, read by the text of the later one, is as the later day and not as it was filed. */
function headingsCorrected({ before, after, input, context }: FiledStep): ReadonlySet<string> {
  const earlier = { ...input, date: before.facts.entryDate };
  const again = tryAnswer(earlier, context, after.facts.entryDate);
  if (again instanceof Problem) return new Set();
  const byLaw = new Set(compareDuties(again.result, after.result).map(({ heading }) => heading));
  const byText = compareDuties(before.result, again.result).map(({ heading }) => heading);
  return new Set(byText.filter((heading) => !byLaw.has(heading)));
}
