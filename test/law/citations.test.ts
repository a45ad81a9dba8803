import { describe, expect, it } from '@jest/globals';
import { toCitation } from '../../src/law/citations/documents.js';
import { readCitations } from '../../src/law/citations/read-citations.js';

const numbersIn = (text: string): readonly string[] => readCitations(text).map(({ number }) => number);

describe('citations', () => {
  it('gives an order its page, document and day', () => {
    const [order, message] = readCitations(
      'EO 14325 (2025-07-31; FR Doc 2025-14999; 90 FR 37957); CSMS 65798609',
    );
    expect(order).toEqual({
      number: 'EO 14325',
      kind: 'executive_order',
      frCitation: '90 FR 37957',
      frDocument: '2025-14999',
      publishedOn: '2025-07-31',
      locator: null,
    });
    expect(message).toMatchObject({ number: 'CSMS 65798609', kind: 'csms' });
    expect(order && toCitation(order, 'official')).toEqual({
      document: 'EO 14325',
      locator: '90 FR 37957, FR Doc 2025-14999',
      url: null,
      source: 'official',
    });
  });

  it('reads runs and ranges of numbers under one name', () => {
    expect(numbersIn('Proclamations 10895, 10896, 10947')).toEqual([
      'Proclamation 10895',
      'Proclamation 10896',
      'Proclamation 10947',
    ]);
    expect(numbersIn('Proc 10403 / 10588')).toEqual(['Proclamation 10403', 'Proclamation 10588']);
    expect(numbersIn('PP 11061-11063')).toEqual([
      'Proclamation 11061',
      'Proclamation 11062',
      'Proclamation 11063',
    ]);
    expect(numbersIn('Proc 10328; 10356')).toEqual(['Proclamation 10328', 'Proclamation 10356']);
    expect(numbersIn('CSMS 64649265, 64680374')).toEqual(['CSMS 64649265', 'CSMS 64680374']);
    expect(numbersIn('19 CFR 10.191-10.199; 24.23(c)')).toEqual(['19 CFR 10.191-10.199', '19 CFR 24.23(c)']);
  });

  it('names acts without a number by their day', () => {
    expect(numbersIn('Proclamation of Aug 6 2026 (polysilicon)')).toEqual(['Proclamation of 2026-08-06']);
    expect(numbersIn('Presidential Memorandum July 23 2026, 91 FR 47717')).toEqual([
      'Presidential Memorandum of 2026-07-23',
    ]);
    expect(readCitations('EO 14325 (Apr 2, 2026)')).toMatchObject([{ publishedOn: '2026-04-02' }]);
  });

  it('reads places in the schedule', () => {
    const [revision, note] = readCitations('HTS 2026 Rev 9 notes 33(u), 35(c), 37');
    expect(revision).toMatchObject({ number: 'HTSUS 2026 Revision 9', kind: 'hts_revision' });
    expect(note).toMatchObject({
      number: 'HTSUS Chapter 99',
      locator: 'subchapter III U.S. note 33(u), 35(c), 37',
    });
    expect(readCitations('headings 9903.81.88, .93')).toMatchObject([{ locator: 'heading 9903.81.88, .93' }]);
    expect(readCitations('HTSUS GN 3(b)')).toMatchObject([
      { number: 'HTSUS General Notes', locator: 'General Note 3(b)' },
    ]);
  });

  it('keeps a Federal Register document apart from the page of another', () => {
    expect(readCitations('83 FR 47974 (2018-09-21); 83 FR 49153')).toMatchObject([
      { number: '83 FR 47974', publishedOn: '2018-09-21' },
      { number: '83 FR 49153', publishedOn: null },
    ]);
    expect(readCitations('FR Doc 2025-23316 (90 FR 59281)')).toMatchObject([
      { number: 'FR Doc 2025-23316', frCitation: '90 FR 59281' },
    ]);
  });

  it('takes a day in a remark for no day of issue, and a remark for no document', () => {
    const documents = readCitations(
      'EO 14257 (90 FR 15041); suspended by EO 14266 from 2025-04-10; terminated 2025-08-07',
    );
    expect(documents.map(({ number, publishedOn }) => [number, publishedOn])).toEqual([
      ['EO 14257', null],
      ['EO 14266', null],
    ]);
  });

  it('keeps what it does not recognise as a document of its own', () => {
    expect(readCitations('USTR exclusion notices')).toMatchObject([
      { number: 'USTR exclusion notices', kind: 'other' },
    ]);
    expect(readCitations('V.O.S. Selections v. Trump (Fed. Cir.)')).toMatchObject([{ kind: 'court' }]);
    expect(readCitations('')).toEqual([]);
  });
});
