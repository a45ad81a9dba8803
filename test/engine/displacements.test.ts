import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import { duty } from '../support/duty.js';
import { additive, range, ruleOf } from '../support/law-fixture.js';

describe('displacements', () => {
  const metal = ruleOf('M1', { rate: additive(50), basis: 'steel_content', aceOrder: 30 });
  const border = ruleOf('B1', { rate: additive(35), aceOrder: 20 });

  it('take the whole article when the winner owes a positive duty', () => {
    const displacements = [{ winners: range('B1'), losers: range('M1') }];
    expect(duty({ rules: [metal, border], displacements }).layers).toEqual({
      B1: '3500.00',
      column: '250.00',
    });
    const zero = ruleOf('B1', { rate: additive(0) });
    expect(duty({ rules: [metal, zero], displacements }).layers).toEqual({
      B1: '0.00',
      M1: '5000.00',
      column: '250.00',
    });
    const applies = [{ winners: range('B1'), losers: range('M1'), requires: 'applies' as const }];
    expect(duty({ rules: [metal, zero], displacements: applies }).layers).toEqual({
      B1: '0.00',
      column: '250.00',
    });
  });

  it('take only the portion that owes the winner, and the entry is split', () => {
    const displacements = [{ winners: range('M1'), losers: range('B1'), extent: 'portion' as const }];
    const { layers, result } = duty(
      { rules: [metal, border], displacements },
      { stated: { steel_content_value: new Decimal(3000) } },
    );
    expect(layers).toEqual({ B1: '2450.00', M1: '1500.00', column: '250.00' });
    expect(
      result.splitLines.map((line) => [
        line.lineType,
        line.value.toFixed(),
        line.headings.map((entry) => `${entry.heading} ${entry.amount.toFixed(2)}`),
      ]),
    ).toEqual([
      ['remainder', '7000', ['B1 2450.00']],
      ['steel_content', '3000', ['M1 1500.00']],
    ]);
  });
});
