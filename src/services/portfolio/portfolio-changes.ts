import type { PortfolioChange } from '../../generated/schema-types.js';
import type { Part } from '../../portfolio/part.js';
import { toPreviousDay, type CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { ZERO, type Decimal } from '../../terms/decimal.js';
import { Problem } from '../../terms/errors.js';
import { traceDuty } from '../duty/compare/duty-timeline.js';
import { tryAnswer } from '../duty/compare/try-answer.js';
import type { ServiceContext } from '../service-context.js';
import { toQuestion } from './price-part.js';

interface Day {
  parts: number;
  before: Decimal;
  after: Decimal;
  causes: Map<string, { parts: number; citations: Set<string> }>;
}

/** Collects every day between two days on which the duty of a part changes, past and scheduled. */
export class ChangeCalendar {
  private readonly days = new Map<CalendarDate, Day>();

  constructor(
    private readonly range: { readonly from: CalendarDate; readonly to: CalendarDate },
    private readonly context: ServiceContext,
  ) {}

  add(part: Part): void {
    if (part.hts === null) return;
    try {
      const { periods } = traceDuty({ input: toQuestion(part, null), ...this.range }, this.context);
      periods.slice(1).forEach(({ from, difference, changes }) => {
        if (difference === null || changes.length === 0) return;
        this.addDay(part, { from, difference, changes });
      });
    } catch (refusal) {
      if (!(refusal instanceof Problem)) throw refusal;
    }
  }

  list(): readonly PortfolioChange[] {
    return [...this.days]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([date, { parts, before, after, causes }]) => ({
        ...{ date, parts, before, after, difference: after.minus(before) },
        causes: [...causes]
          .sort(([left, one], [right, other]) => other.parts - one.parts || (left < right ? -1 : 1))
          .map(([key, { parts: count, citations }]) => {
            const [heading = '', cause = ''] = key.split('\n');
            return { heading, cause, parts: count, citations: [...citations].slice(0, 4) };
          }),
      }));
  }

  private addDay(part: Part, { from, difference, changes }: Changed): void {
    const day: Day = this.days.get(from) ?? { parts: 0, before: ZERO, after: ZERO, causes: new Map() };
    const answer = tryAnswer(toQuestion(part, toPreviousDay(from)), this.context);
    const before = answer instanceof Problem ? ZERO : (answer.result.totals.totalDuty ?? ZERO);
    day.parts += 1;
    day.before = day.before.plus(before);
    day.after = day.after.plus(before.plus(difference));
    for (const { before: old, after, cause, citations } of changes) {
      const key = `${(after ?? old)?.heading ?? ''}\n${cause}`;
      const held = day.causes.get(key) ?? { parts: 0, citations: new Set<string>() };
      held.parts += 1;
      citations.forEach(({ document }) => held.citations.add(document));
      day.causes.set(key, held);
    }
    this.days.set(from, day);
  }
}

interface Changed {
  readonly from: CalendarDate;
  readonly difference: Decimal;
  readonly changes: ReturnType<typeof traceDuty>['periods'][number]['changes'];
}

/** The duty of a part from another origin, without its preference. Null: it cannot be computed. */
export function priceFrom(
  part: Part,
  origin: Country,
  { date, context }: { readonly date: CalendarDate; readonly context: ServiceContext },
): Decimal | null {
  if (part.hts === null) return null;
  const answer = tryAnswer(toQuestion(part, date, origin), context);
  return answer instanceof Problem || answer.result.prohibited ? null : answer.result.totals.totalDuty;
}
