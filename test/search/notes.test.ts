import { describe, expect, it } from '@jest/globals';
import { digestNotes, type DigestedNote } from '../../src/search/notes/note-digest.js';
import { readEffect } from '../../src/search/notes/note-effect.js';
import { countCoveredDigits } from '../../src/search/notes/note-references.js';

const note = (over: Partial<DigestedNote>): DigestedNote => ({
  noteId: 'ch64:1',
  sequence: 1,
  scope: 'chapter',
  section: 'XII',
  chapter: '64',
  subchapter: null,
  number: '1',
  subdivision: null,
  part: 'lead-in',
  text: 'This chapter does not cover:',
  mentions: [],
  codesTotal: null,
  source: 'source',
  ...over,
});

describe('references of a note', () => {
  it.each([
    ['Headings 0305 to 0308 do not cover flours (heading 0309).', ['0305-0308', '0309']],
    ['articles of chapter 64, 65 or 95', ['64', '65', '95']],
    ['chapters 1 to 24', ['01-24']],
    ['goods of subheading 8471.30 or 8471.41', ['847130', '847141']],
    ['heading 2001, 2004 or 2005;', ['2001', '2004', '2005']],
    ['9903.01.25 through 9903.01.34', ['99030125-99030134']],
    ['in the calendar years 2006 and 2011', []],
    ['of a weight of 1604 kg', []],
  ])('in %s', (text, references) => {
    expect(digestNotes([note({ text })])[0]?.attributes.targets).toEqual(references);
  });

  it('cover the numbers between their ends', () => {
    expect(countCoveredDigits({ from: '0305', to: '0308' }, '03061700')).toBe(4);
    expect(countCoveredDigits({ from: '0305', to: '0308' }, '0309')).toBeNull();
    expect(countCoveredDigits({ from: '847130', to: '847130' }, '8471')).toBeNull();
  });
});

describe('what a note does', () => {
  it.each([
    ['This chapter does not cover:', 'excludes'],
    ['Heading 8517 includes parts.', 'includes'],
    ['The term "butter" means natural butter.', 'defines'],
    ['Carbon disulfide (heading 2813);', 'governs'],
  ])('%s', (text, effect) => expect(readEffect(text).effect).toBe(effect));

  it('is quoted from the sentence that says it, word for word', () => {
    const text = 'Some words first. This heading does not cover goods of many kinds. More words.';
    const { offset, quote } = readEffect(text);
    expect(quote).toBe('This heading does not cover goods of many kinds.');
    expect(text.slice(offset, offset + quote.length)).toBe(quote);
  });

  it('is that of the lead-in for its subdivisions', () => {
    const subdivision = {
      noteId: 'ch64:1(a)',
      subdivision: '(a)',
      part: 'subdivision',
      text: 'Toys (chapter 95);',
    };
    const [leadIn, item] = digestNotes([note({}), note(subdivision)]);
    expect(leadIn?.attributes.effect).toBe('excludes');
    expect(item).toMatchObject({
      title: 'Note 1(a) to chapter 64',
      appliesTo: '64',
      quote: 'Toys (chapter 95);',
      attributes: { effect: 'excludes', targets: ['95'] },
    });
  });
});
