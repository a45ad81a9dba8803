import { describe, expect, it } from '@jest/globals';
import { createBinder } from '../../src/operations/bind.js';
import { registry } from '../../src/operations/registry.js';
import { binder, refusalOf } from '../server/support/sample-operation.js';

describe('bodies and tool calls', () => {
  it('read JSON values, null as absent', () => {
    const body = {
      hts: '0101',
      value: 14172.5,
      trace: true,
      origin: null,
      exclusions: ['a'],
      facts: { donation: true, age: 3 },
      valuation: { packingCosts: 1 },
    };
    const variables = {
      input: {
        hts: '0101',
        value: '14172.5',
        exclusions: ['a'],
        facts: [
          { key: 'donation', value: 'true' },
          { key: 'age', value: '3' },
        ],
        valuation: { packingCosts: '1' },
      },
      trace: true,
    };
    expect(binder.fromRequest({ path: {}, query: [], body })).toEqual(variables);
    expect(binder.fromToolCall(body)).toEqual(variables);
  });

  it.each([
    [{ hts: 101 }, '/hts', 'JSON string'],
    [{ hts: '0101', value: '1' }, '/value', 'JSON number'],
    [{ hts: '0101', value: 1e21 }, '/value', 'plain decimal'],
    [{ hts: '0101', trace: 'true' }, '/trace', 'JSON boolean'],
    [{ hts: '0101', exclusions: 'a' }, '/exclusions', 'array of strings'],
    [{ hts: '0101', valuation: { packingCosts: -Infinity } }, '/valuation/packingCosts', 'plain decimal'],
    [{ hts: '0101', valuation: 1 }, '/valuation', 'JSON object'],
    [{ hts: '0101', facts: { a: {} } }, '/facts/a', 'a string, a number or a boolean'],
    [{ hts: '0101', valution: {} }, '/valution', 'not a parameter'],
  ])('%j is refused', (body, at, message) => {
    const { fields } = refusalOf(() => binder.fromRequest({ path: {}, query: [], body }));
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatchObject({ at });
    expect(fields[0]!.message).toContain(message);
  });

  it.each([null, 1, 'x', []])('the body %j is no object', (body) => {
    expect(refusalOf(() => binder.fromRequest({ path: {}, query: [], body })).kind).toBe('malformed-request');
  });
});

describe('names of the same question over GET', () => {
  it.each([
    ['hts', 'htsCode'],
    ['origin', 'countryOfOrigin'],
    ['value', 'declaredValue'],
    ['date', 'entryDate'],
  ])('%s is answered with %s', (name, own) => {
    const operation = registry.find(({ id }) => id === 'calculateDutyWithValuation')!;
    const post = createBinder(operation as Parameters<typeof createBinder>[0]);
    const { fields } = refusalOf(() => post.fromRequest({ path: {}, query: [], body: { [name]: '1' } }));
    expect(fields[0]).toMatchObject({ at: `/${name}`, message: expect.stringMatching(`takes is ${own}$`) });
  });
});
