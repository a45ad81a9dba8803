import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import { toCountry } from '../../src/terms/country.js';
import { duty, exempt, floor } from '../support/duty.js';
import { CITED, definitionOf, isOneOf, programOf, range, ruleOf } from '../support/law-fixture.js';

describe('the column duty', () => {
  it('is column 1 general without a claim', () => {
    expect(duty({}).layers).toEqual({ column: '250.00' });
  });

  it('is the special rate of an accepted claim, and the fee is waived with it', () => {
    const { result, layers } = duty({ special: [['S,AU', 'Free']] }, { origin: 'CA', stated: { spi: 'S' } });
    expect(layers).toEqual({ column: '0.00' });
    expect(result.specialProgramApplied).toBe('S');
    expect(result.merchandiseProcessingFee).toMatchObject({ applicable: false });
  });

  it.each([
    ['of another origin', { origin: 'CN', stated: { spi: 'S' } }, 'CN is not a beneficiary'],
    ['of a program that has lapsed', { origin: 'KE', stated: { spi: 'D' } }, 'not in force on 2026-09-15'],
    ['of an unknown symbol', { origin: 'CN', stated: { spi: 'QQ' } }, 'no such special program indicator'],
    [
      'without an origin',
      { origin: null, stated: { spi: 'S' } },
      'an origin not stated is not a beneficiary',
    ],
  ])('refuses a claim %s and says why', (_, facts, because) => {
    const { result } = duty({ special: [['S,D', 'Free']] }, facts);
    expect(result.column).toBe('general');
    expect(result.warnings.join()).toContain(because);
  });

  it('warns when the line prints no rate for an accepted claim', () => {
    const { result, layers } = duty({ special: [['AU', 'Free']] }, { origin: 'MX', stated: { spi: 'S' } });
    expect(layers).toEqual({ column: '250.00' });
    expect(result.warnings[0]).toContain('prints no special rate for S');
  });

  it('counts in no heading that asks for a claim which the line gives no rate for, and lowers no bound', () => {
    const rules = [
      ruleOf('X1', { exceptions: range('E1') }),
      ruleOf('E1', { rate: exempt, when: isOneOf('spi', 'S', 'S+') }),
    ];
    const layersOf = (special: (readonly [string, string])[], general: string) =>
      duty({ rules, special, general }, { origin: 'CA', stated: { spi: 'S' } }).layers;
    expect(layersOf([['S', 'Free']], '2.5%')).toEqual({ E1: '0.00', column: '0.00' });
    expect(layersOf([], 'Free')).toEqual({ E1: '0.00', column: '0.00' });
    expect(layersOf([['S+', 'Free']], '2.5%')).toEqual({ X1: '1000.00', column: '250.00' });
    const unclaimed = duty({ rules, special: [['AU', 'Free']] }, { origin: 'CA' }).result;
    expect(unclaimed.bounds.low?.toString()).toBe('1250');
  });

  it('says on what terms a lapsed program was renewed for the day', () => {
    const renewed = programOf('D', ['KE'], { statusText: 'retroactive', name: 'AGOA (refund on request)' });
    const claimed = { origin: 'KE', stated: { spi: 'D' } };
    const ask = (program: typeof renewed) =>
      duty({ programs: [program], special: [['D', 'Free']] }, claimed).result.warnings;
    expect(ask(renewed)).toEqual(['The claim of D rests on a later renewal: AGOA (refund on request).']);
    expect(ask({ ...renewed, statusText: 'in_force' })).toEqual([]);
  });

  describe('that a general note frees, where the line prints no rate for the symbol', () => {
    const guam = programOf('Y', ['GU'], {
      ...{ freesByNote: true, exceptNumbers: ['9101'], excludedArticles: 'watches' },
      ...{ confidence: 'medium', citations: [{ ...CITED[0], document: 'the note' }] },
    });
    const claimed = { origin: 'GU', stated: { spi: 'Y' } };

    it('is nothing, by the citations and the confidence of the note, and what it excepts is said', () => {
      const { result, layers } = duty({ programs: [guam], rules: [ruleOf('X1')] }, claimed);
      expect(layers).toEqual({ X1: '1000.00', column: '0.00' });
      expect(result.specialProgramApplied).toBe('Y');
      expect(result.layers.at(-1)).toMatchObject({ rateText: 'Free', confidence: 'medium' });
      expect(result.layers.at(-1)!.citations.map(({ document }) => document)).toContain('the note');
      expect(result.warnings).toEqual([
        expect.stringMatching(/^GN Y itself frees goods .* \(assumption 51\): watches\.$/),
      ]);
    });

    it('is nothing though the quantity that column 1 asks for is not stated', () => {
      const { result } = duty({ programs: [guam], general: '5¢/kg' }, claimed);
      expect([result.totals.totalDuty?.toFixed(), result.complete]).toEqual(['0', true]);
    });

    it('stays column 1 general on a number that the note excepts, and a free line stays as it is', () => {
      const excepting = { ...guam, exceptNumbers: ['123456'] };
      const { result, layers } = duty({ programs: [excepting] }, claimed);
      expect(layers).toEqual({ column: '250.00' });
      expect(result.warnings).toEqual([
        'The line prints no special rate for Y, and GN Y excepts its goods; column 1 general applies.',
      ]);
      const free = duty({ programs: [guam], general: 'Free' }, claimed).result;
      expect([free.column, free.warnings]).toEqual(['general', []]);
    });

    it('is the rate that the line prints for the symbol, where it prints one', () => {
      const { result, layers } = duty({ programs: [guam], special: [['Y', '1%']] }, claimed);
      expect(layers).toEqual({ column: '100.00' });
      expect(result.warnings).toEqual([]);
    });

    it('is a claim and within the bounds while none is made, for its origins alone', () => {
      const facts = [definitionOf('spi')];
      const unclaimed = (origin: string) => duty({ programs: [guam], facts }, { origin }).result;
      const [owed, other] = [unclaimed('GU'), unclaimed('CN')];
      expect(owed.claims).toMatchObject([{ key: 'spi', value: 'Y' }]);
      expect([owed.bounds.low, owed.bounds.high, other.bounds.low].map(String)).toEqual(['0', '250', '250']);
      expect(other.claims).toEqual([]);
    });
  });

  it('is not known where it is that of a line that is not known, and neither is a total to be topped up to', () => {
    const { result, layers } = duty({
      general: 'The rate applicable to each garment in the ensemble if separately entered',
      rules: [ruleOf('F1', { rate: floor(15) }), ruleOf('X1')],
    });
    expect(layers).toEqual({ F1: null, X1: '1000.00', column: null });
    expect([result.totals.totalDuty, result.bounds.high, result.complete]).toEqual([null, null, false]);
    expect(result.layers.find((layer) => layer.heading === 'F1')?.ending).toBe('undetermined');
    expect(result.warnings.join()).toContain('refers to a rate that is not resolved');
  });

  it('is column 2 for the countries of general note 3(b), and a percentage in lieu replaces it', () => {
    const columnTwo = ruleOf('(column two)', {
      rate: { kind: 'inLieu', percent: null },
      include: new Set([toCountry('CU')]),
    });
    expect(duty({ rules: [columnTwo] }, { origin: 'CU' }).layers).toEqual({ column: '4500.00' });
    const inLieu = ruleOf('Y1', { rate: { kind: 'inLieu', percent: new Decimal(70) } });
    expect(duty({ rules: [columnTwo, inLieu] }, { origin: 'RU' }).layers).toEqual({
      Y1: '7000.00',
      column: '0.00',
    });
  });

  it('is column 2 whatever program is claimed, and says that the claim is not applied', () => {
    const columnTwo = ruleOf('(column two)', {
      rate: { kind: 'inLieu', percent: null },
      include: new Set([toCountry('CA')]),
    });
    const claimed = { origin: 'CA', stated: { spi: 'S' } };
    const { result, layers } = duty({ rules: [columnTwo], special: [['S', 'Free']] }, claimed);
    expect(layers).toEqual({ column: '4500.00' });
    expect(result.warnings).toContain(
      'Special program indicator S was not applied: goods of CA are under column 2.',
    );
  });
});
