import { describe, expect, it } from '@jest/globals';
import { findNearestName, isOneEditAway, sayNearest } from '../../src/terms/nearest-name.js';

const NAMES = ['hts', 'origin', 'value', 'fact.', 'includeLegalNoteQuotaDiagnostics'];

describe('the nearest name', () => {
  it.each([
    ['orgin', 'origin'],
    ['ORIGIN', 'origin'],
    ['vaule', 'value'],
    ['facts', 'fact.'],
    ['includeLegalNote', 'includeLegalNoteQuotaDiagnostics'],
  ])('to %s is %s', (typed, nearest) => {
    expect(findNearestName(typed, NAMES)).toBe(nearest);
  });

  it('an exact name is nearer than a longer one that begins with it, and ties go to the first', () => {
    expect(findNearestName('date', ['dates', 'date'])).toBe('date');
    expect(findNearestName('a', ['b', 'c'])).toBe('b');
    expect(findNearestName('', ['one', 'two'])).toBe('one');
  });

  it('compares no more than the first 64 letters of what was typed', () => {
    expect(findNearestName(`${'o'.repeat(64)}${'rigin'.repeat(2_000)}`, ['a'.repeat(70), 'origin'])).toBe(
      'origin',
    );
  });

  it('of no names is null', () => {
    expect(findNearestName('anything', [])).toBeNull();
  });
});

describe('one edit', () => {
  it.each([
    ['steel', 'steal', true],
    ['steel', 'steels', true],
    ['steel', 'steel', false],
    ['steel', 'stools', false],
    ['steel', 'steelyard', false],
  ])('from %s to %s: %s', (left, right, isOne) => {
    expect(isOneEditAway(left, right)).toBe(isOne);
  });
});

describe('what a refusal says of the nearest name', () => {
  it('names it, in the words asked for, and nothing where there are no names', () => {
    expect(sayNearest('CM', ['US', 'CN'])).toBe(': the nearest is CN');
    expect(sayNearest('CM', ['US', 'CN'], 'the nearest key is')).toBe(': the nearest key is CN');
    expect(sayNearest('CM', [])).toBe('');
  });
});
