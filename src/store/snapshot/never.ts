import { toCalendarDate } from '../../terms/calendar-date.js';
import type { Interval } from '../../terms/interval.js';

const ANY_DAY = toCalendarDate('1900-01-01');

/** The empty interval of a rule that is known and never applied. */
export const NEVER: Interval = Object.freeze({ from: ANY_DAY, to: ANY_DAY });
