import { describe, expect, it } from '@jest/globals';
import { decimal, json, list, optional, period, text, whole } from '../../src/tables/column.js';
import { ColumnCollector, toCellRows } from '../../src/tables/columns.js';
import type { Cell } from '../../src/tables/dataset.js';
import { cellsOf } from '../../src/tables/packed-dataset.js';
import { readRows } from '../../src/tables/read-rows.js';
import { defineTable, listFields } from '../../src/tables/table.js';

const GOODS = defineTable('goods', {
  name: text(),
  weight: optional(whole()),
  price: decimal(),
  units: list(),
  facts: json<Readonly<Record<string, string>>>(),
  legal: period(),
});
const COLUMNS = listFields(GOODS).map(({ column }) => column);
const ROWS: readonly (readonly Cell[])[] = [
  ['plum', 10, '1.10', ['kg'], { ripe: 'yes' }, '2026-01-01', null],
  ['apple', 9, '1.10', ['kg'], { ripe: 'yes' }, '2026-01-01', null],
  ['pear', null, '0.30', [], {}, '2026-01-01', '2026-02-01'],
];
const dataset = (rows = ROWS) => ({ table: 'goods', columns: COLUMNS, rows });
const namesOf = async (...orderBy: Parameters<typeof readRows>[2]) =>
  (await readRows(GOODS, cellsOf(dataset()), orderBy)).map(({ name }) => name);

describe('rows that are read from their columns', () => {
  it('have the members of the table, in the order in which they were written', async () => {
    const rows = await readRows(GOODS, cellsOf(dataset()), ['id']);
    expect(rows.map(({ price, ...row }) => ({ ...row, price: price.toString() }))).toEqual([
      {
        ...{ name: 'plum', weight: 10, price: '1.1', units: ['kg'], facts: { ripe: 'yes' } },
        legal: { from: '2026-01-01', to: null },
      },
      {
        ...{ name: 'apple', weight: 9, price: '1.1', units: ['kg'], facts: { ripe: 'yes' } },
        legal: { from: '2026-01-01', to: null },
      },
      {
        ...{ name: 'pear', weight: null, price: '0.3', units: [], facts: {} },
        legal: { from: '2026-01-01', to: '2026-02-01' },
      },
    ]);
  });

  it('share equal values, and all of it is frozen', async () => {
    const [plum, apple, pear] = await readRows(GOODS, cellsOf(dataset()), ['id']);
    expect([plum!.units, plum!.facts, plum!.legal, plum!.price]).toEqual([
      apple!.units,
      apple!.facts,
      apple!.legal,
      apple!.price,
    ]);
    for (const member of ['units', 'facts', 'legal', 'price'] as const)
      expect(plum![member]).toBe(apple![member]);
    expect(pear!.legal).not.toBe(plum!.legal);
    for (const part of [plum, plum!.units, plum!.facts, plum!.legal])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('stand in the order that is asked for: numbers by value, texts by code point, null last or first', async () => {
    expect(await namesOf('weight')).toEqual(['apple', 'plum', 'pear']);
    expect(await namesOf({ nullsFirst: 'weight' })).toEqual(['pear', 'apple', 'plum']);
    expect(await namesOf('legalTo', 'name')).toEqual(['pear', 'apple', 'plum']);
  });

  it('have null where the columns lack one, and there are none where nothing is held', async () => {
    const few = { table: 'goods', columns: ['name', 'price'], rows: [['fig', '2']] };
    const [fig] = await readRows(GOODS, cellsOf(few), ['weight']);
    expect(fig).toMatchObject({ weight: null, units: [], legal: { from: null, to: null } });
    const empty = { table: 'goods', columns: [], rows: [] };
    expect(await readRows(GOODS, cellsOf(empty), ['name'])).toEqual([]);
  });
});

describe('columns', () => {
  it('hold each distinct value once and give the rows back', () => {
    const cells = cellsOf(dataset());
    expect(cells.columns.get('price')).toMatchObject({ values: ['1.10', '0.30'], at: [0, 0, 1] });
    expect(cells.columns.get('units')).toMatchObject({ values: [['kg'], []], at: [0, 0, 1] });
    expect(toCellRows(cells)).toEqual(ROWS);
  });

  it('tell a text from the list or number that is written alike', () => {
    const cells = new ColumnCollector(['a']);
    for (const cell of ['["kg"]', ['kg'], '1', 1, null, 'null']) cells.add([cell]);
    expect(cells.columns.get('a')?.values).toEqual(['["kg"]', ['kg'], '1', 1, null, 'null']);
  });

  it('refuse a row with too few cells', () => {
    const cells = new ColumnCollector(['a', 'b']);
    cells.add([1, 2]);
    expect(() => cells.add([1])).toThrow('row 2 has 1 cells of 2');
  });
});
