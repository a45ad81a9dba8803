import { describe, expect, it } from '@jest/globals';
import { extractFile } from '../../src/documents/extract-file.js';
import { expressionsOf, knownSafe, verdictOn } from '../../lint/check-regex.mjs';

describe('every regular expression of src and rest', () => {
  it('is found safe by recheck: once, or now where it is new', () => {
    const known = knownSafe();
    const expressions = expressionsOf(['src', 'rest']);
    expect(expressions.length).toBeGreaterThan(400);
    const fresh = expressions.filter(({ text }) => !known.has(text));
    const unsafe = fresh
      .map((one) => ({ ...one, verdict: verdictOn(one.text) }))
      .filter(({ verdict }) => verdict !== 'safe');
    expect(unsafe).toEqual([]);
  });

  it('is told from one that is not', () => expect(verdictOn('/^(a+)+$/')).toContain('vulnerable'));
});

const KILOBYTES = 10_240;
const repeat = (text: string): string => text.repeat(Math.ceil(KILOBYTES / text.length)).slice(0, KILOBYTES);

const adversarial: readonly (readonly [name: string, text: string])[] = [
  ['digits and marks', repeat('1,1.1 ')],
  ['one long number', repeat('9')],
  ['spaces', `Invoice No:${repeat(' ')}x`],
  ['dates that are none', repeat('1/1/1/')],
  ['brackets', `Total ${repeat('(')}`],
  ['labels without values', repeat('Invoice No: ')],
  ['labels on lines', repeat('Invoice No:\nTotal\n')],
  ['headings', repeat('Description  Quantity  Unit Price  Amount\n')],
  ['commas', `Seller: ${repeat('a, ')}`],
  ['capitals', repeat('USD ')],
  ['combining marks', repeat('e\u0301')],
  ['tags', `From: a\nTo: b\nSubject: c\nContent-Type: text/html\n\n${repeat('<')}`],
  ['signs of currency', repeat('$ ')],
  ['months', repeat('1 may ')],
];

describe('ten kilobytes that ask for much', () => {
  it.each(adversarial)('%s: are read to the end', async (_name, text) => {
    const bytes = new TextEncoder().encode(`COMMERCIAL INVOICE\n${text}\n`);
    const extraction = await extractFile({ bytes, mediaType: null }, async () => null);
    expect(['text', 'email', 'csv']).toContain(extraction.fileType);
  });
});
