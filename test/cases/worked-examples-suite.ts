import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareDuties } from '../../src/engine/difference.js';
import { proveDuty, verifyProof, type DutyProof } from '../../src/engine/proof.js';
import { Decimal } from '../../src/terms/decimal.js';
import type { DutyResult, Layer } from '../../src/engine/result.js';
import { SnapshotCache } from '../../src/server/snapshot-cache.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { factsOfCase, linesOf, readAllCases, type WorkedCase } from '../support/worked-cases.js';
import { wholeResult } from '../support/whole-result.js';
import { sendTo } from '../server/support/graph-client.js';
import { sendLegacy } from '../contract/mcp/suite.js';
import { startServer, type RunningServer } from '../server/support/running-server.js';

export function describeWorkedExamples(): void {
  describe('worked examples', () => {
    /** Entry dates before the first archived schedule are refused, naming it. */
    const FIRST_DATE = '2025-01-01';

    const cases = readAllCases();
    const covered = cases
      .filter((one) => one.date >= FIRST_DATE)
      .map((one) => [`${one.id} ${one.title}`, one] as const);

    /** What a tool call answers of a duty. */
    interface McpDuty {
      readonly structuredContent: {
        readonly dutyInfo: {
          readonly totalDutyAmount?: { readonly value: number };
          readonly layers: readonly {
            readonly kind: string;
            readonly heading: string;
            readonly amount?: string;
          }[];
        };
      };
    }

    let snapshot: Snapshot;
    let server: RunningServer;
    beforeAll(async () => {
      snapshot = await bundledSnapshot();
      const snapshots = new SnapshotCache();
      snapshots.put('live', snapshot);
      server = await startServer({ snapshots });
    }, 120_000);
    afterAll(async () => {
      await server.stop();
    });

    const AD_HOC = `query Case($input: DutyInput!) {
  dutyInfo(input: $input) { prohibited totals { totalDuty } layers { heading amount baseValue } }
}`;

    interface CaseAnswer {
      readonly prohibited: boolean;
      readonly totals: { readonly totalDuty: string | null };
      readonly layers: readonly unknown[];
    }

    function nameOf(layer: Layer): string {
      return layer.kind === 'column' ? 'column' : layer.heading;
    }

    function amountsOf(result: DutyResult, { expect: expected }: WorkedCase): Record<string, string | null> {
      const extra = new Set(expected.alsoReported ?? []);
      const named = new Set(expected.layers.map((layer) => layer.heading));
      const shown = result.layers.filter(
        (layer) => !extra.has(layer.heading) && (named.has(nameOf(layer)) || !isFreeColumn(layer)),
      );
      const amounts = shown.map((layer) => [nameOf(layer), layer.amount?.toFixed(2) ?? null] as const);
      const takenAway = result.notApplied.filter(
        (one) => named.has(one.heading) && one.reason !== 'condition_false',
      );
      return Object.fromEntries([...takenAway.map((one) => [one.heading, '0.00'] as const), ...amounts]);
    }

    /** An example may leave out a column duty of nothing. */
    function isFreeColumn(layer: Layer): boolean {
      return layer.kind === 'column' && layer.amount?.isZero() === true;
    }

    describe('worked results', () => {
      it.each(covered)('%s: every heading and the total, by the engine', (_name, one) => {
        const facts = factsOfCase(snapshot, one);
        for (const line of linesOf(snapshot, one)) {
          const result = calculateDuty(facts, snapshot.lawFor(line, facts.countryOfOrigin, facts.entryDate));
          if (one.expect.layers.some((layer) => layer.heading !== 'column')) {
            const expected = Object.fromEntries(
              one.expect.layers.map((layer) => [layer.heading, layer.amount]),
            );
            expect({ line: line.number, ...amountsOf(result, one) }).toEqual({
              line: line.number,
              ...expected,
            });
          }
          expect(result.totals.totalDuty?.toFixed(2) ?? null).toBe(one.expect.totalDuty);
          for (const { heading, base } of one.expect.layers) {
            const layer = result.layers.find((shown) => nameOf(shown) === heading);
            if (base !== undefined && layer?.amount?.isZero() === false)
              expect(`${heading} ${layer.baseValue?.toFixed(2)}`).toBe(`${heading} ${base}`);
          }
          if (one.hts.replaceAll('.', '').length === 8) break;
        }
      });

      it.each(covered)('%s: the total over REST', async (_name, one) => {
        const line = linesOf(snapshot, one)[0]!;
        const query = new URLSearchParams({
          hts: line.number,
          origin: one.origin,
          value: one.value,
          date: one.date,
        });
        for (const [key, value] of Object.entries(one.facts ?? {}))
          query.set(key === 'spi' ? 'spi' : `fact.${key}`, String(value));
        for (const [code, amount] of Object.entries(one.measures ?? {}))
          query.set(`measures.${code}`, String(amount));
        const response = await fetch(`${server.url}/v1/duty/calculate?${query.toString()}`, {
          headers: { Authorization: `Bearer ${server.key}` },
        });
        const { dutyInfo } = (await response.json()) as {
          dutyInfo?: { totalDutyAmount?: { value: number } };
        };
        expect([response.status, dutyInfo?.totalDutyAmount?.value.toFixed(2) ?? null]).toEqual([
          200,
          one.expect.totalDuty,
        ]);
      });

      it.each(covered)(
        '%s: every heading and amount over MCP, as the example has them',
        async (_name, one) => {
          const given = {
            hts: linesOf(snapshot, one)[0]!.number,
            origin: one.origin,
            value: Number(one.value),
            date: one.date,
            ...Object.fromEntries(
              Object.entries(one.facts ?? {}).map(([key, value]) => [
                key === 'spi' ? key : `fact.${key}`,
                value,
              ]),
            ),
            ...(one.measures && { measures: one.measures }),
          };
          const message = {
            method: 'tools/call',
            params: { name: 'trade_duty_calculate', arguments: given },
          };
          const { result } = (await (await sendLegacy(server, message)).json()) as { result: McpDuty };
          const { layers, totalDutyAmount } = result.structuredContent.dutyInfo;
          expect(totalDutyAmount?.value.toFixed(2) ?? null).toBe(one.expect.totalDuty);
          const shown = new Map(
            layers.map(({ kind, heading, amount }) => [kind === 'column' ? kind : heading, amount]),
          );
          for (const { heading, amount } of one.expect.layers)
            if (shown.has(heading) && amount !== null)
              expect([heading, Number(shown.get(heading)).toFixed(2)]).toEqual([heading, amount]);
        },
      );

      it.each(covered)(
        '%s: every heading and amount over GraphQL, as the engine has them',
        async (_name, one) => {
          const line = linesOf(snapshot, one)[0]!;
          const entries = Object.entries(one.facts ?? {}).filter(([key]) => key !== 'spi');
          const input = {
            hts: line.number,
            origin: one.origin,
            value: one.value,
            date: one.date,
            facts: entries.map(([key, value]) => ({ key, value: String(value) })),
            measures: Object.entries(one.measures ?? {}).map(([key, value]) => ({
              key,
              value: String(value),
            })),
            ...(one.facts?.spi !== undefined && { spi: one.facts.spi }),
          };
          const response = await sendTo(server, { query: AD_HOC, variables: { input } });
          const { data, errors } = (await response.json()) as {
            data: { dutyInfo: CaseAnswer };
            errors?: unknown;
          };
          expect(errors).toBeUndefined();
          const facts = factsOfCase(snapshot, one);
          const law = snapshot.lawFor(line, facts.countryOfOrigin, facts.entryDate);
          const { layers, prohibited: isBarred } = calculateDuty(facts, law);
          const { totals, prohibited, layers: shown } = data.dutyInfo;
          expect([totals.totalDuty && new Decimal(totals.totalDuty).toFixed(2), prohibited]).toEqual([
            one.expect.totalDuty,
            isBarred,
          ]);
          expect(shown).toEqual(
            layers.map(({ heading, amount, baseValue }) => ({
              heading,
              amount: amount?.toFixed() ?? null,
              baseValue: baseValue?.toFixed() ?? null,
            })),
          );
        },
      );

      it('each proof verifies from its own text, and each answer is the same when asked again', () => {
        for (const [, one] of covered) {
          const facts = factsOfCase(snapshot, one);
          const law = snapshot.lawFor(linesOf(snapshot, one)[0]!, facts.countryOfOrigin, facts.entryDate);
          const proof = JSON.parse(JSON.stringify(proveDuty(facts, law, snapshot.dataVersion))) as DutyProof;
          expect([one.id, verifyProof(proof)]).toEqual([one.id, { verified: true }]);
          expect(wholeResult(calculateDuty(facts, law))).toEqual(wholeResult(calculateDuty(facts, law)));
        }
      });

      it('the differences between two results add up to the difference of their totals', () => {
        const results = covered.map(([, one]) => {
          const facts = factsOfCase(snapshot, one);
          const line = linesOf(snapshot, one)[0]!;
          return calculateDuty(facts, snapshot.lawFor(line, facts.countryOfOrigin, facts.entryDate));
        });
        const known = results.filter((result) => result.totals.totalDuty !== null);
        known.slice(1).forEach((after, index) => {
          const before = known[index]!;
          const parts = compareDuties(before, after).map((change) => change.difference ?? new Decimal(0));
          const difference = after.totals.totalDuty!.minus(before.totals.totalDuty!);
          expect(parts.reduce((sum, part) => sum.plus(part), new Decimal(0)).toFixed(2)).toBe(
            difference.toFixed(2),
          );
        });
      });

      it('a date before coverage is refused, naming the first covered date', async () => {
        const early = cases.filter((one) => one.date < FIRST_DATE);
        expect(early.map((one) => one.id)).toEqual(['WE-59']);
        const query = `hts=7208510030&origin=TR&value=10000&date=${early[0]!.date}`;
        const response = await fetch(`${server.url}/v1/duty/calculate?${query}`, {
          headers: { Authorization: `Bearer ${server.key}` },
        });
        const problem = (await response.json()) as { type: string; detail: string };
        expect([response.status, problem.type]).toEqual([400, 'dutygraph://errors/date-out-of-coverage']);
        expect(problem.detail).toContain(FIRST_DATE);
      });
    });
  });
}
