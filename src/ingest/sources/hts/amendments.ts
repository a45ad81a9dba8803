import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { addToList } from '../../../terms/group-by.js';
import { toHtsNumber, type HtsNumber } from '../../../terms/hts-number.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { readChangeRecords, type ChangeRecord } from './change-records.js';
import { parseCsv, readRevisionList, type CsvRow, type HtsRevision } from './revision-list.js';
import type { NamedStep } from './successions.js';

/** Files of revisions after the newest archive, known from their change records; they lie beside the archives. */
const AMENDMENT_FILES = {
  revisions: 'revisions-2026-rev11-21.csv',
  records: 'change-records-2026-rev11-21.csv',
  successions: 'statistical-changes-2026-07-01.csv',
  trees: 'line-trees-2026-07-01.csv',
  lines: 'new-lines-2026-rev11-21.csv',
  changes: 'changed-lines-2026-rev11-21.csv',
} as const;

/** A row under an eight-digit line, as printed by a revision without an archive. */
export interface TreeRow {
  readonly number: HtsNumber | null;
  readonly indent: number;
  readonly description: string;
  readonly units: readonly string[];
  readonly state: 'line' | 'heading_text' | 'new' | 'kept';
}

/** A changed cell of a number that continues. */
export interface CellChange {
  readonly number: HtsNumber;
  readonly field: 'description' | 'indent' | 'units';
  readonly before: string;
  readonly after: string;
}

/** The effect of one revision on the printed rows. */
export interface Amendment {
  /** Every row of the reprinted lines, by their eight digits, in printing order. */
  readonly trees: ReadonlyMap<string, readonly TreeRow[]>;
  readonly changes: readonly CellChange[];
}

/** The revisions without a stored archive. */
export interface Amendments {
  /** In the order of publication; the caller that lists archives too numbers them on. */
  readonly revisions: readonly HtsRevision[];
  readonly changeRecords: readonly ChangeRecord[];
  readonly steps: readonly NamedStep[];
  readonly of: (revision: string) => Amendment;
}

const NO_AMENDMENTS: Amendments = Object.freeze({
  revisions: [],
  changeRecords: [],
  steps: [],
  of: () => ({ trees: new Map(), changes: [] }),
});

type Tables = Readonly<Record<keyof typeof AMENDMENT_FILES, readonly CsvRow[]>>;

/** Reads the files of a folder that has them; `readText` reads one file of it. */
export function readAmendments(
  folder: string,
  archived: readonly HtsRevision[],
  readText: (path: string) => Parsed<string>,
): Parsed<Amendments> {
  if (!existsSync(join(folder, AMENDMENT_FILES.revisions))) return accept(NO_AMENDMENTS);
  const tables: Partial<Record<keyof Tables, readonly CsvRow[]>> = {};
  for (const [name, file] of Object.entries(AMENDMENT_FILES)) {
    const text = readText(join(folder, file));
    const table = text.ok ? parseCsv(text.value) : text;
    if (!table.ok) return refuse(`${file}: ${table.message}`);
    tables[name as keyof Tables] = table.value;
  }
  return toAmendments(tables as Tables, archived);
}

function toAmendments(tables: Tables, archived: readonly HtsRevision[]): Parsed<Amendments> {
  const listed = readRevisionList(tables.revisions.map(toListed));
  if (!listed.ok) return refuse(`${AMENDMENT_FILES.revisions}: ${listed.message}`);
  const last = archived.at(-1)?.sequence ?? 0;
  const revisions = listed.value.map((one) => ({ ...one, sequence: one.sequence + last }));
  const records = readChangeRecords(tables.records, [...archived, ...revisions]);
  if (!records.ok) return refuse(`${AMENDMENT_FILES.records}: ${records.message}`);
  const steps = tables.successions.map(toStep);
  return accept({
    revisions,
    changeRecords: [...records.value.records, ...steps.map(toRecord)],
    steps,
    of: (revision) => amendmentOf(revision, tables),
  });
}

/** Uses the columns of revisions.csv: `releaseDate` is the day of publication, `startDate` the policy day. */
function toListed(row: CsvRow): CsvRow {
  return {
    revision: row['revision'] ?? '',
    effectiveDate: row['startDate'] ?? '',
    changeRecordDate: row['releaseDate'] ?? '',
    note: row['summary'] ?? '',
  };
}

function toStep(row: CsvRow): NamedStep {
  return {
    from: toHtsNumber(row['oldHts10'] ?? ''),
    to: toHtsNumber(row['newHts10'] ?? ''),
    on: demandDate(row['effectiveDate'] ?? ''),
    revision: row['revision'] ?? '',
    authorityText: row['source'] ?? '',
    note: row['note'] || null,
    isSubdivision: row['change'] === 'annotated',
  };
}

function demandDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date.ok) throw new TypeError(`${AMENDMENT_FILES.successions}: ${date.message}`);
  return date.value;
}

const dotted = (number: string): string => `${number.slice(0, 4)}.${number.slice(4, 6)}.${number.slice(6)}`;

/** The transfer in the words of a change record. */
function toRecord({ from, to, on, revision, authorityText }: NamedStep): ChangeRecord {
  return {
    revision,
    item: dotted(to ?? from),
    digits: to ?? from,
    nature: `Established (transferred from ${dotted(from)})`,
    effectiveOn: on,
    authorityText,
  };
}

function amendmentOf(revision: string, { lines, trees, changes }: Tables): Amendment {
  const own = new Set(lines.filter((row) => row['revision'] === revision).map((row) => row['hts10'] ?? ''));
  const rows = new Map<string, TreeRow[]>();
  for (const row of trees) addToList(rows, row['hts8'] ?? '', toTreeRow(row));
  const printed = [...rows].filter(([, tree]) =>
    tree.some(({ number, state }) => state === 'new' && own.has(number ?? '')),
  );
  return {
    trees: new Map(printed),
    changes: changes.filter((row) => row['revision'] === revision).map(toCellChange),
  };
}

function toTreeRow(row: CsvRow): TreeRow {
  const number = row['hts10'] ?? '';
  return {
    number: number === '' ? null : toHtsNumber(number),
    indent: Number(row['indent']),
    description: row['description'] ?? '',
    units: splitUnits(row['units'] ?? ''),
    state: row['state'] as TreeRow['state'],
  };
}

function toCellChange(row: CsvRow): CellChange {
  return {
    number: toHtsNumber(row['hts10'] ?? ''),
    field: row['field'] as CellChange['field'],
    before: row['old'] ?? '',
    after: row['new'] ?? '',
  };
}

export function splitUnits(cell: string): readonly string[] {
  return cell.split(';').filter((unit) => unit !== '');
}
