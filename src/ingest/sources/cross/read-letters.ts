import { toEarlierDay, type CalendarDate } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Discovered, Fetched, ReadingTools, RecordIssue } from '../../run/definition.js';
import { glanceAtObject } from '../../run/rate-limited-fetch.js';
import { toFileRecord, type FileRecord } from '../../run/raw-files.js';
import { isWebAddress } from '../../run/web-address.js';
import { parseFound, parseLetterText, toLine, type FoundLetter, type FoundPage } from './parse-answer.js';

const OFFICIAL = 'https://rulings.cbp.gov/api/';

/** The interface requires a word: this one finds every letter that has a word which begins with an a. */
const TERM = 'a*';
const PAGE_SIZE = 100;
/** Most pages of one run; a longer span is read by the month. */
const MAX_PAGES = 50;
/** How many days back a run without `--since` reads. */
export const SPAN_DAYS = 30;

/** The days of the letters asked for, both included. */
export interface LetterDays {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

export interface FoundLetters extends Discovered {
  readonly base: string;
  readonly days: LetterDays;
  readonly letters: readonly FoundLetter[];
  readonly quarantined: readonly RecordIssue[];
  readonly files: readonly FileRecord[];
}

export interface FetchedLetters extends Fetched {
  /** One letter per line, as `sources/rulings` reads them. */
  readonly lines: readonly string[];
  readonly days: LetterDays;
  readonly quarantined: readonly RecordIssue[];
  readonly found: number;
}

/** The letters between two days, newest first, from the pages of the search. */
export async function discoverLetters({
  request,
  today,
  fetcher,
}: ReadingTools): Promise<Parsed<FoundLetters>> {
  const { from } = request;
  if (from !== null && !isWebAddress(from))
    return refuse('letters in a file are read by the source rulings: --from takes an address here');
  const base = from === null ? OFFICIAL : from.endsWith('/') ? from : `${from}/`;
  const days = { from: request.since ?? toEarlierDay(today, SPAN_DAYS), until: request.until ?? today };
  const letters: FoundLetter[] = [];
  const quarantined: RecordIssue[] = [];
  const files: FileRecord[] = [];
  let size = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const address = pageAddress(base, days, page);
    const found = await readPage(address, `search-${page}.json`, fetcher);
    if (!found.ok) return found;
    files.push(found.value.file);
    const { page: read } = found.value;
    const early = read.letters.find(({ rulingDate }) => isBefore(days.until, rulingDate));
    if (early !== undefined)
      return refuse(
        `${address} answers with ${early.rulingNumber} of ${early.rulingDate}: not of the days asked for`,
      );
    size += read.size;
    quarantined.push(...read.quarantined);
    const wanted = read.letters.filter(({ rulingDate }) => !isBefore(rulingDate, days.from));
    letters.push(...wanted);
    const isPast = wanted.length < read.letters.length;
    if (isPast || isLast(read, size))
      return accept({ base, days, letters, quarantined, files, count: letters.length });
    if (read.size === 0) return refuse(`${address} has no letter, after ${size} of ${read.total}`);
  }
  return refuse(`more than ${MAX_PAGES * PAGE_SIZE} letters from ${days.from} to ${days.until}`);
}

/** `size`: letters on this page and those before it. A service that gives no total ends with a page that is not full. */
function isLast(page: FoundPage, size: number): boolean {
  return page.total === null ? page.size < PAGE_SIZE : size >= page.total;
}

async function readPage(
  address: string,
  name: string,
  fetcher: ReadingTools['fetcher'],
): Promise<Parsed<{ readonly page: FoundPage; readonly file: FileRecord }>> {
  const file = await fetcher.fetch(address, name, { glance: glanceAtObject });
  if (!file.ok) return file;
  if (file.value === null) return refuse(`${address} does not exist`);
  const page = parseFound(Buffer.from(file.value.bytes).toString('utf8'));
  if (page.ok) return accept({ page: page.value, file: toFileRecord(file.value) });
  await fetcher.forget(address);
  return refuse(`${address} ${page.message}`);
}

function letterAddress(rulingNumber: string): string {
  return `https://rulings.cbp.gov/ruling/${rulingNumber}`;
}

/** The text of each letter found; one without its text is quarantined. */
export async function fetchLetters(
  { base, days, letters, quarantined: unread, files }: FoundLetters,
  tools: ReadingTools,
): Promise<Parsed<FetchedLetters>> {
  const lines: string[] = [];
  const quarantined = [...unread];
  for (const letter of letters) {
    const line = await readLetter(letter, base, tools);
    if (line.ok) lines.push(line.value);
    else quarantined.push({ record: letter.rulingNumber, message: line.message });
    tools.progress.step(letter.rulingNumber);
  }
  return accept({ lines, days, quarantined, files, found: letters.length + unread.length });
}

function pageAddress(base: string, days: LetterDays, page: number): string {
  const address = new URL('search', base);
  for (const [name, value] of Object.entries({
    term: TERM,
    collection: 'ALL',
    fromDate: days.from,
    toDate: days.until,
    sortBy: 'DATE_DESC',
    pageSize: String(PAGE_SIZE),
    page: String(page),
  }))
    address.searchParams.set(name, value);
  return address.href;
}

async function readLetter(
  letter: FoundLetter,
  base: string,
  { fetcher }: ReadingTools,
): Promise<Parsed<string>> {
  const address = new URL(`ruling/${encodeURIComponent(letter.rulingNumber)}`, base).href;
  const file = await fetcher.fetch(address, `${letter.rulingNumber}.json`, { glance: glanceAtObject });
  if (!file.ok) return file;
  if (file.value === null) return refuse('the letter itself is not there');
  const text = parseLetterText(Buffer.from(file.value.bytes).toString('utf8'), letter.rulingNumber);
  if (text.ok) return accept(toLine(letter, text.value, letterAddress(letter.rulingNumber)));
  await fetcher.forget(address);
  return refuse(`the letter itself ${text.message}`);
}
