import * as z from 'zod';
import { parseCalendarDate, toIsoText, type CalendarDate } from '../../../terms/calendar-date.js';
import { describeFault, parseJson } from '../../../terms/read-json.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';
import type { RecordIssue } from '../../run/definition.js';

/** A message of the list. */
export interface ListedMessage {
  /** Eight digits; its page has the same number in hexadecimal. */
  readonly number: string;
  readonly subject: string;
  readonly sentOn: CalendarDate;
}

export interface MessageList {
  readonly messages: readonly ListedMessage[];
  readonly quarantined: readonly RecordIssue[];
}

/** An entry as the list prints it; members not named here are ignored. */
const ENTRY = z.object({
  subject: z.string().min(1).max(1_000),
  pub_date: z.string().min(1).max(100),
  href: z.url().max(2_000),
});
const LIST = z.array(z.unknown()).max(2_000);

/** The list, plain or as the argument of a function. */
export function parseList(text: string): Parsed<MessageList> {
  const list = LIST.safeParse(parseJson(unwrapCall(text.trim())));
  if (!list.success) return refuse('is not a list of messages');
  const messages: ListedMessage[] = [];
  const quarantined: RecordIssue[] = [];
  for (const [place, value] of list.data.entries()) {
    const message = parseEntry(value);
    if (message.ok) messages.push(message.value);
    else quarantined.push({ record: `message ${place + 1}`, message: message.message });
  }
  return accept({ messages, quarantined });
}

/** `callback([...]);` without the call. */
function unwrapCall(text: string): string {
  const start = text.indexOf('(');
  const end = text.lastIndexOf(')');
  return /^[\w.$]+\(/.test(text) && end > start ? text.slice(start + 1, end) : text;
}

function parseEntry(value: unknown): Parsed<ListedMessage> {
  const entry = ENTRY.safeParse(value);
  if (!entry.success) return refuse(describeFault(entry.error, 'message'));
  const { pub_date: printed, href } = entry.data;
  const subject = entry.data.subject.split(/\s+/).join(' ').trim();
  const number = findNumber(subject, href);
  if (!number.ok) return number;
  const sentOn = parsePrintedDay(printed);
  if (sentOn === null) return refuse(`pub_date: ${quoteInput(printed)} names no day`);
  const bare = subject.replace(/^CSMS ?#? ?\d{8} ?[-\u2013:]? ?/i, '');
  return accept({ number: number.value, subject: bare === '' ? subject : bare, sentOn });
}

/** The number of its address, which its subject must not contradict. */
function findNumber(subject: string, href: string): Parsed<string> {
  const hexadecimal = /\/bulletins\/(?:gd\/USDHSCBP-)?([0-9a-f]{6,8})\/?$/i.exec(new URL(href).pathname)?.[1];
  const stated = /\bCSMS ?#? ?(\d{8})\b/i.exec(subject)?.[1];
  const addressed = hexadecimal === undefined ? undefined : String(Number.parseInt(hexadecimal, 16));
  const number = addressed ?? stated;
  if (number === undefined || !/^\d{8}$/.test(number))
    return refuse(`href: ${quoteInput(href)} and the subject give no number`);
  return stated !== undefined && stated !== number
    ? refuse(`the subject says ${stated}, the address ${number}`)
    : accept(number);
}

/** The calendar day of a printed instant: ISO 8601, `11/20/2026 03:37 PM EST`, or with the name of the month. */
function parsePrintedDay(printed: string): CalendarDate | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(printed)?.[0];
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(printed) ?? [];
  const numeric = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const text = iso ?? numeric ?? findNamedDay(printed);
  const parsed = parseCalendarDate(text ?? '');
  return parsed.ok ? parsed.value : null;
}

function findNamedDay(printed: string): string | null {
  const [american, month = '', day = '', year = ''] =
    /\b([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})\b/.exec(printed) ?? [];
  if (american) return toIsoText(year, month, day);
  const [, mailDay = '', mailMonth = '', mailYear = ''] =
    /\b(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})\b/.exec(printed) ?? [];
  return toIsoText(mailYear, mailMonth, mailDay);
}
