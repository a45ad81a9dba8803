import { describe, expect, it } from '@jest/globals';
import type { HttpContext } from '../../src/server/http-context.js';
import { KnownTypes } from '../../src/server/known-types.js';

function answered(accept: string | undefined, type: string | undefined, statusCode = 200): HttpContext {
  const response = { statusCode, getHeader: () => type };
  return { request: { headers: { accept } }, response } as unknown as HttpContext;
}

describe('the type that was chosen for an Accept', () => {
  it('is known for this Accept from an answer with content, and for no other', () => {
    const types = new KnownTypes();
    const asked = answered('application/json', 'application/json; charset=utf-8');
    expect(types.find(asked)).toBeNull();
    types.learn(asked);
    types.learn(answered('a', 'problem', 406));
    types.learn(answered('b', undefined));
    types.learn(answered('c'.repeat(301), 'long'));
    expect(types.find(asked)).toBe('application/json; charset=utf-8');
    for (const accept of ['a', 'b', 'c'.repeat(301), undefined])
      expect(types.find(answered(accept, undefined))).toBeNull();
  });

  it('is forgotten when a hundred others were chosen since', () => {
    const types = new KnownTypes();
    for (let number = 0; number <= 100; number += 1) types.learn(answered(`type/${number}`, 'chosen'));
    expect(types.find(answered('type/0', undefined))).toBeNull();
    expect(types.find(answered('type/1', undefined))).toBe('chosen');
    expect(types.find(answered('type/100', undefined))).toBe('chosen');
  });
});
