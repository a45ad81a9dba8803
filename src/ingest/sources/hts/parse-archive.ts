import { parseHtsNumber } from '../../../terms/hts-number.js';
import { runAtOnce } from '../../../terms/pause.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';
import { ARCHIVE_LIMITS, decodeArchive, type ByteLimits } from './archive-bytes.js';
import { readRow } from './archive-row.js';
import { CellPool } from './clean-text.js';
import { restoreLostHeadings } from './lost-headings.js';
import type { Issue, PrintedRow, ReadRow } from './printed-row.js';
import { plantTree } from './row-tree.js';

/** One revision of the schedule as read from its archive. */
export interface Archive {
  /** In printing order. */
  readonly rows: readonly PrintedRow[];
  /** Rows in the file, rejected ones included. */
  readonly rowsRead: number;
  readonly issues: readonly Issue[];
}

export interface ParseOptions {
  readonly limits?: ByteLimits;
  /** Shared between archives to store equal texts once. */
  readonly pool?: CellPool;
  /** Finds a row of the previous revision by its digits, for one lost in printing or unreadable. */
  readonly previousRow?: (digits: string) => ReadRow | null;
}

/** Rows that are read before others have the process. */
const ROWS_AT_ONCE = 1_000;

/** Above this share of rejected rows the file itself is at fault. */
const MAX_REFUSED = 0.005;

/**
 * Reads the official export of the schedule (hts.usitc.gov, JSON; plain or gzip). An unreadable row stays as the
 * previous revision printed it, or is left out when there is none, with an issue: unreadable does not mean repealed.
 * More than 0.5% of such rows reject the file.
 */
export function parseArchive(bytes: Uint8Array, options: ParseOptions = {}): Parsed<Archive> {
  return runAtOnce(parseArchiveInSteps(bytes, options));
}

/** The same, with a pause for others between steps. */
export function* parseArchiveInSteps(
  bytes: Uint8Array,
  options: ParseOptions = {},
): Generator<void, Parsed<Archive>> {
  const text = decodeArchive(bytes, options.limits ?? ARCHIVE_LIMITS);
  if (!text.ok) return text;
  yield;
  const records = parseList(text.value);
  if (!records.ok) return records;
  const { rows, issues } = yield* readRows(records.value, options);
  const refused = issues.filter((issue) => issue.kind === 'row-refused');
  if (refused.length > records.value.length * MAX_REFUSED) {
    return refuse(
      `${refused.length} of ${records.value.length} rows cannot be read, first ${refused[0]?.record}: ${refused[0]?.message}`,
    );
  }
  const complete = restoreLostHeadings(rows, options.previousRow ?? NONE_BEFORE);
  yield;
  const tree = plantTree(complete.rows);
  return accept({
    rows: tree.rows,
    rowsRead: records.value.length,
    issues: [...issues, ...complete.issues, ...tree.issues],
  });
}

function parseList(text: string): Parsed<readonly unknown[]> {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return refuse('the file is JSON but not the list of rows the export is');
    return value.length > 0
      ? accept(value)
      : refuse('the file is an empty list: not an archive of the schedule');
  } catch (error) {
    return refuse(`the file is not complete JSON: ${quoteInput((error as Error).message)}`);
  }
}

const NONE_BEFORE = (): null => null;

interface Reading {
  readonly rows: readonly ReadRow[];
  readonly issues: readonly Issue[];
}

function* readRows(
  records: readonly unknown[],
  { pool = new CellPool(), previousRow = NONE_BEFORE }: ParseOptions,
): Generator<void, Reading> {
  const reader = new RowReader(pool, previousRow);
  for (const [place, record] of records.entries()) {
    if (place % ROWS_AT_ONCE === 0) yield;
    reader.read(record, `row ${place + 1}`);
  }
  return reader;
}

/** Reads the rows in order; a number printed twice is read once. */
class RowReader implements Reading {
  readonly rows: ReadRow[] = [];
  readonly issues: Issue[] = [];
  readonly #numbers = new Set<string>();
  #highest = '';

  constructor(
    private readonly pool: CellPool,
    private readonly previousRow: (digits: string) => ReadRow | null,
  ) {}

  read(record: unknown, place: string): void {
    const reading = readRow(record, this.pool);
    if (!reading.ok) {
      this.#keepPrevious(record, place, reading.message);
      return;
    }
    const { row, remarks } = reading.value;
    const name = row.htsNumber ?? place;
    for (const { kind, message } of remarks) this.issues.push({ kind, record: name, message });
    if (row.htsNumber === null || this.#isFirstPrinting(row.htsNumber, place)) this.rows.push(row);
  }

  #keepPrevious(record: unknown, place: string, reason: string): void {
    const digits = digitsOf(record);
    const previous = digits === null || this.#numbers.has(digits) ? null : this.previousRow(digits);
    const kept = previous === null ? '' : ': kept as the revision before printed it';
    this.issues.push({ kind: 'row-refused', record: place, message: reason + kept });
    if (previous === null || digits === null) return;
    this.#numbers.add(digits);
    this.rows.push(previous);
  }

  #isFirstPrinting(number: string, place: string): boolean {
    if (this.#numbers.has(number)) {
      this.issues.push({
        kind: 'repeated-number',
        record: number,
        message: `printed again at ${place}: the first printing is kept`,
      });
      return false;
    }
    this.#numbers.add(number);
    const padded = number.padEnd(10, '0');
    if (padded < this.#highest)
      this.issues.push({
        kind: 'number-out-of-order',
        record: number,
        message: 'printed after a higher number',
      });
    else this.#highest = padded;
    return true;
  }
}

/** The number of an otherwise unreadable row; null: it has none, or the number is the unreadable part. */
function digitsOf(record: unknown): string | null {
  const { htsno } = (record ?? {}) as { htsno?: unknown };
  const number = typeof htsno === 'string' ? parseHtsNumber(htsno.trim()) : null;
  return number?.ok ? number.value : null;
}
