import { describe, expect, it } from '@jest/globals';
import { mergeEntries, readListEntry } from '../../src/law/lists/list-entry.js';
import { indexLists } from '../../src/law/lists/scope-lists.js';
import { readCsvTable } from '../../src/law/text/csv-table.js';
import { isEmpty } from '../../src/terms/interval.js';

const HEAD = 'hts,article,except,from,to,published,source';

function entriesOf(rows: string) {
  return readCsvTable('lists/sample.csv', `${HEAD}\n${rows}`).map(readListEntry);
}

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
    expect(entriesOf('722410,bars,7224100005 7224100075,2018-06-01,,2018-07-01,')).toMatchObject([
      { qualifier: 'bars', except: ['7224100005', '7224100075'], publishedFrom: '2018-07-01' },
    ]);
  });

  it('are always in force where no date is stated', () => {
    expect(entriesOf('01061400,,,,,,')).toMatchObject([{ interval: { from: null, to: null } }]);
    const [row] = readCsvTable('lists/sample.csv', 'hts\n01061400');
    expect(readListEntry(row!)).toMatchObject({ qualifier: null, interval: { from: null, to: null } });
  });

  it.each([
    ['7206.10,,,2025-01-01,,,', 'hts'],
    ['72061,,,2025-01-01,,,', 'hts'],
    ['7206,,,,2025-01-01,,', 'from'],
    ['7206,,730110,2025-01-01,,,', 'except: 730110 is not under 7206'],
    ['7206,,,2025-01-01,,soon,', 'published'],
  ])('refuses %s', (row, message) => {
    expect(() => entriesOf(row)).toThrow('lists/sample.csv line 2: ');
    expect(() => entriesOf(row)).toThrow(message);
  });

  it('belong to one program alone', () => {
    const file = (name: string) => ({
      name,
      lineOf: () => 1,
      value: {
        label: 'x',
        programs: {},
        defaults: {},
        lists: { wood: { source: 'official' as const } },
        rules: {},
      },
    });
    expect(indexLists([file('chapter99/a/rules.yaml')]).get('wood')).toEqual({
      file: 'chapter99/a/lists/wood.csv',
      label: 'official',
    });
    expect(() => indexLists([file('chapter99/a/rules.yaml'), file('chapter99/b/rules.yaml')])).toThrow(
      'the list wood belongs to another program too',
    );
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
