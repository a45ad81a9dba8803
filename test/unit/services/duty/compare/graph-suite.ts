import { describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import type { ComparedWorld } from './compared-world.js';

/** The nested graph. The database is closed before any of these runs: not one of them needs a query. */
export function describeGraph(world: ComparedWorld): void {
  const first = <Answer>(source: string): Promise<Answer> => world.ask<Answer>(source);

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
            layers { heading rule { ruleId documents { document rules(first: 2) { heading } } } citation: citations { document } }
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
      type Answer = {
        document: { url: string; rules: Named[]; lines: { htsCode: string; chapter99: { rule: Named }[] }[] };
      };
      const { document } = await first<Answer>(`{
        document(name: "proclamation 11021") {
          id document url
          rules(date: "2026-09-15", first: 100) { id heading citations { document } }
          lines(date: "2026-09-15", first: 5) { htsCode chapter99 { rule { heading citations { document } } } }
          events { title date affectedHeadings { code } }
        }
      }`);
      const cites = ({ citations }: Named) => citations.some((one) => one.document === 'Proclamation 11021');
      expect(document.rules.length).toBeGreaterThan(3);
      expect(document.rules.every(cites)).toBe(true);
      expect(document.lines).toHaveLength(5);
      for (const { chapter99 } of document.lines)
        expect(chapter99.some(({ rule }) => cites(rule))).toBe(true);
    });

    it('finds each node again by its identifier', async () => {
      for (const [id, type] of [
        ['HtsLine:7326908688@2026-09-15', 'HtsLine'],
        ['Chapter99Rule:9903.03.06@2026-04-06', 'Chapter99Rule'],
        ['CitedDocument:Proclamation 11021', 'CitedDocument'],
      ]) {
        const { node } = await first<{ node: object }>(`{ node(id: "${id}") { __typename id } }`);
        expect(node).toEqual({ __typename: type, id });
      }
    });

    it.each([
      ['{ node(id: "nothing") { id } }', 'no identifier of a node'],
      ['{ node(id: "Chapter99Rule:none") { id } }', 'there is no rule "none"'],
      ['{ document(name: "Proclamation 1102") { id } }', 'the nearest is Proclamation 110'],
      ['{ htsLine(code: "7326.90.86") { id } }', 'is not a line but'],
      ['{ htsLine(code: "0101.99.99.99") { id } }', 'is not in the schedule'],
      ['{ htsLine(code: "7326.90.86.88", date: "2024-12-31") { id } }', '2025-01-01'],
      ['{ document(name: "Proclamation 11021") { rules(first: 0) { id } } }', 'first: 0 is out of range'],
      ['{ document(name: "Proclamation 11021") { lines(first: 101) { id } } }', 'first: 101 is out of range'],
    ])('refuses %s', async (source, words) => {
      const { errors } = await graphql({ schema: world.schema, source, contextValue: world.context });
      expect(errors?.[0]?.message).toContain(words);
    });
  });
}
