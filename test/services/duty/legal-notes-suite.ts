import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../src/services/duty/arguments.js';
import { calculateDuty } from '../../../src/services/duty/calculate-duty.js';
import { DutyView } from '../../../src/services/duty/present-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

export function describeLegalNotes(): void {
  describe('legal notes', () => {
    /** What the Chapter 99 notes of the bundled data say about answers. */

    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const view = (given: DutyArguments): DutyView =>
      new DutyView(calculateDuty({ value: '10000', ...given }, context), context);
    const rate = (given: DutyArguments, noteId: string) =>
      view(given).legalNoteRateRuleDiagnostics.find((one) => one.noteId === noteId);
    const applicability = (given: DutyArguments, noteId: string) =>
      view(given).legalNoteChapter99ApplicabilityDiagnostics.find((one) => one.noteId === noteId);
    const quota = (given: DutyArguments, noteId: string) =>
      view(given).legalNoteQuotaDiagnostics.find((one) => one.noteId === noteId);

    const NICARAGUA = { hts: '2818.20.00.00', origin: 'NI', date: '2027-02-01' };
    const STEEL = { hts: '7326.90.86.88', date: '2026-03-15' };
    const MILK = { hts: '0402.91.70.00', origin: 'PA', date: '2026-03-15' };

    describe('a rate rule', () => {
      it('is accounted for where the engine has the rate of the day', () => {
        expect(rate(NICARAGUA, 'ch99:III:us:29(b)')).toEqual({
          effectId: 'ch99:III:us:29(b)#2',
          noteId: 'ch99:III:us:29(b)',
          effectType: 'rate_rule',
          reviewStatus: 'approved',
          sourceLocator: expect.stringMatching(/^ch99:III:us:29\(b\)@\d+-\d+$/),
          sourceSpan: expect.stringContaining('10%'),
          effectValueText: '10%',
          conditionText: null,
          requiredFactKey: null,
          applicability: 'matched',
          ratePercent: 10,
          quantityValue: null,
          quantityUnit: null,
          parityStatus: 'already_accounted_for',
          blockedByFacts: [],
        });
        expect(rate({ ...NICARAGUA, date: '2026-06-01' }, 'ch99:III:us:29(b)')?.ratePercent).toBe(0);
      });

      it('is not accounted for where the rate of the day was another', () => {
        const earlier = { hts: '7326.90.86.88', origin: 'CA', date: '2025-05-20' };
        expect(rate(earlier, 'ch99:III:us:2(j)')).toMatchObject({
          ratePercent: 35,
          parityStatus: 'not_accounted_for',
        });
      });
    });

    describe('the applicability of a heading', () => {
      it('hangs on a fact until it is stated', () => {
        const donated = { ...STEEL, origin: 'CA', date: '2025-09-15' };
        const note = 'ch99:III:us:2(k)';
        expect(applicability(donated, note)).toMatchObject({
          effectType: 'chapter_99_applicability',
          requiredFactKey: 'donation',
          applicability: 'unknown',
          parityStatus: 'not_evaluable',
          blockedByFacts: ['donation'],
          blockedByReview: [],
          countryCodes: ['CA'],
          targetChapter99Codes: ['9903.01.11'],
          exceptionChapter99Codes: [],
          conditionHtsTargets: [],
        });
        const state = (value: string) =>
          applicability({ ...donated, legalNoteFacts: [{ key: 'donation', value }] }, note);
        expect(state('true')).toMatchObject({
          applicability: 'matched',
          parityStatus: 'already_accounted_for',
        });
        expect(state('false')).toMatchObject({
          applicability: 'not_matched',
          parityStatus: 'already_accounted_for',
        });
      });

      it('that the source prints with a shortened list waits for review', () => {
        const found = applicability({ ...STEEL, origin: 'CN', date: '2026-09-15' }, 'ch99:III:us:20(f)');
        expect(found).toMatchObject({
          applicability: 'matched',
          parityStatus: 'blocked_by_reference_review',
          blockedByReview: ['code_list_shortened: 30 of 5906 codes are at hand'],
        });
      });

      it('of an exemption for goods of another heading follows that heading', () => {
        const slab = { hts: '7208.10.15.00', origin: 'DE', date: '2025-09-15', steel: '100' };
        const found = applicability(slab, 'ch99:III:us:2(v)(vi)');
        expect(found).toMatchObject({ effectValueText: 'shall not apply', applicability: 'matched' });
        expect(found?.exceptionChapter99Codes).toContain('9903.81.87');
      });

      it('of an exemption for Chapter 98 hangs on the claim', () => {
        const note = 'ch99:III:us:2(j)';
        const claims = (facts: DutyArguments['facts']) =>
          view({
            ...STEEL,
            origin: 'CA',
            date: '2025-09-15',
            facts,
          }).legalNoteChapter99ApplicabilityDiagnostics.find(
            ({ noteId, requiredFactKey }) => noteId === note && requiredFactKey === 'chapter98_provision',
          )?.applicability;
        expect(claims([])).toBe('unknown');
        expect(claims([{ key: 'chapter98_provision', value: '9801.00.10' }])).toBe('matched');
      });

      it('without an origin says which fact is missing', () => {
        const all = view(STEEL).legalNoteChapter99ApplicabilityDiagnostics;
        for (const { applicability: found, parityStatus } of all)
          if (found === 'unknown') expect(parityStatus).toBe('not_evaluable');
      });
    });

    describe('a quota', () => {
      it('matches line, origin and program, and its use is not tracked', () => {
        expect(quota({ ...MILK, spi: 'PA' }, 'ch99:XIX:us:4(a)')).toEqual({
          effectId: 'ch99:XIX:us:4(a)#1',
          noteId: 'ch99:XIX:us:4(a)',
          effectType: 'quota',
          reviewStatus: 'approved',
          sourceLocator: expect.stringContaining('ch99:XIX:us:4(a)@'),
          sourceSpan: expect.stringMatching(/^The aggregate quantity of originating goods of Panama/),
          effectValueText: null,
          conditionText: null,
          requiredFactKey: null,
          applicability: 'matched',
          quotaQuantity: 4522,
          quotaUnit: 'Metric tons',
          targetCodes: ['9919.04.10'],
          countryCodes: ['PA'],
          programIndicators: ['PA'],
          applicabilityReason: 'line, origin and program are those of the quota',
          notice: 'engine_does_not_track_aggregate_quota_usage',
        });
      });

      it.each([
        [{ ...MILK }, 'unknown', 'no preference program'],
        [{ ...MILK, origin: 'PE' }, 'not_matched', 'not for goods of PE'],
        [{ hts: MILK.hts, date: MILK.date }, 'unknown', 'origin is not stated'],
      ])('%j: %s', (given, expected, reason) => {
        const found = quota(given, 'ch99:XIX:us:4(a)');
        expect(found).toMatchObject({
          applicability: expected,
          notice: 'diagnostic_only_not_used_for_amount_computation',
        });
        expect(found?.applicabilityReason).toContain(reason);
      });

      it('that names other lines is not shown', () => {
        expect(view({ ...STEEL, origin: 'PA' }).legalNoteQuotaDiagnostics).toEqual([]);
      });
    });

    describe('prompts', () => {
      const given = { ...STEEL, origin: 'CA', date: '2025-09-15', includeLegalNoteRequiredInputs: true };
      const prompts = (more: Partial<DutyArguments> = {}) =>
        view({ ...given, ...more }).requiredInputs.filter(({ field }) => field.startsWith('legalNoteFact.'));

      it('are advisory, one for a fact, and cite the note', () => {
        const fields = prompts().map(({ field }) => field);
        expect(fields).toContain('legalNoteFact.donation');
        expect(new Set(fields).size).toBe(fields.length);
        expect(prompts().find(({ field }) => field === 'legalNoteFact.donation')).toMatchObject({
          type: 'boolean',
          severity: 'advisory',
          citation: 'HTSUS 2026 Revision 6, Chapter 99, subchapter III U.S. note 2(k)',
          exampleValue: true,
        });
      });

      it('fall silent when the fact is supplied, and are not there unasked', () => {
        const answered = prompts({ legalNoteFacts: [{ key: 'donation', value: 'false' }] });
        expect(answered.map(({ field }) => field)).not.toContain('legalNoteFact.donation');
        expect(prompts({ includeLegalNoteRequiredInputs: false })).toEqual([]);
      });

      it.each([
        { ...STEEL, origin: 'CN', date: '2026-09-15' },
        { ...STEEL, origin: 'CA', date: '2025-09-15' },
        { ...MILK, spi: 'PA' },
        NICARAGUA,
        { hts: '8708.30.50.90', origin: 'MX', date: '2026-03-15' },
      ])('and diagnostics change no total: %j', (asked) => {
        const [plain, full] = [view(asked), view({ ...asked, includeLegalNoteRequiredInputs: true })];
        const read = [
          full.legalNoteRateRuleDiagnostics,
          full.legalNoteChapter99ApplicabilityDiagnostics,
          full.legalNoteQuotaDiagnostics,
          full.requiredInputs,
        ];
        expect(read.flat().length).toBeGreaterThan(plain.requiredInputs.length);
        for (const field of [
          'totals',
          'layers',
          'mpf',
          'hmf',
          'effectiveRate',
          'calculationComplete',
          'bounds',
        ] as const)
          expect(full[field]).toEqual(plain[field]);
      });
    });

    describe('the effects of the data', () => {
      it('are approved with a place and at most 25 quoted words', () => {
        const effects = context.snapshot.catalog.noteEffects;
        expect(effects.length).toBeGreaterThanOrEqual(60);
        for (const { sourceSpan, sourceLocator, reviewStatus, effectValueText, conditionText } of effects) {
          expect(reviewStatus).toBe('approved');
          expect(sourceLocator).toMatch(/^ch99:.+@\d+-\d+$/);
          expect(sourceSpan.trim().split(/\s+/).length).toBeLessThanOrEqual(25);
          for (const part of [effectValueText, conditionText])
            if (part !== null) expect(sourceSpan.replace(/\s+/g, ' ')).toContain(part.replace(/\s+/g, ' '));
        }
      });
    });
  });
}
