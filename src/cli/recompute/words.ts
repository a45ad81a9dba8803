import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { parseDecimal, type Decimal } from '../../terms/decimal.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';

export interface RecomputeWords {
  readonly date: CalendarDate;
  readonly out: string;
  /** Customs value of every pair, in USD. */
  readonly value: Decimal;
}

export const RECOMPUTE_USAGE = `dutygraph recompute --date YYYY-MM-DD --out FILE [--value USD]

The duty on every reportable line from every origin on one date, no other fact stated.

  --date 2026-11-20   entry date (required)
  --out tariff.csv    file to write (required); .csv, or .ndjson for one JSON object a line
  --value 10000       customs value of each, in USD`;

/** Reads `--name value`; each option at most once. */
export function parseRecomputeWords(words: readonly string[]): Parsed<RecomputeWords> {
  const given = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const [word = '', value] = [words[index], words[index + 1]];
    if (!['--date', '--out', '--value'].includes(word))
      return refuse(`${quoteInput(word)} is not an option: give --date, --out and, if wanted, --value`);
    if (value === undefined) return refuse(`${word} is left without a value`);
    if (given.has(word)) return refuse(`${word} is given twice`);
    given.set(word, value);
  }
  for (const name of ['--date', '--out']) if (!given.has(name)) return refuse(`${name} is missing`);
  const date = parseCalendarDate(given.get('--date')!);
  if (!date.ok) return refuse(`--date: ${date.message}`);
  const out = given.get('--out')!;
  if (!/\.(csv|ndjson)$/.test(out)) return refuse('--out: name a file that ends in .csv or .ndjson');
  const value = parseDecimal(given.get('--value') ?? '10000');
  if (value === null || value.isNegative()) return refuse('--value: write a plain number of dollars');
  return accept({ date: date.value, out, value });
}
