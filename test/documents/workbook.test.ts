import { describe, expect, it } from '@jest/globals';
import { readReportWorkbook, readWorkbook } from '../../src/documents/source/read-workbook.js';
import { workbookWith, type WorkbookParts } from '../support/hostile-workbooks.js';

/** The texts of the first sheet by their cells. */
function cellsOf(parts: WorkbookParts): Record<string, string> {
  const [page] = readWorkbook(workbookWith(parts)).pages;
  return Object.fromEntries(page!.runs.map(({ cell, text }) => [cell, text]));
}

describe('a workbook', () => {
  it.each([
    ['worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['/parts/a.xml', 'parts/a.xml'],
    ['../parts/./a.xml', 'parts/a.xml'],
    ['Worksheets/Sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ])('has its sheet where its relationship says: %s', (...row) => {
    const [target, sheetAt] = row;
    const rows = '<row r="2"><c r="C2"><v>4</v></c></row>';
    expect(cellsOf({ target, sheetAt, rows })).toEqual({ C2: '4' });
  });

  it('has texts shared, within the cell, in pieces, escaped, and without how they are pronounced', () => {
    const rows =
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t> own </t></is></c><c t="str"><f>A1</f><v>of a formula</v></c></row>';
    const sharedStrings =
      '<sst><si><r><t>Steel </t></r><r><t>&amp; iron</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t>two_x0009_words</t></si></sst>';
    expect(cellsOf({ rows, sharedStrings })).toEqual({
      A1: 'Steel & iron',
      B1: 'two\twords',
      C1: 'own',
      D1: 'of a formula',
    });
  });

  it('has numbers as they are written, days, truths, and nothing for an error or an empty cell', () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]dd\\-mmm\\-yyyy;@"/><numFmt numFmtId="165" formatCode="0.00&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const cells =
      '<c s="0"><v>45000</v></c><c s="1"><v>45000</v></c><c s="2"><v>45000.75</v></c><c s="3"><v>2.5</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c s="1"/><c><v>0.30000000000000004</v></c><c t="d"><v>2026-05-04</v></c>';
    expect(cellsOf({ rows: `<row>${cells}</row>`, styles })).toEqual({
      A1: '45000',
      B1: '2023-03-15',
      C1: '2023-03-15',
      D1: '2.5',
      E1: 'true',
      H1: '0.3',
      I1: '2026-05-04',
    });
  });

  it('may have names of elements with prefixes', () => {
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(cellsOf({ sheet })).toEqual({ A1: '7' });
  });
});

describe('a workbook of a report', () => {
  const rowsOf = (parts: WorkbookParts) =>
    readReportWorkbook(workbookWith(parts)).map(({ name, forEachRow }) => {
      const rows: (readonly string[])[] = [];
      forEachRow((cells) => rows.push(cells));
      return [name, rows];
    });

  it('has a number with three decimals that nobody takes for thousands, and a text as it is', () => {
    const rows = '<row><c><v>12.345</v></c><c><v>2.5</v></c><c t="str"><v>1.000</v></c></row>';
    expect(rowsOf({ rows })).toEqual([['A', [['12.3450', '2.5', '1.000']]]]);
  });

  it('has no sheet that is hidden', () => {
    const workbook =
      '<workbook><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="New" r:id="rId3"/></sheets></workbook>';
    const sheets = { rId3: '<row><c><v>2</v></c></row>' };
    expect(rowsOf({ workbook, rows: '<row><c><v>1</v></c></row>', sheets })).toEqual([['New', [['2']]]]);
  });
});
