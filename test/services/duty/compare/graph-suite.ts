import { describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import type { ComparisonSetup } from './comparison-setup.js';

interface Page {
  readonly totalCount: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
}

/** The nested graph. The database is closed before any of these runs: not one of them needs a query. */
export function describeGraph(setup: ComparisonSetup): void {
  const first = <Answer>(source: string): Promise<Answer> => setup.ask<Answer>(source);

  describe('the nested graph', () => {
    it('hangs everything on a line', async () => {
      type Answer = { htsLine: Record<string, unknown> };
      const { htsLine } = await first<Answer>(`{
        htsLine(code: "7326.90.86.88", date: "2026-09-15") {
          id htsCode date description path units generalRate column2Rate citations { document }
          hierarchy { section { section } chapter { chapter } parents { code } siblings { code } }
          history { events { revision kind } }
          notes(limit: 3) { notes { title } }
          chapter99(origin: "CN") {
            listedAs reachesOrigin
            rule { heading from to condition countries scope { kind list entries prefixes(first: 2) } citations { document } }
          }
          adcvdOrders(country: "CN", first: 2) { edges { node { caseNumber } } }
          pga { flags { agency } }
          duty(origin: "CN", value: "10000") {
            totals { totalDuty }
            layers { heading rule { ruleId documents { document rules(first: 2) { nodes { heading } } } } citation: citations { document } }
            adcvdCases { caseNumber order { product } }
            provenance { dataVersion }
          }
        }
      }`);
      expect(htsLine).toMatchObject({
        id: 'HtsLine:7326908688@2026-09-15',
        htsCode: '7326.90.86.88',
        hierarchy: { chapter: { chapter: '73' } },
        duty: { totals: { totalDuty: '7790' } },
      });
      const { layers } = htsLine.duty as { layers: { heading: string; rule: { ruleId: string } | null }[] };
      expect(layers.map(({ rule }) => rule === null)).toEqual(
        layers.map((_, at) => at === layers.length - 1),
      );
      const rules = htsLine.chapter99 as { reachesOrigin: boolean; rule: { heading: string } }[];
      const reaching = rules.filter(({ reachesOrigin }) => reachesOrigin).map(({ rule }) => rule.heading);
      expect(reaching).toEqual(expect.arrayContaining(['9903.88.03', '9903.82.02']));
      expect(rules.length).toBeGreaterThan(reaching.length);
    });

    it('leads from a citation back to the rules, lines and events it supports', async () => {
      type Named = { heading: string; citations: { document: string }[] };
      type Line = { htsCode: string; chapter99: { rule: Named }[] };
      type Answer = { document: { rules: { nodes: Named[] }; lines: { nodes: Line[]; totalCount: number } } };
      const { document } = await first<Answer>(`{
        document(name: "proclamation 11021") {
          id document url
          rules(date: "2026-09-15", first: 100) { nodes { id heading citations { document } } }
          lines(date: "2026-09-15", first: 5) { totalCount nodes { htsCode chapter99 { rule { heading citations { document } } } } }
          events { title date affectedHeadings { code } }
        }
      }`);
      const cites = ({ citations }: Named) => citations.some((one) => one.document === 'Proclamation 11021');
      const { rules, lines } = document;
      expect(rules.nodes.length).toBeGreaterThan(3);
      expect(rules.nodes.every(cites)).toBe(true);
      expect(lines.nodes).toHaveLength(5);
      expect(lines.totalCount).toBeGreaterThan(100);
      for (const { chapter99 } of lines.nodes) expect(chapter99.some(({ rule }) => cites(rule))).toBe(true);
    });

    it('finds each node again by its identifier', async () => {
      for (const [id, type] of [
        ['HtsLine:7326908688@2026-09-15', 'HtsLine'],
        ['Chapter99Rule:9903.03.06@2026-04-06', 'Chapter99Rule'],
        ['CitedDocument:Proclamation 11021', 'CitedDocument'],
        ['AdcvdOrder:A-570-890', 'AdcvdOrder'],
        ['ch61:3(a)', 'HtsNote'],
      ]) {
        const { node } = await first<{ node: object }>(`{ node(id: "${id}") { __typename id } }`);
        expect(node).toEqual({ __typename: type, id });
      }
    });

    it('finds an act of tariff law again, for keys that may see it', async () => {
      const source = '{ tariffEvents(limit: 1) { edges { node { id title } } } }';
      const { tariffEvents } = await first<{ tariffEvents: Page }>(source);
      const { id } = tariffEvents.edges[0]!.node;
      const again = `{ node(id: ${JSON.stringify(id)}) { __typename id } }`;
      expect(await first(again)).toEqual({ node: { __typename: 'TariffEvent', id } });
      const contextValue = { ...setup.context, betaEntitled: false };
      const refused = await graphql({ schema: setup.schema, source: again, contextValue });
      expect(refused.errors?.[0]?.message).toContain('closed beta');
    });

    it.each([
      ['htsLines after', 'under: "7326", date: "2026-09-15", first: 7', 'htsCode'],
      [
        'chapter99Rules after',
        'filter: { authorityType: "section_232", date: "2026-09-15" }, first: 7',
        'id',
      ],
      ['htsSearch cursor', 'q: "cotton shirt", limit: 7', 'code'],
      ['htsBrowse cursor', 'parent: "7326", limit: 7', 'description'],
      ['htsNotes cursor', 'chapter: "61", limit: 7', 'id'],
      ['tariffEvents cursor', 'since: "2026-01-01", limit: 7', 'id'],
    ])('%s: its pages follow each other, from any edge too', async (list, given, name) => {
      const [field, parameter] = list.split(' ') as [string, string];
      const page = async (more: string): Promise<Page> =>
        (
          await first<Record<string, Page>>(
            `{ ${field}(${given}${more}) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${name} } } } }`,
          )
        )[field]!;
      const one = await page('');
      expect(one.edges).toHaveLength(7);
      expect(one.totalCount).toBeGreaterThan(7);
      expect(one.pageInfo).toMatchObject({
        hasNextPage: true,
        hasPreviousPage: false,
        startCursor: one.edges[0]!.cursor,
        endCursor: one.edges[6]!.cursor,
      });
      const two = await page(`, ${parameter}: "${one.pageInfo.endCursor}"`);
      expect(two.pageInfo.hasPreviousPage).toBe(true);
      const behind = await page(`, ${parameter}: "${one.edges[3]!.cursor}"`);
      expect(behind.edges.map(({ node }) => node)).toEqual(
        [...one.edges.slice(4), ...two.edges].slice(0, 7).map(({ node }) => node),
      );
    });

    it('lists the rules of a country without those that leave it out', async () => {
      const count = async (origin: string): Promise<number> => {
        const list = `chapter99Rules(filter: { heading: "9903.88.03", origin: "${origin}" }) { totalCount }`;
        return (await first<{ chapter99Rules: Page }>(`{ ${list} }`)).chapter99Rules.totalCount;
      };
      expect([(await count('CN')) > 0, await count('DE')]).toEqual([true, 0]);
    });

    it.each([
      ['{ node(id: "nothing") { id } }', 'no identifier of a node'],
      ['{ node(id: "Chapter99Rule:none") { id } }', 'there is no rule "none"'],
      ['{ document(name: "Proclamation 1102") { id } }', 'the nearest is Proclamation 110'],
      ['{ chapter99Rules(filter: { heading: "9903.88.3" }) { totalCount } }', 'the nearest is 9903.88.03'],
      ['{ chapter99Rules(filter: { program: "" }) { totalCount } }', 'no rule has ""'],
      [
        '{ chapter99Rules(filter: { authorityType: "232" }) { totalCount } }',
        'no rule has "232": the nearest is',
      ],
      ['{ htsLine(code: "7326.90.86") { id } }', 'is not a line but'],
      ['{ htsLine(code: "0101.99.99.99") { id } }', 'is not in the schedule'],
      ['{ htsLine(code: "7326.90.86.88", date: "2024-12-31") { id } }', '2025-01-01'],
      [
        '{ document(name: "Proclamation 11021") { rules(first: 0) { totalCount } } }',
        'first: 0 is out of range',
      ],
      ['{ htsLines(under: "7") { totalCount } }', 'not the beginning of a number'],
      ['{ htsLines(under: "73", after: "x") { totalCount } }', '"x" is not a cursor'],
      [
        '{ document(name: "Proclamation 11021") { lines(first: 101) { totalCount } } }',
        'first: 101 is out of range',
      ],
    ])('refuses %s', async (source, words) => {
      const { errors } = await graphql({ schema: setup.schema, source, contextValue: setup.context });
      expect(errors?.[0]?.message).toContain(words);
    });
  });
}
