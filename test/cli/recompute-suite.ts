import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeRow } from '../../src/cli/recompute/row.js';
import { TextFile } from '../../src/services/tables/text-file.js';
import { TariffWalk } from '../../src/cli/recompute/tariff-walk.js';
import { parseRecomputeWords } from '../../src/cli/recompute/words.js';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';

export function describeRecompute(): void {
  describe('npm run recompute', () => {
    const DATE = toCalendarDate('2026-11-20');
    const VALUE = new Decimal(10_000);
    /** Prime to the number of lines and of origins, so that the sample steps through both. */
    const [LINE_STEP, ORIGIN_STEP] = [499, 17];

    let snapshot: Snapshot;
    let folder: string;

    beforeAll(async () => {
      snapshot = await bundledSnapshot();
      folder = mkdtempSync(join(tmpdir(), 'recompute-'));
    }, 120_000);

    afterAll(() => rmSync(folder, { recursive: true }));

    describe('the whole tariff', () => {
      it('gives for every sampled pair the layers and amounts that calculateDuty gives', () => {
        const walk = new TariffWalk(snapshot, { date: DATE, value: VALUE }, (result) =>
          writeRow(result, 'csv'),
        );
        const sampled = walk.lines.filter((_, index) => index % LINE_STEP < 2);
        let pairs = 0;
        for (const line of sampled) {
          const rows = walk.rowsOf(line);
          for (let at = pairs % ORIGIN_STEP; at < walk.origins.length; at += ORIGIN_STEP) {
            const origin = walk.origins[at]!;
            const facts = {
              countryOfOrigin: origin,
              entryDate: DATE,
              enteredValue: VALUE,
              measures: new Map(),
              transport: null,
              stated: new Map(),
            };
            const alone = writeRow(calculateDuty(facts, snapshot.lawFor(line, origin, DATE)), 'csv');
            expect(`${line.number} ${origin} ${rows[at]}`).toBe(`${line.number} ${origin} ${alone}`);
            pairs += 1;
          }
        }
        expect(pairs).toBeGreaterThan(1_000);
        expect(walk.calculations).toBeLessThan(sampled.length * walk.origins.length);
      }, 120_000);

      it('writes every byte it is given, in order', async () => {
        const path = join(folder, 'rows.csv');
        const file = new TextFile(path);
        const text = 'row\n'.repeat(100_000);
        for (let round = 0; round < 12; round += 1) await file.write(text);
        await file.close();
        expect(readFileSync(path, 'utf8')).toBe(text.repeat(12));
        expect(file.bytes).toBe(text.length * 12);
      });

      it('says so when the file cannot be written', async () => {
        const file = new TextFile(join(folder, 'no-such-folder', 'rows.csv'));
        await file.write('row\n');
        await expect(file.close()).rejects.toThrow(/no such file/);
        expect(existsSync(join(folder, 'no-such-folder'))).toBe(false);
      });
    });

    describe('its command line', () => {
      const refusal = (...words: string[]): string => {
        const parsed = parseRecomputeWords(words);
        return parsed.ok ? '' : parsed.message;
      };

      it('reads a date, a file and a value', () => {
        const parsed = parseRecomputeWords(['--date', '2026-11-20', '--out', 'a.csv', '--value', '250.5']);
        expect(parsed).toMatchObject({ ok: true, value: { date: '2026-11-20', out: 'a.csv' } });
      });

      it('names the option that is wrong and how to mend it', () => {
        expect(refusal('--when', 'now')).toMatch(/--when.*not an option/);
        expect(refusal('--date', '2026-02-30', '--out', 'a.csv')).toMatch(/^--date:/);
        expect(refusal('--date', '2026-11-20', '--out', 'a.txt')).toMatch(/\.csv or \.ndjson/);
        expect(refusal('--date', '2026-11-20', '--out', 'a.csv', '--value', '-1')).toMatch(/--value/);
        expect(refusal('--date', '2026-11-20', '--date', '2026-11-20')).toMatch(/twice/);
        expect(refusal('--date')).toMatch(/without a value/);
        expect(refusal('--out', 'a.csv')).toBe('--date is missing');
        expect(refusal('--date', '2026-11-20')).toBe('--out is missing');
      });
    });
  });
}
