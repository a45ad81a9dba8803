import { describe, expect, it } from '@jest/globals';
import { mergeEntries, readListEntry } from '../../../src/ingest/reference/lists/list-entry.js';
import type { ListShape } from '../../../src/ingest/reference/lists/list-shape.js';
import { readListWords } from '../../../src/ingest/reference/lists/words.js';
import { readCsvTable } from '../../../src/ingest/reference/sources/csv-table.js';
import { isEmpty } from '../../../src/terms/interval.js';

const shape: ListShape = {
  file: 'lists/sample.csv',
  prefix: 'hts',
  from: 'effectiveFrom',
  to: 'effectiveTo',
  published: null,
  words: 'condition',
  except: 'exceptHts',
  origin: ['source'],
  label: 'official',
};

function entriesOf(rows: string, change: Partial<ListShape> = {}) {
  const table = readCsvTable(
    shape.file,
    `hts,condition,exceptHts,effectiveFrom,effectiveTo,published,source\n${rows}`,
  );
  return table.map((row) => readListEntry(row, { ...shape, ...change }));
}

describe('words beside a listed number', () => {
  it('takes out the statistical numbers they name', () => {
    expect(readListWords('except 9401.71.0001 9401.71.0005')).toEqual({
      qualifier: null,
      except: ['9401710001', '9401710005'],
      remark: null,
    });
    expect(readListWords('SUSPENDED; except 2931.90.9010')).toEqual({
      qualifier: null,
      except: ['2931909010'],
      remark: 'SUSPENDED',
    });
  });

  it.each([
    ['bumper stampings', 'derivative-2020 (bumper stampings only)'],
    ['Etrogs', 'PARTIAL: Etrogs'],
    ['part of a medium/heavy-duty vehicle', 'claim: part of a medium/heavy-duty vehicle'],
    ['religious purposes only', 'religious purposes only'],
    ['civil aircraft articles that meet general note 6', 'UK EPD; GN6; also exempt from 232 steel/aluminum'],
  ])('%s limits the article', (qualifier, text) => {
    expect(readListWords(text)).toEqual({ qualifier, except: [], remark: null });
  });

  it.each([
    'in lieu of column 2',
    'RECONSTRUCTED from endnote',
    'minimum import price USD 21/kg',
    'removed by EO 14346',
  ])('%s only remarks on the row', (text) =>
    expect(readListWords(text)).toEqual({ qualifier: null, except: [], remark: text }),
  );

  it.each(['', 'primary', 'derivative-ch73'])('"%s" says nothing of the article', (text) => {
    expect(readListWords(text)).toEqual({ qualifier: null, except: [], remark: null });
  });
});

describe('list rows', () => {
  it('keep ten digits, their exceptions and their half-open interval', () => {
    expect(entriesOf('8505110070,,,2025-04-05,2026-02-23,,note 2')).toEqual([
      {
        prefix: '8505110070',
        except: [],
        qualifier: null,
        remark: null,
        origin: 'note 2',
        interval: { from: '2025-04-05', to: '2026-02-24' },
        publishedFrom: null,
      },
    ]);
    expect(entriesOf('722410,,7224.10.0075;7224.10.0005;7226.99.0110,2018-06-01,,,')).toMatchObject([
      { except: ['7224100005', '7224100075'] },
    ]);
  });

  it('carry the day of publication only when it is later than the legal day', () => {
    const rows = '01061400,,,2025-11-14,,2025-12-18,\n01061930,,,2025-11-14,,2025-11-14,';
    expect(entriesOf(rows, { published: 'published' }).map(({ publishedFrom }) => publishedFrom)).toEqual([
      '2025-12-18',
      null,
    ]);
  });

  it('are always in force when their file has no dates', () => {
    expect(entriesOf('01061400,,,,,,', { from: null, to: null })).toMatchObject([
      { interval: { from: null, to: null } },
    ]);
  });

  it.each(['7206.10,,,2025-01-01,,,', '72061,,,2025-01-01,,,', '7206,,,,,,'])('refuses %s', (row) => {
    expect(() => entriesOf(row)).toThrow(/^lists\/sample.csv line 2: (hts|effectiveFrom)/);
  });
});

describe('merging', () => {
  it('joins consecutive periods of one number and keeps gaps', () => {
    const rows = [
      '28452000,,,2018-09-24,2019-05-09,,a',
      '28452000,,,2019-05-10,,,a',
      '28453000,,,2018-09-24,2019-05-09,,a',
      '28453000,,,2020-01-01,,,a',
    ];
    const merged = mergeEntries(entriesOf(rows.join('\n')));
    expect(merged.map(({ prefix, interval }) => [prefix, interval.from, interval.to])).toEqual([
      ['28452000', '2018-09-24', null],
      ['28453000', '2018-09-24', '2019-05-10'],
      ['28453000', '2020-01-01', null],
    ]);
  });

  it('does not join rows that differ in article, exception or document', () => {
    const rows = ['8708,etrogs,,2025-01-01,2025-02-01,,a', '8708,,,2025-02-02,,,a', '8708,,,2025-02-02,,,b'];
    expect(mergeEntries(entriesOf(rows.join('\n')))).toHaveLength(3);
  });

  it('keeps a withdrawn row as an empty interval and ignores the order of the source', () => {
    const rows = [
      '8708,,,2019-12-15,2019-12-14,,a',
      '0101,,,2019-12-15,,,a',
      '8708,,,2019-12-15,2019-12-14,,a',
    ];
    const merged = mergeEntries(entriesOf(rows.join('\n')));
    expect(merged).toHaveLength(2);
    expect(merged[1] && isEmpty(merged[1].interval)).toBe(true);
    expect(mergeEntries(entriesOf([...rows].reverse().join('\n')))).toEqual(merged);
  });
});
