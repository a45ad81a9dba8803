import { describe, expect, it } from '@jest/globals';
import { parseArchive } from '../../src/ingest/sources/hts/parse-archive.js';
import { line, read, superior, toBytes, valueOf, type Printed } from './hts-printing.js';

const HEADING = line(0, '0101');
/** Enough sound rows that a single bad one is under the bound of 0.5%. */
const SOUND = Array.from({ length: 400 }, (_, place) => line(0, String(1000 + place)));
const kindsOf = (rows: readonly Printed[]): readonly string[] => read(rows).issues.map((issue) => issue.kind);

describe('a row of the export', () => {
  it('is read with every cell', () => {
    const [row] = read([
      line(0, '9904.19.11', {
        description: 'Valued  less than\u00a010¢/kg ',
        units: ['kg', ' No. '],
        general: 'Free',
        special: 'Free (AU)\n2% (JP)',
        other: '35%',
        quotaQuantity: '100 t',
        additionalDuties: '36.6¢/kg',
      }),
    ]).rows;
    expect(row).toMatchObject({
      rowKey: '99041911',
      htsNumber: '99041911',
      chapter: '99',
      indent: 0,
      description: { text: 'Valued less than 10¢/kg' },
      units: ['kg', 'No.'],
      general: { text: 'Free' },
      special: { text: 'Free (AU) 2% (JP)', raw: 'Free (AU)\n2% (JP)' },
      column2: { text: '35%' },
      quotaQuantity: { text: '100 t' },
      additionalDuties: { text: '36.6¢/kg' },
    });
  });

  it('takes additional duties from the misspelt member where the right one is empty', () => {
    const misspelt = line(0, '9904.19.11', { addiitionalDuties: '5%' });
    const both = line(0, '9904.19.12', { additionalDuties: '6%', addiitionalDuties: '5%' });
    const archive = read([misspelt, both]);
    expect(archive.rows.map((row) => row.additionalDuties?.text)).toEqual(['5%', '6%']);
    expect(archive.issues).toMatchObject([{ kind: 'misspelt-field', record: '99041911' }]);
  });

  it('reads a padded indent and says so', () => {
    const archive = read([HEADING, line(1, '0101.21.00', { indent: '01' })]);
    expect(archive.rows[1]?.indent).toBe(1);
    expect(archive.issues).toMatchObject([{ kind: 'padded-indent', record: '01012100' }]);
  });

  it('is superior as the text "true" and as true', () => {
    const rows = [
      HEADING,
      superior(1, 'Horses:'),
      { ...superior(2, 'Others:'), superior: true },
      line(3, '0101.21.00'),
    ];
    expect(read(rows).rows.map((row) => row.htsNumber)).toEqual(['0101', null, null, '01012100']);
  });

  it('keeps the text <5 mm and drops the mark-up of the editor', () => {
    const description = 'Of a width <5 mm<il>, of <i>Salmo</i></il><br /><newline></newline>salar';
    expect(read([line(0, '0101', { description })]).rows[0]?.description.text).toBe(
      'Of a width <5 mm, of Salmo salar',
    );
  });

  it.each<[string, Printed]>([
    ['a description that is a number', { description: 7 }],
    ['no general rate', { general: undefined }],
    ['a rate of null', { other: null }],
    ['NaN for a rate', { general: 'NaN' }],
    ['a negative rate', { other: '-5%' }],
    ['a failed formula', { special: '#REF!' }],
    ['a rate beyond any of the schedule', { general: '5000%' }],
    ['a unit nobody has heard of', { units: ['furlongs'] }],
    ['an indent in words', { indent: 'two' }],
    ['a bottomless indent', { indent: '99' }],
    ['a number of nine digits and letters', { htsno: '0101.21.00.1O' }],
    ['no number and no mark of a superior row', { htsno: '', superior: null }],
    ['units that are not a list', { units: 'kg' }],
    ['a unit that is not a text', { units: [3] }],
    ['a note without a text', { footnotes: [{ columns: ['general'] }] }],
  ])('is left out, with the reason, when it has %s', (_, members) => {
    const archive = read([...SOUND, line(0, '0101', members)]);
    expect(archive.rows).toHaveLength(SOUND.length);
    expect(archive.issues).toMatchObject([
      { kind: 'row-refused', record: 'row 401', message: expect.any(String) },
    ]);
  });

  it('stays as the revision before printed it when it cannot be read', () => {
    const before = read([...SOUND, line(0, '0101', { general: '5%' })]);
    const previousRow = (digits: string) => before.rows.find((row) => row.htsNumber === digits) ?? null;
    const archive = valueOf(
      parseArchive(toBytes([...SOUND, line(0, '0101', { general: 'NaN' })]), { previousRow }),
    );
    expect(archive.rows.at(-1)).toMatchObject({ htsNumber: '0101', general: { text: '5%' } });
    expect(archive.issues).toMatchObject([
      { kind: 'row-refused', message: expect.stringContaining('kept as the revision before') },
    ]);
  });

  it('refuses the file when more than one row in two hundred cannot be read', () => {
    const bad = [
      line(0, '0101', { general: 1 }),
      line(0, '0102', { general: 1 }),
      line(0, '0103', { general: 1 }),
    ];
    expect(parseArchive(toBytes([...SOUND, ...bad.slice(0, 2)]))).toMatchObject({ ok: true });
    expect(parseArchive(toBytes([...SOUND, ...bad]))).toMatchObject({
      ok: false,
      message: expect.stringContaining('3 of 403 rows'),
    });
  });

  it('is kept as first printed when its number comes twice', () => {
    const archive = read([
      line(0, '0101', { description: 'first' }),
      line(0, '0101', { description: 'second' }),
    ]);
    expect(archive.rows.map((row) => row.description.text)).toEqual(['first']);
    expect(archive.issues).toMatchObject([{ kind: 'repeated-number', record: '0101' }]);
  });

  it('passes members nobody has heard of', () => {
    expect(kindsOf([line(0, '0101', { newMember: { deep: true } })])).toEqual([]);
  });
});

