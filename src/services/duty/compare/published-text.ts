import { compareDuties } from '../../../engine/difference.js';
import { Problem } from '../../../terms/errors.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import type { DutyAnswer } from '../calculate-duty.js';
import type { presentDifference } from './duty-difference.js';
import { tryAnswer } from './try-answer.js';

type Change = ReturnType<typeof presentDifference>['changes'][number];

/** Two consecutive days of a timeline, each read as published on it. */
interface FiledStep {
  readonly before: DutyAnswer;
  readonly after: DutyAnswer;
  readonly input: DutyArguments;
  readonly context: ServiceContext;
}

/**
 * Marks as `correction` the changes made by a text that was published on the later day but also governs the earlier
 * one: the facts are the same, nothing began or ended that day, and only the published text is new. The words still
 * describe what the text does.
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

/** Headings for which the earlier day, read by the text of the later one, matches the later day and not the filing. */
function headingsCorrected({ before, after, input, context }: FiledStep): ReadonlySet<string> {
  const earlier = { ...input, date: before.facts.entryDate };
  const again = tryAnswer(earlier, context, after.facts.entryDate);
  if (again instanceof Problem) return new Set();
  const byLaw = new Set(compareDuties(again.result, after.result).map(({ heading }) => heading));
  const byText = compareDuties(before.result, again.result).map(({ heading }) => heading);
  return new Set(byText.filter((heading) => !byLaw.has(heading)));
}
