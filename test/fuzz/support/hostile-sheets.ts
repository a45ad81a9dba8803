import fc from 'fast-check';
import { sharedStringsOf, workbookWith } from '../../support/hostile-workbooks.js';
import type { FuzzedFile } from './file-mutations.js';

const address = fc.constantFrom(
  ...[
    'A1',
    'XFD1048576',
    'XFE1',
    'ZZZZZZZ1',
    'A1048577',
    'A99999999999',
    'a1',
    '1',
    '',
    'A0',
    'AAAAAAAAAAAAAAAA1',
  ],
  ...['IV20000', 'IW1', 'A20001', 'A-1', '$A$1', 'A1:B2', 'Ａ1'],
);
const target = fc.constantFrom(
  ...['worksheets/sheet1.xml', '/parts/a.xml', '../parts/a.xml', '../../../etc/passwd', 'file:///etc/passwd'],
  ...[
    'http://127.0.0.1/a.xml',
    '',
    '/',
    '.',
    'parts/a.xml',
    '_rels/workbook.xml.rels',
    'workbook.xml',
    '%2e%2e/a',
  ],
);
const cellOf = fc
  .record({
    r: address,
    t: fc.constantFrom('n', 's', 'str', 'inlineStr', 'b', 'e', 'd', 'x'),
    v: fc.constantFrom(
      '0',
      '-1',
      '1e309',
      '999999999',
      'NaN',
      '45000',
      'x'.repeat(40_000),
      '&#x0;',
      '&lol;',
      '',
    ),
    s: fc.constantFrom('0', '1', '-1', '4294967296'),
  })
  .map(({ r, t, v, s }) => `<c r="${r}" t="${t}" s="${s}"><v>${v}</v><is><t>${v}</t></is></c>`);
const row = fc
  .tuple(
    fc.constantFrom('', ' r="1"', ' r="1048576"', ' r="9e9"', ' r="-1"'),
    fc.array(cellOf, { maxLength: 4 }),
  )
  .map(([r, cells]) => `<row${r}>${cells.join('')}</row>`);

const oddWorkbook = fc
  .record({
    target,
    sheetAt: fc.constantFrom('xl/worksheets/sheet1.xml', 'parts/a.xml', 'xl/parts/a.xml'),
    rows: fc.array(row, { maxLength: 6 }).map((rows) => rows.join('')),
    strings: fc.constantFrom(0, 1, 1_000, 1_000_000, 12_000_000, 15_000_000),
  })
  .map(({ strings, ...parts }): FuzzedFile => ({
    name: `a workbook with its sheet at ${parts.target} and ${strings} bytes of texts`,
    bytes: workbookWith({ ...parts, ...(strings > 0 && { sharedStrings: sharedStringsOf(strings) }) }),
  }));

/** Much of one thing, within every limit of bytes. */
const longWorkbook = fc
  .tuple(
    fc.constantFrom(
      ...[
        '<row><c/></row>',
        '<row/>',
        '<c/>',
        '<x>',
        '<row><c><v>1</v></c></row>',
        '<!-- x -->',
        '<row a="1" b="2"/>',
      ],
      ...[
        '<row><c t="s"><v>0</v></c></row>',
        '&amp;',
        '<![CDATA[x]]>',
        '<?x y?>',
        '<row><c t="str"><v>x y z</v></c></row>',
      ],
    ),
    fc.constantFrom(100, 10_000, 19_000, 200_000, 400_000),
  )
  .map(([part, times]): FuzzedFile => ({
    name: `a workbook of ${times} times ${part}`,
    bytes: workbookWith({ rows: part.repeat(times), sharedStrings: sharedStringsOf(1000) }),
  }));

/** An archive in an archive in an archive. */
const nestedWorkbook = fc.integer({ min: 1, max: 8 }).map((levels): FuzzedFile => {
  let bytes = workbookWith({});
  for (let level = 0; level < levels; level += 1)
    bytes = workbookWith({
      target: '../inner.xlsx',
      sheetAt: 'inner.xlsx',
      sheet: Buffer.from(bytes),
      more: [{ name: 'xl/inner.xlsx', content: Buffer.from(bytes) }],
    });
  return { name: `archives within one another, ${levels} deep`, bytes };
});

export const hostileSheets: fc.Arbitrary<FuzzedFile> = fc.oneof(oddWorkbook, longWorkbook, nestedWorkbook);
