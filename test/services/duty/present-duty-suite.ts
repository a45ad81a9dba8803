import { describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../src/services/duty/arguments.js';
import { DutyView } from '../../../src/services/duty/present-duty.js';
import { CONSTANT_PART } from '../../../src/terms/constant-part.js';
import { ask, getDutyContext } from './asking.js';

export function describePresentDuty(): void {
  describe('the answer in the shape of the specification', () => {
    const view = (changes: Partial<DutyArguments> = {}): DutyView =>
      new DutyView(ask(changes), getDutyContext());

    it('shows the line and its printed rates', () => {
      const duty = view();
      expect(duty).toMatchObject({
        htsCode: '7326908688',
        description: 'Other',
        path: ['Other articles of iron or steel:', 'Other:', 'Other', 'Other'],
        unit: 'kg',
        generalRate: '2.9%',
        column2Rate: '45%',
        column: 'general',
        declaredValue: 10_000,
      });
      expect(duty.specialRates).toEqual(['AU', 'S', 'S+'].map((spi) => ({ spi, rate: 'Free' })));
      expect(view({ hts: '9703.10.00' }).unit).toBeNull();
    });

    it('names eight digits by their own row where they are the answer', () => {
      expect(view({ hts: '0101.21.00', origin: 'DE' })).toMatchObject({
        htsCode: '01012100',
        description: 'Purebred breeding animals',
        path: ['row 0101', 'row 010121', 'Purebred breeding animals'],
      });
    });

    it('shows the rates of each authority', () => {
      expect(view()).toMatchObject({
        section301: '25%',
        section232: '50%',
        ieepaRate: null,
        reciprocalRate: null,
      });
      expect(view({ date: '2025-12-01', origin: 'DE' })).toMatchObject({
        section301: null,
        reciprocalRate: '10%',
      });
      expect(view({ hts: '7606.12.30', origin: 'DE' }).section232).toContain('(undetermined)');
    });

    it('lists Chapter 99 headings in reporting order from 1, each cited', () => {
      const sources = view().chapter99Sources;
      expect(
        sources.map(({ code, aceReportingOrder, rate, displayLabel, material }) => [
          code,
          aceReportingOrder,
          rate,
          displayLabel,
          material,
        ]),
      ).toEqual([
        ['9903.88.03', 1, '25%', 'Section 301 China', null],
        ['9903.82.02', 2, '50%', 'Trade Act of 1974', 'steel'],
      ]);
      expect(sources[0]?.amount).toMatchObject({ value: 2500, currency: 'USD' });
      expect(sources[0]?.citation).toMatchObject({
        frCitation: '90 FR 15041',
        frDocumentNumber: '2025-06063',
      });
    });

    it('adds the totals up as the contract says', () => {
      const duty = view({ transport: 'ocean', adcvdDisclaimed: ['A-570-001'] });
      // 290 + 2500 + 5000; MPF 0.3464% = 34.64; HMF 0.125% = 12.50
      expect(duty).toMatchObject({
        mfnAmount: 290,
        adcvdAmount: 0,
        entryDutiesAmount: 7790,
        totalDutyAmount: { value: 7790, currency: 'USD' },
        estimatedTotalDuty: { value: 7790 },
        totalLandedDuty: 7837.14,
        landedCost: { value: 17_837.14 },
        effectiveRate: 77.9,
        mpf: { rate: 0.3464, amount: 34.64, applicable: true },
        hmf: { rate: 0.125, amount: 12.5, applicable: true },
        calculationComplete: true,
      });
      expect(duty.totals.totalLandedDuty?.toFixed()).toBe('7837.14');
    });

    it('has no amounts without a value', () => {
      const duty = view({ value: null });
      expect([
        duty.declaredValue,
        duty.mfnAmount,
        duty.landedCost,
        duty.totalDutyAmount,
        duty.mpf.amount,
      ]).toEqual([null, null, null, null, null]);
      expect(duty.missingConditionalInputs).toEqual(['value', 'adcvdDeclared', 'productDescription']);
      expect(duty.calculationComplete).toBe(false);
    });

    it('asks for what is open by the name of the parameter that answers it', () => {
      const duty = view({ hts: '7606.12.30', origin: 'DE' });
      expect(duty.requiredInputs).toMatchObject([
        { field: 'fact.smelt_country', severity: 'blocking', type: 'iso2_country' },
      ]);
      expect(duty.missingConditionalInputs).toEqual(['fact.smelt_country']);
      expect(duty.bounds).toMatchObject({ nextBestFact: 'fact.smelt_country' });
      expect(duty.bounds.high?.toFixed()).not.toBe(duty.bounds.low?.toFixed());
      expect(view({ hts: '2203.00.00', origin: 'CU', qty: null }).requiredInputs).toEqual([]);
      expect(view({ hts: '2207.10.60', origin: 'DE' }).missingConditionalInputs).toEqual(['qty']);
      expect(view({ hts: '1701.14.05', origin: 'DE', qty: 5 }).missingConditionalInputs).toEqual(['degrees']);
    });

    it('says which answers lead to the lower bound, by the parameters that take them', () => {
      const asked = { origin: 'CA', value: '10000' };
      const { low, lowAnswers } = view(asked).bounds;
      expect(lowAnswers!.length).toBeGreaterThan(1);
      const given = lowAnswers!.map(({ field, value }) => [field.replace('fact.', ''), value] as const);
      const facts = given.filter(([key]) => key !== 'spi').map(([key, value]) => ({ key, value: value! }));
      const spi = new Map(given).get('spi') ?? null;
      expect(view({ ...asked, facts, spi }).totals.totalDuty?.toFixed()).toBe(low?.toFixed());
    });

    it('tells a form which optional inputs matter', () => {
      expect(view().conditionalFields).toEqual({
        has232: true,
        hasCopper: false,
        materialType: true,
        needsMaterialSlider: false,
        hasReciprocal: false,
        needsQuantity: false,
        hasAdCvd: true,
        showValuation: true,
        needsDepartureDate: false,
      });
      expect(view({ hts: '2207.10.60', origin: 'DE', date: '2025-12-01' }).conditionalFields).toMatchObject({
        has232: false,
        hasReciprocal: true,
        needsQuantity: true,
        needsDepartureDate: true,
        hasAdCvd: false,
      });
      expect(view({ hts: '7326.90.86.60' }).section232ScopeMatch).toEqual({
        steel: false,
        aluminum: false,
        copper: false,
      });
      expect(view({ hts: '7606.12.30' }).section232ScopeMatch).toEqual({
        steel: false,
        aluminum: true,
        copper: false,
      });
    });

    it('shows AD/CVD orders as candidates and charges none of them', () => {
      const [order] = view().adcvdCases;
      expect(order).toMatchObject({
        caseNumber: 'A-570-001',
        orderType: 'AD',
        countryCode: 'CN',
        country: 'China',
        advisory: true,
        amount: null,
        matchType: 'subheading',
        parsedRate: 114.72,
        respondentRate: { kind: 'country_wide' },
      });
      expect(view().adCvdRate).toBe('A-570-001 114.72% (country-wide) (advisory)');
      expect(view({ origin: 'DE' })).toMatchObject({ adCvdRate: null, adcvdCases: [] });
    });

    it('shows exclusions as candidates until one is claimed', () => {
      expect(view().matchedExclusions).toEqual([
        { code: '9903.88.69', description: 'grounding rods', confidence: 0.5 },
      ]);
      expect(view({ exclusions: ['9903.88.69'] }).matchedExclusions[0]?.confidence).toBe(1);
      expect(view({ origin: 'DE' }).matchedExclusions).toEqual([]);
    });

    it('shows an import ban as a result', () => {
      const duty = view({ hts: '2203.00.00', origin: 'CA' });
      expect(duty).toMatchObject({ prohibited: true, calculationComplete: false, totalDutyAmount: null });
      expect(duty.chapter99Sources).toMatchObject([
        { rate: 'Prohibited', amount: null, aceReportingOrder: 1 },
      ]);
      expect(duty.warnings.join()).toContain('Import prohibited');
    });

    it('says in the constant part of a layer and a heading what it says itself', () => {
      const { layers, chapter99Sources } = view();
      const ofLine = layers.filter(({ kind }) => kind === 'column');
      expect(ofLine.map((layer) => layer[CONSTANT_PART])).toEqual([null]);
      for (const shown of [...layers, ...chapter99Sources].filter((one) => !ofLine.includes(one as never))) {
        const constant = shown[CONSTANT_PART] ?? {};
        expect(Object.keys(constant).length).toBeGreaterThan(5);
        expect(Object.isFrozen(constant)).toBe(true);
        expect(shown).toMatchObject(constant);
      }
      const [first, second] = [view({ value: '10' }), view({ value: '20' })];
      expect(first.layers[0]?.[CONSTANT_PART]).toBe(second.layers[0]?.[CONSTANT_PART]);
    });

    it('says where every rate comes from', () => {
      const { provenance } = view();
      expect(provenance.rates.map(({ code }) => code)).toEqual([
        '9903.88.03',
        '9903.82.02',
        '7326.90.86.88',
        'mpf',
        'hmf',
      ]);
      for (const { citations } of provenance.rates) expect(citations.length).toBeGreaterThan(0);
      expect(provenance).toMatchObject({
        dataVersion: 'a'.repeat(64),
        engineVersion: '1',
        programsVerifiedTo: '2026-10-10',
      });
    });

    it('shows the steps of a valuation', () => {
      expect(view().valuationAdjustments).toBeNull();
      const { valuationAdjustments, declaredValue, enteredValue } = view({
        value: '1000',
        valuation: { packingCosts: 5 },
      });
      expect([declaredValue, enteredValue]).toEqual([1000, 1005]);
      expect(valuationAdjustments?.declaredValue?.toFixed()).toBe('1000');
      expect(valuationAdjustments?.steps.map(({ step }) => step)).toEqual(['packingCosts']);
    });

    it('traces the computation line by line', () => {
      expect(view().trace).toEqual([
        '9903.88.03: 10000 x 25% = 2500.00',
        '9903.82.02: 10000 x 50% = 5000.00',
        '7326.90.86.88: 10000 x 2.9% = 290.00',
        'total duty = 7790.00',
        'merchandise processing fee: formal entry, ad valorem = 34.64',
        'harbor maintenance fee: the mode of transport was not stated; due on ocean cargo only = 0.00',
        'total landed duty = 7824.64',
      ]);
    });
  });
}
