import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseCsv } from '../../src/ingest/sources/hts/revision-list.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { Database } from '../../src/store/database/database.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { isBefore } from '../../src/terms/interval.js';
import { openBundledDatabase } from '../support/test-database.js';
import { ARCHIVES } from './hts-archives.js';

type Row = Readonly<Record<string, string>>;

/** The revisions after the newest archive, as the bundled pack holds them, against the files they were read from. */

let database: Database;
let snapshot: Snapshot;
beforeAll(async () => {
  database = await openBundledDatabase();
  snapshot = await buildSnapshot(database);
}, 300_000);
afterAll(() => database.close());

function readTable(name: string): readonly Row[] {
  const table = parseCsv(readFileSync(join(ARCHIVES, name), 'utf8'));
  if (!table.ok) throw new Error(table.message);
  return table.value;
}

const FIRST_DAY = toCalendarDate('2026-07-01');
const LAST_DAY_BEFORE = toCalendarDate('2026-06-30');
const cell = (row: Row, name: string): string => row[name] ?? '';

describe('statistical numbers of 2026-07-01', () => {
  const lines = readTable('new-lines-2026-rev11-21.csv');
  const transfers = readTable('statistical-changes-2026-07-01.csv');

  it('are answered with their printed text and units, and the rates of their line: 196 of 196', () => {
    const wrong = lines.filter((row) => {
      const number = toHtsNumber(cell(row, 'hts10'));
      const [line, before] = [FIRST_DAY, LAST_DAY_BEFORE].map((day) => snapshot.findLine(number, day));
      const isReused = transfers.some((one) => cell(one, 'oldHts10') === number);
      if (line === null || line === undefined || (before !== null && !isReused)) return true;
      const isSame =
        line.description === cell(row, 'description') && line.unitLabels.join(';') === cell(row, 'units');
      return !isSame || line.column1General.source !== number.slice(0, 8);
    });
    expect(wrong.map((row) => row['hts10'])).toEqual([]);
    expect(lines).toHaveLength(196);
  });

  it('take the rates of the number before, in all three columns', () => {
    const rates = (digits: string, day: typeof FIRST_DAY) => {
      const line = snapshot.findLine(toHtsNumber(digits), day)!;
      const special = line.column1Special.map(({ programs, rate }) => `${rate.text} ${programs.join()}`);
      return [line.column1General.text, ...special, line.column2.text].join('|');
    };
    const apart = transfers.filter(
      (row) => rates(cell(row, 'oldHts10'), LAST_DAY_BEFORE) !== rates(cell(row, 'newHts10'), FIRST_DAY),
    );
    expect(apart).toEqual([]);
    expect(transfers).toHaveLength(203);
  });

  it('replace 103 numbers, each of which ends and names every successor: 203 of 203', () => {
    const old = [...new Set(transfers.map((row) => cell(row, 'oldHts10')))];
    const isReused = (number: string) => lines.some((row) => cell(row, 'hts10') === number);
    const unnamed = old.filter((number) => {
      const named = snapshot.succession
        .listStepsFromAt(number, LAST_DAY_BEFORE)
        .map(({ to }) => to as string);
      const printed = transfers.flatMap((row) =>
        cell(row, 'oldHts10') === number ? [cell(row, 'newHts10')] : [],
      );
      const ended = isReused(number) || snapshot.findLine(toHtsNumber(number), FIRST_DAY) === null;
      return !ended || named.sort().join() !== printed.sort().join();
    });
    expect(unnamed).toEqual([]);
    expect(old).toHaveLength(103);
    expect(old.filter(isReused)).toHaveLength(17);
  });
});

describe('change records of Revisions 11 to 21', () => {
  const records = readTable('change-records-2026-rev11-21.csv');
  const ofKind = (test: RegExp) => records.filter((row) => test.test(cell(row, 'item')));

  it('are all in the pack: 224, beside the 203 transfers', async () => {
    const [held] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM hts_change_record r JOIN data_version v ON v.id = r.data_version_id
        WHERE v.status = 'current' AND r.revision ~ '^2026_rev_(1[1-9]|2[01])$'`,
    );
    expect(records).toHaveLength(224);
    expect(held?.count).toBe(224 + 203);
  });

  it('of statistical numbers change the wording or the unit on their day: 18 of 18', () => {
    const items = ofKind(/^\d{4}\.\d{2}\.\d{4}$/);
    const unseen = items.filter((row) => {
      const [number, on] = [cell(row, 'item').replaceAll('.', ''), cell(row, 'effectiveDate')];
      return !snapshot.scheduleRows.some(
        ({ htsNumber: printed, legal, published }) =>
          printed === number && legal.from === on && published.to === null,
      );
    });
    expect(unseen.map((row) => row['item'])).toEqual([]);
    expect(items).toHaveLength(18);
  });

  it('of Chapter 99 headings are rules in force from their day', () => {
    const items = ofKind(/^99\d{2}\.\d{2}\.\d{2}$/).filter((row) => cell(row, 'nature') === 'Established');
    const missing = items.filter(
      (row) =>
        !snapshot.rules.some(
          ({ rule }) =>
            rule.heading === cell(row, 'item') && rule.interval.from === cell(row, 'effectiveDate'),
        ),
    );
    // The jurisdictions that 9903.04.66 is for were published with effect from 2026-09-29 (91 FR 60360).
    expect(missing.map((row) => row['item'])).toEqual(['9903.04.66']);
    expect(items).toHaveLength(136);
  });

  it('change no rate of Chapters 1 to 98', () => {
    const rates = /^(?!99)\d{4}\.\d{2}\.\d{2}/;
    expect(
      records.filter((row) => rates.test(cell(row, 'item')) && /rate/i.test(cell(row, 'nature'))),
    ).toEqual([]);
  });
});

describe('every day from 2025-01-01 to 2026-11-24', () => {
  it('has every number once, and every reportable line with a rate of both columns, its own or inherited', () => {
    const last = toCalendarDate('2026-11-24');
    const first = toCalendarDate('2025-01-01');
    const changes = snapshot.changeDays.filter((day) => isBefore(first, day) && !isBefore(last, day));
    const days = [first, ...changes];
    const problems: string[] = [];
    let lines = 0;
    for (const day of days) {
      const numbered = snapshot.listNumberedRows(day).map(({ row }) => row.htsNumber as string);
      if (new Set(numbered).size !== numbered.length) problems.push(`${day}: a number is there twice`);
      for (const number of snapshot.listReportableLines(day)) {
        lines += 1;
        const line = snapshot.findLine(number, day);
        if (line === null || line.column1General.text === '' || line.column2.text === '')
          problems.push(`${day} ${number}`);
      }
    }
    expect(problems.slice(0, 20)).toEqual([]);
    expect(lines).toBeGreaterThan(days.length * 19_000);
  }, 300_000);

  it('leaves no number that ended without a day, its successors or the word that none is printed', () => {
    const ended = new Map<string, string>();
    for (const { htsNumber: number, legal, published } of snapshot.scheduleRows)
      if (number?.length === 10 && number < '98' && published.to === null && legal.to !== null)
        ended.set(number, legal.to);
    const open = [...ended].filter(
      ([number, day]) => snapshot.findLine(toHtsNumber(number), toCalendarDate(day)) === null,
    );
    const named = open.filter(([number, day]) =>
      snapshot.succession.listStepsFrom(number).some(({ on }) => on === day),
    );
    expect(open.length).toBeGreaterThan(180);
    expect(open.length - named.length).toBe(0);
  });
});
