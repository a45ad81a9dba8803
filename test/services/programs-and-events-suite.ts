import { beforeAll, describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import {
  checkTradeProgramEligibility,
  type TradeProgramInput,
} from '../../src/services/trade-programs/program-eligibility.js';
import { getTariffEvents } from '../../src/services/trade-programs/tariff-events.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { packRows, problemOf } from '../support/asking.js';

let context: ServiceContext;

/** Preference programs and tariff events, over a snapshot the calling file has built. */
export function describeProgramsAndEvents(contextOf: () => ServiceContext): void {
  beforeAll(() => {
    context = contextOf();
  });
  describeEligibility();
  describeEvents();
}

function describeEligibility(): void {
  describe('checkTradeProgramEligibility', () => {
    const ask = (hts: string, country: string, more: Partial<TradeProgramInput> = {}) =>
      checkTradeProgramEligibility(
        { hts, country: toCountry(country), date: toCalendarDate('2026-09-15'), ...more },
        context,
      );

    it('offers the rate of a program in force, with its rule, its evidence and its effect on the fee', () => {
      const answer = ask('6907.21.10.05', 'KR', { value: '10000' });
      const [korea, ...others] = answer.programs;
      expect(korea).toMatchObject({
        spi: 'KR',
        determination: 'claimable_with_proof',
        rateIfQualified: 'Free',
        status: 'in_force',
        generalNote: 'GN 33',
        mpf: { exemptIfClaimed: true, originExemption: null },
      });
      const [before, after] = [
        calculateDuty({ hts: '6907.21.10.05', origin: 'KR', date: '2026-09-15', value: '10000' }, context),
        calculateDuty(
          { hts: '6907.21.10.05', origin: 'KR', date: '2026-09-15', value: '10000', spi: 'KR' },
          context,
        ),
      ].map(({ result }) => result.totals.totalLandedDuty!);
      expect(before!.minus(after!).isZero()).toBe(false);
      expect(korea!.saving?.toFixed()).toBe(before!.minus(after!).toFixed());
      expect(answer.totalLandedDutyWithoutClaim?.toFixed()).toBe(before!.toFixed());
      expect(korea!.proofs.map(({ law }) => law)).toEqual(
        expect.arrayContaining(['GN 33', '19 CFR part 10 subpart R', '19 CFR 163.4']),
      );
      expect(others.map(({ determination }) => determination)).not.toContain('claimable_with_proof');
      expect(answer.warnings[0]).toContain('nothing here determines that the goods qualify');
      expect(JSON.stringify(answer)).not.toMatch(/"eligible"/i);
    });

    it.each([
      ['A', 'TH', '2026-09-15', 'not_in_force', 'ended'],
      ['KR', 'TH', '2026-09-15', 'not_a_beneficiary', 'in_force'],
      ['D', 'KE', '2025-09-30', 'claimable_with_proof', 'in_force'],
      ['D', 'KE', '2027-01-01', 'not_in_force', 'ended'],
      ['S', 'MX', '2026-09-15', 'claimable_with_proof', 'in_force'],
    ])('says of %s claimed for %s on %s: %s, %s', (...[program, country, date, determination, status]) => {
      const { programs } = ask('6907.21.10.05', country, { program, date: toCalendarDate(date) });
      expect(programs).toMatchObject([{ spi: program, determination, status }]);
    });

    it('offers what a general note frees, though the line prints no rate for it', () => {
      const offerOf = (hts: string, country: string, program: string) =>
        ask(hts, country, { program, value: '10000' }).programs[0]!;
      const guam = offerOf('6109.10.00.12', 'GU', 'Y');
      expect(guam).toMatchObject({ determination: 'claimable_with_proof', rateIfQualified: 'Free' });
      expect(guam.because).toContain('GN 3(a)(iv) itself gives Free');
      expect(guam.saving?.toFixed()).toBe('1650');
      expect(guam.excludedArticles).toContain('chapter 91');
      expect(offerOf('9606.21.40.00', 'PW', 'Z')).toMatchObject({
        determination: 'no_special_rate',
        because: expect.stringContaining('GN 10 excepts its goods'),
        rateIfQualified: null,
      });
      expect(offerOf('9403.60.80.93', 'GU', 'Y').because).toBe('the line prints no special rate for Y');
    });

    it('says that a lapse was covered retroactively, and gives the words one program borrows from another', () => {
      const { programs } = ask('6907.21.10.05', 'KE', {
        program: 'd',
        date: toCalendarDate('2025-12-01'),
      });
      expect(programs).toMatchObject([{ spi: 'D', statusText: 'retroactive', status: 'in_force' }]);
      expect(programs[0]!.name).toContain('refund');
      const borrowed = context.snapshot.catalog.specialPrograms.filter(({ ruleOfOrigin }) =>
        /^as /.test(ruleOfOrigin),
      );
      expect(borrowed.length).toBeGreaterThan(2);
      for (const { symbol } of borrowed) {
        const [offer] = ask('6907.21.10.05', 'KR', { program: symbol }).programs;
        expect(offer!.ruleSummary).not.toMatch(/^as /);
        expect(offer!.ruleSummary?.length).toBeGreaterThan(10);
      }
    });

    it('refuses an unknown program, naming the nearest', () => {
      expect(problemOf(() => ask('6907.21.10.05', 'KR', { program: 'KOR' }))).toMatchObject({
        kind: 'invalid-parameter',
        fields: [{ at: 'program', message: expect.stringContaining('the nearest is') }],
      });
    });
  });
}

function describeEvents(): void {
  describe('getTariffEvents', () => {
    it('gives every event once, oldest first, page after page', () => {
      const seen: string[] = [];
      const days: string[] = [];
      let cursor: string | null = null;
      do {
        const page: ReturnType<typeof getTariffEvents> = getTariffEvents({ limit: 40, cursor }, context);
        expect(page.totalCount).toBe(packRows('tariff_event').length);
        seen.push(...page.events.map(({ id }) => id));
        days.push(...page.events.map(({ date }) => date));
        cursor = page.pageInfo.endCursor;
      } while (cursor !== null);
      expect(new Set(seen).size).toBe(packRows('tariff_event').length);
      expect(seen).toHaveLength(packRows('tariff_event').length);
      expect(days).toEqual([...days].sort());
    });

    it('reads on from a day, and says what is only scheduled', () => {
      const since = toCalendarDate('2026-11-10');
      const { events } = getTariffEvents({ since }, context);
      expect(events.length).toBeGreaterThan(5);
      expect(events[0]!.date).toBe('2026-11-10');
      for (const { date, scheduled } of events) expect(scheduled).toBe(date > context.today);
      const until = toCalendarDate('2026-11-10');
      expect(getTariffEvents({ since, until }, context).events.every(({ date }) => date === since)).toBe(
        true,
      );
    });

    it('names the headings and lines of an act, as its rules and lists have them', () => {
      const { events } = getTariffEvents({ heading: '9903.88.69' }, context);
      const extension = events.find(({ date }) => date === '2026-11-09')!;
      expect(extension.affectedHeadings).toContainEqual(
        expect.objectContaining({ code: '9903.88.69', relation: 'named' }),
      );
      const surcharge = getTariffEvents(
        { authorityType: 'section_122', since: toCalendarDate('2026-02-24'), limit: 1 },
        context,
      ).events[0]!;
      expect(surcharge.affectedLines.all).toBe(true);
      expect(surcharge.affectedHeadings.filter(({ begins }) => begins).length).toBeGreaterThan(3);
      for (const { affectedLines } of getTariffEvents({}, context).events) {
        expect(affectedLines.codes).toHaveLength(Math.min(affectedLines.count, 100));
        expect(affectedLines.codes).toEqual([...affectedLines.codes].sort());
      }
    });

    it('finds the acts that concern a line', () => {
      const ask = (hts: string) =>
        getTariffEvents({ hts, authorityType: 'section_232' }, context).events.map(({ title }) => title);
      expect(ask('7326.90.86.88')).toContain('Steel and aluminum 25% without country exemptions proclaimed');
      expect(ask('7326.90.86.88').join()).not.toContain('Copper 50% on content');
      expect(ask('7408.11').join()).toContain('Copper 50% on content');
    });

    it.each([
      [{ type: 'decree' }, 'type', 'announcement'],
      [{ authorityType: 'section_999' }, 'authorityType', 'section_232'],
      [{ heading: '8471' }, 'heading', '9903.88.69'],
      [{ hts: 'x' }, 'hts', 'HTS number'],
      [{ since: toCalendarDate('2026-02-01'), until: toCalendarDate('2026-01-01') }, 'until', 'later'],
      [{ cursor: 'nonsense' }, 'cursor', 'endCursor'],
      [{ limit: 101 }, 'limit', '100'],
    ])('refuses %j at %s', (input, at, cure) => {
      expect(problemOf(() => getTariffEvents(input, context))).toMatchObject({
        kind: 'invalid-parameter',
        fields: [{ at, message: expect.stringContaining(cure) }],
      });
    });
  });
}
