import { describe, expect, it } from '@jest/globals';
import { FieldReader, MAX_ANSWERS } from '../../../src/services/duty/field-reader.js';
import { Problem } from '../../../src/terms/errors.js';
import { writeJsonNumber } from '../../../src/terms/decimal.js';
import { quoteLimits } from '../../../src/terms/limit-quotes.js';

describe('a reader of fields', () => {
  it('takes the items of a list up to its limit, and names field, count and limit beyond', () => {
    const reader = new FieldReader();
    expect(reader.readList('exclusions', ['a', 'b'], 2)).toEqual(['a', 'b']);
    expect(reader.readList('facts', null, MAX_ANSWERS)).toEqual([]);
    reader.finish();
    expect(reader.readList('exclusions', ['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
    expect(() => reader.finish()).toThrow('exclusions: 3 are given: give at most 2');
  });

  it('names twenty problems at most', () => {
    const reader = new FieldReader();
    for (let at = 0; at < 950; at += 1) reader.refuse(`fact.${at}`, 'is not a fact key');
    try {
      reader.finish();
    } catch (problem) {
      expect((problem as Problem).fields).toHaveLength(20);
    }
    expect.assertions(1);
  });
});

describe('a problem under another name', () => {
  it('is named so in its detail too', () => {
    const lines = [{ at: 'hts', message: '7326.90.86.05 Rods' }];
    const problem = new Problem('ambiguous-hts-code', 'hts: the lines differ', lines);
    expect(problem.rename(() => '/htsCode')).toMatchObject({
      message: '/htsCode: the lines differ',
      fields: [{ at: '/htsCode', message: '7326.90.86.05 Rods' }],
    });
    expect(problem.rename(() => null).message).toBe('hts: the lines differ');
  });
});

describe('a number of JSON', () => {
  it.each([
    [1e-7, '0.0000001'],
    [14172.5, '14172.5'],
    [1e15, null],
    [Infinity, null],
  ])('%d is %s', (given, text) => expect(writeJsonNumber(given)).toBe(text));
});

describe('a message of graphql-js', () => {
  it('suggests no name of the schema', () => {
    expect(quoteLimits('Cannot query field "a" on type "Query". Did you mean "b" or "c"?')).toBe(
      'Cannot query field "a" on type "Query".',
    );
  });
});
