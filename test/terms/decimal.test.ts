import { describe, expect, it } from '@jest/globals';
import { Decimal as Library } from 'decimal.js';
import fc from 'fast-check';
import { Decimal } from '../../src/terms/decimal.js';

/** The library as the house sets it: what every answer is compared with. */
const Exact = Library.clone({
  precision: 50,
  rounding: Library.ROUND_HALF_UP,
  toExpNeg: -30,
  toExpPos: 40,
});

const RUNS = { numRuns: 1_500, seed: 20_261_120 };

/** Amounts and rates, numbers at the edge of what a double holds, and long ones. */
const digits = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt(-(10n ** 11n), 10n ** 11n) },
  { weight: 3, arbitrary: fc.integer({ min: -200, max: 200 }).map(BigInt) },
  { weight: 3, arbitrary: fc.bigInt(2n ** 53n - 12n, 2n ** 53n + 12n) },
  { weight: 2, arbitrary: fc.bigInt(-(10n ** 40n), 10n ** 40n) },
);
const places = fc.oneof({ weight: 6, arbitrary: fc.nat(6) }, { weight: 1, arbitrary: fc.nat(26) });
const text = fc.tuple(digits, places).map(([whole, behind]) => withPoint(whole, behind));

function withPoint(whole: bigint, behind: number): string {
  const size = (whole < 0n ? -whole : whole).toString().padStart(behind + 1, '0');
  const at = size.length - behind;
  return `${whole < 0n ? '-' : ''}${size.slice(0, at)}${behind === 0 ? '' : '.'}${size.slice(at)}`;
}

/** The library has a negative zero; the law has none. */
function same(left: Decimal, right: Library): void {
  expect(left.toString()).toBe(right.toString());
  expect(left).toEqual(new Decimal(right.toString()));
}

function forPairs(
  check: (pair: readonly [Decimal, Decimal], exact: readonly [Library, Library]) => void,
): void {
  fc.assert(
    fc.property(text, text, (left, right) =>
      check([new Decimal(left), new Decimal(right)], [new Exact(left), new Exact(right)]),
    ),
    RUNS,
  );
}

describe('a decimal is what the library says it is', () => {
  it('in sums, differences and products', () => {
    forPairs(([left, right], [exactLeft, exactRight]) => {
      same(left.plus(right), exactLeft.plus(exactRight));
      same(left.minus(right), exactLeft.minus(exactRight));
      same(left.times(right), exactLeft.times(exactRight));
    });
  });

  it('in quotients, which may not end', () => {
    forPairs(([left, right], [exactLeft, exactRight]) => {
      same(left.dividedBy(right), exactLeft.dividedBy(exactRight));
      same(left.times(right).dividedBy(right), exactLeft.times(exactRight).dividedBy(exactRight));
    });
  });

  it('in order', () => {
    forPairs(([left, right], [exactLeft, exactRight]) => {
      for (const [one, other, exact, with_] of [
        [left, right, exactLeft, exactRight],
        [left, left.plus(0), exactLeft, exactLeft],
      ] as const) {
        expect(one.comparedTo(other)).toBe(exact.comparedTo(with_));
        expect(one.equals(other)).toBe(exact.equals(with_));
        expect(one.lessThan(other)).toBe(exact.lessThan(with_));
        expect(one.lessThanOrEqualTo(other)).toBe(exact.lessThanOrEqualTo(with_));
        expect(one.greaterThan(other)).toBe(exact.greaterThan(with_));
        expect(one.greaterThanOrEqualTo(other)).toBe(exact.greaterThanOrEqualTo(with_));
      }
      same(Decimal.max(left, right, 0), Exact.max(exactLeft, exactRight, 0));
      same(Decimal.min(left, right, '0'), Exact.min(exactLeft, exactRight, 0));
    });
  });

  it('rounded, and written', () => {
    fc.assert(
      fc.property(text, fc.nat(30), (given, wanted) => {
        const [decimal, exact] = [new Decimal(given), new Exact(given)];
        same(decimal.toDecimalPlaces(wanted), exact.toDecimalPlaces(wanted));
        expect(decimal.toFixed(wanted)).toBe(exact.toFixed(wanted));
        expect(decimal.toFixed()).toBe(exact.toFixed());
        expect(JSON.stringify([decimal])).toBe(JSON.stringify([exact.plus(0)]));
        expect(decimal.toNumber()).toBe(exact.toNumber() + 0);
        expect(decimal.decimalPlaces()).toBe(exact.decimalPlaces());
        expect([decimal.isZero(), decimal.isNegative()]).toEqual([exact.isZero(), exact.lessThan(0)]);
        same(decimal.abs(), exact.abs());
      }),
      RUNS,
    );
  });

  it('halfway, away from zero, where a double would not know', () => {
    for (const given of ['1.005', '-1.005', '2.675', '9007199254740.9905', '0.5', '-0.5', '-0.004']) {
      for (const wanted of [0, 2]) {
        same(new Decimal(given).toDecimalPlaces(wanted), new Exact(given).toDecimalPlaces(wanted));
        expect(new Decimal(given).toFixed(wanted)).toBe(new Exact(given).toFixed(wanted));
      }
    }
  });
});

describe('one number is written in one way', () => {
  it.each([
    ['1.50', '1.5'],
    ['0.000', '0'],
    ['-0', '0'],
    ['1e3', '1000'],
    ['.5', '0.5'],
    ['100000000000000000000.00', '100000000000000000000'],
    ['0.1000000000000000000000000000', '0.1'],
    ['9007199254740991', '9007199254740991'],
    ['9007199254740993', '9007199254740993'],
    ['-900719925474.0991', '-900719925474.0991'],
    ['9007199254.740993', '9007199254.740993'],
    ['12.34567890123450', '12.3456789012345'],
  ])('%s as %s', (given, wanted) => {
    const decimal = new Decimal(given);
    expect(decimal.toFixed()).toBe(wanted);
    expect(decimal).toEqual(new Decimal(wanted));
    expect(new Decimal(new Exact(given))).toEqual(decimal);
    expect(new Decimal(decimal)).toEqual(decimal);
  });

  it('from a number, and from its digits', () => {
    expect(new Decimal(0.1).toFixed()).toBe('0.1');
    expect(new Decimal(2 ** 60).toFixed()).toBe('1152921504606847000');
    expect(new Decimal(12_300, 4).toFixed()).toBe('1.23');
    expect(new Decimal(1, 25).toFixed()).toBe(`0.${'0'.repeat(24)}1`);
  });

  it('and what is none is refused', () => {
    for (const given of ['', '.', '-', 'ten', '1.2.3', '.-5']) expect(() => new Decimal(given)).toThrow();
  });

  it('and nothing is divided by nothing', () => {
    expect(new Decimal(0).dividedBy(0).toString()).toBe('NaN');
    expect(new Decimal(1).dividedBy(0).toString()).toBe('Infinity');
  });
});
