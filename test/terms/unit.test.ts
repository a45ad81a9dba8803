import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Decimal } from '../../src/terms/decimal.js';
import { findQuantity } from '../../src/terms/quantity.js';
import {
  listConvertibleUnits,
  isUnitCode,
  parseUnits,
  UNIT_CODES,
  isReportedUnit,
  toUnitCode,
  toUnitLabel,
  toUnitMeaning,
  type UnitCode,
} from '../../src/terms/unit.js';

const PRINTED: readonly (readonly [string, UnitCode | null])[] = [
  ['kg', 'KG'],
  ['<u>kg</u>', 'KG'],
  [' kg', 'KG'],
  ['No.', 'NO'],
  ['No', 'NO'],
  ['doz. ', 'DOZ'],
  ['m²', 'M2'],
  ['m<sup>2</sup>', 'M2'],
  ['m<sup style="font-size: 9.75px;">3</sup>', 'M3'],
  ['thousand m<sup>3</sup>', 'K_M3'],
  ['<il>doz. prs</il>.', 'DOZ_PRS'],
  ['Dz Pcs', 'DOZ_PCS'],
  ['pcs ', 'PCS'],
  ['V<sub>2</sub>O<sub>5</sub> kg', 'V2O5_KG'],
  ['Cr2O3 t', 'CR2O3_T'],
  ['W', 'W'],
  ['W kg', 'W_KG'],
  ['kg ttl sug', 'SUGAR_KG'],
  ['pf.liters', 'PFL'],
  ['gr.lines', 'GROSS_LINES'],
  ['', null],
  ['\n', null],
  ['\u00a0', null],
];

describe('units of quantity', () => {
  test.each(PRINTED)('%j is %s', (token, code) => {
    expect(parseUnits([token])).toEqual({ ok: true, value: code === null ? [] : [code] });
  });

  test('a token that is no unit is refused with what to write', () => {
    expect(parseUnits(['furlongs'])).toEqual({
      ok: false,
      message: '"furlongs" is not a unit of quantity: write it as the schedule does, for example kg or No.',
    });
    expect(parseUnits(['degrees'])).toMatchObject({ ok: false });
    expect(parseUnits(['USD'])).toMatchObject({ ok: false });
  });

  test('the unit column of a row drops blanks, splits "No. and kg" and keeps each unit once', () => {
    expect(parseUnits(['No. and kg', '\n', 'kg'])).toEqual({ ok: true, value: ['NO', 'KG'] });
    expect(parseUnits([])).toEqual({ ok: true, value: [] });
    expect(parseUnits(['kg', 'ells'])).toMatchObject({ ok: false });
  });

  test('every code has a label and a meaning of its own', () => {
    expect(new Set(UNIT_CODES.map(toUnitMeaning)).size).toBe(UNIT_CODES.length);
    for (const code of UNIT_CODES) expect(toUnitLabel(code)).not.toBe('');
  });

  test('codes that brokers report are read as ours', () => {
    expect(['DPR', 'DPC', 'KG', 'XX'].map(toUnitCode)).toEqual(['DOZ_PRS', 'DOZ_PCS', 'KG', null]);
  });

  test('values and degrees are asked for by rates, not reported', () => {
    expect((['KG', 'NO', 'CASE_USD', 'DEG'] as const).map(isReportedUnit)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('only codes are codes', () => {
    expect(isUnitCode('KG')).toBe(true);
    expect(isUnitCode('kg')).toBe(false);
    expect(isUnitCode('toString')).toBe(false);
  });
});

/** An amount stated in one unit as the quantity in another; null: nothing relates them. */
function convert(amount: Decimal, from: UnitCode, to: UnitCode): Decimal | null {
  const quantity = findQuantity(new Map([[from, amount]]), to);
  return quantity && quantity.amount.dividedBy(quantity.divisor ?? 1);
}

describe('conversion', () => {
  const known: readonly (readonly [string, UnitCode, UnitCode, string])[] = [
    ['1500', 'G', 'KG', '1.5'],
    ['2.5', 'T', 'KG', '2500'],
    ['5', 'CARAT', 'G', '1'],
    ['3', 'GROSS', 'DOZ', '36'],
    ['25000', 'NO', 'THOUSAND', '25'],
    ['3', 'HUNDRED', 'NO', '300'],
    ['4', 'DOZ_PRS', 'PRS', '48'],
    ['2', 'DOZ_PCS', 'PCS', '24'],
    ['12', 'PCS', 'DOZ', '1'],
    ['15898', 'L', 'BBL', '100'],
    ['2', 'M3', 'L', '2000'],
    ['7', 'K_M3', 'M3', '7000'],
    ['40000', 'CM2', 'M2', '4'],
    ['9', 'M', 'LIN_M', '9'],
    ['2', 'CONTAINER_T', 'CONTAINER_KG', '2000'],
    ['6', 'KG', 'KG', '6'],
  ];

  test.each(known)('%s %s in %s is %s', (amount, from, ...[to, expected]) => {
    expect(convert(new Decimal(amount), from, to)?.toString()).toBe(expected);
  });

  test.each<[UnitCode, UnitCode]>([
    ['KG', 'NO'],
    ['PRS', 'NO'],
    ['CU_KG', 'KG'],
    ['CONTAINER_KG', 'KG'],
    ['PFL', 'L'],
    ['CASE_USD', 'STRAP_USD'],
  ])('nothing relates %s to %s', (from, to) => {
    expect(convert(new Decimal(1), from, to)).toBeNull();
    expect(listConvertibleUnits(to)).not.toContain(from);
  });

  test('there and back again is the same quantity', () => {
    const pairs = UNIT_CODES.flatMap((to) => listConvertibleUnits(to).map((from) => [from, to] as const));
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: 0, max: 10 ** 9 }), ([from, to], amount) => {
        const there = convert(new Decimal(amount), from, to);
        const back = there && convert(there, to, from);
        expect(back?.toDecimalPlaces(20).toString()).toBe(String(amount));
      }),
    );
  });
});
