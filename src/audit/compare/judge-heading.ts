import type { Layer, NotApplied } from '../../engine/result.js';
import type { Rule } from '../../engine/law.js';
import { contains, isEmpty, lastDayOf } from '../../terms/interval.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { FindingCode } from '../finding.js';

/** Why a filed heading is not due, and the code of that. */
export interface Judgement {
  readonly code: FindingCode;
  readonly why: string;
}

interface Judged {
  readonly heading: string;
  readonly date: CalendarDate;
  readonly admitted: CalendarDate | null;
  readonly rules: readonly Rule[];
  readonly layers: readonly Layer[];
  readonly notApplied: readonly NotApplied[];
}

const HEADING = /\d{4}\.\d\d\.\d\d/;

export function judgeHeading({ heading, date, admitted, rules, layers, notApplied }: Judged): Judgement {
  const expired = describeExpired({ heading, rules, days: [date, admitted] });
  if (expired !== null) return { code: 'T02', why: expired };
  const found = notApplied.find((one) => one.heading === heading && one.reason !== 'other_origin');
  if (found === undefined)
    return { code: 'T17', why: `${heading} does not name the goods or the country of origin` };
  const { reason, because } = found;
  const taker = layers.find((layer) => layer.heading === HEADING.exec(because)?.[0]);
  switch (reason) {
    case 'superseded':
      return {
        code: 'T07',
        why: `${heading} is not charged beside the heading of the same program: ${because}`,
      };
    case 'displaced_by':
      return { code: 'T06', why: `${heading} is displaced: ${because}` };
    case 'excepted_by':
    case 'no_value_left': {
      const isExemption = taker?.kind === 'exempt' && taker.basis === 'full_value';
      return { code: isExemption ? 'T08' : 'T06', why: `${heading} is not owed: ${because}` };
    }
    default:
      return { code: 'T17', why: `${heading} does not apply to the goods: ${because}` };
  }
}

interface OnDays {
  readonly heading: string;
  readonly rules: readonly Rule[];
  /** The entry date, and the day of admission in privileged foreign status where the file has one. */
  readonly days: readonly [CalendarDate, CalendarDate | null];
}

/** Why a heading that the data have is not in force. Null: it is, or they have it not. */
export function describeExpired({ heading, rules, days: [date, admitted] }: OnDays): string | null {
  const isInForce = ({ interval }: Rule): boolean =>
    contains(interval, date) || (admitted !== null && contains(interval, admitted));
  if (rules.length === 0 || rules.some(isInForce)) return null;
  return `${heading} was not in force on ${date}: ${describePeriods(rules, date)}`;
}

/** The nearest periods before and after a day on which the heading is not in force, in words. */
function describePeriods(rules: readonly Rule[], date: CalendarDate): string {
  const periods = rules.map(({ interval }) => interval).filter((interval) => !isEmpty(interval));
  const ended = periods.flatMap((interval) => lastDayOf(interval) ?? []).filter((day) => day < date);
  const begins = periods.flatMap(({ from }) => from ?? []).filter((day) => day > date);
  const [last, next] = [ended.sort().at(-1), begins.sort()[0]];
  const parts = [last && `it applied until ${last}`, next && `it applies from ${next}`].filter(Boolean);
  return parts.length === 0
    ? 'it was published, and a later correction took it back from its first day'
    : parts.join(' and ');
}
