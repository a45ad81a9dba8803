import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { ROUTE_WORDS, type Route } from '../../../audit/finding.js';
import type { KeptEntry } from '../../../audit/kept-entry.js';
import { listDeadlines } from '../../../audit/outputs/work-tables.js';
import { NOTICE } from '../../../audit/outputs/present-entry.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { toICalendar, type DayEvent } from '../../../terms/i-calendar.js';

/** One day with the entries whose right ends on it, by route. */
interface Day {
  readonly route: Route;
  readonly by: CalendarDate;
  readonly byWorkingDay: CalendarDate;
  readonly authority: string;
  readonly entries: string[];
}

/** A calendar names so many entries of one day and counts the others. */
const NAMED = 40;

/** Collects the last days of open rights; one event a route and day. */
export class DeadlineCalendar {
  private readonly days = new Map<string, Day>();

  add(audited: KeptEntry): void {
    for (const { remedy } of listDeadlines(audited)) {
      const { route, by, byWorkingDay, authority } = remedy;
      const key = `${by} ${route}`;
      const day = this.days.get(key) ?? {
        route,
        by: by!,
        byWorkingDay: byWorkingDay!,
        authority,
        entries: [],
      };
      day.entries.push(audited.entry.number);
      this.days.set(key, day);
    }
  }

  /** In the order of the days. */
  list(): readonly Day[] {
    return [...this.days].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, day]) => day);
  }

  /** Writes an iCalendar file; the same deadlines give the same bytes. */
  write(path: string, asOf: CalendarDate): void {
    const events = this.list().map(toDayEvent);
    writeFileSync(path, toICalendar(events, 'Deadlines of entries', asOf), { mode: 0o600 });
  }
}

function toDayEvent({ route, by, byWorkingDay, authority, entries }: Day): DayEvent {
  const words = ROUTE_WORDS[route];
  const named = entries.slice(0, NAMED).join(', ');
  const more = entries.length > NAMED ? ` and ${entries.length - NAMED} more` : '';
  return {
    uid: `${toIdentity([by, route, ...entries])}@dutygraph`,
    day: by,
    summary: `${words}: last day for ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`,
    description: `Last working day ${byWorkingDay}. ${authority}. Entries ${named}${more}. ${NOTICE}`,
    reminder: `${words} ends`,
  };
}

/** The same deadline of the same entries is the same event in every calendar, and no other one is (RFC 5545, 3.8.4.7). */
function toIdentity(about: readonly string[]): string {
  return createHash('sha256')
    .update([...about].sort().join(' '))
    .digest('hex')
    .slice(0, 32);
}
