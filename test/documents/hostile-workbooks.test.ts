import { describe, expect, it } from '@jest/globals';
import * as hostile from '../support/hostile-files.js';
import { farCellElsewhere, sharedStringsOf, sheetOf, workbookWith } from '../support/hostile-workbooks.js';
import { refused, type RefusedFile } from './support/refused-file.js';

const cell = (address: string): string => `<row r="1"><c r="${address}"><v>1</v></c></row>`;
const TEXT = (text: string): string => `<sst><si><t>${text}</t></si></sst>`;

/** Parts of a workbook that lie, and are named, where nobody expects them. */
const rows: readonly RefusedFile[] = [
  [
    'a far cell in a sheet that lies elsewhere',
    () => farCellElsewhere(),
    'payload-too-large',
    'shared texts',
  ],
  ['the same with few texts', () => farCellElsewhere(1), 'invalid-parameter', 'damaged'],
  ['a column that no sheet has', () => workbookWith({ rows: cell('XFE1') }), 'invalid-parameter', 'damaged'],
  [
    'a row that no sheet has',
    () => workbookWith({ rows: '<row r="1048577"/>' }),
    'invalid-parameter',
    'damaged',
  ],
  [
    'a cell in another row than its own',
    () => workbookWith({ rows: cell('A20000') }),
    'invalid-parameter',
    'damaged',
  ],
  ['a column that is not read', () => workbookWith({ rows: cell('IW1') }), 'payload-too-large', 'IW1'],
  [
    'cells out of order',
    () => workbookWith({ rows: '<row><c r="B1"/><c r="A1"/></row>' }),
    'invalid-parameter',
    'damaged',
  ],
  [
    'a sheet outside of the archive',
    () => workbookWith({ target: '../../../../etc/passwd' }),
    'invalid-parameter',
    'outside',
  ],
  ['a sheet that is not there', () => workbookWith({ target: '/none.xml' }), 'invalid-parameter', 'damaged'],
  [
    'a text longer than a cell holds',
    () => workbookWith({ sharedStrings: TEXT('x'.repeat(32_768)) }),
    'payload-too-large',
    'longer than 32767',
  ],
  [
    'elements within elements',
    () => workbookWith({ rows: `${'<x>'.repeat(5_000)}${'</x>'.repeat(5_000)}` }),
    'payload-too-large',
    'deep',
  ],
  [
    'one sheet named a hundred times',
    () => {
      const sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>'.repeat(100);
      const workbook = `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`;
      const rows = `<row><c t="str"><v>${'some text '.repeat(50)}</v></c></row>`.repeat(1_000);
      return workbookWith({ workbook, rows });
    },
    'payload-too-large',
    'parts that are read',
  ],
  [
    'a thousand sheets',
    () => {
      const sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>'.repeat(1_000);
      return workbookWith({ workbook: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>` });
    },
    'payload-too-large',
    '100 sheets',
  ],
  [
    'a part packed in another way',
    () =>
      workbookWith({ more: [{ name: 'xl/sharedStrings.xml', content: sharedStringsOf(10), method: 12 }] }),
    'invalid-parameter',
    'packed in a way',
  ],
  [
    'two parts that differ in case alone',
    () => workbookWith({ more: [{ name: 'XL/WORKBOOK.XML', content: sheetOf('') }] }),
    'invalid-parameter',
    'two parts',
  ],
  [
    'an archive in the sheet',
    () => workbookWith({ sheet: Buffer.from(hostile.workbookOf('')) }),
    'invalid-parameter',
    'damaged',
  ],
  [
    'a part with a bit turned over',
    () => {
      const bytes = hostile.workbookOf('<row r="1"><c r="A1"><v>125</v></c></row>');
      const at = Buffer.from(bytes).indexOf('xl/workbook.xml') + 15;
      bytes[at + 20]! ^= 1;
      return bytes;
    },
    'invalid-parameter',
    'damaged',
  ],
];

describe('a hostile workbook', () => {
  it.each(rows)('with %s is refused with its reason', async (...row) => {
    const [, make, kind, words] = row;
    const problem = await refused(await make());
    expect(problem.kind).toBe(kind);
    expect(problem.message).toContain(words);
  });
});