describe('notes of a row', () => {
  const headingsIn = (value: string): readonly string[] =>
    read([line(0, '0101', { footnotes: [{ columns: ['general'], value, type: 'endnote' }] })]).rows[0]!
      .endnotes[0]!.headings;

  it.each([
    ['See 9903.88.15. ', ['9903.88.15']],
    ['See 9903.88.03, 9903.88.15 and\u00a0 9903.91.01. ', ['9903.88.03', '9903.88.15', '9903.91.01']],
    ['See 9817.84.01, 9903.88.03 and U.S. note 19 to subchapter III, chapter 99. ', ['9903.88.03']],
    ['See subheadings 9904.04.50-9904.05.01. ', ['9904.04.50', '9904.05.01']],
    ['See 9903.88.04its associated definitional note (U.S. note 20(g)).', ['9903.88.04']],
    ['See chapter 4 statistical note 1.', []],
  ])('name their Chapter 99 headings: %s', (value, headings) => expect(headingsIn(value)).toEqual(headings));

  it.each(['See 9903.92. ', 'See 9903.8803.', 'See 99.03.88.15.'])(
    'are remarked when a heading is malformed: %s',
    (value) => {
      const archive = read([
        line(0, '0101', { footnotes: [{ columns: ['general'], value, type: 'endnote' }] }),
      ]);
      expect(archive.issues).toMatchObject([{ kind: 'malformed-endnote-heading', record: '0101' }]);
      expect(archive.rows[0]?.endnotes).toMatchObject([{ value: value.trim(), headings: [] }]);
    },
  );

  it('keep columns, type and marker', () => {
    const footnotes = [{ columns: ['stat', 'units'], marker: '1', value: ' See note. ', type: 'footnote' }];
    expect(read([line(0, '0101', { footnotes })]).rows[0]?.endnotes).toEqual([
      { columns: ['stat', 'units'], marker: '1', value: 'See note.', type: 'footnote', headings: [] },
    ]);
  });
});
