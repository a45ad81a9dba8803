import { PHRASE_TABLES } from './phrase-tables.js';

/** How to recognize a value of a clause in a description: words that meet it, and words that rule it out. */
export interface PhraseReading {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Material family of the value. Null: none. */
  readonly family: string | null;
}

const READINGS: ReadonlyMap<string, PhraseReading> = new Map(
  PHRASE_TABLES.flatMap((table) => table.trim().split('\n')).map(readLine),
);

/** The reading of a value; null when its own words suffice. */
export function findReading(value: string): PhraseReading | null {
  return READINGS.get(value.toLowerCase()) ?? null;
}

function readLine(line: string): readonly [string, PhraseReading] {
  const equals = line.indexOf(' = ');
  const [yes = '', no = '', family = ''] = line.slice(equals + 3).split('|');
  return [
    line.slice(0, equals),
    { yes: toEntries(yes), no: toEntries(no), family: family.trim() === '' ? null : family.trim() },
  ];
}

/** The entries of one cell of a table. */
export function toEntries(cell: string): readonly string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
