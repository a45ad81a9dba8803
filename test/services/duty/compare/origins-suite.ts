import { describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import type { DutyArguments } from '../../../../src/services/duty/arguments.js';
import { calculateDuty } from '../../../../src/services/duty/calculate-duty.js';
import { compareOrigins } from '../../../../src/services/duty/compare/origin-comparison.js';
import type { ComparisonSetup } from './comparison-setup.js';

export function describeOrigins(setup: ComparisonSetup): void {
  describe('originComparison', () => {
    it('equals the calculation for each origin by itself, whatever work was shared', () => {
      const inputs: DutyArguments[] = [
        { hts: '7326.90.86.88', value: '10000', date: '2026-09-15' },
        { hts: '6109.10.00.12', value: '10000', date: '2025-09-15', transport: 'ocean' },
        { hts: '0702.00.20.66', date: '2026-11-20', measures: [{ key: 'KG', value: '10' }] },
        { hts: '8703.23.01.90', value: '40000', date: '2026-03-01', spi: 'S' },
        { hts: '8703.23.01.90', value: '40000', date: '2026-03-01', spi: 'none' },
      ];
      for (const input of inputs) {
        for (const row of compareOrigins({ input }, setup.context).origins) {
          const { countryOfOrigin: origin } = row;
          const { spi, ...rest } = input;
          const claimed = spi === 'none' || (spi === 'S' && ['CA', 'MX'].includes(origin));
          const { result, complete, incompleteReasons } = calculateDuty(
            { ...rest, origin, ...(claimed && { spi }) },
            setup.context,
          );
          const shown = [row.totalDuty, row.totalLandedDuty, row.low, row.high].map((one) => one?.toFixed());
          const { totals, boundsWithoutClaims: bounds } = result;
          const own = [totals.totalDuty, totals.totalLandedDuty, bounds.low, bounds.high];
          expect([origin, ...shown]).toEqual([origin, ...own.map((one) => one?.toFixed())]);
          expect([origin, row.prohibited]).toEqual([origin, result.prohibited]);
          const kinds = [...new Set(incompleteReasons.map(({ kind }) => kind))];
          expect([origin, row.complete, row.incompleteKinds]).toEqual([origin, complete, kinds]);
        }
      }
    });

    it('claims a preference for those that had it on the day of admission in privileged foreign status', () => {
      const facts = [{ key: 'ftz_pf_date', value: '2026-06-01' }];
      const input = { hts: '8501.10.40.20', value: '10000', date: '2027-01-15', spi: 'D', facts };
      const { origins } = compareOrigins({ input }, setup.context);
      const own = calculateDuty({ ...input, origin: 'KE' }, setup.context).result;
      expect(own.specialProgramApplied).toBe('D');
      const kenya = origins.find(({ countryOfOrigin }) => countryOfOrigin === 'KE')!;
      expect(kenya.totalDuty?.toFixed()).toBe(own.totals.totalDuty?.toFixed());
    });

    it('takes the processing fee off the landed duty of exempt origins alone', () => {
      const { origins } = compareOrigins(
        { input: { hts: '7326.90.86.88', value: '10000', date: '2026-09-15' } },
        setup.context,
      );
      const fees = new Map(
        origins.map(({ countryOfOrigin, totalDuty, totalLandedDuty }) => [
          countryOfOrigin as string,
          totalDuty === null ? undefined : totalLandedDuty?.minus(totalDuty).toFixed(2),
        ]),
      );
      expect(['IL', 'HT', 'KH', 'GU', 'JO', 'CN', 'VN'].map((origin) => fees.get(origin))).toEqual([
        '0.00',
        '0.00',
        '0.00',
        '0.00',
        '34.64',
        '34.64',
        '34.64',
      ]);
    });

    it('sorts the lowest first, and shows preferences, programs and the frontier', async () => {
      type Answer = { originComparison: OriginComparison };
      const { originComparison } = await setup.ask<Answer>(`{
      originComparison(input: { hts: "6109.10.00.12", value: 10000, date: "2026-11-20" }) {
        htsCode description entryDate
        origins {
          rank countryOfOrigin countryName totalDuty effectiveRate complete prohibited programs openInputs
          preference { spi name totalDuty saving ruleOfOrigin generalNote citations { document } }
        }
        frontier { conditions totalDuty origins { countryOfOrigin spi } }
      }
    }`);
      const { origins, frontier } = originComparison;
      expect(origins).toHaveLength(new Set(origins.map(({ countryOfOrigin }) => countryOfOrigin)).size);
      expect(origins.length).toBeGreaterThan(200);
      const known = origins.flatMap(({ totalDuty }) => (totalDuty === null ? [] : [Number(totalDuty)]));
      expect(known).toEqual([...known].sort((left, right) => left - right));
      const mexico = origins.find(({ countryOfOrigin }) => countryOfOrigin === 'MX')!;
      expect(mexico.preference).toMatchObject({ spi: 'S', totalDuty: '0' });
      expect(mexico.preference!.citations).not.toEqual([]);
      const guam = origins.find(({ countryOfOrigin }) => countryOfOrigin === 'GU')!;
      expect(guam.preference).toMatchObject({ spi: 'Y', totalDuty: '0' });
      expect(frontier[0]!.conditions).toBe(0);
      expect(frontier.at(-1)!.totalDuty).toBe('0');
      expect(frontier.at(-1)!.origins).toContainEqual({ countryOfOrigin: 'MX', spi: 'S' });
    });

    it('takes the lowest few, and refuses an origin and a number out of range', async () => {
      const source = (first: number, origin = '') =>
        `{ originComparison(input: { hts: "7326.90.86.88", value: 1 ${origin} }) { origins(first: ${first}) { rank } } }`;
      const { originComparison } = await setup.ask<{ originComparison: OriginComparison }>(source(3));
      expect(originComparison.origins).toHaveLength(3);
      for (const wrong of [source(0), source(301), source(1, 'origin: "CN"')]) {
        const { errors } = await graphql({
          schema: setup.schema,
          source: wrong,
          contextValue: setup.context,
        });
        expect(errors).toHaveLength(1);
      }
    });
  });
}

interface OriginComparison {
  readonly origins: readonly {
    readonly countryOfOrigin: string;
    readonly totalDuty: string | null;
    readonly preference: { readonly citations: readonly unknown[] } | null;
  }[];
  readonly frontier: readonly {
    readonly conditions: number;
    readonly totalDuty: string;
    readonly origins: readonly unknown[];
  }[];
}
