import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  getCatalogChapter,
  getCatalogCode,
  listCatalogSections,
  searchCatalog,
} from '../../src/services/catalog/catalog.js';
import { checkAdcvd } from '../../src/services/adcvd/check.js';
import { diffHts } from '../../src/services/hts/hts-diff.js';
import { getHtsLineHistory } from '../../src/services/hts/line-history.js';
import { getHtsNotes } from '../../src/services/notes/find-notes.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { bundledContext } from '../support/bundled-snapshot.js';

export function describeBundledReference(): void {
  describe('bundled reference', () => {
    let context: ServiceContext;

    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    describe('histories and differences', () => {
      it('tell when a heading came and how it was reworded', () => {
        const { events, csv } = getHtsLineHistory('9903.01.25', context);
        expect(events[0]).toMatchObject({ kind: 'added', revision: '2025_rev_7', legalFrom: '2025-04-05' });
        expect(events.slice(1).every(({ kind }) => kind === 'changed')).toBe(true);
        expect(csv.split('\r\n')[0]).toBe('code,revision,published_on,legal_from,kind,field,before,after');
      });

      it('compare revisions both ways round', () => {
        const there = diffHts({ from: '2026_rev_9', to: '2026_rev_10' }, context);
        const back = diffHts({ from: '2026_rev_10', to: '2026_rev_9' }, context);
        expect(there.counts.added).toBe(back.counts.removed);
        expect(there.counts.rateChanged).toBe(back.counts.rateChanged);
        expect(there.csv.trimEnd().split('\r\n').length).toBeGreaterThan(there.changes.length);
        expect(diffHts({ from: '2026_rev_9', to: '2026_rev_9' }, context).changes).toEqual([]);
      });
    });

    describe('catalog pages', () => {
      it('count headings and lines of every chapter', () => {
        const { sections } = listCatalogSections({}, context);
        const chapters = sections.flatMap((section) => section.chapters);
        const lines = chapters
          .filter(({ chapter }) => chapter < '98')
          .reduce((sum, { lineCount }) => sum + lineCount, 0);
        expect(sections).toHaveLength(22);
        expect(chapters).toHaveLength(99);
        expect(lines).toBe(context.snapshot.listReportableLines(context.today).length);
      });

      it('have the same members whatever the code', () => {
        const codes = ['0101', '0101.21.00', '7326.90.86.88', '9903.88.15'];
        const shapes = codes.map((code) => Object.keys(getCatalogCode({ code }, context)).sort().join());
        expect(new Set(shapes).size).toBe(1);
      });

      it('say that a code or chapter is not there', () => {
        expect(() => getCatalogCode({ code: '7326.90.99.99' }, context)).toThrow(/not in the catalog/);
        expect(() => getCatalogChapter({ chapter: '../1' }, context)).toThrow(/no chapter/);
      });

      it('count the chapters of what a search found', async () => {
        const { chapters, totalCount } = await searchCatalog({ q: 'sneakers' }, context);
        expect(chapters[0]?.chapter).toBe('64');
        expect(chapters.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
      });
    });

    describe('a screening by number', () => {
      it('is of a number of the schedule, which it shows dotted', () => {
        const check = (htsCode: string, entryDate?: string) =>
          checkAdcvd({ htsCode, country: 'CN', entryDate: entryDate ?? null }, context).htsCode;
        expect(check('6109100012')).toBe('6109.10.00.12');
        expect(check('7317.00')).toBe('7317.00');
        expect(() => check('6109.99.99.99')).toThrow(
          /^htsCode: 6109.99.99.99 is not in the schedule read: under 6109 there are/,
        );
        // The schedule of that day is not held, so nothing is said of it.
        expect(check('6109.99.99.99', '2012-01-02')).toBe('6109.99.99.99');
      });
    });

    describe('notes of a code', () => {
      it('come most specific first, with what they do and where they point', () => {
        const { notes } = getHtsNotes({ code: '6109.10.00', limit: 100 }, context);
        const named = notes
          .map(({ mentionDigits }) => mentionDigits ?? 0)
          .map((digits) => (digits < 4 ? 0 : digits));
        expect([...named].sort((left, right) => right - left)).toEqual(named);
        expect(notes.find(({ id }) => id === 'ch61:5')).toMatchObject({
          title: 'Note 5 to chapter 61',
          effect: 'excludes',
          provenance: 'digest',
          sourceLabel: 'derived',
          text: null,
          targets: [{ from: '6109', to: '6109' }],
          mentionDigits: 4,
        });
      });

      it('cover the middle of a range that a note names by its ends', () => {
        const { notes } = getHtsNotes({ code: '6105', limit: 100 }, context);
        expect(notes.find(({ id }) => id === 'secXI:14')?.mentionDigits).toBe(4);
      });

      it('are refused for a number that the schedule does not have, not for a subheading it does not print', () => {
        for (const code of ['6109.99.99', '7799', '9903.99.99'])
          expect(() => getHtsNotes({ code }, context)).toThrow(/is not in the schedule read/);
        expect(getHtsNotes({ code: '610910' }, context).code).toBe('6109.10');
        expect(getHtsNotes({ code: '9903.88.15' }, context).totalCount).toBeGreaterThan(0);
      });

      it('quote at most 25 words', () => {
        const words = context.snapshot.catalog.noteDigests.map(({ digest }) => digest.split(/\s+/).length);
        expect(words.length).toBeGreaterThan(2500);
        expect(Math.max(...words)).toBeLessThanOrEqual(25);
      });
    });
  });
}
