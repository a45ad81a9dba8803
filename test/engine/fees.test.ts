import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { Chapter98Treatment } from '../../src/engine/law.js';
import { proveDuty, verifyProof } from '../../src/engine/proof.js';
import type { Fee } from '../../src/engine/result.js';
import type { Cited } from '../../src/terms/citation.js';
import { Decimal } from '../../src/terms/decimal.js';
import { CITED, factsOf, lawOf, type FactOptions, type LawOptions } from '../support/law-fixture.js';

/** Who pays the merchandise processing fee of 0.3464%, between 33.58 and 651.50, and on what. */

const REGULATION: Cited = [{ document: '19 CFR 24.23(c)', locator: null, url: null, source: 'official' }];

const processing = (law: LawOptions, facts: FactOptions = {}): Fee =>
  calculateDuty(factsOf({ value: '20000', ...facts }), lawOf(law)).merchandiseProcessingFee;

const treated = (provision: string, value: Chapter98Treatment['value']): Chapter98Treatment => ({
  provision,
  authorityType: 'merchandise_processing_fee',
  value,
  citations: REGULATION,
});

describe('the merchandise processing fee', () => {
  const exempt = { id: 'test-exempt', condition: 'products of the test islands', citations: REGULATION };

  it('is not owed on products of an exempt origin, and says by what law; harbor maintenance is', () => {
    const result = calculateDuty(
      factsOf({ origin: 'VI', value: '20000', transport: 'ocean' }),
      lawOf({ mpfExemption: exempt }),
    );
    expect(result.merchandiseProcessingFee).toEqual({
      applicable: false,
      amount: new Decimal(0),
      reason: 'exempt: products of the test islands',
      citations: REGULATION,
      ratePercent: new Decimal('0.3464'),
    });
    expect(result.harborMaintenanceFee.amount?.toFixed(2)).toBe('25.00');
    expect(result.totals.totalLandedDuty?.toFixed(2)).toBe('525.00');
  });

  it('needs no customs value to know that it is not owed', () => {
    expect(processing({ mpfExemption: exempt }, { value: null }).amount?.toFixed()).toBe('0');
    expect(processing({}, { value: null })).toMatchObject({ applicable: true, amount: null });
  });

  it('is not owed under an exempt claim, whatever the origin', () => {
    expect(processing({}, { origin: 'CA', stated: { spi: 'S' } }).reason).toBe(
      'goods claimed under S are exempt',
    );
    expect(processing({}, { origin: 'CN', stated: { spi: 'S' } }).amount?.toFixed(2)).toBe('69.28');
    const lapsed = { origin: 'KE', date: '2025-09-01', stated: { spi: 'D' } };
    expect(processing({}, lapsed).amount?.toFixed(2)).toBe('69.28');
  });

  it('is not owed on Chapter 98 goods, except on the dutiable value of 9802.00.60 and .80', () => {
    const chapter98 = [treated('9802.00.80', 'dutiable_value'), treated('*', 'none')];
    const claim = (provision: string, dutiable?: string) =>
      processing(
        { chapter98 },
        {
          stated: {
            chapter98_provision: provision,
            ...(dutiable !== undefined && { chapter98_dutiable_value: new Decimal(dutiable) }),
          },
        },
      );
    expect(claim('9801.00.10')).toMatchObject({
      applicable: false,
      reason: 'goods entered under Chapter 98 are exempt',
      citations: REGULATION,
    });
    expect(claim('9802.00.80', '15000').amount?.toFixed(2)).toBe('51.96');
    expect(claim('9802.00.80', '1000').amount?.toFixed(2)).toBe('33.58');
    expect(claim('9802.00.80').amount?.toFixed(2)).toBe('69.28');
    expect(claim('none').amount?.toFixed(2)).toBe('69.28');
  });

  it('is charged in full where a provision is treated without a word on the fee', () => {
    const column = { ...treated('9802.00.50', 'none'), authorityType: 'column', citations: CITED };
    const facts = { stated: { chapter98_provision: '9802.00.50' } };
    expect(processing({ chapter98: [column, treated('*', 'none')] }, facts).amount?.toFixed(2)).toBe('69.28');
  });

  it('is part of what a proof carries', () => {
    const [facts, law] = [factsOf({ origin: 'VI' }), lawOf({ mpfExemption: exempt })];
    const proof = proveDuty(facts, law, 'test-version');
    expect(verifyProof(proof)).toEqual({ verified: true });
    const without = { ...proof, law: { ...proof.law, mpfExemption: null } };
    expect(verifyProof(without)).toMatchObject({ verified: false });
  });
});
