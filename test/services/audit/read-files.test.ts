import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AuditRecord } from '../../../src/audit/entry-report.js';
import { readAuditFiles } from '../../../src/services/audit/files/read-files.js';
import { toFileSource } from '../../../src/services/tables/table-files.js';
import { FILE_LIMITS } from '../../../src/documents/source/limits.js';
import { zipOf } from '../../support/hostile-files.js';
import { workbookWith } from '../../support/hostile-workbooks.js';
import { TWO_ENTRIES } from '../../support/two-entries.js';

const CSV = { name: 'es003.csv', content: TWO_ENTRIES };

/** Text that a ratio does not give away as hostile: two hexadecimal digits a byte of a cipher. */
function hardlyPacked(bytes: number): string {
  const key = Buffer.alloc(16);
  return createCipheriv('aes-128-ctr', key, key).update(Buffer.alloc(bytes)).toString('hex');
}

async function read(content: string | Uint8Array) {
  const records: AuditRecord[] = [];
  const source = toFileSource(Buffer.from(content));
  const files = await readAuditFiles([{ name: 'given', source }], {
    columns: {},
    take: (record) => void records.push(record),
  });
  return { files, records };
}

const refused: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
  ['a table of something else', 'a,b\n1,2\n', /^file: no row/],
  ['an open quote', `${TWO_ENTRIES}"a quote that nobody closes`, /^file: it is no CSV/],
  ['a cut-off archive', zipOf([CSV]).subarray(0, 300), /^file: it is damaged/],
  ['an archive of nothing', zipOf([]), /^file: /],
  [
    'an archive of too many files',
    zipOf(Array.from({ length: 21 }, (_, at) => ({ ...CSV, name: `${at}.csv` }))),
    /^file: the archive has 21 files; 1 to 20/,
  ],
  [
    'an archive with a file that is none',
    zipOf([CSV, { name: 'notes.txt', content: 'hello' }]),
    /^file "notes\.txt": no row/,
  ],
  [
    'an archive in an archive',
    zipOf([CSV, { name: 'in.zip', content: Buffer.from(zipOf([CSV])) }]),
    /^file "in\.zip": /,
  ],
  ['an encrypted archive', zipOf([{ ...CSV, flags: 1 }]), /^file: it is encrypted/],
  ['a path that leads out', zipOf([{ ...CSV, name: '../es003.csv' }]), /^file: it has a part whose path/],
  ['sizes that no audit holds', zipOf([{ ...CSV, statedSize: 2 ** 31 }]), /unfolds to 2147483648 bytes/],
  [
    'a part that says less than it holds',
    zipOf([CSV, { ...CSV, name: 'a.csv', statedSize: 10 }]),
    /^file "a\.csv": |larger than its directory/,
  ],
];

describe('files of an audit', () => {
  it.each(refused)('are refused with the reason: %s', async (_, content, detail) => {
    await expect(read(content)).rejects.toMatchObject({ message: expect.stringMatching(detail) });
  });

  it('are those of an archive, in its order, with what its programs add left out', async () => {
    const { files, records } = await read(
      zipOf([
        { name: 'customs/', content: '' },
        { ...CSV, name: 'customs/a\u001b[31m.csv' },
        { name: 'customs/.DS_Store', content: 'no file' },
        { name: '__MACOSX/a.csv', content: 'no file' },
        { ...CSV, name: 'b.csv' },
      ]),
    );
    expect(files.map(({ name, data }) => [name, data])).toEqual([
      ['customs/a?[31m.csv', 3],
      ['b.csv', 3],
    ]);
    expect(records.map(({ file }) => file)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('are a workbook that unfolds to more than a trade document may', async () => {
    const [header, line] = TWO_ENTRIES.split('\n').map((row) => row.split(','));
    const cell = (text: string): string => `<c t="str"><v>${text}</v></c>`;
    const remarks = hardlyPacked(13_500_000).match(/.{20000}/g)!;
    const lines = remarks.map((remark, at) => [...line!.with(5, `${at % 900}`), remark]);
    const rows = [[...header!, 'Remarks'], ...lines]
      .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
      .join('');
    expect(rows.length).toBeGreaterThan(FILE_LIMITS.workbookBytes);
    const { files } = await read(workbookWith({ rows }));
    expect(files).toMatchObject([{ name: 'given', format: 'ACE ES-003' }]);
    expect(files[0]!.data).toBe(remarks.length);
  });
});
