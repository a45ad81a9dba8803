import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TariffLine } from '../../src/engine/law.js';
import type { Database } from '../../src/store/database/database.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toPreviousDay, type CalendarDate } from '../../src/terms/calendar-date.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { openBundledDatabase } from '../support/test-database.js';
import { chinaCharges, compareEndnote, endnotedLines, type Endnoted } from './china-endnotes.js';

/** One line on which endnote and engine part, over the archives and days on which they do. */
interface Parting {
  readonly line: string;
  readonly endnote: string;
  readonly engine: string;
  readonly days: string[];
}

interface Comparison {
  readonly revision: string;
  readonly date: CalendarDate;
  readonly lines: number;
  readonly differing: number;
}

let database: Database;
const comparisons: Comparison[] = [];
const open = new Map<string, Parting>();
const different = new Map<string, Parting>();

beforeAll(async () => {
  database = await openBundledDatabase();
  const snapshot = await buildSnapshot(database);
  for (const { revision, fileName, dates } of archivesOf(snapshot)) {
    const lines = endnotedLines(fileName).map((endnoted) => ({
      ...endnoted,
      line: snapshot.findLine(toHtsNumber(endnoted.number), dates[0]!),
    }));
    for (const date of dates) comparisons.push(compareOn(snapshot, { revision, lines, date }));
  }
}, 300_000);
afterAll(() => database.close());

interface Archive {
  readonly revision: string;
  readonly fileName: string;
  readonly dates: readonly CalendarDate[];
}

/** Each archive with the first and the last day before the next revision took effect. */
function archivesOf({ catalog }: Snapshot): readonly Archive[] {
  return catalog.revisions.flatMap(({ revision, fileName, effectiveOn }) => {
    if (fileName === null) return [];
    const later = catalog.revisions.map((one) => one.effectiveOn).filter((date) => date > effectiveOn);
    const last = later.length === 0 ? effectiveOn : toPreviousDay(later.sort()[0]!);
    return [{ revision, fileName, dates: [...new Set([effectiveOn, last])] }];
  });
}

interface Printing {
  readonly revision: string;
  readonly lines: readonly (Endnoted & { readonly line: TariffLine | null })[];
  readonly date: CalendarDate;
}

function compareOn(snapshot: Snapshot, { revision, lines, date }: Printing): Comparison {
  const charges = chinaCharges(snapshot, date);
  let differing = 0;
  for (const { number, headings, line } of lines) {
    const charged = line === null ? null : charges(line);
    const agreement = charged === null ? 'differs' : compareEndnote(headings, charged);
    if (agreement === 'agrees') continue;
    if (agreement === 'differs') differing += 1;
    note(agreement === 'open' ? open : different, {
      line: number,
      endnote: headings.join(' ') || 'none',
      engine: charged === null ? 'no such line' : charged.join(' ') || 'none',
      days: [`${revision} ${date}`],
    });
  }
  return { revision, date, lines: lines.length, differing };
}

function note(table: Map<string, Parting>, parting: Parting): void {
  const key = `${parting.line} ${parting.endnote} ${parting.engine}`;
  const known = table.get(key);
  if (known === undefined) table.set(key, parting);
  else known.days.push(...parting.days);
}

/** `2025_basic 2025-01-01 .. 2026_rev_10 2026-06-08 (74)`: the first and the last day, and how many were compared. */
function toRows(table: ReadonlyMap<string, Parting>): readonly string[] {
  return [...table.values()]
    .map(({ line, endnote, engine, days }) =>
      [line, endnote, engine, `${days[0]!} .. ${days.at(-1)!} (${days.length})`].join(' | '),
    )
    .sort();
}

/** The rows of the table under a heading of docs/endnotes.md, without the explanation, its last column. */
function documented(heading: string): readonly string[] {
  const text = readFileSync('docs/endnotes.md', 'utf8');
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((row) => /^\| \d/.test(row));
  return rows
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map((cells) => {
      expect(cells.at(-2)?.length).toBeGreaterThan(20);
      return cells.slice(1, 5).join(' | ');
    })
    .sort();
}

describe('Section 301 China headings by the endnotes of the 44 archives', () => {
  it('every archive is compared, and at least 99.9% of its lines agree on each of its days', () => {
    expect(new Set(comparisons.map((one) => one.revision)).size).toBe(44);
    const poor = comparisons.filter(({ lines, differing }) => lines < 19_000 || differing > 0.001 * lines);
    expect(poor).toEqual([]);
  });

  it('the lines that differ are exactly those explained in docs/endnotes.md', () => {
    expect(toRows(different)).toEqual(documented('Differences'));
  });

  it('the lines whose endnote leaves the heading open are exactly those listed there', () => {
    expect(toRows(open)).toEqual(documented('Left open by the endnote'));
  });
});
