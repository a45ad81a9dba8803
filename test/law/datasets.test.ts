import { describe, expect, it } from '@jest/globals';
import { displacementRows, feeRows } from '../../src/law/files/schemas.js';
import { checkDatasets } from '../../src/law/check-datasets.js';
import type { Cell, Dataset } from '../../src/tables/dataset.js';
import { period, whole } from '../../src/tables/column.js';
import { defineTable, toDataset, type RowOf } from '../../src/tables/table.js';
import type { Cited } from '../../src/terms/citation.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { cellOf, readCsvTable } from '../../src/law/text/csv-table.js';
import { toStackingRows } from '../../src/law/tables/stacking-rows.js';
import { toJsonCell } from '../../src/tables/dataset.js';

const recordsOf = ({ columns, rows }: Dataset): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place] as Cell])));
const LAW: Cited = [{ document: 'EO 14289', locator: null, url: null, source: 'official' }];
const CITED = [{ document: 'EO 14289', source: 'official' }];

describe('datasets', () => {
  it('lay records out by column and name what is missing or surplus', () => {
    const fee = defineTable('fee', { a: whole(), legal: period() });
    const legal = { from: toCalendarDate('2026-01-01'), to: null };
    expect(toDataset(fee, [{ legal, a: 1 }])).toEqual({
      table: 'fee',
      columns: ['a', 'legal_from', 'legal_to'],
      rows: [[1, '2026-01-01', null]],
    });
    const surplus = { a: 1, legal, b: 2 };
    expect(() => toDataset(fee, [surplus])).toThrow('fee row 0: there is no member "b"');
    expect(() => toDataset(fee, [{ a: 1 } as unknown as RowOf<typeof fee>])).toThrow(
      'member "legal" is missing',
    );
  });

  it('hold plain values only', () => {
    expect(toJsonCell({ list: [1, 'a', null, true] })).toEqual({ list: [1, 'a', null, true] });
    expect(() => toJsonCell(new Date(0))).toThrow('cannot hold');
    expect(() => toJsonCell({ a: undefined })).toThrow('undefined');
  });

  it('read cells by the name of their column', () => {
    const [row] = readCsvTable('x.csv', 'a,b\n 1 ,"two, three"\n');
    expect(row).toMatchObject({ line: 2, cells: { a: '1', b: 'two, three' } });
    expect(() => cellOf(row!, 'c')).toThrow('x.csv line 2: there is no column "c"');
  });
});

