import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { Decimal } from '../../src/terms/decimal.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import {
  evaluateRate,
  measuresOf,
  normalizeRateText,
  parseNoteRates,
  parseRate,
  parseSpecialColumn,
  referencesOf,
  targetsOf,
  type RateExpression,
  type SpecialRate,
} from '../../src/terms/rate-expression.js';
import { printSpecialColumn } from '../support/print-special-column.js';
import { parseUnits } from '../../src/terms/unit.js';
import { officialPath } from '../support/official-files.js';

const COLUMNS = ['general', 'special', 'other'] as const;
const CHAPTERS = ['1-97', '98', '99'] as const;

interface Row {
  readonly htsno: string;
  readonly units: readonly string[] | null;
  readonly general: string | null;
  readonly special: string | null;
  readonly other: string | null;
}

/** A distinct text of one column, with the lines that print it, by group of chapters. */
interface Printed {
  readonly text: string;
  readonly lines: Map<(typeof CHAPTERS)[number], Set<string>>;
}

const read = (path: string): Buffer => readFileSync(officialPath(path));
const archives = readdirSync(officialPath('hts')).filter((name) => name.endsWith('.json.gz'));
const texts = new Map(COLUMNS.map((column) => [column, new Map<string, Printed>()] as const));
const unitColumns = new Map<string, readonly string[]>();

function groupOf(htsNumber: string): (typeof CHAPTERS)[number] {
  return htsNumber.startsWith('98') ? '98' : htsNumber.startsWith('99') ? '99' : '1-97';
}

for (const archive of archives) {
  for (const row of JSON.parse(gunzipSync(read(`hts/${archive}`)).toString()) as readonly Row[]) {
    unitColumns.set(JSON.stringify(row.units), row.units ?? []);
    for (const column of COLUMNS) {
      const text = row[column] ?? '';
      if (normalizeRateText(text) === '') continue;
      const printed = texts.get(column)?.get(text) ?? { text, lines: new Map() };
      const group = groupOf(row.htsno);
      printed.lines.set(group, (printed.lines.get(group) ?? new Set()).add(row.htsno.replaceAll('.', '')));
      texts.get(column)?.set(text, printed);
    }
  }
}

function printedIn(column: (typeof COLUMNS)[number], group: (typeof CHAPTERS)[number]): readonly Printed[] {
  return [...(texts.get(column)?.values() ?? [])].filter(({ lines }) => lines.has(group));
}

/** The rates of a cell, of whatever column; null when it does not parse. */
function ratesOf(column: (typeof COLUMNS)[number], text: string): readonly SpecialRate[] | null {
  if (column === 'special') {
    const parsed = parseSpecialColumn(text);
    return parsed.ok ? parsed.value : null;
  }
  const parsed = parseRate(text);
  return parsed.ok ? [{ programs: [], rate: parsed.value }] : null;
}

/** Amounts and percentages as the text has them, found without the grammar. */
function figuresIn(text: string): readonly string[] {
  const figures = /\$(\d[\d.]*)|(\d[\d.]*)¢|(\d+ \d\/\d|\d[\d.]*) ?(?:%|percent)/g;
  return [...normalizeRateText(text).matchAll(figures)]
    .map(([, dollars, cents, percent = '']) => {
      if (dollars !== undefined) return `$${new Decimal(dollars).toString()}`;
      if (cents !== undefined) return `$${new Decimal(cents).dividedBy(100).toString()}`;
      return `${percent.includes('/') ? percent : new Decimal(percent).toString()}%`;
    })
    .sort();
}

function figuresOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === 'dollars') return [`$${new Decimal(member as string).toString()}`];
    return key === 'percent' ? [`${member as string}%`] : figuresOf(member);
  });
}

const report: string[] = [];
afterAll(() => void process.stdout.write(`${report.join('\n')}\n`));

test('all 44 archives are there', () => {
  expect(archives).toHaveLength(44);
});

describe.each(COLUMNS)('column %s', (column) => {
  test.each(CHAPTERS)(
    'every distinct text of chapters %s is read, loses no figure and prints back',
    (group) => {
      const printed = printedIn(column, group);
      const kinds: Partial<Record<RateExpression['kind'], number>> = {};
      const unread: string[] = [];
      for (const { text } of printed) {
        const rates = ratesOf(column, text);
        if (rates === null) unread.push(text);
        for (const { rate } of rates ?? []) kinds[rate.kind] = (kinds[rate.kind] ?? 0) + 1;
        expect([text, [...figuresOf(rates)].sort()]).toEqual([text, figuresIn(text)]);
        expect(parseSpecialColumn(printSpecialColumn(rates ?? []))).toEqual({ ok: true, value: rates });
      }
      report.push(
        `${column} ${group}: ${printed.length - unread.length} of ${printed.length} ${JSON.stringify(kinds)}`,
      );
      expect(unread).toEqual([]);
      expect(printed.length).toBeGreaterThan(10);
    },
  );

  test('every rate of chapters 1 to 97 comes to an amount, or says what it needs', () => {
    for (const { text } of printedIn(column, '1-97')) {
      for (const { rate } of ratesOf(column, text) ?? []) {
        const nothing = evaluateRate(rate, { customsValue: null, measures: new Map() });
        const all = new Map(measuresOf(rate).map((code) => [code, new Decimal(1)]));
        const everything = evaluateRate(rate, { customsValue: new Decimal(100), measures: all });
        const hasReference = referencesOf(rate).length > 0;
        expect([text, everything.kind]).toEqual([text, hasReference ? 'unresolved' : 'amount']);
        expect(nothing.kind === 'needs').toBe(!hasReference && rate.kind !== 'free');
      }
    }
  });

  test('every reference of chapters 1 to 97 leads to lines or to a note with rates', () => {
    const noteLines = notes.map(({ line }) => line as string);
    for (const { text, lines } of printedIn(column, '1-97')) {
      for (const reference of (ratesOf(column, text) ?? []).flatMap(({ rate }) => referencesOf(rate))) {
        for (const line of lines.get('1-97') ?? []) {
          const leads =
            reference.rule === 'note'
              ? noteLines.includes(line.slice(0, 8))
              : targetsOf(reference, toHtsNumber(line)).length > 0;
          expect([text, line, leads]).toEqual([text, line, true]);
        }
      }
    }
  });
});

const notes = read('hts-notes/notes.ndjson')
  .toString()
  .split('\n')
  .filter((line) => line.startsWith('{"id": "ch58:us:'))
  .map((line) => parseNoteRates((JSON.parse(line) as { readonly text: string }).text))
  .flatMap((parsed) => (parsed.ok ? [parsed.value] : []));

test('the five rate notes of chapter 58 are read', () => {
  expect(notes.map(({ line }) => line as string)).toEqual([
    '58109100',
    '58109210',
    '58109290',
    '58109910',
    '58109990',
  ]);
});

test('every unit column is read', () => {
  const unread = [...unitColumns.values()].filter((tokens) => !parseUnits(tokens).ok);
  expect(unread).toEqual([]);
  expect(unitColumns.size).toBeGreaterThan(100);
});

test('the texts of the table of hard rates are printed in an archive', () => {
  const path = new URL('../cases/hard-rates.yaml', import.meta.url);
  const rows = parse(readFileSync(path, 'utf8')) as readonly {
    readonly at: string;
    readonly column: (typeof COLUMNS)[number];
    readonly text: string;
  }[];
  const missing = rows.filter(({ at, column, text }) => at !== 'none' && !texts.get(column)?.has(text));
  expect(missing).toEqual([]);
});
