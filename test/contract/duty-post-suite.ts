import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/operations/registry/duty.js';
import { calculateDutyWithValuation } from '../../src/operations/registry/duty-with-valuation.js';
import { withoutMeta } from '../support/bundled-server.js';
import { callOperation, type Arguments } from '../support/call-operation.js';
import { DUTY_TABLES, pathsOf } from '../support/duty-tables.js';
import { describeDutyBatch } from './duty-batch-suite.js';
import { expectProblem } from '../server/support/expect-problem.js';
import type { RunningServer } from '../server/support/running-server.js';

/** POST /v1/duty/calculate over the bundled reference data: the GET in a body, and the adjustments of the value. */

type Json = Record<string, unknown>;

export function describeDutyPost(serverOf: () => RunningServer): void {
  describe('a duty by POST', () => {
    describeDutyBatch(serverOf);

    const post = (given: Arguments): Promise<Response> =>
      callOperation(serverOf(), { operation: calculateDutyWithValuation, given, key: serverOf().key });

    async function dutyOf(response: Response): Promise<Json> {
      expect(response.status).toBe(200);
      return ((await response.json()) as { dutyInfo: Json }).dutyInfo;
    }

    const LINE = { htsCode: '7326.90.86.88', countryOfOrigin: 'CN', entryDate: '2026-09-15' };

    describe('the same facts by GET and by POST', () => {
      it.each<readonly [string, Arguments, Arguments]>([
        [
          'a metal article',
          { hts: '7326.90.86.88', origin: 'CN', value: 14172, date: '2026-09-15' },
          { ...LINE, declaredValue: 14172 },
        ],
        [
          'facts, quantities, flags and a legal-note fact',
          {
            hts: '7616.99.51.90',
            origin: 'CA',
            value: 5000,
            date: '2025-09-01',
            meltpour: 'CA',
            aluminum: 60,
            departure: '2025-08-20',
            transport: 'ocean',
            spi: 'S',
            qty: 12.5,
            trace: true,
            verbose: true,
            includeLegalNoteRequiredInputs: true,
            includeLegalNoteRateRuleDiagnostics: true,
            includeLegalNoteChapter99ApplicabilityDiagnostics: true,
            includeLegalNoteQuotaDiagnostics: true,
            'fact.smelt_country': 'CA',
            'legalNoteFact.cast_country': 'CA',
            'measures.KG': '12.5',
          },
          {
            htsCode: '7616.99.51.90',
            countryOfOrigin: 'CA',
            declaredValue: 5000,
            entryDate: '2025-09-01',
            meltpourCountry: 'CA',
            aluminum: 60,
            departure: '2025-08-20',
            transport: 'ocean',
            spi: 'S',
            qty: 12.5,
            trace: true,
            verbose: true,
            includeLegalNoteRequiredInputs: true,
            includeLegalNoteRateRuleDiagnostics: true,
            includeLegalNoteChapter99ApplicabilityDiagnostics: true,
            includeLegalNoteQuotaDiagnostics: true,
            facts: { smelt_country: 'CA' },
            legalNoteFacts: { cast_country: 'CA', nothing: null },
            measures: { KG: 12.5 },
            valuation: null,
          },
        ],
      ])('%s: the same answer', async (_name, asQuery, asBody) => {
        const get = await callOperation(serverOf(), {
          operation: calculateDuty,
          given: asQuery,
          key: serverOf().key,
        });
        expect(withoutMeta(await dutyOf(await post(asBody)))).toEqual(withoutMeta(await dutyOf(get)));
      });
    });

    describe('real answers', () => {
      const flags = {
        trace: true,
        verbose: true,
        includeLegalNoteRequiredInputs: true,
        includeLegalNoteRateRuleDiagnostics: true,
        includeLegalNoteChapter99ApplicabilityDiagnostics: true,
        includeLegalNoteQuotaDiagnostics: true,
      };
      const QUESTIONS: readonly Arguments[] = [
        { ...LINE, declaredValue: 14172, ...flags, valuation: { packingCosts: 5 } },
        { ...LINE, declaredValue: 5000, entryDate: '2025-09-15', ...flags },
        {
          htsCode: '7616.99.51.90',
          countryOfOrigin: 'DE',
          declaredValue: 5000,
          entryDate: '2025-09-01',
          aluminum: 60,
          ...flags,
        },
        {
          htsCode: '0402.91.70.00',
          countryOfOrigin: 'PA',
          declaredValue: 100,
          entryDate: '2026-03-15',
          spi: 'PA',
          ...flags,
        },
        { htsCode: '7318.15.20.10', declaredValue: 100, entryDate: '2026-09-15', ...flags },
      ];

      it('between them have every field of the tables', async () => {
        const answers = await Promise.all(QUESTIONS.map(async (given) => dutyOf(await post(given))));
        const found = new Set(answers.flatMap((answer) => pathsOf(answer)));
        const wanted = Object.entries(DUTY_TABLES).flatMap(([at, names]) =>
          names.split(' ').map((name) => (at === '' ? name : `${at}.${name}`)),
        );
        expect(wanted.filter((path) => !found.has(path))).toEqual([]);
      });

      it('post their Chapter 99 numbers ascending from 1', async () => {
        const { chapter99Sources } = await dutyOf(await post({ ...LINE, declaredValue: 10 }));
        const orders = (chapter99Sources as { aceReportingOrder: number }[]).map(
          (one) => one.aceReportingOrder,
        );
        expect(orders).toEqual(orders.map((_order, index) => index + 1));
      });
    });

    describe('the law as filed', () => {
      const JAPAN = {
        htsCode: '8501.10.40.20',
        countryOfOrigin: 'JP',
        declaredValue: 10000,
        entryDate: '2025-08-20',
      };

      it('is read where it is asked for, by either method', async () => {
        const corrected = await dutyOf(await post(JAPAN));
        const filed = await dutyOf(await post({ ...JAPAN, asFiled: true }));
        expect(corrected).toMatchObject({ asFiled: false, totalDutyAmount: { value: 1500 } });
        expect(filed).toMatchObject({ asFiled: true, totalDutyAmount: { value: 1940 } });
        const corrections = [
          {
            id: 'japan-reciprocal-total',
            entriesFrom: '2025-08-07',
            entriesTo: '2025-09-15',
            publishedFrom: '2025-09-16',
          },
        ];
        expect([corrected, filed]).toMatchObject([{ corrections }, { corrections }]);
        const given = { hts: '8501.10.40.20', origin: 'JP', value: 10000, date: '2025-08-20', asFiled: true };
        const get = await callOperation(serverOf(), { operation: calculateDuty, given, key: serverOf().key });
        expect(withoutMeta(await dutyOf(get))).toEqual(withoutMeta(filed));
      });
    });

    describe('valuation', () => {
      const valuation = {
        assistsValue: 400,
        royaltiesValue: 250,
        sellingCommissions: 120,
        packingCosts: 80,
        proceedsValue: 60,
        freightDeduction: 300,
        insuranceDeduction: 45.5,
        postImportationDeduction: 150,
        dutiesAndTaxesDeduction: 90,
      };

      it('makes the base of every layer and of the fees, each step with its law', async () => {
        const answer = await dutyOf(await post({ ...LINE, declaredValue: 10000, valuation }));
        const adjusted = answer.valuationAdjustments as Json & { steps: (Json & { amount: string })[] };
        expect(adjusted).toMatchObject({ declaredValue: '10000', customsValue: '10324.5' });
        expect(adjusted.steps.map(({ step }) => step).sort()).toEqual(Object.keys(valuation).sort());
        const total = adjusted.steps.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
        expect(total).toBe(32450);
        for (const { citation } of adjusted.steps) expect(citation).toMatch(/^19 CFR 152\.10[23]\(/);
        expect(answer).toMatchObject({ declaredValue: 10000, enteredValue: 10324.5 });
        const layers = answer.layers as { baseValue: string }[];
        expect(new Set(layers.map(({ baseValue }) => baseValue))).toEqual(new Set(['10324.5']));
        const direct = await dutyOf(await post({ ...LINE, declaredValue: 10324.5 }));
        for (const field of ['layers', 'totals', 'mpf', 'hmf', 'effectiveRate', 'landedCost'])
          expect(answer[field]).toEqual(direct[field]);
      });

      it('begins at a first-sale price, and says so when it is above the declared one', async () => {
        const lower = await dutyOf(
          await post({ ...LINE, declaredValue: 10000, valuation: { firstSaleValue: 8000 } }),
        );
        expect(lower).toMatchObject({ declaredValue: 10000, enteredValue: 8000 });
        const higher = await dutyOf(
          await post({ ...LINE, declaredValue: 10000, valuation: { firstSaleValue: 12000 } }),
        );
        expect((higher.warnings as string[]).join()).toContain(
          '12000.00 is above the declared value 10000.00',
        );
        const alone = await dutyOf(await post({ ...LINE, valuation: { firstSaleValue: 8000 } }));
        expect(alone).toMatchObject({ declaredValue: 8000, enteredValue: 8000 });
      });

      it.each<readonly [Arguments, string, string]>([
        [{ valuation: { packingCosts: 5 } }, '/declaredValue', 'give the declared value'],
        [{ declaredValue: 10, valuation: { freightDeduction: 11 } }, '/valuation', 'cannot exceed'],
        [{ declaredValue: 10, valuation: { packingCosts: -1 } }, '/valuation/packingCosts', 'out of range'],
        [{ declaredValue: 10, valuation: { packingCosts: '1' } }, '/valuation/packingCosts', 'JSON number'],
        [{ declaredValue: 10, valuation: { packingCost: 1 } }, '/valuation/packingCost', 'packingCosts'],
        [{ declaredValue: 10, valuation: [1] }, '/valuation', 'JSON object'],
        [{ declaredValue: 10, facts: { smelt_contry: 'CA' } }, '/facts/smelt_contry', 'smelt_country'],
        [{ declaredValue: 10, measures: { KGS: 1 } }, '/measures/KGS', 'KG'],
        [{ declaredValue: 10, value: 10 }, '/value', 'not a parameter'],
        [{ declaredValue: 10, steel: 80, copper: 30 }, '/steel', 'add up to 110'],
        [{ declaredValue: 10, departure: '2026-10-01' }, '/departure', 'loaded before'],
      ])('%j is refused at %s', async (given, pointer, cure) => {
        const { errors, detail } = await expectProblem(
          await post({ ...LINE, ...given }),
          400,
          'invalid-parameter',
        );
        expect(errors![0]).toMatchObject({ pointer });
        expect(errors![0]!.message).toContain(cure);
        expect(detail).toBe(errors![0]!.message);
      });

      it('a line that is none, and a body without one, name the member', async () => {
        const unknown = await expectProblem(
          await post({ htsCode: '0101.99.99.99' }),
          400,
          'unknown-hts-code',
        );
        expect(unknown.errors![0]).toMatchObject({ pointer: '/htsCode' });
        const missing = await expectProblem(await post({ declaredValue: 10 }), 400, 'invalid-parameter');
        expect(missing.errors![0]).toMatchObject({ pointer: '/htsCode' });
      });
    });
  });
}
