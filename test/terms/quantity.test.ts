import { describe, expect, test } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import {
  findDutiableQuantity,
  findQuantity,
  findLargestQuantity,
  type Measures,
  type Quantity,
} from '../../src/terms/quantity.js';
import type { UnitCode } from '../../src/terms/unit.js';

function stated(amounts: Partial<Record<UnitCode, string>>): Measures {
  return new Map(Object.entries(amounts).map(([code, amount]) => [code as UnitCode, new Decimal(amount)]));
}

function show(quantity: Quantity | null): string | null {
  return quantity && quantity.amount.dividedBy(quantity.divisor ?? 1).toString();
}

function found(amounts: Partial<Record<UnitCode, string>>, code: UnitCode): string | null {
  return show(findQuantity(stated(amounts), code));
}

describe('finding a quantity', () => {
  test('what is stated comes before what can be converted', () => {
    expect(found({ KG: '5', G: '7000' }, 'KG')).toBe('5');
  });

  test('another unit of the same dimension is converted', () => {
    expect(found({ G: '7000' }, 'KG')).toBe('7');
    expect(found({ DOZ: '5' }, 'THOUSAND')).toBe('0.06');
  });

  test('a weight basis without a unit of its own is what the line reports', () => {
    expect(found({ KG: '40' }, 'DRAINED_KG')).toBe('40');
    expect(found({ G: '500' }, 'CONTENTS_KG')).toBe('0.5');
    expect(found({ T: '3' }, 'CONTAINER_T')).toBe('3');
    expect(found({ KG: '40', DRAINED_KG: '25' }, 'DRAINED_KG')).toBe('25');
    expect(found({ NO: '40' }, 'DRAINED_KG')).toBeNull();
  });

  test('proof liters follow from liters and proof', () => {
    expect(found({ L: '750', PROOF: '80' }, 'PFL')).toBe('600');
    expect(found({ M3: '1', PROOF: '100' }, 'PFL')).toBe('1000');
    expect(found({ BBL: '1', PROOF: '100' }, 'PFL')).toBe('158.98');
    expect(found({ L: '750' }, 'PFL')).toBeNull();
    expect(found({ PROOF: '80' }, 'PFL')).toBeNull();
  });

  test('a divisor carries through proof liters and is divided last', () => {
    expect(found({ L: '158.98', PROOF: '50' }, 'PFL')).toBe('79.49');
  });

  test('a content is never taken from the weight of the whole', () => {
    expect(found({ KG: '40' }, 'CU_KG')).toBeNull();
    expect(found({ KG: '40' }, 'SUGAR_KG')).toBeNull();
  });
});

describe('the most a quantity can be', () => {
  test('a content is at most its whole, proof liters at most twice the liters', () => {
    expect(findLargestQuantity(stated({ T: '2' }), 'ZN_KG')?.toString()).toBe('2000');
    expect(findLargestQuantity(stated({ KG: '5' }), 'ZN_KG')?.toString()).toBe('5');
    expect(findLargestQuantity(stated({ G: '5500' }), 'ZN_KG')?.toString()).toBe('5.5');
    expect(findLargestQuantity(stated({ L: '10' }), 'PFL')?.toString()).toBe('20');
  });

  test('without the whole, or for what has none, there is no limit', () => {
    expect(findLargestQuantity(stated({}), 'ZN_KG')).toBeNull();
    expect(findLargestQuantity(stated({ KG: '5' }), 'JWL')).toBeNull();
  });
});

describe('losses of ores', () => {
  test('18 kg per dry ton are free of copper, lead and zinc', () => {
    expect(show(findDutiableQuantity(stated({ PB_KG: '500', DRY_T: '10' }), 'PB_KG'))).toBe('320');
  });

  test('of no other content, and only where dry tons are stated', () => {
    expect(findDutiableQuantity(stated({ MO_KG: '500', DRY_T: '10' }), 'MO_KG')?.amount.toString()).toBe(
      '500',
    );
    expect(findDutiableQuantity(stated({ PB_KG: '500' }), 'PB_KG')?.amount.toString()).toBe('500');
    expect(findDutiableQuantity(stated({ DRY_T: '10' }), 'PB_KG')).toBeNull();
  });
});
