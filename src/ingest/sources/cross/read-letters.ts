import { toEarlierDay } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Discovered, Fetched, ReadingTools } from '../../run/definition.js';
import { toFileRecord, type FileRecord } from '../../run/raw-files.js';
import { parseFound, parseLetterText, toLine, type FoundLetter, type LetterIssue } from './parse-answer.js';

const OFFICIAL = 'https://rulings.cbp.gov/api/';

/** The interface requires a word: every letter about classification contains this one. */
const TERM = 'classification';
const PAGE_SIZE = 100;
/** Most pages of one run; a longer span takes several runs, each with its own `--since`. */
const MAX_PAGES = 20;
/** How many days back a run without `--since` reads. */
const SPAN_DAYS = 30;

export interface FoundLetters extends Discovered {
  readonly base: string;
  readonly letters: readonly FoundLetter[];
  readonly quarantined: readonly LetterIssue[];
  readonly files: readonly FileRecord[];
}

export interface FetchedLetters extends Fetched {
  /** One letter per line, as `sources/rulings` reads them. */
  readonly lines: readonly string[];
  readonly quarantined: readonly LetterIssue[];
  readonly found: number;
}

/** The letters of a day or later, newest first, from the pages of the search. */
export async function discoverLetters({
  request,
  today,
  fetcher,
}: ReadingTools): Promise<Parsed<FoundLetters>> {
  const { from } = request;
  if (from !== null && !/^https?:\/\//i.test(from))
    return refuse('letters in a file are read by the source rulings: --from takes an address here');
  const base = from === null ? OFFICIAL : from.endsWith('/') ? from : `${from}/`;
  const since = request.since ?? toEarlierDay(today, SPAN_DAYS);
  const letters: FoundLetter[] = [];
  const quarantined: LetterIssue[] = [];
  const files: FileRecord[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const address = pageAddress(base, page);
    const file = await fetcher.fetch(address, `search-${page}.json`, { glance: glanceAtObject });
    if (!file.ok) return file;
    if (file.value === null) return refuse(`${address} does not exist`);
    const read = parseFound(Buffer.from(file.value.bytes).toString('utf8'));
    if (!read.ok) {
      await fetcher.forget(address);
      return refuse(`${address} ${read.message}`);
    }
    files.push(toFileRecord(file.value));
    quarantined.push(...read.value.quarantined);
    const wanted = read.value.letters.filter(({ rulingDate }) => !isBefore(rulingDate, since));
    letters.push(...wanted);
    if (read.value.size < PAGE_SIZE || wanted.length < read.value.letters.length)
      return accept({ base, letters, quarantined, files, publications: letters.map(toPublication) });
  }
  return refuse(`more than ${MAX_PAGES * PAGE_SIZE} letters since ${since}: give a later --since`);
}

function toPublication({ rulingNumber, rulingDate }: FoundLetter) {
  return { identity: rulingNumber, publishedOn: rulingDate, where: letterAddress(rulingNumber) };
}

function letterAddress(rulingNumber: string): string {
  return `https://rulings.cbp.gov/ruling/${rulingNumber}`;
}

/** The text of each letter found; one without its text is quarantined. */
export async function fetchLetters(
  { base, letters, quarantined: unread, files }: FoundLetters,
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
  return accept({ lines, quarantined, files, found: letters.length + unread.length });
}

function pageAddress(base: string, page: number): string {
  const address = new URL('search', base);
  for (const [name, value] of Object.entries({
    term: TERM,
    collection: 'ALL',
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

/** The service answers unknown addresses with its web page and status 200. */
function glanceAtObject(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('utf8').trim();
  return text.startsWith('{') && text.endsWith('}')
    ? null
    : 'is not a whole JSON object: the transfer was cut, or the answer is another one';
}
