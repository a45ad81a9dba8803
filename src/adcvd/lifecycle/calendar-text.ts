import { toNextDay, type CalendarDate } from '../../terms/calendar-date.js';
import type { SunsetClock } from './sunset-clock.js';

/** Octets of an iCalendar line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** The clocks as an iCalendar object: one all-day event for each fifth anniversary. */
export function toICalendar(clocks: readonly SunsetClock[], stampedOn: CalendarDate): string {
  const stamp = `${stampedOn.replaceAll('-', '')}T000000Z`;
  const events = clocks.flatMap(({ order, fifthAnniversary, initiationBy, runsFrom, runsFromKind }) => [
    'BEGIN:VEVENT',
    `UID:sunset-${order.caseNumber}-${fifthAnniversary}@dutygraph`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${fifthAnniversary.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${toNextDay(fifthAnniversary).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(`Five-year review: ${order.caseNumber} ${order.product} (${order.countryName})`)}`,
    `DESCRIPTION:${escapeText(
      `Fifth anniversary of the ${runsFromKind} of ${runsFrom} (19 USC 1675(c)(1)), computed. Initiation expected by ${initiationBy}.`,
    )}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dutygraph//Sunset calendar//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
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
    const size = new TextEncoder().encode(letter).length;
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
