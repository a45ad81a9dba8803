import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstOf, hasAny, selectFrom } from '../../src/terms/frozen-lists.js';

const lists = fc.array(fc.nat(9)).map((list): readonly number[] => Object.freeze(list));

it('says of frozen lists what the methods of arrays say', () =>
  fc.assert(
    fc.property(lists, fc.nat(9), (list, least) => {
      const isWanted = (one: number): boolean => one >= least;
      expect(selectFrom(list, isWanted)).toEqual(list.filter(isWanted));
      expect(firstOf(list, isWanted)).toBe(list.find(isWanted));
      expect(hasAny(list, isWanted)).toBe(list.some(isWanted));
    }),
  ));
