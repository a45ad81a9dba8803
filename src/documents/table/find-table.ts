import { conventionsOf, type ReadingContext } from '../fields/reading-context.js';
import { foldText } from '../layout/fold.js';
import { bottomOf, textOfLine, type Line } from '../layout/lines.js';
import { readQuantity } from '../values/quantity-text.js';
import { cellsOf, widenColumns } from './cells.js';
import { findHeader, findHeaderAt, type Column, type TableHeader } from './find-header.js';
import { groupRows, type BodyLine, type Row } from './group-rows.js';

/** The goods of a document as rows of cells. */
export interface GoodsTable {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The lines that belong to it. */
  readonly lines: ReadonlySet<Line>;
}

/** Sums carried from page to page are not rows. */
const CARRIED =
  /^(carried|brought|c ?\/ ?f|b ?\/ ?f|continued|ubertrag|a reporter|report|suma y sigue|riporto|page total)/;
const ENDS = new Set([
  ...['subtotal', 'total', 'freight', 'insurance', 'discount', 'tax', 'packingCharges', 'totalQuantity'],
  ...['totalPackages', 'paymentTerms', 'incoterm', 'totalEnteredValue', 'totalDuty', 'totalOtherFees'],
]);
/** A gap of more than this many letter heights ends a table, unless a row follows. */
const END_GAP = 3.2;

/** Headings without rows that are skipped before the search stops. */
const MAX_TABLES = 8;

/** The goods table; null when no heading is found. Takes the first one with rows. */
export function findTable(context: ReadingContext): GoodsTable | null {
  let header = findHeader(context.lines, 0);
  for (let tried = 0; header !== null && tried < MAX_TABLES; tried += 1) {
    const table = readTable(context, header);
    if (table.rows.length > 0) return table;
    header = findHeader(context.lines, header.start + header.lineCount);
  }
  return null;
}

function readTable(context: ReadingContext, header: TableHeader): GoodsTable {
  const heading = context.lines.slice(header.start, header.start + header.lineCount);
  const { body, repeated } = collectBody(context, header);
  const kept = withoutTail(body);
  return {
    columns: header.columns,
    rows: groupRows(kept).filter((row) => row.some(({ isAnchor }) => isAnchor)),
    lines: new Set([...heading, ...repeated, ...kept.map(({ line }) => line)]),
  };
}

interface Body {
  readonly body: readonly BodyLine[];
  readonly repeated: readonly Line[];
}

function collectBody(context: ReadingContext, first: TableHeader): Body {
  const body: BodyLine[] = [];
  const repeated: Line[] = [];
  let header = first;
  let widened = reachOf(context, header);
  const printed = first.columns.flatMap(({ segments }) => segments.map(({ text }) => text));
  for (let at = header.start + header.lineCount; at < context.lines.length; at += 1) {
    const line = context.lines[at]!;
    const again = mayRepeat(line, printed) ? findHeaderAt(context.lines, at) : null;
    if (again !== null && isSame(again, first)) {
      header = again;
      widened = reachOf(context, header);
      repeated.push(...context.lines.slice(at, at + again.lineCount));
      at += again.lineCount - 1;
      continue;
    }
    if (CARRIED.test(foldText(textOfLine(line).slice(0, 80)))) continue;
    const cells = cellsOf(
      line,
      header.columns.map(({ box }) => box),
      widened,
    );
    const one = { line, cells, isAnchor: isAnchor(context, header, cells) };
    if (isEnd(context, one, body.at(-1))) break;
    body.push(one);
  }
  return { body, repeated };
}

/** False: this line contains no text of the heading, so it need not be checked. */
function mayRepeat({ segments }: Line, printed: readonly string[]): boolean {
  return segments.some(({ text }) => printed.some((words) => text.includes(words)));
}

/** The extents of the columns, from the lines up to the next heading or end. */
function reachOf(
  context: ReadingContext,
  { start, lineCount, columns }: TableHeader,
): ReturnType<typeof widenColumns> {
  const from = start + lineCount;
  const under = context.lines.slice(from, from + 60);
  const end = under.findIndex(
    (line, at) =>
      line.page !== context.lines[start]!.page ||
      isEndLabel(context, line) ||
      findHeaderAt(context.lines, from + at) !== null,
  );
  return widenColumns(columns, end < 0 ? under : under.slice(0, end));
}

function isSame(a: TableHeader, b: TableHeader): boolean {
  const names = (header: TableHeader): string => header.columns.map(({ role }) => role?.name ?? '').join(' ');
  return names(a) === names(b);
}

/** A line starts a row when most numeric columns have a number on it, at least two if there are two. */
function isAnchor(context: ReadingContext, { columns }: TableHeader, cells: BodyLine['cells']): boolean {
  const isNumeric = (column: number): boolean => {
    const role = columns[column]!.role;
    return role !== null && (role.type === 'decimal' || role.type === 'weight');
  };
  const wanted = columns.filter((_, index) => isNumeric(index)).length;
  const found = new Set(
    cells
      .filter(
        ({ column, segment }) =>
          isNumeric(column) && readQuantity(segment.text, conventionsOf(context, segment).decimalMark),
      )
      .map(({ column }) => column),
  );
  return found.size >= Math.min(2, wanted) && found.size > 0;
}

function isEnd(
  context: ReadingContext,
  { line, isAnchor: carries }: BodyLine,
  before: BodyLine | undefined,
): boolean {
  if (isEndLabel(context, line)) return true;
  if (carries || before === undefined || before.line.page !== line.page) return false;
  const bottom = Math.max(...before.line.segments.map(({ box }) => bottomOf(box)));
  return line.y - bottom > END_GAP * line.height;
}

/** Sums, terms and parties end a table; the origin and the weight of a row do not. */
function isEndLabel({ labelled, document }: ReadingContext, line: Line): boolean {
  const firstLabel = line.segments.map((segment) => labelled.get(segment)).find((one) => one !== undefined);
  if (firstLabel === undefined || firstLabel.start > 3) return false;
  const { label, isMarked, segmentIndex, end, segment } = firstLabel;
  if (label.kind === 'party') return isMarked;
  const isSum = label.name !== null && ENDS.has(label.name);
  const isWhole = end >= segment.text.length - 12 || isMarked;
  const isFirst = segmentIndex === 0 || line.segments.length <= 4 || document.isGrid;
  return isSum && isWhole && isFirst;
}

/** Lines without numbers after the last row are kept if they follow closely: wrapped text, not remarks. */
function withoutTail(body: readonly BodyLine[]): BodyLine[] {
  const last = body.findLastIndex(({ isAnchor: carries }) => carries);
  const tail = body.slice(last + 1);
  let previous = body[last];
  const close: BodyLine[] = [];
  for (const one of tail) {
    const bottom =
      previous === undefined ? 0 : Math.max(...previous.line.segments.map(({ box }) => bottomOf(box)));
    if (one.line.page !== previous?.line.page || one.line.y - bottom > one.line.height) break;
    close.push(one);
    previous = one;
  }
  return [...body.slice(0, last + 1), ...close];
}