describe('rows of no single program', () => {
  it('displacements keep their ranges and end the day after their last day', () => {
    const displacements = displacementRows.parse([
      {
        id: 'one',
        from: '2025-03-04',
        to: '2025-06-03',
        winners: '9903.94.01',
        losers: '9903.81.87-9903.81.91',
        requires: 'positive_duty',
        extent: 'article',
        citations: CITED,
      },
    ]);
    const text = {
      displacements,
      exclusiveGroups: { groups: [], together: [] },
      chapter98: [],
      privilegedStatus: [],
      fees: { fees: [], exemptions: [] },
      corrections: [],
      notices: [],
    };
    expect(recordsOf(toStackingRows(text, []))).toMatchObject([
      {
        kind: 'displacement',
        legal_to: '2025-06-04',
        definition: { losers: [{ from: '9903.81.87', to: '9903.81.91', use: null }], assumptions: [] },
      },
    ]);
    const wrong = { ...text, displacements: [{ ...displacements[0]!, winners: '9903.9401' }] };
    expect(() => toStackingRows(wrong, [])).toThrow('law/stacking/displacements.yaml one:');
  });

  it('a correction names the headings of the rules that name it', () => {
    const correction = {
      id: 'one',
      title: 'Lumber pays less',
      entries: { from: toCalendarDate('2025-10-14'), to: toCalendarDate('2025-10-31') },
      published: toCalendarDate('2025-11-01'),
      lists: ['wood'],
      displacements: [],
      citations: LAW,
    };
    const text = {
      displacements: [],
      exclusiveGroups: { groups: [], together: [] },
      chapter98: [],
      privilegedStatus: [],
      fees: { fees: [], exemptions: [] },
      corrections: [correction],
      notices: [],
    };
    const rules = [
      { written: { heading: '9903.76.02', supersededBy: 'one' } },
      { written: { heading: '9903.76.01', introducedBy: 'one' } },
      { written: { heading: '9903.76.03' } },
    ];
    expect(recordsOf(toStackingRows(text, rules))).toMatchObject([
      {
        order_key: 'correction one',
        legal_to: '2025-11-01',
        definition: { headings: ['9903.76.01', '9903.76.02'], lists: ['wood'], publishedFrom: '2025-11-01' },
      },
    ]);
    const wrong = { ...text, corrections: [{ ...correction, displacements: ['nothing'] }] };
    expect(() => toStackingRows(wrong, rules)).toThrow('there is no displacement "nothing"');
  });

  it('a Chapter 98 row becomes one row a provision', () => {
    const chapter98 = [
      {
        provision: '9802.00.40;9802.00.50',
        value: 'dutiable_value' as const,
        authorityTypes: ['column'],
        citations: LAW,
        assumptions: [9],
      },
    ];
    const text = {
      displacements: [],
      exclusiveGroups: { groups: [], together: [] },
      chapter98,
      privilegedStatus: [],
      fees: { fees: [], exemptions: [] },
      corrections: [],
      notices: [],
    };
    const keys = recordsOf(toStackingRows(text, [])).map(({ order_key: key }) => key);
    expect(keys).toEqual(['chapter-98 9802.00.40 dutiable_value', 'chapter-98 9802.00.50 dutiable_value']);
  });

  it('a locator with a comma stays whole, a citation is never missing', () => {
    const shape = displacementRows.element.shape.citations;
    expect(
      shape.parse([{ document: 'EO 1', locator: 'notes 16(a)', '33(f)': null, source: 'official' }]),
    ).toEqual([{ document: 'EO 1', locator: 'notes 16(a), 33(f)', url: null, source: 'official' }]);
    expect(shape.safeParse([]).success).toBe(false);
    expect(shape.safeParse([{ document: 'EO 1', source: 'rumour' }]).success).toBe(false);
  });

  it('fees name their countries by code', () => {
    const exemption = {
      id: 'x',
      fee: 'mpf',
      exempt: true,
      condition: 'c',
      confidence: 'high',
      source: 'official',
      citations: CITED,
    };
    const rowsOf = (country: string) =>
      feeRows.safeParse({ fees: [], exemptions: [{ ...exemption, countries: [country] }] });
    expect(rowsOf('MX').data?.exemptions[0]?.countries).toEqual(['MX']);
    expect(rowsOf('EU').error?.message).toContain('\\"EU\\" is not an ISO 3166-1 alpha-2 country code');
  });
});

describe('datasets together', () => {
  const rule = (listKey: string): Dataset => ({
    table: 'chapter99_rule',
    columns: ['rule_key', 'scope', 'citations'],
    rows: [['9903.88.03@2019-05-10', [{ kind: 'all' }, { kind: 'list', listKey }], CITED]],
  });
  const entries: Dataset = { table: 'scope_list_entry', columns: ['list_key'], rows: [['china']] };

  it('hold the lists that scopes name', () => {
    expect(() => checkDatasets([rule('china'), entries])).not.toThrow();
    expect(() => checkDatasets([rule('japan'), entries])).toThrow('the list japan, which holds no number');
    expect(() => checkDatasets([rule('china')])).toThrow('the list china');
  });

  it('cite every row and have one dataset a table', () => {
    const uncited: Dataset = { table: 'fee', columns: ['fee', 'citations'], rows: [['mpf', []]] };
    expect(() => checkDatasets([uncited])).toThrow('fee: the row ["mpf",[]] cites nothing');
    expect(() => checkDatasets([{ ...uncited, table: 'fact_key' }])).not.toThrow();
    expect(() => checkDatasets([entries, entries])).toThrow('two datasets of scope_list_entry');
  });
});
