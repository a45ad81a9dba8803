import type { CalendarDate } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import { toFileRecord, type FileRecord } from '../../run/raw-files.js';
import { parseFound, parseLetterText, toLine, type FoundLetter, type LetterIssue } from './parse-answer.js';

export const OFFICIAL = 'https://rulings.cbp.gov/api/';

/** The interface requires a word: every letter about classification contains this one. */
const TERM = 'classification';
const PAGE_SIZE = 100;
/** Most pages of one run; a longer span takes several runs, each with its own `--since`. */
const MAX_PAGES = 20;

export interface ReadLetters {
  /** One letter per line, as `sources/rulings` reads them. */
  readonly lines: readonly string[];
  readonly quarantined: readonly LetterIssue[];
  readonly found: number;
  readonly files: readonly FileRecord[];
}

interface Place {
  readonly base: string;
  readonly since: CalendarDate;
  readonly fetcher: RateLimitedFetcher;
  readonly onLetter: (number: string) => void;
}

/** The letters of a day or later, newest first, each with its text. */
export async function readLetters(place: Place): Promise<Parsed<ReadLetters>> {
  const lines: string[] = [];
  const quarantined: LetterIssue[] = [];
  const files: FileRecord[] = [];
  let found = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const address = pageAddress(place.base, page);
    const file = await place.fetcher.fetch(address, `search-${page}.json`, glanceAtObject);
    if (!file.ok) return file;
    if (file.value === null) return refuse(`${address} does not exist`);
    const read = parseFound(Buffer.from(file.value.bytes).toString('utf8'));
    if (!read.ok) {
      await place.fetcher.forget(address);
      return refuse(`${address} ${read.message}`);
    }
    files.push(toFileRecord(file.value));
    quarantined.push(...read.value.quarantined);
    const wanted = read.value.letters.filter(({ rulingDate }) => !isBefore(rulingDate, place.since));
    found += wanted.length + read.value.quarantined.length;
    for (const letter of wanted) {
      const line = await readLetter(letter, place);
      if (line.ok) lines.push(line.value);
      else quarantined.push({ record: letter.rulingNumber, message: line.message });
      place.onLetter(letter.rulingNumber);
    }
    if (read.value.size < PAGE_SIZE || wanted.length < read.value.letters.length)
      return accept({ lines, quarantined, found, files });
  }
  return refuse(`more than ${MAX_PAGES * PAGE_SIZE} letters since ${place.since}: give a later --since`);
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

async function readLetter(letter: FoundLetter, { base, fetcher }: Place): Promise<Parsed<string>> {
  const address = new URL(`ruling/${encodeURIComponent(letter.rulingNumber)}`, base).href;
  const file = await fetcher.fetch(address, `${letter.rulingNumber}.json`, glanceAtObject);
  if (!file.ok) return file;
  if (file.value === null) return refuse('the letter itself is not there');
  const text = parseLetterText(Buffer.from(file.value.bytes).toString('utf8'), letter.rulingNumber);
  if (text.ok)
    return accept(toLine(letter, text.value, `https://rulings.cbp.gov/ruling/${letter.rulingNumber}`));
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
