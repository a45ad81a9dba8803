import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../src/services/duty/arguments.js';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import { toDutyOutcome } from '../../src/services/duty/duty-outcome.js';
import { DutyView } from '../../src/services/duty/present-duty.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { bundledContext } from '../support/bundled-snapshot.js';

export function describeOpenAnswers(): void {
  describe('open answers', () => {
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    function ask(given: DutyArguments): DutyView {
      return new DutyView(calculateDuty({ value: '10000', ...given }, context), context);
    }

    const STEEL_ARTICLE = { hts: '7326.90.86.88', origin: 'CN', date: '2026-09-15' };

    describe('an answer that is open', () => {
      it('asks for the weight that a minimum import price is charged on', () => {
        const polysilicon = { hts: '2804.61.00.00', origin: 'VN', date: '2026-12-04' };
        const open = ask(polysilicon);
        expect(open.totals.totalDuty).toBeNull();
        expect(open.requiredInputs[0]).toMatchObject({
          field: 'qty',
          severity: 'blocking',
          unit: 'kg',
          citation: expect.stringContaining('9903.45.33'),
        });
        expect(open.incompleteReasons).toContainEqual({
          kind: 'missing_fact',
          detail: 'not stated: the quantity in KG',
        });
        const asked = ask({ ...polysilicon, qty: '1000' }).requiredInputs;
        expect(asked.filter(({ severity }) => severity === 'blocking')).toEqual([]);
      });

      it('asks for what decides it before what may change it', () => {
        const severities = ask(STEEL_ARTICLE).requiredInputs.map(({ severity }) => severity);
        expect(new Set(severities)).toEqual(new Set(['blocking', 'advisory']));
        expect(severities).toEqual([...severities].sort().reverse());
      });

      it('shows a description of the goods asked about as example of one', () => {
        const described = ask(STEEL_ARTICLE).requiredInputs.find(
          ({ field }) => field === 'productDescription',
        );
        expect(described?.exampleValue).toBe('Other articles of iron or steel');
      });

      it('is provisional where the law is not known to the day and nothing has to be stated', () => {
        const bangladesh = { hts: '6109.10.00.12', origin: 'BD', qty: '100' };
        const beyond = toDutyOutcome(ask({ ...bangladesh, date: '2026-12-10' }));
        expect(beyond).toMatchObject({
          __typename: 'DutyProvisional',
          incompleteReasons: [{ kind: 'programs_not_verified' }, { kind: 'schedule_not_verified' }],
        });
        expect(toDutyOutcome(ask({ ...bangladesh, date: '2026-10-10' })).__typename).toBe('DutyQuote');
        expect(toDutyOutcome(ask({ ...STEEL_ARTICLE, date: '2026-12-10' })).__typename).toBe(
          'DutyNeedsFacts',
        );
      });
    });

    describe('a vehicle of the USMCA', () => {
      const approved = {
        ...{ hts: '8703.23.01.90', origin: 'MX', date: '2026-11-20', spi: 'S' },
        facts: [{ key: 'us_content_approved', value: 'true' }],
      };

      it('is asked for its U.S. content, and bounded by it, once it is approved (U.S. note 33(d))', () => {
        const { requiredInputs, totals, bounds } = ask(approved);
        expect(requiredInputs.map(({ field }) => field)).toContain('uscontent');
        const stated = ask({
          ...approved,
          facts: [...approved.facts, { key: 'us_content_pct', value: '50' }],
        });
        expect([totals.totalDuty, stated.totals.totalDuty].map((total) => total?.toFixed(2))).toEqual([
          '2500.00',
          '1250.00',
        ]);
        expect(bounds.low?.lessThanOrEqualTo(stated.totals.totalDuty!)).toBe(true);
      });
    });

    describe('a quota that is stated to be used up', () => {
      const aluminum = {
        ...{ hts: '7601.10.30.00', origin: 'AR', date: '2025-02-01' },
        facts: ['smelt_country', 'cast_country'].map((key) => ({ key, value: 'AR' })),
      };
      const quotaWarnings = (asked: DutyArguments, value: string): readonly string[] =>
        ask({ ...asked, facts: [...(asked.facts ?? []), { key: 'quota_available', value }] }).warnings.filter(
          (one) => one.includes('the quota is stated to be used up'),
        );

      it('is told where the law has no duty over it: an absolute quota (19 CFR 132.1)', () => {
        expect(quotaWarnings(aluminum, 'false')).toEqual([expect.stringMatching(/^9903\.85\.05: /)]);
        expect(quotaWarnings(aluminum, 'true')).toEqual([]);
      });

      it('is not told where the duty over it is charged: a tariff-rate quota', () => {
        const steel = { hts: '7208.53.00.00', origin: 'DE', date: '2025-02-01', facts: [] };
        expect(quotaWarnings(steel, 'false')).toEqual([]);
      });
    });

    describe('an exclusion that is claimed', () => {
      const excluded = { hts: '8407.90.90.10', origin: 'CN', exclusions: ['9903.88.69'] };

      it('is said to have ended after its published end (90 FR 55232)', () => {
        const { warnings } = ask({ ...excluded, date: '2026-11-20' });
        expect(warnings.filter((one) => one.startsWith('9903.88.69'))).toEqual([
          '9903.88.69 is claimed after its published end: it freed entries before 2026-11-10, and no extension to 2026-11-20 is in the data. It is not applied.',
        ]);
      });

      it('is said not to reach goods that it does not name', () => {
        const { warnings } = ask({ ...excluded, hts: '6109.10.00.12', date: '2026-10-05' });
        expect(warnings.filter((one) => one.startsWith('9903.88.69'))).toEqual([
          '9903.88.69 is claimed and does not reach goods of this number and origin on 2026-10-05: it is not applied.',
        ]);
      });

      it('is applied without a word where it reaches them', () => {
        const { warnings, layers } = ask({ ...excluded, date: '2026-11-09' });
        expect(warnings.filter((one) => one.startsWith('9903.88.69'))).toEqual([]);
        expect(layers.map(({ heading }) => heading)).toContain('9903.88.69');
      });
    });
  });
}
