import { describe, expect, it } from '@jest/globals';
import { readBearer } from '../../src/accounts/bearer.js';

describe('the Authorization header', () => {
  it.each(['Bearer abc', 'bearer abc', 'BEARER   abc'])(
    '%s holds a token: the scheme has no case',
    (header) => {
      expect(readBearer([header])).toEqual({ kind: 'token', token: 'abc' });
    },
  );

  it('may be absent', () => {
    expect(readBearer(undefined)).toEqual({ kind: 'absent' });
    expect(readBearer([])).toEqual({ kind: 'absent' });
  });

  it.each([
    [['Basic dXNlcjpwYXNz']],
    [['Bearer']],
    [['Bearer ']],
    [['Bearerabc']],
    [['Bearer a b']],
    [['Bearer a,Bearer b']],
    [[`Bearer ${'a'.repeat(4097)}`]],
    [['Bearer abc', 'Bearer abc']],
  ])('%j is not one bearer token', (headers) => {
    expect(readBearer(headers)).toEqual({ kind: 'malformed' });
  });
});
