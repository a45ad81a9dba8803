import { describe, expect, it } from '@jest/globals';
import { readTariffNumber } from '../../src/documents/values/hts-text.js';
import { readQuantity } from '../../src/documents/values/quantity-text.js';
import { findCountryAtEnd, readCountry } from '../../src/documents/vocabulary/country-names.js';
import { readCurrency } from '../../src/documents/vocabulary/currencies.js';

describe('a printed number', () => {
  it.each([
    ['.50', ['0.5']],
    ['$.75', ['0.75']],
    ['USD.500', ['500']],
    ['0,125', ['0.125']],
    ['0.125', ['0.125']],
    ['1,250', ['1250', '1.25']],
    ['12,34,567.00', ['1234567']],
    ['1,23,456', ['123456']],
    ['1.000,00-', ['-1000']],
    ['(1,000.00)', ['-1000']],
    ['R$ 1.234,56', ['1234.56']],
  ])('%s is %j', (text, readings) => expect(readQuantity(text, null)?.readings).toEqual(readings));

  it('below one has its mark, whatever the others of the document have', () => {
    expect(readQuantity('0,125', '.')?.readings).toEqual(['0.125']);
  });

  it.each(['10-20', '12-inch'])('%s is none', (text) => expect(readQuantity(text, null)).toBeNull());
});

describe('a tariff number', () => {
  it.each([
    ['901210035', '0901.21.00.35'],
    ['3061700', '0306.17.00'],
    ['6109100012', '6109.10.00.12'],
  ])('%s is %s', (text, value) => expect(readTariffNumber(text)?.value).toBe(value));
});

describe('a country', () => {
  it.each([
    ['KOR', 'KR'],
    ['DR Congo', 'CD'],
    ['Northern Ireland', 'GB'],
    ['GERMANY (DE)', 'DE'],
    ['CN - China', 'CN'],
    ['Hong Kong SAR', 'HK'],
    ['US/CN', null],
    ['can', null],
  ])('%s is %s', (text, country) => expect(readCountry(text)).toBe(country));

  it.each([
    ['12 High Street, Belfast, Northern Ireland', 'GB'],
    ['Kinshasa, Democratic Republic of the Congo', 'CD'],
    ['Pyongyang, Democratic People’s Republic of Korea', 'KP'],
    ['5 Port Street, Newark, New Jersey', 'US'],
  ])('at the end of %s is %s', (text, country) =>
    expect(findCountryAtEnd(text)?.countries).toEqual([country]),
  );

  it('that is a state of the United States too is either at the end of an address, and itself alone', () => {
    expect(findCountryAtEnd('12 Main St, Atlanta, Georgia')?.countries).toEqual(['GE', 'US']);
    expect(readCountry('Georgia')).toBe('GE');
  });
});

describe('a currency', () => {
  it.each([
    ['R$', ['BRL']],
    ['US $', ['USD']],
    ['U.S.$', ['USD']],
    ['AU$', ['AUD']],
    ['Rs. 500', ['INR', 'PKR', 'LKR']],
    ['Canadian Dollars', ['CAD']],
    ['PLUS $5', ['USD', 'CAD', 'AUD', 'MXN', 'HKD', 'SGD', 'TWD']],
  ])('%s is %j', (text, readings) => expect(readCurrency(text)?.readings).toEqual(readings));

  it.each(['European pallets', 'cayenne'])('%s names none', (text) => expect(readCurrency(text)).toBeNull());
});
