import * as z from 'zod';
import { parseCalendarDate } from '../../../terms/calendar-date.js';
import { describeFault, parseJson } from '../../../terms/read-json.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';
import type { RecordIssue } from '../../run/definition.js';

const numbers = z.array(z.string()).max(500).nullish();

/** A letter as printed by a search or by its own page; members not named here are ignored. */
const LETTER = z.object({
  rulingNumber: z.string().regex(/^[A-Za-z]{0,3}\s?\d{3,7}$/, 'not a ruling number'),
  subject: z.string().min(1).max(2_000),
  rulingDate: z.string().transform((text, context) => {
    const day = parseCalendarDate(text.slice(0, 10));
    if (day.ok) return day.value;
    context.addIssue({ code: 'custom', message: day.message });
    return z.NEVER;
  }),
  collection: z.string().regex(/^(?:hq|ny)$/i, 'neither HQ nor NY'),
  categories: z.string().max(400).nullish(),
  tariffs: z.union([z.array(z.string()), z.string()]).nullish(),
  operationallyRevoked: z.boolean().nullish(),
  modifies: numbers,
  modifiedBy: numbers,
  revokes: numbers,
  revokedBy: numbers,
  relatedRulings: numbers,
});

export type FoundLetter = z.output<typeof LETTER>;

/** One page of a search. */
export interface FoundPage {
  readonly letters: readonly FoundLetter[];
  readonly quarantined: readonly RecordIssue[];
  /** Results on the page, quarantined ones included. */
  readonly size: number;
  /** Results of the whole search; null: the page does not say. */
  readonly total: number | null;
}

const PAGE = z.object({ rulings: z.array(z.unknown()).max(1_000), totalHits: z.int().min(0).nullish() });

export function parseFound(text: string): Parsed<FoundPage> {
  const page = PAGE.safeParse(parseJson(text));
  if (!page.success) return refuse('is not a page of rulings');
  const letters: FoundLetter[] = [];
  const quarantined: RecordIssue[] = [];
  for (const [place, found] of page.data.rulings.entries()) {
    const letter = LETTER.safeParse(found);
    if (letter.success) letters.push(letter.data);
    else quarantined.push({ record: nameOf(found, place), message: describeFault(letter.error, 'letter') });
  }
  const { rulings, totalHits } = page.data;
  return accept({ letters, quarantined, size: rulings.length, total: totalHits ?? null });
}

/** The text of a letter; the rest of the answer repeats the search result. */
export function parseLetterText(text: string, rulingNumber: string): Parsed<string> {
  const letter = z
    .object({ rulingNumber: z.string(), text: z.string().min(1).max(1_000_000) })
    .safeParse(parseJson(text));
  if (!letter.success) return refuse(`is not a letter: ${describeFault(letter.error, 'letter')}`);
  return letter.data.rulingNumber.toUpperCase() === rulingNumber.toUpperCase()
    ? accept(letter.data.text)
    : refuse(`is letter ${quoteInput(letter.data.rulingNumber)}`);
}

/** A line as `sources/rulings` reads them. */
export function toLine(letter: FoundLetter, text: string, url: string): string {
  const { tariffs, categories, collection, rulingDate, ...same } = letter;
  const tariffNumbers = (Array.isArray(tariffs) ? tariffs : (tariffs ?? '').split(',')).map((one) =>
    one.trim(),
  );
  const stated = Object.fromEntries(Object.entries(same).filter(([, value]) => value != null));
  return JSON.stringify({
    ...stated,
    date: rulingDate,
    collection: collection.toUpperCase(),
    ...(categories != null && categories !== '' && { category: categories.slice(0, 100) }),
    tariffNumbers: tariffNumbers.filter((one) => /^\d{4}(?:\.?\d{2}){0,3}$/.test(one)),
    text,
    textStatus: 'letter text',
    source: url,
  });
}

function nameOf(found: unknown, place: number): string {
  const { rulingNumber } = (found ?? {}) as { rulingNumber?: unknown };
  return typeof rulingNumber === 'string' ? quoteInput(rulingNumber) : `result ${place + 1}`;
}
