import { beforeAll, describe, expect, test } from '@jest/globals';
import { readProduct } from '../../../src/adcvd/scope/product.js';
import { findDutyLayer, type DutyLayerQuestion } from '../../../src/services/adcvd/duty-layer.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { toCountry } from '../../../src/terms/country.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { createPackContext } from './support/pack-context.js';

let context: ServiceContext;

beforeAll(async () => {
  context = await createPackContext();
});

const question: DutyLayerQuestion = {
  htsDigits: '9403509042',
  country: toCountry('CN'),
  date: toCalendarDate('2026-09-15'),
  product: readProduct('Wooden bed headboard of solid wood for bedroom'),
  producer: null,
  exporter: null,
  enteredValue: new Decimal('1000'),
  confirmed: new Map(),
};

describe('the AD/CVD part of a duty', () => {
  test('a case the evidence finds likely in scope, with a cited rate, counts', () => {
    const { amount, low, high, cases } = findDutyLayer(question, context);
    expect(cases[0]!.match.order.caseNumber).toBe('A-570-890');
    expect(amount!.toFixed()).toBe('2160.1');
    expect(low!.toFixed()).toBe('2160.1');
    expect(high === null || high.greaterThanOrEqualTo(low!)).toBe(true);
  });

  test('without a description it is advisory: nothing is added and the limits widen', () => {
    const { amount, low, high, cases } = findDutyLayer({ ...question, product: readProduct('') }, context);
    expect(cases.every(({ assessed }) => assessed.advisory)).toBe(true);
    expect([amount, low].map((one) => one!.toFixed())).toEqual(['0', '0']);
    expect(high === null || high.greaterThanOrEqualTo('2160.1')).toBe(true);
  });

  test('the caller confirms a case, or says that the goods are outside', () => {
    const bare = { ...question, product: readProduct('') };
    const confirmed = findDutyLayer({ ...bare, confirmed: new Map([['A-570-890', true]]) }, context);
    expect(confirmed.amount!.toFixed()).toBe('2160.1');
    const denied = findDutyLayer({ ...question, confirmed: new Map([['A-570-890', false]]) }, context);
    expect(denied.amount!.toFixed()).toBe('0');
    expect(denied.cases.find(({ match }) => match.order.caseNumber === 'A-570-890')!.assessed).toMatchObject({
      advisory: true,
    });
  });

  test('no value, no amount', () => {
    expect(findDutyLayer({ ...question, enteredValue: null }, context).amount).toBeNull();
  });
});
