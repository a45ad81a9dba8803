import type { Chapter99Input } from '../../src/generated/schema-types.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceContext } from '../../src/services/service-context.js';
import { findApplicableChapter99 } from '../../src/services/trade-programs/chapter99-applicable.js';
import { checkPga } from '../../src/services/trade-programs/check-pga.js';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { contains } from '../../src/terms/interval.js';
import type { HtsNumber } from '../../src/terms/hts-number.js';
import { toCountry } from '../../src/terms/country.js';
import { packRows, problemOf } from '../support/asking.js';
import { bundledContext } from '../support/bundled-snapshot.js';

import { describeProgramsAndEvents } from './programs-and-events-suite.js';

export function describeTradePrograms(): void {
  describe('trade programs', () => {
    /** The operations beside the duty itself, over the reference data of the repository. */

    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    describeProgramsAndEvents(() => context);

    describe('checkPga', () => {
      it('gives the flags, agencies and rules of a line', () => {
        const answer = checkPga({ hts: '9503.00.00.73', country: toCountry('CN') }, context);
        expect(answer).toMatchObject({ htsCode: '9503000073', country: 'CN', agency: null, flagsBelow: [] });
        expect(answer.flags.map(({ agency, flagCode }) => `${agency} ${flagCode}`)).toContain('CPSC CP2');
        for (const { citations, confidence, source } of answer.flags) {
          expect(citations.length).toBeGreaterThan(0);
          expect(['high', 'medium', 'low']).toContain(confidence);
          expect(['official', 'derived', 'secondary', 'unverified']).toContain(source);
        }
        const named = new Set(answer.flags.map(({ agency }) => agency));
        expect(answer.agencies.map(({ agency }) => agency).sort()).toEqual([...named].sort());
        expect(answer.warnings).toHaveLength(2);
      });

      it('tells the flags of a whole heading from those of a part of it', () => {
        const { flags, flagsBelow } = checkPga({ hts: '0302', agency: 'nmfs' }, context);
        expect(flags.map(({ htsPrefix }) => htsPrefix)).toEqual(['0302']);
        expect(flagsBelow.length).toBeGreaterThan(3);
        for (const { htsPrefix, agency } of flagsBelow) {
          expect(htsPrefix).toMatch(/^0302\.\d\d/);
          expect(agency).toBe('NMFS');
        }
        const [below] = flagsBelow;
        const part = checkPga({ hts: below!.htsPrefix, agency: 'NMFS' }, context);
        expect(part.flags.map(({ program }) => program)).toContain(below!.program);
      });

      it('reaches the agency of every row of the flag table from the number it is on', () => {
        const numbered = context.snapshot.listNumberedRows(context.today).map(({ row }) => row.htsNumber!);
        const unreached = packRows('pga_flag').filter(([prefix, agency]) => {
          const number = numbered.find((one) => one.startsWith(String(prefix)));
          if (number === undefined) return false;
          const flags = context.snapshot.pgaFlagsFor(number, context.today);
          return !flags.some((flag) => flag.agency === agency);
        });
        expect(unreached).toEqual([]);
      });

      it('gives of each program the flags with the longest prefix, on any number and day', () => {
        const { pgaFlags } = context.snapshot.catalog;
        const numbers = new Set(pgaFlags.flatMap(({ prefix }) => [prefix, `${prefix}900000`.slice(0, 10)]));
        const named = [...numbers].filter((number) => number.length >= 4) as HtsNumber[];
        expect(named.length).toBeGreaterThan(1_000);
        for (const date of ['2025-01-01', '2026-11-20'].map(toCalendarDate))
          for (const number of named) {
            const held = pgaFlags.filter(
              (flag) => number.startsWith(flag.prefix) && contains(flag.legal, date),
            );
            const longest = held.filter(({ agency, program, prefix }) =>
              held.every(
                (one) =>
                  one.agency !== agency || one.program !== program || one.prefix.length <= prefix.length,
              ),
            );
            expect(new Set(context.snapshot.pgaFlagsFor(number, date))).toEqual(new Set(longest));
          }
      });

      it('shows a flag and an agency as one object in every answer', () => {
        const [first, second] = ['9503.00.00.73', '9503.00.00.71'].map((hts) => checkPga({ hts }, context));
        const shared = first!.flags.filter((flag) => second!.flags.includes(flag));
        expect(shared.length).toBeGreaterThan(0);
        expect(shared.every((flag) => Object.isFrozen(flag))).toBe(true);
        expect(second!.agencies).toContain(first!.agencies[0]);
      });

      it.each([
        [{ hts: '0302', agency: 'FDAA' }, 'invalid-parameter', 'agency', 'FDA'],
        [{ hts: '95O3' }, 'invalid-parameter', 'hts', '95O3'],
        [{ hts: '9503.99.99' }, 'unknown-hts-code', 'hts', '9503'],
        [{ hts: '9503', date: toCalendarDate('2020-01-01') }, 'date-out-of-coverage', 'date', '2025-01-01'],
      ])('refuses %j as %s', (input, kind, ...[at, cure]: string[]) => {
        expect(problemOf(() => checkPga(input, context))).toMatchObject({
          kind,
          fields: [{ at, message: expect.stringContaining(cure!) }],
        });
      });
    });

    describe('getChapter99Applicable', () => {
      const ask = (hts: string, country: string, more: Partial<Chapter99Input> = {}) =>
        findApplicableChapter99(
          { hts, country: toCountry(country), date: toCalendarDate('2026-09-15'), ...more },
          context,
        );

      it('gives every heading that names the line once, with its reason and its law', () => {
        const { applicable, notApplicable, complete } = ask('7326.90.86.88', 'CN');
        expect(applicable.map(({ code, rate, ending }) => [code, rate, ending])).toEqual([
          ['9903.88.03', '25%', 'applies'],
          ['9903.05.90', '0%', 'applies'],
          ['9903.82.02', '50%', 'applies'],
        ]);
        const codes = [...applicable, ...notApplicable].map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
        for (const { because, citations, displayLabel } of [...applicable, ...notApplicable]) {
          expect(because.length).toBeGreaterThan(10);
          expect(citations.length).toBeGreaterThan(0);
          expect(displayLabel).not.toBe('');
        }
        const exclusion = notApplicable.find(({ code }) => code === '9903.88.69');
        expect(exclusion).toMatchObject({
          reason: 'condition_false',
          flippedBy: { key: 'exclusion_match', value: '9903.88.69' },
        });
        const brazil = notApplicable.find(({ code }) => code === '9903.05.01');
        expect(brazil?.reason).toBe('other_origin');
        expect(complete).toBe(
          calculateDuty({ hts: '7326.90.86.88', origin: 'CN', date: '2026-09-15' }, context).complete,
        );
      });

      it('agrees with the duty on what is charged, for lines of every chapter', () => {
        const lines = context.snapshot.listReportableLines(toCalendarDate('2026-09-15'));
        const some = lines.filter((_, index) => index % 997 === 0);
        expect(some.length).toBeGreaterThan(12);
        for (const hts of some)
          for (const country of ['CN', 'CA', 'DE', 'BR']) {
            const { applicable, notApplicable } = ask(hts, country);
            const { result } = calculateDuty({ hts, origin: country, date: '2026-09-15' }, context);
            const charged = result.layers
              .filter(({ kind }) => kind !== 'column')
              .map(({ heading }) => heading);
            expect(applicable.map(({ code }) => code)).toEqual(charged);
            const considered = new Set(result.notApplied.map(({ heading }) => heading));
            for (const heading of charged) considered.delete(heading);
            expect(notApplicable.map(({ code }) => code)).toEqual([...considered].sort());
          }
      });

      it('says of each heading what its rule and its wording on the date say, whoever asked first', () => {
        const { catalog } = context.snapshot;
        for (const date of ['2025-03-01', '2025-08-15', '2026-09-15'].map(toCalendarDate))
          for (const country of ['BR', 'CN', 'FR']) {
            const { notApplicable } = ask('7326.90.86.88', country, { date });
            const { result } = calculateDuty({ hts: '7326.90.86.88', origin: country, date }, context);
            expect(notApplicable.length).toBeGreaterThan(5);
            for (const {
              code,
              description,
              rate,
              reason,
              because,
              effectiveFrom,
              program,
            } of notApplicable) {
              const of = result.notApplied.filter(({ heading }) => heading === code);
              const rules = of.map(({ ruleId, ...one }) => ({
                ...one,
                rule: context.snapshot.findRule(ruleId)!,
              }));
              const wording = catalog.chapter99.get(code)?.findLast(({ legal }) => contains(legal, date));
              expect(description).toBe(wording?.description ?? null);
              expect(
                rules.map((one) => [one.rateText, one.reason, one.because, one.rule.program]),
              ).toContainEqual([rate, reason, because, program]);
              expect(rules.map(({ rule }) => rule.interval.from)).toContain(effectiveFrom);
            }
          }
      });

      it('shows what is for products of other countries as one object for all lines and origins', () => {
        const [steel, shirt] = [ask('7326.90.86.88', 'FR'), ask('6109.10.00.04', 'DE')].map(
          ({ notApplicable }) => notApplicable.filter(({ reason }) => reason === 'other_origin'),
        );
        const shared = steel!.filter((heading) => shirt!.includes(heading));
        expect(shared.length).toBeGreaterThan(20);
        expect(shared.every((heading) => Object.isFrozen(heading))).toBe(true);
      });

      it('leaves headings of other countries out when told to', () => {
        const { notApplicable } = ask('7326.90.86.88', 'CN', { otherOrigins: false });
        expect(notApplicable.length).toBeGreaterThan(3);
        expect(notApplicable.map(({ reason }) => reason)).not.toContain('other_origin');
      });

      it('turns on the fact that the reason names', () => {
        const { notApplicable } = ask('7326.90.86.88', 'CN');
        const { flippedBy } = notApplicable.find(({ code }) => code === '9903.88.69')!;
        const flipped = ask('7326.90.86.88', 'CN', { facts: [flippedBy!] });
        expect(flipped.applicable.map(({ code }) => code)).toContain('9903.88.69');
        expect(flipped.notApplicable.find(({ code }) => code === '9903.88.03')).toMatchObject({
          reason: 'excepted_by',
        });
      });

      it('marks a heading undetermined while a fact is missing, and settles it', () => {
        const open = ask('7616.99.51.90', 'CA');
        const undetermined = open.applicable.filter(({ ending }) => ending === 'undetermined');
        expect(undetermined.flatMap(({ openFacts }) => openFacts).length).toBeGreaterThan(0);
        const facts = ['smelt_country', 'cast_country'].map((key) => ({ key, value: 'CA' }));
        const answered = ask('7616.99.51.90', 'CA', { facts });
        expect(answered.applicable.filter(({ ending }) => ending === 'undetermined')).toEqual([]);
      });

      it('says of goods that may not be entered what the other headings yield to', () => {
        const { applicable, notApplicable } = ask('2203.00.00.30', 'CA', {
          date: toCalendarDate('2026-10-05'),
        });
        expect(applicable.map(({ rate }) => rate)).toEqual(['Prohibited']);
        const yielding = notApplicable.filter(({ reason }) => reason === 'displaced_by');
        expect(yielding.length).toBeGreaterThan(0);
        for (const { because } of yielding) expect(because).toContain('bars the goods from entry');
      });
    });
  });
}
