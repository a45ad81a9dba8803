import { describe, expect, test } from '@jest/globals';
import { Decimal } from '../../../src/terms/decimal.js';
import {
  dutiableQuantity,
  findQuantity,
  largestQuantity,
  quantityValue,
  type Measures,
} from '../../../src/terms/quantity.js';
import type { UnitCode } from '../../../src/terms/unit.js';

function stated(amounts: Partial<Record<UnitCode, string>>): Measures {
  return new Map(Object.entries(amounts).map(([code, amount]) => [code as UnitCode, new Decimal(amount)]));
}

function found(
  amounts: Partial<Record<UnitCode, string>>,
  code: UnitCode,
): readonly [string, string | null] | null {
  const quantity = findQuantity(stated(amounts), code);
  return quantity && [quantityValue(quantity).toString(), quantity.derivation];
}

describe('finding a quantity', () => {
  test('what is stated comes before what can be converted', () => {
    expect(found({ KG: '5', G: '7000' }, 'KG')).toEqual(['5', null]);
  });

  test('another unit of the same dimension is converted, and the conversion told', () => {
    expect(found({ G: '7000' }, 'KG')).toEqual(['7', '7000 g = 7 kg']);
    expect(found({ DOZ: '5' }, 'THOUSAND')).toEqual(['0.06', '5 doz. = 0.06 thousands']);
  });

  test('a weight basis without a unit of its own is what the line reports', () => {
    expect(found({ KG: '40' }, 'DRAINED_KG')).toEqual(['40', '40 as reported, taken as kg, drained']);
    expect(found({ G: '500' }, 'CONTENTS_KG')).toEqual([
      '0.5',
      '0.5 as reported, taken as kg, entire contents',
    ]);
    expect(found({ T: '3' }, 'CONTAINER_T')).toEqual(['3', '3 as reported, taken as t, with container']);
    expect(found({ KG: '40', DRAINED_KG: '25' }, 'DRAINED_KG')).toEqual(['25', null]);
    expect(found({ NO: '40' }, 'DRAINED_KG')).toBeNull();
  });

  test('proof liters follow from liters and proof', () => {
    expect(found({ L: '750', PROOF: '80' }, 'PFL')).toEqual(['600', '750 liters x 80 / 100 = 600 pf.liters']);
    expect(found({ M3: '1', PROOF: '100' }, 'PFL')).toEqual([
      '1000',
      '1000 liters x 100 / 100 = 1000 pf.liters',
    ]);
    expect(found({ BBL: '1', PROOF: '100' }, 'PFL')?.[0]).toBe('158.98');
    expect(found({ L: '750' }, 'PFL')).toBeNull();
    expect(found({ PROOF: '80' }, 'PFL')).toBeNull();
  });

  test('a divisor carries through proof liters and is divided last', () => {
    const quantity = findQuantity(stated({ L: '158.98', PROOF: '50' }), 'PFL');
    expect(quantity && quantityValue(quantity).toString()).toBe('79.49');
  });

  test('a content is never taken from the weight of the whole', () => {
    expect(found({ KG: '40' }, 'CU_KG')).toBeNull();
    expect(found({ KG: '40' }, 'SUGAR_KG')).toBeNull();
  });
});

describe('the most a quantity can be', () => {
  test('a content is at most its whole, proof liters at most twice the liters', () => {
    expect(largestQuantity(stated({ T: '2' }), 'ZN_KG')?.toString()).toBe('2000');
    expect(largestQuantity(stated({ L: '10' }), 'PFL')?.toString()).toBe('20');
  });

  test('without the whole, or for what has none, there is no limit', () => {
    expect(largestQuantity(stated({}), 'ZN_KG')).toBeNull();
    expect(largestQuantity(stated({ KG: '5' }), 'JWL')).toBeNull();
  });
});

describe('losses of ores', () => {
  test('18 kg per dry ton are free of copper, lead and zinc', () => {
    const quantity = dutiableQuantity(stated({ PB_KG: '500', DRY_T: '10' }), 'PB_KG');
    expect(quantity?.amount.toString()).toBe('320');
    expect(quantity?.derivation).toBe('500 - 18 x 10 dry t = 320 Pb kg');
  });

  test('of no other content, and only where dry tons are stated', () => {
    expect(dutiableQuantity(stated({ MO_KG: '500', DRY_T: '10' }), 'MO_KG')?.amount.toString()).toBe('500');
    expect(dutiableQuantity(stated({ PB_KG: '500' }), 'PB_KG')?.amount.toString()).toBe('500');
    expect(dutiableQuantity(stated({ DRY_T: '10' }), 'PB_KG')).toBeNull();
  });
});
