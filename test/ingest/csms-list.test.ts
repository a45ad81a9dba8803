import { describe, expect, it } from '@jest/globals';
import { parseList } from '../../src/ingest/sources/csms/parse-list.js';
import { addressOf, entries, type Entry } from './csms-entries.js';

describe('the list of messages', () => {
  const one = (entry: Entry) => {
    const list = parseList(JSON.stringify([{ ...entries()[0], ...entry }]));
    if (!list.ok) throw new Error(list.message);
    return list.value;
  };

  it.each([
    ['2026-11-18T20:37:00Z', '2026-11-18'],
    ['11/18/2026 03:37 PM EST', '2026-11-18'],
    ['November 18, 2026', '2026-11-18'],
    ['Wed, 18 Nov 2026 15:37:00 -0500', '2026-11-18'],
  ])('has the day of %s', (printed, expected) => {
    expect(one({ pub_date: printed }).messages[0]?.sentOn).toBe(expected);
  });

  it.each(['13/45/2026', 'yesterday', 'Foo 18, 2026', '02/30/2026'])('has no day in %s', (printed) => {
    expect(one({ pub_date: printed })).toMatchObject({
      messages: [],
      quarantined: [{ message: expect.stringContaining('names no day') }],
    });
  });

  it('may be the argument of a function', () => {
    expect(parseList(`callback(${JSON.stringify(entries())});`)).toMatchObject({
      ok: true,
      value: { messages: { length: 3 } },
    });
  });

  it('may give the address in its other form', () => {
    const href = 'https://content.govdelivery.com/bulletins/gd/USDHSCBP-429db0c';
    expect(one({ href }).messages[0]?.number).toBe('69851916');
  });

  it('is not believed where subject and address contradict each other', () => {
    expect(one({ href: addressOf(69_851_917) }).quarantined).toEqual([
      { record: 'message 1', message: 'the subject says 69851916, the address 69851917' },
    ]);
  });
});
