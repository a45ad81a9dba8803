import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cutFixture, FIXTURE_RECIPE, type Fixture } from '../../src/law/fixture/cut-fixture.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';
import { loadFixtureIfAbsent } from '../../src/store/pack-loader/load-fixture.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';

import { toHtsNumber } from '../../src/terms/hts-number.js';
import { contains } from '../../src/terms/interval.js';

const PACK = fileURLToPath(new URL('../../prisma/reference', import.meta.url));
const day = toCalendarDate('2026-06-15');

let fixture: Fixture;
let database: Database;
let snapshot: Snapshot;
const cut = async (): Promise<Fixture> => cutFixture(await readPack(PACK));
beforeAll(async () => {
  fixture = await cut();
  database = await openTestDatabase();
  expect(await load('one')).toEqual({ loaded: true });
  snapshot = await buildSnapshot(database, { kind: 'fixture' });
}, 120_000);
afterAll(() => database.close());

const load = (cutFrom: string, recipe = FIXTURE_RECIPE) =>
  loadFixtureIfAbsent(database, { cutFrom, cut: async () => fixture }, recipe);

describe('the data of test keys', () => {
  it('is the same whenever it is cut', async () => {
    expect((await cut()).manifest).toEqual(fixture.manifest);
  });

  it('has at least 200 lines, of every chapter, and they can be looked up', () => {
    expect(fixture.manifest.lines.length).toBeGreaterThanOrEqual(200);
    // Chapter 77 is reserved.
    expect(new Set(fixture.manifest.lines.map((line) => line.slice(0, 2))).size).toBe(96);
    const missing = fixture.manifest.lines.filter(
      (line) => snapshot.findLine(toHtsNumber(line), day) === null,
    );
    expect(missing).toEqual([]);
  });

  it('has goods for every program in force on some days of the covered time', () => {
    const missing = ['2025-03-15', '2025-08-15', '2026-01-15', '2026-06-15', '2026-09-15'].flatMap((text) => {
      const date = toCalendarDate(text);
      const covered = new Set<string>();
      for (const number of snapshot.listReportableLines(date)) {
        const group = snapshot.scopeGroupOf(snapshot.findLine(number, date)!, date);
        for (const { rule } of group.matched) covered.add(rule.program);
      }
      const inForce = snapshot.rules.filter(({ rule }) => contains(rule.interval, date));
      const programs = new Set(inForce.map(({ rule }) => rule.program));
      expect(programs.size).toBeGreaterThan(10);
      return [...programs].filter((program) => !covered.has(program)).map((program) => `${text} ${program}`);
    });
    expect(missing).toEqual([]);
  });

  it('is loaded once for one pack and one recipe', async () => {
    expect(await load('one')).toEqual({ loaded: false });
    expect(await load('two')).toEqual({ loaded: true });
    expect(await load('two', FIXTURE_RECIPE + 1)).toEqual({ loaded: true });
    expect((await buildSnapshot(database, { kind: 'fixture' })).dataVersion).toBe(
      fixture.manifest.dataVersion,
    );
  });
});
