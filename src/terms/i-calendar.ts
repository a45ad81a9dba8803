import { toNextDay, type CalendarDate } from './calendar-date.js';

/** An event of one whole day. */
export interface DayEvent {
  /** Unique for the event, and the same each time it is written. */
  readonly uid: string;
  readonly day: CalendarDate;
  readonly summary: string;
  readonly description: string;
  /** Text of a reminder a week before. Null: none. */
  readonly reminder: string | null;
}

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/**
 * Events as an iCalendar object (RFC 5545); the same events are the same bytes. Libraries at hand check each event
 * with a schema: half a millisecond an event, where a server writes hundreds in an answer.
 */
export function toICalendar(events: readonly DayEvent[], name: string, stampedOn: CalendarDate): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Dutygraph//${name}//EN`],
    ...events.flatMap((event) => toLines(event, stampedOn)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function toLines(
  { uid, day, summary, description, reminder }: DayEvent,
  stampedOn: CalendarDate,
): readonly string[] {
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${toBasicDate(stampedOn)}T000000Z`],
    `DTSTART;VALUE=DATE:${toBasicDate(day)}`,
    `DTEND;VALUE=DATE:${toBasicDate(toNextDay(day))}`,
    ...[`SUMMARY:${escapeText(summary)}`, `DESCRIPTION:${escapeText(description)}`, 'TRANSP:TRANSPARENT'],
    ...(reminder === null ? [] : toAlarm(reminder)),
    'END:VEVENT',
  ];
}

function toAlarm(text: string): readonly string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(text)}`, 'TRIGGER:-P7D', 'END:VALARM'];
}

function toBasicDate(day: CalendarDate): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');
}

/** Folds a line by octets without splitting a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
