import { describe, expect, it } from '@jest/globals';
import { parseChangeRecords } from '../../src/ingest/sources/hts/change-records.js';
import { itemDatesFor } from '../../src/ingest/sources/hts/legal-dates.js';
import { parseRevisionList } from '../../src/ingest/sources/hts/revision-list.js';
import { toRevisionRow } from '../../src/ingest/sources/hts/revision-tables.js';
import { item, revisionOf, valueOf } from './hts-printing.js';

const LIST = `revision,file,effectiveDate,changeRecordDate,rows,sha256_16,note
2025_basic,hts_2025_basic.json.gz,2025-01-01,2025-01-01,35859,AC2660B1C54B2825,Baseline
2025_rev_1,hts_2025_rev_1.json.gz,2025-02-04,,35865,4525bec7e46b1fc4,"10%, China"
2025_rev_2,,2025-02-05,2025-02-12,,,
`;

describe('the list of revisions', () => {
  it('gives publication by the change record, else by the policy day', () => {
    expect(valueOf(parseRevisionList(LIST))).toMatchObject([
      {
        revision: '2025_basic',
        sequence: 1,
        publishedOn: '2025-01-01',
        rowCount: 35859,
        sha256Prefix: 'ac2660b1c54b2825',
      },
      {
        revision: '2025_rev_1',
        sequence: 2,
        changeRecordOn: null,
        publishedOn: '2025-02-04',
        note: '10%, China',
      },
      {
        revision: '2025_rev_2',
        sequence: 3,
        effectiveOn: '2025-02-05',
        publishedOn: '2025-02-12',
        fileName: null,
        rowCount: null,
      },
    ]);
  });

  it.each([
    [
      'a publication that goes back',
      `${LIST}2025_rev_3,a.json,2025-01-02,2025-02-11,,,`,
      'order of publication',
    ],
    ['a revision listed twice', `${LIST}2025_rev_1,a.json,2025-03-04,,,,`, 'listed twice'],
    ['a day that does not exist', `${LIST}2025_rev_3,a.json,2025-02-30,,,,`, 'effectiveDate'],
    ['a change record date in words', `${LIST}2025_rev_3,a.json,2025-03-04,March,,,`, 'changeRecordDate'],
    ['no revision at all', LIST.split('\n')[0]!, 'empty'],
    ['lines of different lengths', `${LIST}2025_rev_3,a.json`, 'not a CSV file'],
  ])('is refused with %s', (_, text, reason) => {
    expect(parseRevisionList(text)).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
  });

  it('may go back in legal days', () => {
    expect(valueOf(parseRevisionList(`${LIST}2025_rev_3,a.json,2025-01-01,2025-03-01,,,`))).toHaveLength(4);
  });

  it.each([
    ['2026_rev_10', 'HTSUS 2026 Revision 10'],
    ['2026_basic', 'HTSUS 2026 Basic Edition'],
    ['draft-7', 'HTSUS draft-7'],
  ])('titles %s as documents cite it', (revision, title) => {
    expect(toRevisionRow(revisionOf(revision, '2026-01-01'), null).title).toBe(title);
  });
});

describe('change records', () => {
  const revisions = [
    revisionOf('2025_basic', '2025-01-01'),
    revisionOf('2025_rev_16', '2025-07-01'),
    revisionOf('2025_rev_17', '2025-08-01'),
  ];
  const parse = (...rows: readonly string[]) =>
    valueOf(parseChangeRecords(`revision,item,nature,effectiveDate,source\n${rows.join('\n')}`, revisions));

  it('give the digits of numbers in both spellings, and none of notes', () => {
    const { records } = parse(
      '2025_rev_16,9903.01.25,Added,2025-06-30,Notice',
      '2025_rev_16,0901.11.0035,Added,2025-07-01,484(f)',
      '2025_rev_16,U.S. note 2(v)(iii),Modified,2025-07-01,Memo',
    );
    expect(records.map((record) => [record.digits, record.effectiveOn])).toEqual([
      ['99030125', '2025-06-30'],
      ['0901110035', '2025-07-01'],
      [null, '2025-07-01'],
    ]);
  });

  it('have a misprinted millennium put right', () => {
    const { records, issues } = parse('2025_rev_16,9903.94.31,Added,3025-06-30,Notice');
    expect(records[0]?.effectiveOn).toBe('2025-06-30');
    expect(issues).toMatchObject([{ kind: 'legal-date-repaired', record: '2025_rev_16 9903.94.31' }]);
  });

  it.each(['2020-12-30', '2027-01-01', '2025-06-31', 'July 1'])('have the date %s set aside', (date) => {
    const { records, issues } = parse(`2025_rev_16,9903.94.31,Added,${date},Notice`);
    expect(records[0]?.effectiveOn).toBeNull();
    expect(issues).toMatchObject([{ kind: 'legal-date-refused' }]);
  });

  it('let a number begin when the one it was transferred from ends', () => {
    const { records, issues } = parse(
      '2025_rev_16,2404.12.0500,Annotated (transferred to 2404.12.0510 and 2404.12.0590),2025-07-01,484(f)',
      '2025_rev_16,2404.12.0590,Established (transferred from 2404.12.0500 (pt.)),2025-12-01,484(f)',
    );
    expect(records[1]?.effectiveOn).toBe('2025-07-01');
    expect(issues).toMatchObject([{ kind: 'legal-date-repaired', record: '2025_rev_16 2404.12.0590' }]);
  });

  it('are refused without their columns', () => {
    expect(parseChangeRecords('revision,item\nx,y', revisions)).toMatchObject({
      ok: false,
      message: expect.stringContaining('nature, effectiveDate'),
    });
  });

  it('of the revision itself come before those of unarchived revisions, the newest of these first', () => {
    const records = [
      item('a', '9903.01.01', '2025-01-01'),
      item('a', '9903.01.02', '2025-01-02'),
      item('b', '9903.01.02', '2025-02-02'),
      item('c', '9903.01.03', '2025-03-03'),
    ];
    const [a, b, c] = ['a', 'b', 'c'].map((name) => revisionOf(name, '2025-04-01'));
    const dates = itemDatesFor(c!, [a!, b!], records);
    const find = (digits: string) => dates.find((each) => each.has(digits))?.get(digits);
    expect(['99030101', '99030102', '99030103', '99030104'].map(find)).toEqual([
      '2025-01-01',
      '2025-02-02',
      '2025-03-03',
      undefined,
    ]);
  });
});
