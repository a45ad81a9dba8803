import { zipOf, type PartOptions } from './hostile-files.js';

const XML = '<?xml version="1.0"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const WORKBOOK = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** What a workbook is made of where it is otherwise than usual. */
export interface WorkbookParts {
  /** What the relationship of the sheet names as its target. */
  readonly target?: string;
  /** Where the sheet lies in the archive. */
  readonly sheetAt?: string;
  readonly rows?: string;
  /** The whole sheet, where it is not rows in a usual frame. */
  readonly sheet?: string | Buffer;
  readonly workbook?: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
  /** Rows of further sheets, by the id that the workbook names them by. */
  readonly sheets?: Readonly<Record<string, string>>;
  readonly more?: readonly PartOptions[];
}

/** A workbook of one sheet whose parts lie, and are named, where a test says. */
export function workbookWith({
  target = 'worksheets/sheet1.xml',
  sheetAt = 'xl/worksheets/sheet1.xml',
  rows = '',
  sheet = sheetOf(rows),
  workbook = WORKBOOK,
  sharedStrings,
  styles,
  sheets = {},
  more = [],
}: WorkbookParts): Uint8Array {
  const relations = [
    relation('rId1', 'worksheet', target),
    relation('texts', 'sharedStrings', 'sharedStrings.xml'),
    relation('styles', 'styles', 'styles.xml'),
    ...Object.keys(sheets).map((id) => relation(id, 'worksheet', `worksheets/${id}.xml`)),
  ].join('');
  const optional = [
    { name: 'xl/sharedStrings.xml', content: sharedStrings },
    { name: 'xl/styles.xml', content: styles },
  ].flatMap(({ name, content }) => (content === undefined ? [] : [{ name, content }]));
  return zipOf([
    { name: '[Content_Types].xml', content: `${XML}<Types xmlns="${PACKAGE}/content-types"/>` },
    { name: 'xl/workbook.xml', content: workbook },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`,
    },
    { name: sheetAt, content: sheet },
    ...Object.entries(sheets).map(([id, own]) => ({
      name: `xl/worksheets/${id}.xml`,
      content: sheetOf(own),
    })),
    ...optional,
    ...more,
  ]);
}

export function sheetOf(rows: string): string {
  return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
}

function relation(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
}

/** Shared strings of so many bytes, short and many, that pack to about a fiftieth: below every limit of a ratio. */
export function sharedStringsOf(bytes: number): string {
  const items: string[] = [];
  let seed = 1;
  const draw = (): number => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff;
  for (let size = 0; size < bytes; size += items.at(-1)!.length) {
    const start = draw() < 0.2 ? String(Math.floor(draw() * 1000)) : '';
    items.push(`<si><t>${start}${'x'.repeat(30)}</t></si>`);
  }
  return `${XML}<sst xmlns="${MAIN}">${items.join('')}</sst>`;
}

/**
 * The sheet lies where nobody looks for a sheet, its one cell stands in column 8,353,082,582 (the last of a workbook is
 * XFD, 16,384), and the shared strings fill the memory beside it: 244 kB. It ended a process that read it in a thread.
 */
export function farCellElsewhere(stringsMiB = 12): Uint8Array {
  return workbookWith({
    target: '/parts/a.xml',
    sheetAt: 'parts/a.xml',
    rows: '<row r="1"><c r="ZZZZZZZ1" t="s"><v>0</v></c></row>',
    sharedStrings: sharedStringsOf(stringsMiB * 1024 * 1024),
  });
}
