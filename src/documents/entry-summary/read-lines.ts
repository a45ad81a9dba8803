import { textOfLine, toSegment, wordsOf, type Line } from '../layout/lines.js';
import type { TextRun } from '../source/source-document.js';

/** One tariff number of a line of the form, each cell as printed; empty: the form has none. */
export interface PrintedNumber {
  readonly line: string;
  readonly hts: string;
  readonly spi: string;
  readonly origin: string;
  readonly value: string;
  readonly duty: string;
  readonly quantity: string;
  readonly unit: string;
}

/** What the table of one entry holds. */
export interface PrintedLines {
  readonly numbers: readonly PrintedNumber[];
  /** Fees by class: 499 processing, 501 harbor maintenance. */
  readonly fees: ReadonlyMap<string, string>;
  /** True: a line was entered under an AD/CVD case. */
  readonly hasCases: boolean;
}

/** Columns by a label that is printed above them, in either numbering of the form, in the order of the form. */
const COLUMNS = [
  ['gross', /gross weight/i],
  ['quantity', /net quantity/i],
  ['value', /entered value/i],
  ['rate', /htsus rate/i],
  ['duty', /duty and i\.?r\.? ?tax|duty and tax/i],
] as const;
type Column = (typeof COLUMNS)[number][0] | 'goods';

const HTS = /(?<![\d.])(\d{4}\.\d{2}\.\d{4}|\d{4}\.\d{2}\.\d{2}\.\d{2}|\d{4}\.\d{2}\.\d{2}|\d{10})(?![\d.])/;
const LINE_NUMBER = /^(\d{3})\b/;
const SPI = /^(?:\d{3} )?([A-Z][A-Z+*]?\+?) \d{4}/;
const ORIGIN = /(?:^|\s)O ?([A-Z]{2})(?=\s|$)/;
const CASE = /(?<!\w)[AC]-?\d{3}-?\d{3}(?:-?\d{3})?(?!\w)/;
const MONEY = /^\$?-?\d[\d,]*(?:\.\d+)?$/;
const END = /other fee summary|total entered value|declaration of importer/i;
const FEES: readonly (readonly [string, RegExp])[] = [
  ['499', /merchandise processing|(?<!\d)499(?!\d)/i],
  ['501', /harbor maintenance|(?<!\d)501(?!\d)/i],
];
/** Labels and values of a row stand within so many points of the label above them. */
const SLACK = 8;

/** The rows of the form below the labels of its columns, to the totals. Null: a page has no such labels. */
export function readLines(lines: readonly Line[]): PrintedLines | null {
  const reader = new LinesReader();
  let edges: Edges | null = null;
  let isOver = false;
  let page: unknown = null;
  for (const line of lines) {
    if (line.page !== page) [page, isOver] = [line.page, false];
    const found = findEdges(lines, line);
    if (found !== null) edges = found;
    else if (edges !== null && line.y > edges.below && line.page === edges.page) {
      isOver ||= END.test(textOfLine(line));
      if (isOver) reader.takeSummary(textOfLine(line));
      else reader.takeRow(cellsOf(line, edges));
    }
  }
  return edges === null ? null : reader.finish();
}

/** Where each column begins, on one page. */
interface Edges {
  readonly page: unknown;
  readonly below: number;
  readonly starts: readonly (readonly [Column, number])[];
}

/** The edges, where this line is the first with a label of the columns. */
function findEdges(lines: readonly Line[], line: Line): Edges | null {
  if (!COLUMNS.some(([, label]) => label.test(textOfLine(line)))) return null;
  const near = lines.filter(({ page, y }) => page === line.page && Math.abs(y - line.y) < 4 * SLACK);
  const segments = near.flatMap((one) => one.segments);
  const starts = COLUMNS.flatMap(([name, label]) => {
    const segment = segments.find(({ text }) => label.test(text));
    return segment === undefined ? [] : [[name, segment.box.x - SLACK] as const];
  });
  if (starts.length < COLUMNS.length) return null;
  const below = Math.max(
    ...near
      .filter((one) => !HTS.test(textOfLine(one)) && one.y >= line.y - SLACK)
      .map(({ y }) => (y <= line.y + SLACK ? y : line.y)),
  );
  return { page: line.page, below, starts: [['goods', -Infinity], ...starts] };
}

