import { describe, expect, it } from '@jest/globals';
import { checkNotes } from '../../src/ingest/sources/notes/checks.js';
import { diffNotes } from '../../src/ingest/sources/notes/diff-notes.js';
import { toDigestRows } from '../../src/ingest/sources/notes/digest-rows.js';
import { parseNotes, type OfficialNote } from '../../src/ingest/sources/notes/parse-notes.js';

const NOTE = {
  id: 'ch64:1(a)',
  seq: 7,
  scope: 'chapter',
  section: 'XII',
  chapter: '64',
  subchapter: null,
  number: '1',
  subdivision: '(a)',
  part: 'subdivision',
  heading: 'Notes',
  text: 'Toys (chapter 95);',
  mentions: ['95', '9503.00'],
  provenance: 'official-text',
  source: 'source',
};

const lineOf = (over: object): string => JSON.stringify({ ...NOTE, ...over });
const many = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => lineOf({ id: `ch64:${at}`, seq: count - at }));

function parsed(lines: readonly string[]): readonly OfficialNote[] {
  const result = parseNotes(lines.join('\n'));
  if (!result.ok) throw new Error(result.message);
  return result.value.notes;
}

describe('notes.ndjson', () => {
  it('gives notes in the order of the schedule, numbers as digits', () => {
    const notes = parsed(many(3));
    expect(notes.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(notes[0]?.mentions).toEqual(['95', '950300']);
  });

  it.each([
    ['', /is empty/],
    [[lineOf({}), lineOf({})].join('\n'), /line 2: ch64:1\(a\) is given twice/],
    ['{"id": "x"', /is not JSON/],
    [lineOf({ scope: 'poem' }), /scope/],
    [lineOf({ text: '' }), /text/],
    [lineOf({ chapter: '6' }), /chapter/],
  ])('refuses %s', (text, message) => {
    const result = parseNotes(text);
    expect(result.ok ? '' : result.message).toMatch(message);
  });

  it('leaves a broken record out of many, with an issue', () => {
    const result = parseNotes([...many(300), lineOf({ id: 'bad', text: 5 })].join('\n'));
    expect(result).toMatchObject({
      ok: true,
      value: {
        rowsRead: 301,
        issues: [{ record: 'line 301', message: expect.stringContaining('text') as unknown }],
      },
    });
  });
});

describe('a change of notes', () => {
  const held = parsed(many(200));
  const checkOf = (notes: readonly OfficialNote[], allowLargeChange = false): readonly string[] =>
    checkNotes({
      notes,
      digests: toDigestRows(notes),
      change: diffNotes(held, notes).changeSet,
      heldBefore: held.length,
      allowLargeChange,
    })
      .filter(({ passed }) => !passed)
      .map(({ check }) => check);

  it('is empty for the same bytes', () =>
    expect(diffNotes(held, held).rows).toEqual({ added: 0, changed: 0, closed: 0 }));

  it('may change a duty when a note that prints rates is reworded or removed', () => {
    const rates = { ...(held[0] as OfficialNote), text: 'The rates of duty applicable to subheading 1' };
    expect(diffNotes(held, [rates, ...held.slice(1)]).changesDuty).toBe(true);
    expect(diffNotes([rates], []).changesDuty).toBe(true);
    expect(diffNotes(held, held.slice(1)).changesDuty).toBe(false);
  });

  it('is stopped when most notes vanish, unless that is allowed', () => {
    const few = held.slice(0, 100);
    expect(checkOf(few)).toEqual(['the change is bounded']);
    expect(checkOf(few, true)).toEqual([]);
  });

  it('is stopped by a chapter note without a place', () => {
    const lost = { ...(held[0] as OfficialNote), chapter: null, section: null };
    expect(checkOf([lost, ...held.slice(1)])).toEqual(['every note has its place']);
  });
});
