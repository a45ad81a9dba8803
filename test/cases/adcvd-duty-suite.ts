import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { verifyProof, type DutyProof } from '../../src/engine/proof.js';
import { createBinder } from '../../src/operations/bind.js';
import { calculateDuty as operation } from '../../src/operations/registry/duty.js';
import { SnapshotCache } from '../../src/server/snapshot-cache.js';
import type { DutyArguments } from '../../src/services/duty/arguments.js';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import { DutyView } from '../../src/services/duty/present-duty.js';
import { proveDutyOf } from '../../src/services/duty/prove-duty.js';
import { traceDuty } from '../../src/services/duty/compare/duty-timeline.js';
import { compareOrigins } from '../../src/services/duty/compare/origin-comparison.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledContext } from '../support/bundled-snapshot.js';
import { startServer, type RunningServer } from '../server/support/running-server.js';

export function describeAdcvdDuty(): void {
  describe('adcvd duty', () => {
    interface AdcvdCase {
      readonly id: string;
      readonly title: string;
      readonly ask: Readonly<Record<string, string | number>>;
      readonly entry: string | null;
      readonly total: string | null;
      readonly low: string;
      readonly high: string | null;
      readonly complete: boolean;
      readonly cases: readonly (readonly [caseNumber: string, amount: string, because: string])[];
      readonly rates?: Readonly<Record<string, readonly [kind: string, basis: string, rate: string]>>;
      readonly asks?: readonly string[];
      readonly warns?: string;
    }

    const cases = (
      parse(readFileSync('test/cases/adcvd-duty.yaml', 'utf8'), { schema: 'failsafe' }) as AdcvdCase[]
    ).map((one) => [`${one.id} ${one.title}`, plain(one)] as const);

    /** Everything is read as text, so that numbers and dates stay as they are written. */
    function plain(one: AdcvdCase): AdcvdCase {
      const orNull = (text: string | null): string | null => (text === 'null' ? null : text);
      return {
        ...one,
        entry: orNull(one.entry),
        total: orNull(one.total),
        high: orNull(one.high),
        complete: String(one.complete) === 'true',
      };
    }

    let context: ServiceContext;
    let server: RunningServer;
    beforeAll(async () => {
      context = await bundledContext();
      const snapshots = new SnapshotCache();
      snapshots.put('live', context.snapshot);
      server = await startServer({ snapshots });
    }, 120_000);
    afterAll(async () => {
      await server.stop();
    });

    /** The question as REST binds it. */
    function argumentsOf({ ask }: AdcvdCase): DutyArguments {
      const query = Object.entries(ask).map(([name, value]) => [name, String(value)] as const);
      return createBinder(operation).fromRequest({ path: {}, query }).input as DutyArguments;
    }

    const cents = (amount: { toFixed(places: number): string } | null): string | null =>
      amount?.toFixed(2) ?? null;

    describe('AD/CVD in a duty', () => {
      it.each(cases)('%s', (_name, one) => {
        const answer = calculateDuty(argumentsOf(one), context);
        const { totals, boundsWithoutClaims: bounds, adcvd } = answer.result;
        expect([totals.entryDuties, totals.totalDuty, bounds.low, bounds.high].map(cents)).toEqual([
          one.entry,
          one.total,
          one.low,
          one.high,
        ]);
        // Beside the coverage of the law on the day, which is not of the case.
        const open = answer.incompleteReasons.filter(({ kind }) => !kind.endsWith('_not_verified'));
        expect([open.length === 0, open]).toEqual([one.complete, one.complete ? [] : open]);
        const found = adcvd.map(({ caseNumber, amount, because }) => [
          caseNumber,
          cents(amount) ?? '-',
          because,
        ]);
        expect(found.sort()).toEqual(
          one.cases.map(([caseNumber, amount, because]) => [
            caseNumber,
            amount,
            expect.stringContaining(because),
          ]),
        );
        const view = new DutyView(answer, context);
        for (const [caseNumber, expected] of Object.entries(one.rates ?? {})) {
          const { respondentRate } = view.adcvdCases.find((shown) => shown.caseNumber === caseNumber)!;
          expect([respondentRate.kind, respondentRate.basis, respondentRate.rate]).toEqual(expected);
          expect(respondentRate.citations.length).toBeGreaterThan(0);
        }
        expect(view.requiredInputs.map(({ field }) => field)).toEqual(
          expect.arrayContaining([...(one.asks ?? [])]),
        );
        if (one.warns !== undefined) expect(answer.warnings.join('\n')).toContain(one.warns);
        const proof = JSON.parse(JSON.stringify(proveDutyOf(argumentsOf(one), context))) as DutyProof;
        expect(verifyProof(proof)).toEqual({ verified: true });
      });

      it.each(cases)('%s: over REST', async (_name, one) => {
        const search = new URLSearchParams(
          Object.entries(one.ask).map(([name, value]) => [name, String(value)]),
        );
        const response = await fetch(`${server.url}/v1/duty/calculate?${search.toString()}`, {
          headers: { Authorization: `Bearer ${server.key}` },
        });
        expect(response.status).toBe(200);
        const { dutyInfo } = (await response.json()) as {
          dutyInfo: {
            totalDutyAmount?: { value: number };
            entryDutiesAmount?: number;
            adcvdAmount?: number;
            effectiveRate?: number;
            chapter99Sources: { code: string }[];
            adcvdCases: { caseNumber: string; advisory: boolean }[];
          };
        };
        expect(dutyInfo.totalDutyAmount?.value.toFixed(2) ?? null).toBe(one.total);
        expect(dutyInfo.entryDutiesAmount?.toFixed(2) ?? null).toBe(one.entry);
        if (one.total !== null)
          expect(dutyInfo.adcvdAmount?.toFixed(2)).toBe((Number(one.total) - Number(one.entry)).toFixed(2));
        expect(dutyInfo.chapter99Sources.every(({ code }) => code.startsWith('99'))).toBe(true);
        expect(dutyInfo.adcvdCases.length).toBe(one.cases.length);
      });
    });

    describe('the limits of a case while no firm is named', () => {
      const asked = { origin: 'CN', value: '10000', date: '2026-09-15' };

      test.each<[string, DutyArguments, string]>([
        ['declared', { ...asked, hts: '9403.50.90.42', adcvdDeclared: ['A-570-890'] }, 'A-570-890'],
        ['open', { ...asked, hts: '9403.50.90.42' }, 'A-570-890'],
        [
          'declared beside one that is disclaimed',
          { ...asked, hts: '7604.21.00.90', adcvdDeclared: ['A-570-967'], adcvdDisclaimed: ['C-570-968'] },
          'A-570-967',
        ],
      ])(
        '%s: hold for firms with a rate of their own, from the lowest to the highest',
        (_name, given, caseNumber) => {
          const open = calculateDuty(given, context).result;
          const { low, high } = open.boundsWithoutClaims;
          const rates = context.snapshot.catalog.adcvd.rates
            .filter((row) => row.caseNumber === caseNumber && row.companyKey !== null)
            .toSorted((left, right) => left.rate.comparedTo(right.rate));
          // The lowest, the highest and every fourth between them.
          const sample = rates.filter((_, at) => at % 4 === 0 || at === rates.length - 1);
          const firms = new Set(sample.map(({ companyName }) => companyName));
          expect(firms.size).toBeGreaterThan(3);
          const amounts = [...firms].map((exporter) => {
            const named = calculateDuty({ ...given, exporter }, context).result;
            expect(named.totals.totalDuty!.greaterThanOrEqualTo(low!)).toBe(true);
            if (high !== null) expect(named.boundsWithoutClaims.high!.lessThanOrEqualTo(high)).toBe(true);
            return named.totals.totalDuty!.toFixed(2);
          });
          // They are limits of something: not every firm pays what is due without a name.
          if ('adcvdDeclared' in given) expect(new Set(amounts).size).toBeGreaterThan(1);
        },
      );
    });

    describe('AD/CVD where duties are compared', () => {
      const extrusion: DutyArguments = {
        hts: '7604.21.00.90',
        origin: 'CN',
        value: '10000',
        adcvdDeclared: ['A-570-967'],
        adcvdDisclaimed: ['C-570-968'],
      };

      test('a timeline breaks on the day a review sets a rate', () => {
        const range = { from: toCalendarDate('2025-07-01'), to: toCalendarDate('2025-07-31') };
        const { periods } = traceDuty({ input: extrusion, ...range }, context);
        const { changes } = periods.find(({ from }) => from === '2025-07-17')!;
        // The 33.28% before is of low confidence: 86.01% is the first to count.
        expect(
          changes.map(({ heading, kind, difference }) => [heading, kind, difference?.toFixed(2)]),
        ).toEqual([['A-570-967', 'added', '8601.00']]);
      });

      test('a declared case is one of its own country where origins are compared', () => {
        const { origin, ...goods } = extrusion;
        const { origins } = compareOrigins({ input: { ...goods, date: '2026-09-15' } }, context);
        const layersOf = (country: string) =>
          origins
            .find(({ countryOfOrigin }) => countryOfOrigin === country)!
            .duty.layers.map(({ heading }) => heading);
        expect(layersOf(origin!)).toContain('A-570-967');
        expect(layersOf('VN')).not.toContain('A-570-967');
      });
    });

    test('a bad case number, an unknown case, and a case both declared and disclaimed are refused together', () => {
      const ask = (): unknown =>
        calculateDuty(
          {
            hts: '9403.50.90.42',
            adcvdDeclared: ['A-570-999', 'B-1', 'A-570-890'],
            adcvdDisclaimed: ['A-570-890'],
            manufacturerName: '--',
            exporter: `${String.fromCharCode(0x202e)}abc`,
            productDescription: 'x'.repeat(10_000),
            scopeFacts: [{ key: 'weigth', value: '1' }],
          },
          context,
        );
      expect(ask).toThrow(
        expect.objectContaining({
          kind: 'invalid-parameter',
          fields: [
            'productDescription',
            'scopeFact.weigth',
            'manufacturerName',
            'exporter',
            'adcvdDeclared',
            'adcvdDeclared',
            'adcvdDisclaimed',
          ].map((at) => expect.objectContaining({ at })),
        }),
      );
    });
  });
}
