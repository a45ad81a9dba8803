import { describe, expect, it } from '@jest/globals';
import { parseArchive } from '../../src/ingest/sources/hts/parse-archive.js';
import { mergeOrder } from '../../src/ingest/sources/hts/row-order.js';
import { line, read, superior, toBytes, valueOf, type Printed } from './hts-printing.js';

const HORSES = [
  line(0, '0101'),
  superior(1, 'Horses:'),
  line(2, '0101.21.00'),
  line(3, '0101.21.00.10'),
  superior(3, 'Other:'),
  line(4, '0101.21.00.20'),
  line(1, '0101.30.00.00'),
];
const keysOf = (rows: readonly Printed[]): readonly string[] => read(rows).rows.map((row) => row.rowKey);

describe('the tree of a revision', () => {
  it('hangs every row under the nearest row of a lower indent', () => {
    const rows = read(HORSES).rows;
    const [, horses, , , other] = rows;
    expect(rows.map((row) => row.parentRowKey)).toEqual([
      null,
      '0101',
      horses!.rowKey,
      '01012100',
      '01012100',
      other!.rowKey,
      '0101',
    ]);
  });

  it('names superior rows by the number above them and their wording', () => {
    const [, horses, , , other] = read(HORSES).rows;
    expect(horses!.rowKey).toMatch(/^0101\/horses~[0-9a-f]{10}$/);
    expect(other!.rowKey).toMatch(/^01012100\/other~[0-9a-f]{10}$/);
  });

  it('keeps those names when lines come and go around them', () => {
    const later = [...HORSES.slice(0, 2), line(2, '0101.19.00'), ...HORSES.slice(2, 3), ...HORSES.slice(4)];
    const before = new Set(keysOf(HORSES));
    expect(keysOf(later).filter((key) => !before.has(key))).toEqual(['01011900']);
  });

  it('tells equal superior rows beside each other apart', () => {
    const rows = [
      line(0, '0101'),
      superior(1, 'Other:'),
      line(2, '0101.21.00'),
      superior(1, 'Other:'),
      line(2, '0101.29.00'),
    ];
    const [, first, , second] = keysOf(rows);
    expect(second).toBe(`${first}#2`);
  });

  it('lets the title of a subchapter stand alone, before the heading it opens', () => {
    const rows = read([
      line(0, '2716.00.00.00'),
      superior(1, 'I. CHEMICAL ELEMENTS'),
      line(0, '2801'),
      line(1, '2801.10.00.00'),
    ]).rows;
    expect(rows.map((row) => [row.chapter, row.parentRowKey])).toEqual([
      ['27', null],
      ['28', null],
      ['28', null],
      ['28', '2801'],
    ]);
  });

  it('hangs a row that skips an indent under the nearest row above and remarks it', () => {
    const archive = read([line(0, '3821.00.00'), line(2, '3821.00.00.10')]);
    expect(archive.rows[1]?.parentRowKey).toBe('38210000');
    expect(archive.issues).toMatchObject([{ kind: 'skipped-indent', record: '3821000010' }]);
  });

  it('remarks a line printed under a number it does not continue', () => {
    const archive = read([line(0, '9823.03.01'), line(1, '9823.03.02')]);
    expect(archive.issues).toMatchObject([{ kind: 'foreign-parent', record: '98230302' }]);
  });
});

describe('a heading lost in printing', () => {
  const lost = toBytes(HORSES.slice(1));

  it('is put back as the revision before printed it, before its superior rows', () => {
    const previous = new Map(read(HORSES).rows.map((row) => [row.rowKey, row]));
    const archive = valueOf(parseArchive(lost, { previousRow: (digits) => previous.get(digits) ?? null }));
    expect(archive.rows.map((row) => row.rowKey)).toEqual(keysOf(HORSES));
    expect(archive.issues).toMatchObject([{ kind: 'heading-restored', record: '0101' }]);
  });

  it('in the middle does not hang its rows under the heading before', () => {
    const before = [line(0, '0100'), line(1, '0100.10.00.00')];
    const previous = new Map(read([...before, ...HORSES]).rows.map((row) => [row.rowKey, row]));
    const bytes = toBytes([...before, ...HORSES.slice(1)]);
    const archive = valueOf(parseArchive(bytes, { previousRow: (digits) => previous.get(digits) ?? null }));
    expect(archive.rows.map((row) => row.parentRowKey)).toEqual(
      read([...before, ...HORSES]).rows.map((row) => row.parentRowKey),
    );
  });

  it('is remarked when no revision has it', () => {
    expect(valueOf(parseArchive(lost)).issues).toMatchObject([{ kind: 'heading-missing', record: '0101' }]);
  });
});

describe('one printing order for all revisions', () => {
  const printed = (...numbers: readonly string[]) => read(numbers.map((number) => line(0, number))).rows;
  const orderOf = (...printings: ReturnType<typeof printed>[]): readonly string[] =>
    printings
      .reduce<ReturnType<typeof mergeOrder>>((order, rows) => mergeOrder(order, rows), [])
      .map((key) => key.rowKey);

  it('keeps rows out of print at their number', () => {
    expect(
      orderOf(
        printed('0101', '0103', '0105'),
        printed('0101', '0102', '0105'),
        printed('0102', '0104', '0105'),
      ),
    ).toEqual(['0101', '0102', '0103', '0104', '0105']);
  });

  it('keeps a superior row out of print with the lines it gathered', () => {
    const old = read(HORSES).rows;
    const now = read([line(0, '0101'), line(1, '0101.30.00.00'), line(0, '0102')]).rows;
    expect(mergeOrder(mergeOrder([], old), now).map((key) => key.rowKey)).toEqual([
      ...keysOf(HORSES),
      '0102',
    ]);
  });

  it('keeps rows of several levels in their order when all are renumbered downwards', () => {
    const print = (frozen: string, ...others: readonly string[]) =>
      read([
        line(0, '2106'),
        superior(1, 'Frozen:'),
        line(2, frozen),
        superior(1, 'Other:'),
        ...others.map((number) => line(2, number)),
      ]).rows;
    const old = print('2106.90.99.95', '2106.90.99.97', '2106.90.99.98');
    const now = print('2106.90.99.91', '2106.90.99.92', '2106.90.99.93');
    const numbers = mergeOrder(mergeOrder([], old), now).flatMap(
      ({ htsNumber }) => htsNumber?.slice(8) || [],
    );
    expect(numbers).toEqual(['91', '92', '93', '95', '97', '98']);
  });
});
