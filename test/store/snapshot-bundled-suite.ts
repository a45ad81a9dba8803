import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TariffLine } from '../../src/engine/law.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { openBundledDatabase } from '../support/test-database.js';
import { toCalendarDate, type CalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { printRate } from '../../src/terms/rate-expression.js';

/** The pack in the repository, loaded and read as the service does. */
export function describeBundledSnapshot(): void {
  describe('the snapshot of the pack', () => {
    const REVISION_19 = toCalendarDate('2026-09-15');
    /** 19,833 ten-digit lines and eight-digit lines without one in the archive of 2026 Revision 10, less 103 and 196 more since 2026-07-01. */
    const LINES_OF_THE_DAY = 19_926;
    const CN = toCountry('CN');

    let snapshot: Snapshot;

    beforeAll(async () => {
      snapshot = await bundledSnapshot();
    }, 120_000);

    function lineOf(number: string, date: CalendarDate = REVISION_19): TariffLine {
      const line = snapshot.findLine(toHtsNumber(number), date);
      if (line === null) throw new Error(`${number} is not a line on ${date}`);
      return line;
    }

    test('is the same from the files of the pack and from a database that loaded it', async () => {
      const database = await openBundledDatabase();
      const loaded = await buildSnapshot(database).finally(() => database.close());
      const partsOf = ({ catalog, ruleWordings, scheduleRows, ...parts }: Snapshot): unknown => {
        const { dataVersion, kind, label, coverage, changeDays, publicationDays } = parts;
        return {
          ...{ dataVersion, kind, label, coverage, changeDays, publicationDays },
          ...{ catalog, ruleWordings, scheduleRows },
        };
      };
      expect(isDeepStrictEqual(partsOf(snapshot), partsOf(loaded))).toBe(true);
    }, 120_000);

    describe('the bundled schedule', () => {
      test('every reportable line of a day of Revision 19 has rates of both columns and the rows that print them', () => {
        const numbers = snapshot.listReportableLines(REVISION_19);
        const lines = numbers.map((number) => lineOf(number));
        const sourced = lines.filter(({ number, column1General, column2 }) =>
          [column1General, column2].every(
            ({ expression, source }) =>
              printRate(expression) !== '' && source.length >= 8 && number.startsWith(source),
          ),
        );
        const cited = lines.filter(({ citations }) =>
          citations.every(({ document }) => document.startsWith('HTSUS ')),
        );
        expect(new Set(numbers).size).toBe(LINES_OF_THE_DAY);
        expect([sourced.length, cited.length]).toEqual([LINES_OF_THE_DAY, LINES_OF_THE_DAY]);
      });

      test('7326.90.86.88 takes 2.9% from 7326.90.86 and is cited by both', () => {
        const line = lineOf('7326908688');
        expect(line.column1General).toMatchObject({ text: '2.9%', source: '73269086' });
        expect(line.column2).toMatchObject({ text: '45%', source: '73269086' });
        expect(line.column1Special.map(({ rate }) => rate.text)).toEqual(['Free']);
        expect(line.column1Special[0]?.programs).toEqual(expect.arrayContaining(['AU', 'KR', 'S', 'SG']));
        expect(line.citations.map(({ locator }) => locator)).toEqual(['7326.90.86', '7326.90.86.88']);
        expect(line.path[0]).toMatch(/^Other articles of iron or steel/);
        expect(line.endnoteHeadings).toContain('9903.88.03');
      });

      test('a cell that only one row leaves empty: 9006.59.15.20 prints column 2 and inherits the rest', () => {
        expect(lineOf('9006591520')).toMatchObject({
          column1General: { source: '90065915' },
          column2: { text: '20%', source: '9006591520' },
        });
      });

      test('every day of change can be read whole', () => {
        const { firstDate } = snapshot.coverage;
        const days = snapshot.changeDays.filter((day) => day >= firstDate && day <= REVISION_19);
        const lineCounts = days.map(
          (day) => snapshot.listReportableLines(day).map((number) => lineOf(number, day)).length,
        );
        expect(days.length).toBeGreaterThan(40);
        expect(Math.min(...lineCounts)).toBeGreaterThan(19_500);
      });

      test('notes give the rates of the five embroidery lines that refer to them', () => {
        const line = lineOf('5810910010');
        const reference = line.column1General.expression;
        if (reference.kind !== 'reference') throw new Error('5810.91.00 prints no reference');
        const rate = snapshot.lawFor(line, CN, REVISION_19).rateOf(reference, 'general');
        expect(rate && printRate(rate)).toMatch(
          /^Free, but in the case of embroidery in the piece not less than/,
        );
      });
    });

    describe('the bundled law', () => {
      test('a steel article of China meets its list 3 rate, the metals of its number and the forced labor rates', () => {
        const { rules, otherOrigins } = snapshot.lawFor(lineOf('7326908688'), CN, REVISION_19);
        const shown = new Map(rules.map(({ rule, listedAs }) => [rule.heading, listedAs]));
        expect(shown.get('9903.88.03')).toBe('73269086');
        expect(shown.get('9903.82.02')).toBe('7326908688');
        expect(shown.has('9903.05.31')).toBe(true);
        expect(rules.some(({ rule }) => rule.heading === '9903.03.12')).toBe(false);
        expect(otherOrigins.length).toBeGreaterThan(50);
      });

      test('lists keep their digits and their days: 3701.30.00.00 and 9403.20.00.75 in the metals of 2026', () => {
        const metals = (number: string, on: string): (string | null)[] => {
          const date = toCalendarDate(on);
          const matched = snapshot.scopeGroupOf(lineOf(number, date), date).matched;
          const named = matched.filter(
            ({ rule, listedAs }) => /^s232(?!-aluminum-russia)/.test(rule.program) && listedAs !== null,
          );
          return [...new Set(named.map(({ listedAs }) => listedAs))];
        };
        expect(metals('3701300000', '2026-04-05')).toEqual(['3701300000']);
        expect(metals('3701300000', '2026-06-07')).toEqual([]);
        expect(metals('3701300000', '2026-06-08')).toEqual(['37013000']);
        expect(metals('9403200075', '2026-06-08')).toEqual(['9403200075']);
        expect(metals('9403200078', '2026-06-08')).toEqual([]);
      });

      test('products of exempt origins pay no processing fee, whether or not a preference is claimed', () => {
        const line = lineOf('7326908688');
        const exemptionOf = (origin: string): string | undefined =>
          snapshot.lawFor(line, toCountry(origin), REVISION_19).mpfExemption?.id;
        expect(['HT', 'KH', 'VI', 'IL', 'CN', 'JO', 'KR'].map(exemptionOf)).toEqual([
          'mpf-caribbean-basin',
          'mpf-least-developed',
          'mpf-insular-possessions',
          'mpf-israel',
          undefined,
          undefined,
          undefined,
        ]);
        expect(snapshot.lawFor(line, null, REVISION_19).mpfExemption).toBeNull();
      });

      test('no line of a day is outside a group, and a few hundred patterns cover them all', () => {
        const groups = snapshot
          .listReportableLines(REVISION_19)
          .map((number) => snapshot.scopeGroupOf(lineOf(number), REVISION_19));
        expect(groups).toHaveLength(LINES_OF_THE_DAY);
        expect(new Set(groups.map(({ key }) => key)).size).toBeLessThan(1_000);
      });

      test('lines of one pattern meet the same rules from every origin', () => {
        const met = new Map<string, string>();
        const astray: string[] = [];
        for (const number of snapshot.listReportableLines(REVISION_19)) {
          const line = lineOf(number);
          const group = snapshot.scopeGroupOf(line, REVISION_19);
          for (const origin of [CN, toCountry('CA')]) {
            const { rules } = snapshot.lawFor(line, origin, REVISION_19);
            const ids = rules.map(({ rule, qualifier }) => `${rule.id} ${qualifier}`).join();
            const name = `${group.key} ${group.toOriginKey(origin)}`;
            if ((met.get(name) ?? ids) !== ids) astray.push(number);
            met.set(name, ids);
          }
        }
        expect(astray).toEqual([]);
        expect(met.size).toBeGreaterThan(100);
      });

      test('headings named by endnotes that no rule covers are told; those of the programs are covered', () => {
        expect(snapshot.listUnmodelledHeadings(lineOf('7326908688'), REVISION_19)).toEqual([]);
        const told = snapshot
          .listReportableLines(REVISION_19)
          .filter((number) => snapshot.listUnmodelledHeadings(lineOf(number), REVISION_19).length > 0);
        expect(told.length).toBeGreaterThan(0);
        expect(told.length).toBeLessThan(LINES_OF_THE_DAY / 20);
      });

      test('coverage and vocabulary are those of the pack', () => {
        expect(snapshot.coverage).toMatchObject({
          firstDate: '2025-01-01',
          programsVerifiedTo: '2026-10-10',
          lastRevision: { revision: '2026_rev_21' },
          lastArchive: { revision: '2026_rev_10' },
          ratesCheckedTo: { revision: '2026_rev_15' },
        });
        expect(snapshot.catalog.factDefinitions.get('smelt_country')).toMatchObject({ ask: true });
        expect(snapshot.catalog.countries.size).toBe(250);
      });
    });
  });
}