function cellsOf(line: Line, { starts }: Edges): ReadonlyMap<Column, string> {
  const held = new Map<Column, TextRun[]>();
  for (const run of line.segments.flatMap(({ runs }) => runs).flatMap(wordsOf)) {
    const middle = run.box.x + run.box.width / 2;
    const [column] = starts.findLast(([, from]) => from <= middle)!;
    const known = held.get(column);
    if (known === undefined) held.set(column, [run]);
    else known.push(run);
  }
  return new Map([...held].map(([column, runs]) => [column, toSegment(line.page, runs).text]));
}

class LinesReader {
  private readonly numbers: PrintedNumber[] = [];
  private readonly fees = new Map<string, string>();
  private line = '';
  private spi = '';
  private origin = '';
  private hasCases = false;

  takeRow(cells: ReadonlyMap<Column, string>): void {
    const goods = cells.get('goods') ?? '';
    const begun = LINE_NUMBER.exec(goods)?.[1];
    if (begun !== undefined) [this.line, this.spi, this.origin] = [begun, '', ''];
    const number = HTS.exec(goods)?.[1];
    this.origin = ORIGIN.exec(goods)?.[1] ?? this.origin;
    this.spi = SPI.exec(goods)?.[1] ?? this.spi;
    const duty = lastMoney(cells.get('duty') ?? '');
    const fee = FEES.find(([, name]) => name.test(goods))?.[0];
    if (number !== undefined) this.addNumber(number, cells, duty);
    else if (fee !== undefined) this.addFee(fee, duty);
    else if (CASE.test(goods)) this.hasCases = true;
  }

  /** The summary of fees repeats those of the lines as one sum. */
  takeSummary(text: string): void {
    for (const [kind, name] of FEES) {
      const at = name.exec(text);
      const amount =
        at === null
          ? ''
          : (/(?<![\d,])\d[\d,]{0,20}\.\d\d(?!\d)/.exec(text.slice(at.index + at[0].length))?.[0] ?? '');
      if (amount !== '') this.fees.set(kind, amount);
    }
  }

  finish(): PrintedLines {
    return { numbers: this.numbers, fees: this.fees, hasCases: this.hasCases };
  }

  private addNumber(hts: string, cells: ReadonlyMap<Column, string>, duty: string): void {
    const isFree = duty === '' && /\bfree\b/i.test(`${cells.get('rate') ?? ''} ${cells.get('duty') ?? ''}`);
    const [quantity = '', unit = ''] = (cells.get('quantity') ?? '').split(/\s+/);
    this.numbers.push({
      ...{ line: this.line, hts, spi: this.spi, origin: this.origin },
      ...{ value: lastMoney(cells.get('value') ?? ''), duty: isFree ? '0.00' : duty, quantity, unit },
    });
  }

  private addFee(kind: string, amount: string): void {
    if (amount === '') return;
    const sum = Number((this.fees.get(kind) ?? '0').replaceAll(',', '')) + Number(amount.replaceAll(',', ''));
    this.fees.set(kind, sum.toFixed(2));
  }
}

/** Dollars and cents may stand apart: `6933 30`. */
function lastMoney(text: string): string {
  const words = text.split(/\s+/).filter((word) => MONEY.test(word));
  const [dollars, cents] = words.slice(-2);
  if (cents !== undefined && /^\d\d$/.test(cents) && !dollars!.includes('.')) return `${dollars}.${cents}`;
  return (cents ?? dollars ?? '').replace('$', '');
}
