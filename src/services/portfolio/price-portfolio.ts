import type { Part } from '../../portfolio/part.js';
import type { PartAnswer } from '../../portfolio/part-tables.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';
import { isBefore } from '../../terms/interval.js';
import { pause } from '../../terms/pause.js';
import { lastCoveredDay } from '../duty/compare/duty-timeline.js';
import type { ServiceContext } from '../service-context.js';
import type { PortfolioChange } from '../../generated/schema-types.js';
import { ChangeCalendar, priceFrom } from './portfolio-changes.js';
import { PortfolioSums } from './portfolio-sums.js';
import { pricePart, type PricedPart } from './price-part.js';

/** What is asked of a list of parts. */
export interface PortfolioQuestion {
  readonly date: CalendarDate;
  /** Days between which changes are looked for. Null: those of the law in hand after `date`. */
  readonly range: DayRange | null;
  /** Countries that each part is priced from besides its own. */
  readonly origins: readonly Country[];
  /** Called after each part with the number of parts done. */
  readonly onPart?: (done: number) => void;
}

interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Parts with everything that was computed for them. */
export interface PricedParts {
  readonly date: CalendarDate;
  readonly priced: readonly PricedPart[];
  readonly sums: ReturnType<PortfolioSums['read']>;
  /** Null: the law in hand ends on `date`. */
  readonly range: DayRange | null;
  readonly changes: readonly PortfolioChange[];
  /** Of each part in its order; empty where no other origin is asked for. */
  readonly origins: readonly OriginPrices[];
}

/** What one part would cost a year from other countries. */
interface OriginPrices {
  readonly part: Part;
  readonly from: readonly { readonly origin: Country; readonly duty: Decimal | null }[];
}

/** Prices parts on a day, through time and from other origins. */
export async function pricePortfolio(
  parts: readonly Part[],
  { date, origins, onPart, ...asked }: PortfolioQuestion,
  context: ServiceContext,
): Promise<PricedParts> {
  const range = asked.range ?? rangeAfter(date, context);
  const [sums, calendar] = [new PortfolioSums(), range && new ChangeCalendar(range, context)];
  const [priced, others]: [PricedPart[], OriginPrices[]] = [[], []];
  for (const part of parts) {
    const one = await pricePart(part, date, context);
    priced.push(one);
    sums.add(one);
    calendar?.add(part);
    if (origins.length > 0)
      others.push({
        part,
        from: origins.map((origin) => ({ origin, duty: priceFrom(part, origin, { date, context }) })),
      });
    onPart?.(priced.length);
    // Other requests get their turn.
    await pause();
  }
  return { date, priced, sums: sums.read(), range, changes: calendar?.list() ?? [], origins: others };
}

/** What is scheduled after the day, as far as the law is known. Null: nothing is known after it. */
function rangeAfter(from: CalendarDate, context: ServiceContext): DayRange | null {
  const to = lastCoveredDay(context);
  return isBefore(from, to) ? { from, to } : null;
}

/** What the table of parts says of one of them. */
export function toPartAnswer({
  part,
  status,
  duty,
  rate,
  lower,
  upper,
  layers,
  questions,
  remark,
}: PricedPart): PartAnswer {
  const headings = layers
    .filter(({ kind, ending }) => kind !== 'column' && ending === 'applies')
    .map(({ heading }) => heading);
  return { part, status, duty, rate, lower, upper, headings, questions, remark };
}
