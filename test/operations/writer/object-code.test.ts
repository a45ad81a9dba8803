import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { partsOf } from '../../../src/operations/document-parts.js';
import { compileParts, type WriteData } from '../../../src/operations/writer/compile-writer.js';
import { createPropertyReader } from '../../../src/operations/writer/read-property.js';
import { UNLIMITED } from '../../../src/operations/writer/memory-budget.js';
import { CONSTANT_PART } from '../../../src/terms/constant-part.js';

describe('the code of an object', () => {
  it('writes an object in whatever way constant, missing and other members follow each other', () => {
    const letters = buildSchema(
      'type Query { all: [Letters!]! } type Letters { a: Int b: Int c: Int d: Int e: Int! }',
    );
    const NAMES = ['a', 'b', 'c', 'd'];
    // Of each member: null or a number, constant or not. The last is never null.
    const objects = Array.from({ length: 256 }, (_, number) => {
      const members = NAMES.map((name, at): [string, number | null] => [
        name,
        number & (1 << (at + 4)) ? at : null,
      ]);
      const values = Object.fromEntries([...members, ['e', number]]);
      const constant = Object.freeze(Object.fromEntries(members.filter((_one, at) => number & (1 << at))));
      return { values, shown: { ...values, [CONSTANT_PART]: constant } };
    });
    (letters.getQueryType()!.getFields() as Record<string, { resolve?: unknown }>).all!.resolve = () =>
      objects.map(({ shown }) => shown);
    const present = objects.map(({ values }) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    );
    for (const isLasting of [true, false]) {
      const write = (keepsNulls: boolean): string => {
        const document = partsOf(parse('{ all { a b c d e } }'));
        const compiled = compileParts(letters, document, { keepsNulls, budget: UNLIMITED, isLasting });
        return (compiled.write({}, null) as WriteData)().data.toString();
      };
      expect(write(true)).toBe(JSON.stringify({ all: objects.map(({ values }) => values) }));
      expect(write(false)).toBe(JSON.stringify({ all: present }));
    }
  });
});

describe('the reader of a property', () => {
  it('reads it of objects of every kind, getters included', () => {
    const read = createPropertyReader('rate');
    class Line {
      get rate(): string {
        return 'Free';
      }
    }
    expect([{ rate: 1 }, { other: 2, rate: null }, new Line(), {}].map(read)).toEqual([
      1,
      null,
      'Free',
      undefined,
    ]);
  });

  it('takes no other name than one of GraphQL', () => {
    for (const name of ['', 'a b', 'a;b', 'a.b', '1a', 'a\n', 'constructor()'])
      expect(() => createPropertyReader(name)).toThrow(/not a name of GraphQL/);
  });
});
