import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quoteLimits } from '../../src/terms/limit-quotes.js';

const LONG = 'x'.repeat(500);

describe('messages of graphql-js', () => {
  it('that are short stay as they are', () => {
    expect(quoteLimits('Unknown argument "x".')).toBe('Unknown argument "x".');
  });

  it.each([
    ['a name', `Cannot query field "${LONG}" on type "Query".`],
    ['a token', `Syntax Error: Expected Name, found Int "${LONG}".`],
    ['a printed value', `ID cannot represent a non-string and non-integer value: [${LONG}]`],
    ['a printed object', `Expected value of type "Date", found {${'ab: 1, '.repeat(100)}}.`],
    [
      'a variable',
      `Variable "$input" got invalid value { a: "${LONG}", b: "two words; and more" } at "input.a"; Expected value of type "Date".`,
    ],
    ['a name without quotes', `Unknown argument ${LONG} here.`],
    ['a quotation without an end', `It says "${'two words '.repeat(60)}`],
  ])('%s is cut at 64 characters', (_what, message) => {
    const cut = quoteLimits(message);
    expect(cut).not.toContain('x'.repeat(65));
    expect(cut.length).toBeLessThanOrEqual(500);
    expect(cut.startsWith(message.slice(0, 12))).toBe(true);
  });

  it('keeps the reason', () => {
    const message = `Variable "$on" got invalid value "${LONG}"; Expected type "Date".`;
    expect(quoteLimits(message)).toMatch(
      /^Variable "\$on" got invalid value "x{58}…"; Expected type "Date"\.$/,
    );
  });

  it('leaves ordinary ones as they are', () => {
    const message =
      'Fields "a" conflict because "node" and "htsLine" are different fields. Use different aliases on the fields to fetch both if this was intentional.';
    expect(quoteLimits(message)).toBe(message);
  });

  it('never repeats more of a quoted text, wherever it stands', () => {
    const around = fc.constantFrom('got invalid value ', ' value: ', ', found ', '; ', '"', ' on type ');
    const parts = fc.array(fc.oneof(around, fc.string({ maxLength: 30 })), { maxLength: 6 });
    fc.assert(
      fc.property(parts, parts, (before, behind) => {
        const cut = quoteLimits(`${before.join('')}"${LONG}"${behind.join('')}`);
        expect(cut).not.toContain('x'.repeat(65));
      }),
    );
  });
});
