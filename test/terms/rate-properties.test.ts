import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Decimal } from '../../src/terms/decimal.js';
import type { Measures } from '../../src/terms/quantity.js';
import {
  evaluateRate,
  formulaOf,
  measuresOf,
  parseRate,
  parseSpecialColumn,
  printRate,
  type RateExpression,
  type RateOutcome,
} from '../../src/terms/rate-expression.js';
import { printSpecialColumn } from '../support/print-special-column.js';
import { anyRate, calculableRate, shipment } from './arbitrary-rates.js';
import { calculateExactly } from './exact-arithmetic.js';

/** Lower and upper bound of an outcome; an amount is both. */
function boundsOf(outcome: RateOutcome): readonly [Decimal, Decimal | null] {
  if (outcome.kind === 'amount') return [outcome.amount, outcome.amount];
  if (outcome.kind === 'needs') return [outcome.lowerBound, outcome.upperBound];
  throw new Error('unresolved');
}

/** `inner` lies within `outer`, give or take the last of fifty digits. */
function expectWithin(inner: RateOutcome, outer: RateOutcome): void {
  const [[low, high], [least, most]] = [boundsOf(inner), boundsOf(outer)];
  const slack = new Decimal('1e-30');
  expect(low.plus(slack).greaterThanOrEqualTo(least)).toBe(true);
  if (most !== null) expect(high !== null && high.lessThanOrEqualTo(most.plus(slack))).toBe(true);
}

function without(measures: Measures, dropped: ReadonlySet<string>): Measures {
  return new Map([...measures].filter(([code]) => !dropped.has(code)));
}

describe('every rate', () => {
  test('prints as text that reads back as the same rate', () => {
    fc.assert(
      fc.property(anyRate, (rate) => {
        expect(parseRate(printRate(rate))).toEqual({ ok: true, value: rate });
      }),
      { numRuns: 500 },
    );
  });

  test('does so in the special column too', () => {
    const programs = fc.uniqueArray(fc.constantFrom('A', 'A*', 'A+', 'AU', 'P+', 'S', 'S+', 'JP'), {
      minLength: 1,
    });
    const rates = fc.array(fc.record({ programs, rate: anyRate }), { minLength: 1, maxLength: 4 });
    // Four long rates can make a text that no cell is as long as.
    const columns = rates.filter((column) => printSpecialColumn(column).length <= 2_000);
    fc.assert(
      fc.property(columns, (column) => {
        expect(parseSpecialColumn(printSpecialColumn(column))).toEqual({ ok: true, value: column });
      }),
    );
  });

  test('needs only measures it says it is charged on, and the customs value', () => {
    fc.assert(
      fc.property(calculableRate, (rate) => {
        const outcome = evaluateRate(rate, { customsValue: null, measures: new Map() });
        if (outcome.kind !== 'needs') return;
        const known: readonly string[] = [...measuresOf(rate), 'VALUE_USD'];
        expect(known).toEqual(expect.arrayContaining(outcome.missing.map(({ code }) => code)));
      }),
    );
  });
});

describe('every amount', () => {
  test('is what its formula says, in exact fractions', () => {
    fc.assert(
      fc.property(calculableRate, shipment, (rate, inputs) => {
        const outcome = evaluateRate(rate, inputs);
        if (outcome.kind !== 'amount') throw new Error(outcome.kind);
        // Nothing of value is owed nothing, and bounds can meet: the amount stands for a formula then.
        const formula = formulaOf(rate, inputs);
        const places = outcome.amount.toFixed(20).replace('.', '');
        const exact = BigInt(calculateExactly(formula ?? outcome.amount.toString()));
        const distance = exact / 10n ** 20n - BigInt(places);
        expect(distance >= -1n && distance <= 1n).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('comes out when every measure is stated, and lies within the bounds when some are not', () => {
    fc.assert(
      fc.property(calculableRate, shipment, fc.infiniteStream(fc.boolean()), (rate, inputs, choices) => {
        const complete = evaluateRate(rate, inputs);
        expect(complete.kind).toBe('amount');
        const dropped = new Set(measuresOf(rate).filter(() => choices.next().value));
        expectWithin(
          complete,
          evaluateRate(rate, { ...inputs, measures: without(inputs.measures, dropped) }),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('has bounds that another fact never widens', () => {
    const choices = fc.record({ stream: fc.infiniteStream(fc.boolean()), hasValue: fc.boolean() });
    fc.assert(
      fc.property(calculableRate, shipment, choices, (rate, inputs, { stream, hasValue }) => {
        const dropped = measuresOf(rate).filter(() => stream.next().value);
        const more = dropped.filter(() => stream.next().value);
        const known = (codes: readonly string[], customsValue: Decimal | null): RateOutcome =>
          evaluateRate(rate, { customsValue, measures: without(inputs.measures, new Set(codes)) });
        const before = known(dropped, hasValue ? inputs.customsValue : null);
        expectWithin(known(more, inputs.customsValue), before);
      }),
      { numRuns: 500 },
    );
  });

  test('does not change when the expression is stored as JSON in between', () => {
    fc.assert(
      fc.property(calculableRate, shipment, (rate, inputs) => {
        const stored = JSON.parse(JSON.stringify(rate)) as RateExpression;
        expect(evaluateRate(stored, inputs)).toEqual(evaluateRate(rate, inputs));
      }),
    );
  });
});
