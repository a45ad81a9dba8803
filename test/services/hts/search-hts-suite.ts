import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { browseHts } from '../../../src/services/hts/browse-hts.js';
import { getHtsHierarchy } from '../../../src/services/hts/hierarchy.js';
import { searchHts } from '../../../src/services/hts/search-hts.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { bundledContext } from '../../support/bundled-snapshot.js';
import { describeSlices } from './search-index-suite.js';

export function describeSearchHts(): void {
  describe('the search of the schedule', () => {
    let context: ServiceContext;

    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const codesOf = async (q: string, limit = 5): Promise<readonly string[]> =>
      (await searchHts({ q, limit }, context)).results.map(({ code }) => code.replaceAll('.', ''));

    describe('everyday queries', () => {
      const queries = parse(
        readFileSync(new URL('../../cases/everyday-queries.yaml', import.meta.url), 'utf8'),
      ) as { query: string; accept: string[] }[];

      it('are sixty', () => expect(queries).toHaveLength(60));

      it('have the right heading in the first five, at least 54 of 60', async () => {
        const found = await Promise.all(queries.map(({ query }) => codesOf(query)));
        const missed = queries.filter(
          ({ accept }, at) => !found[at]!.some((code) => accept.some((digits) => code.startsWith(digits))),
        );
        expect(missed.length).toBeLessThanOrEqual(6);
      });
    });

    describe('searchHts', () => {
      it.each(['8471.30.01.00', '8471300100', 'HTS 8471.30.01.00'])(
        'finds the line of %s first',
        async (q) => {
          const [first] = (await searchHts({ q }, context)).results;
          expect(first).toMatchObject({ code: '8471.30.01.00', matchedField: 'statistical' });
        },
      );

      it('takes a number begun as a prefix, in printing order', async () => {
        const { matchedBy, results } = await searchHts({ q: '8471.3', limit: 100 }, context);
        expect(matchedBy).toBe('number');
        const codes = results.map(({ code }) => code.replaceAll('.', ''));
        expect(codes.length).toBeGreaterThan(0);
        expect(codes.every((code) => code.startsWith('84713'))).toBe(true);
        expect([...codes].sort()).toEqual(codes);
      });

      it('says why a line was found, in words of its own path', async () => {
        const { results } = await searchHts({ q: 'purebred breeding horses' }, context);
        const [first] = results;
        expect(first?.code.startsWith('0101.21')).toBe(true);
        expect(first?.evidence.map(({ queryText }) => queryText)).toEqual(
          expect.arrayContaining(['purebred', 'breeding', 'horses']),
        );
        for (const { snippet, matched } of first?.evidence ?? [])
          for (const word of matched) expect(snippet).toContain(word);
      });

      it.each(['laptop', 'coton', 'leathr bag'])(
        'says nothing twice and nothing without words: %s',
        async (q) => {
          for (const { evidence } of (await searchHts({ q }, context)).results) {
            const said = evidence.map((one) => JSON.stringify(one));
            expect([...new Set(said)]).toEqual(said);
            for (const { queryText } of evidence) expect(queryText).not.toBe('');
          }
        },
      );

      it('keeps to a chapter and to a parent', async () => {
        const inChapter = (await searchHts({ q: 'cotton shirts', chapter: '62', limit: 100 }, context))
          .results;
        const underParent = (await searchHts({ q: 'cotton shirts', parent: '6205.20', limit: 100 }, context))
          .results;
        expect(inChapter.length).toBeGreaterThan(0);
        expect(inChapter.every(({ code }) => code.startsWith('62'))).toBe(true);
        expect(underParent.length).toBeGreaterThan(0);
        expect(underParent.every(({ code }) => code.startsWith('6205.20'))).toBe(true);
      });

      it('pages without gaps or repetitions', async () => {
        const whole = (await searchHts({ q: 'steel screws', limit: 60 }, context)).results.map(
          ({ code }) => code,
        );
        const paged: string[] = [];
        let cursor: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof searchHts>> = await searchHts(
            { q: 'steel screws', limit: 20, cursor },
            context,
          );
          paged.push(...page.results.map(({ code }) => code));
          cursor = page.pageInfo.endCursor;
        } while (cursor !== null && paged.length < 60);
        expect(paged.slice(0, 60)).toEqual(whole);
        expect(new Set(whole).size).toBe(whole.length);
      });

      it.each([
        ["'; DROP TABLE hts_row; --", 'SQL'],
        ['100%_', 'LIKE wildcards'],
        ['a & | ! (b)', 'tsquery operators'],
        ['\\ " \' ` $ {} []', 'quotes'],
        ['constructor __proto__ toString', 'names of object members'],
        ['x'.repeat(1000), 'one word of a thousand letters'],
        ['سروال 裤子 👖', 'other scripts'],
      ])('answers %s with hits or none', async (q) => {
        const { totalCount, results } = await searchHts({ q }, context);
        expect(results.length).toBe(Math.min(20, totalCount));
      });

      it.each([
        [{ q: 'x'.repeat(1001) }, /^q: it is 1001 characters long/],
        [{ q: '   ' }, /^q: it is empty/],
        [{ q: 'horse', chapter: '00' }, /^chapter: /],
        [{ q: 'horse', parent: '84.x' }, /^parent: /],
        [{ q: 'horse', limit: 101 }, /^limit: /],
        [{ q: 'horse', cursor: 'zzz' }, /^cursor: /],
        [
          { q: 'horse', revision: '2026_rev_99' },
          /^revision: .*is not a revision: the nearest one is 2026_rev_9/,
        ],
      ])('refuses %j with the cure', async (input, message) => {
        await expect(searchHts(input, context)).rejects.toThrow(message);
      });
    });

    describeSlices(() => context);

    describe('the hierarchy', () => {
      it('shows inherited rates with the row that prints them', () => {
        const { row, path, siblings } = getHtsHierarchy({ code: '7326908688' }, context);
        expect(row.general).toEqual({ text: '2.9%', source: '7326.90.86', inherited: true });
        expect(row.column2).toEqual({ text: '45%', source: '7326.90.86', inherited: true });
        expect(path.slice(-2)).toEqual(['Other', 'Other']);
        expect(siblings.length).toBeGreaterThan(3);
      });

      it('keeps unnumbered levels among parents and children', () => {
        const heading = getHtsHierarchy({ code: '0101' }, context);
        expect(heading.children[0]).toMatchObject({ code: null, level: 'superior', description: 'Horses:' });
        const line = getHtsHierarchy({ code: '0101.21.00.10' }, context);
        expect(line.parents.map(({ code, description }) => code ?? description)).toEqual([
          '0101',
          'Horses:',
          '0101.21.00',
        ]);
      });

      it('resolves endnotes to the Chapter 99 headings they name', () => {
        const { row } = getHtsHierarchy({ code: '0101.21.00' }, context);
        const [heading] = row.endnotes.flatMap(({ headings }) => headings);
        expect(heading).toMatchObject({ code: '9903.88.15' });
        expect(heading?.description).toContain('product');
      });

      it('names what is under a number that is not printed', () => {
        expect(() => getHtsHierarchy({ code: '7326.90.99.99' }, context)).toThrow(
          /under 7326\.90 there are 7326\.90/,
        );
      });
    });

    describe('browsing', () => {
      it('needs one place', () => {
        expect(() => browseHts({}, context)).toThrow(/one of section, chapter and parent/);
        expect(() => browseHts({ section: 'I', chapter: '01' }, context)).toThrow(/one of section/);
      });

      it('leads from a parent with the levels above', () => {
        const { results } = browseHts({ parent: '0101.21', limit: 10 }, context);
        expect(results.map(({ code, description }) => code ?? description)).toEqual([
          '0101',
          'Horses:',
          '0101.21.00',
          '0101.21.00.10',
          '0101.21.00.20',
        ]);
      });

      it('reads a revision as it was printed', () => {
        const now = browseHts({ chapter: '99', numberedOnly: true, limit: 1 }, context);
        const first = browseHts(
          { chapter: '99', numberedOnly: true, limit: 1, revision: '2025_basic' },
          context,
        );
        expect(first.edition).toMatchObject({ revision: '2025_basic', date: null });
        expect(first.totalCount).not.toBe(now.totalCount);
      });
    });
  });
}
