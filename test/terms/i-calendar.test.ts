import { describe, expect, it } from '@jest/globals';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toICalendar, type DayEvent } from '../../src/terms/i-calendar.js';

const STAMPED = toCalendarDate('2026-11-20');
const EVENT: DayEvent = {
  uid: 'one@dutygraph',
  day: toCalendarDate('2026-12-31'),
  summary: 'Protest: last day; A, B',
  description: 'C:\\files\nand more',
  reminder: 'Protest ends',
};

describe('an iCalendar object', () => {
  it('has an event of the whole day with a reminder a week before, its text escaped', () => {
    expect(toICalendar([EVENT], 'Deadlines', STAMPED).split('\r\n')).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dutygraph//Deadlines//EN', 'BEGIN:VEVENT'],
      ...['UID:one@dutygraph', 'DTSTAMP:20261120T000000Z', 'DTSTART;VALUE=DATE:20261231'],
      ...['DTEND;VALUE=DATE:20270101', 'SUMMARY:Protest: last day\\; A\\, B'],
      ...['DESCRIPTION:C:\\\\files\\nand more', 'TRANSP:TRANSPARENT', 'BEGIN:VALARM', 'ACTION:DISPLAY'],
      ...['DESCRIPTION:Protest ends', 'TRIGGER:-P7D', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('has no reminder where there is none', () => {
    expect(toICalendar([{ ...EVENT, reminder: null }], 'Deadlines', STAMPED)).not.toContain('VALARM');
  });

  it('folds lines at 75 octets between characters; unfolded they are whole', () => {
    const summary = 'é£—'.repeat(60);
    const text = toICalendar([{ ...EVENT, summary }], 'Deadlines', STAMPED);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  });
});
