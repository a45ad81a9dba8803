import { describe, expect, it } from '@jest/globals';
import { entityTagOf, tagOf, type AnswerBasis } from '../../rest/entity-tag.js';
import { searchHts } from '../../src/operations/registry/hts.js';
import { calculateDuty } from '../../src/operations/registry/duty.js';

const BASIS: AnswerBasis = {
  dataVersion: 'abc',
  engineVersion: '4',
  programVersion: '0.1.0',
  today: '2026-11-20',
  betaEntitled: false,
};
const tag = (variables: object): string => tagOf('one', variables, BASIS);

describe('the entity tag of a question', () => {
  it('is the same in whatever order the members come', () => {
    expect(tag({ b: { d: '1', c: ['x', 'y'] }, a: 2 })).toBe(tag({ a: 2, b: { c: ['x', 'y'], d: '1' } }));
  });

  it('is another for what only quoting or length tells apart', () => {
    const questions = [
      { a: '1', b: '2' },
      { a: '1,1:b"1:2' },
      { a: '1","b":"2' },
      { a: ['1', '2'] },
      { a: ['1,2'] },
      { a: ['1,"1:2'] },
      { a: [['1'], '2'] },
      { a: 1, b: '2' },
      { a: '1', b: 2 },
      { a: null, b: '2' },
      { a: 'null', b: '2' },
      { a: '\ud800' },
      { a: '\ud801' },
      { a: '\ufffd' },
      { a: '' },
      { a: {} },
      { a: [] },
    ];
    expect(new Set(questions.map(tag)).size).toBe(questions.length);
  });

  it('is another for another engine, and for another release that may write the answer otherwise', () => {
    const tags = [BASIS, { ...BASIS, engineVersion: '5' }, { ...BASIS, programVersion: '0.2.0' }].map(
      (basis) => tagOf('one', {}, basis),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('is another on another day only where the question names none', () => {
    const tomorrow = { ...BASIS, today: '2026-11-21' };
    const dated = { input: { hts: '0101210010', origin: 'CA', date: '2026-01-02' } };
    const open = { input: { hts: '0101210010', origin: 'CA' } };
    expect(entityTagOf(calculateDuty, dated, tomorrow)).toBe(entityTagOf(calculateDuty, dated, BASIS));
    expect(entityTagOf(calculateDuty, open, tomorrow)).not.toBe(entityTagOf(calculateDuty, open, BASIS));
  });

  it('is the same for a question that leaves out what is taken for granted', () => {
    const short = { input: { hts: '0101210010' } };
    const long = { trace: false, input: { hts: '0101210010', date: BASIS.today }, verbose: false };
    const printing = { q: 'horses', revision: '2026_rev_9' };
    expect(entityTagOf(searchHts, { ...printing, date: BASIS.today }, BASIS)).not.toBe(
      entityTagOf(searchHts, printing, BASIS),
    );
    expect(entityTagOf(calculateDuty, long, BASIS)).toBe(entityTagOf(calculateDuty, short, BASIS));
    const others = [{ ...short, trace: true }, { input: { ...short.input, uscast: false } }];
    for (const other of others)
      expect(entityTagOf(calculateDuty, other, BASIS)).not.toBe(entityTagOf(calculateDuty, short, BASIS));
  });
});
