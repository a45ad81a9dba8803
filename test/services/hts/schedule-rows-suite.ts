import { beforeAll, describe, expect, it } from '@jest/globals';
import { chooseEdition } from '../../../src/services/hts/edition.js';
import { getHtsHierarchy } from '../../../src/services/hts/hierarchy.js';
import { presentRow } from '../../../src/services/hts/present-row.js';
import { ratesOf } from '../../../src/services/hts/row-rates.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { listPathTo, type ScheduleNode } from '../../../src/store/snapshot/schedule/schedule-row.js';
import { formatHtsNumber, type HtsNumber } from '../../../src/terms/hts-number.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

export function describeScheduleRows(): void {
  describe('schedule rows', () => {
    /** Rows of the schedule as answers show them, over the reference data of the repository. */

    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const ofNode = (number: string): ScheduleNode =>
      context.snapshot.findRow(number as HtsNumber, context.today)!;

    /** A column looked for row by row, upwards. */
    function naiveRate(node: ScheduleNode, column: 'general' | 'special' | 'column2') {
      const upwards = listPathTo(node).toReversed();
      const last = column === 'special' ? upwards.findIndex(({ row }) => row.general !== '') : -1;
      const searched = last === -1 ? upwards : upwards.slice(0, last + 1);
      const source = searched.find(({ row }) => row[column] !== '');
      if (source === undefined) return null;
      const numbered = listPathTo(source).findLast(({ row }) => row.htsNumber !== null)?.row.htsNumber;
      return {
        text: source.row[column],
        source: numbered ? formatHtsNumber(numbered) : null,
        inherited: source !== node,
      };
    }

    /** Every row of the schedule of today, unnumbered ones too. */
    function everyRow(): readonly ScheduleNode[] {
      const rows: ScheduleNode[] = [];
      const walk = (node: ScheduleNode): void => {
        rows.push(node);
        node.children.forEach(walk);
      };
      context.snapshot.listRootRows(context.today).forEach(walk);
      return rows;
    }

    describe('the rates of a row', () => {
      it('are those that the nearest row above prints, for every row', () => {
        const rows = everyRow();
        expect(rows.length).toBeGreaterThan(25_000);
        const wrong = rows.filter((node) => {
          const { general, special, column2 } = ratesOf(node);
          const naive = (['general', 'special', 'column2'] as const).map((column) => naiveRate(node, column));
          return JSON.stringify([general, special, column2]) !== JSON.stringify(naive);
        });
        expect(wrong).toEqual([]);
      });

      it('say whose they are', () => {
        const { general } = ratesOf(ofNode('7326908688'));
        expect(general).toMatchObject({ source: '7326.90.86', inherited: true });
        expect(ratesOf(ofNode('73269086')).general).toEqual({ ...general, inherited: false });
      });
    });

    describe('the endnotes of a row', () => {
      const endnotesOf = (node: ScheduleNode, date = context.today) =>
        presentRow(node, chooseEdition({ date }, context), context).endnotes;

      it('name every heading printed between the ends of a range', () => {
        const lists = new Map(everyRow().map((node) => [node.row.endnotes, node]));
        const printed = context.snapshot
          .listNumberedRows(context.today)
          .filter(({ row }) => row.chapter === '99' && row.htsNumber!.length === 8)
          .map(({ row: { htsNumber: number, description, general } }) => {
            return { code: formatHtsNumber(number!), description, general };
          });
        let ranges = 0;
        for (const { text, headings } of [...lists.values()].flatMap((node) => endnotesOf(node))) {
          const [from, to] = /(99[\d.]{8})-(99[\d.]{8})/.exec(text)?.slice(1) ?? [];
          if (from === undefined || to === undefined) continue;
          ranges += 1;
          const between = printed.filter(({ code }) => from <= code && code <= to);
          expect(headings).toEqual(expect.arrayContaining(between));
        }
        expect(ranges).toBeGreaterThan(20);
      });

      it('are one list for rows that have the same, in one reading of Chapter 99', () => {
        const node = ofNode('73269086');
        expect(node.row.endnotes.length).toBeGreaterThan(0);
        const same = everyRow().find((one) => one !== node && one.row.endnotes === node.row.endnotes)!;
        expect(endnotesOf(same)).toBe(endnotesOf(node));
      });
    });

    describe('a place in the schedule', () => {
      it('has the section and the chapter of every chapter that is printed', () => {
        const { chapters, sections } = context.snapshot.catalog;
        const roots = new Map(
          context.snapshot.listRootRows(context.today).map((node) => [node.row.chapter, node]),
        );
        expect(roots.size).toBeGreaterThan(95);
        for (const { row } of roots.values()) {
          if (row.htsNumber === null) continue;
          const { section, chapter, path } = getHtsHierarchy({ code: row.htsNumber }, context);
          const printed = chapters.find((one) => one.chapter === row.chapter)!;
          const above = sections.find(({ roman }) => roman === printed.sectionRoman)!;
          expect(chapter).toEqual({ chapter: row.chapter, title: printed.title });
          expect(section).toEqual({ section: above.roman, title: above.title });
          expect(path.slice(0, 2)).toEqual([above.title, printed.title]);
          expect(path.at(-1)).toBe(row.description.replace(/:$/, ''));
        }
      });
    });
  });
}
