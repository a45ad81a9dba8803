import { textOfLine, toSegment, wordsOf, type Line, type Segment } from '../layout/lines.js';
import { Decimal } from '../../terms/decimal.js';
import { addToList, groupBy } from '../../terms/group-by.js';

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

/** An AD/CVD case below a line, each cell as printed; empty: the form has none. */
export interface PrintedCase {
  readonly caseNumber: string;
  readonly rate: string;
  readonly duty: string;
}

/** What the table of one entry holds. */
export interface PrintedLines {
  readonly numbers: readonly PrintedNumber[];
  /** Fees by class: 499 processing, 501 harbor maintenance. */
  readonly fees: ReadonlyMap<string, string>;
  /** AD/CVD cases by the number of their line. */
  readonly cases: ReadonlyMap<string, readonly PrintedCase[]>;
}

/** Columns by a label that is printed above them, in either numbering of the form, in the order of the form. */
const COLUMNS = [
  ['gross', toLabel('gross weight')],
  ['quantity', toLabel('net quantity')],
  ['value', toLabel('entered value')],
  ['rate', toLabel('htsus rate')],
  ['duty', toLabel('duty and (?:i\\.?r\\.? ?)?tax')],
] as const;
type Column = (typeof COLUMNS)[number][0] | 'goods';

const HTS = /(?<![\d.])(\d{4}\.\d{2}\.\d{4}|\d{4}\.\d{2}\.\d{2}\.\d{2}|\d{4}\.\d{2}\.\d{2}|\d{10})(?![\d.])/;
const LINE_NUMBER = /^(\d{3})\b/;
const SPI = /^(?:\d{3} )?([A-Z][A-Z+*]?\+?) \d{4}/;
const ORIGIN = /(?:^|\s)O ?([A-Z]{2})(?=\s|$)/;
const CASE = /(?<!\w)[AC]-?\d{3}-?\d{3}(?:-?\d{3})?(?!\w)/;
const PERCENT = /\d{1,4}(?:\.\d{1,6})? ?%/;
const MONEY = /^\$?-?\d[\d,]*(?:\.\d+)?$/;
const END = /other fee summary|total entered value|declaration of importer/i;
const FEES: readonly (readonly [string, RegExp])[] = [
  ['499', /merchandise processing|(?<!\d)499(?!\d)/i],
  ['501', /harbor maintenance|(?<!\d)501(?!\d)/i],
];
/** A label with the number and the letter of its box. */
function toLabel(words: string): RegExp {
  return new RegExp(`(?:\\d\\d\\. ?)?(?:[A-D]\\. ?)?${words}`, 'i');
}

/** Labels of the columns stand within so many points of each other, and begin so many before their cells end. */
const HEADER_HEIGHT = 32;
const SLACK = 8;
/** The header is looked for at so many lines of a page that have one of its labels. */
const MAX_TRIES = 20;

/** The rows of the form below the labels of its columns, to the totals. Null: no page has such labels. */
export function readLines(lines: readonly Line[]): PrintedLines | null {
  const reader = new LinesReader();
  let hasTable = false;
  for (const page of new Set(lines.map((line) => line.page))) {
    const ofPage = lines.filter((line) => line.page === page);
    const edges = findEdges(ofPage);
    if (edges === null) continue;
    hasTable = true;
    let isOver = false;
    for (const line of ofPage) {
      if (line.y <= edges.below) continue;
      isOver ||= END.test(textOfLine(line));
      if (isOver) reader.takeSummary(textOfLine(line));
      else reader.takeRow(cellsOf(line, edges));
    }
  }
  return hasTable ? reader.finish() : null;
}

/** Where each column begins, on one page. */
interface Edges {
  readonly below: number;
  readonly starts: readonly (readonly [Column, number])[];
}

const hasLabel = (line: Line): boolean => COLUMNS.some(([, label]) => label.test(textOfLine(line)));

function findEdges(lines: readonly Line[]): Edges | null {
  const labelled = lines.filter(hasLabel);
  for (const { y } of labelled.slice(0, MAX_TRIES)) {
    const near = labelled.filter((one) => Math.abs(one.y - y) < HEADER_HEIGHT);
    const segments = near.flatMap((one) => one.segments);
    const starts = COLUMNS.flatMap(([name, label]) => {
      const from = segments.flatMap((segment) => findStart(segment, label) ?? [])[0];
      return from === undefined ? [] : [[name, from] as const];
    });
    if (starts.length === COLUMNS.length)
      return { below: Math.max(...near.map((one) => one.y)), starts: [['goods', -Infinity], ...starts] };
  }
  return null;
}

/** Where a label begins: two that stand close together are one segment. */
function findStart({ text, box }: Segment, label: RegExp): number | null {
  const found = label.exec(text);
  return found === null ? null : box.x + (box.width * found.index) / text.length - SLACK;
}

function cellsOf(line: Line, { starts }: Edges): ReadonlyMap<Column, string> {
  const words = line.segments.flatMap(({ runs }) => runs).flatMap(wordsOf);
  const held = groupBy(words, ({ box }) => {
    const middle = box.x + box.width / 2;
    return starts.findLast(([, from]) => from <= middle)![0];
  });
  return new Map([...held].map(([column, runs]) => [column, toSegment(line.page, runs).text]));
}

class LinesReader {
  private readonly numbers: PrintedNumber[] = [];
  private readonly fees = new Map<string, string>();
  private line = '';
  private spi = '';
  private origin = '';
  private readonly cases = new Map<string, PrintedCase[]>();

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
    else this.addCase(goods, cells, duty);
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
    return { numbers: this.numbers, fees: this.fees, cases: this.cases };
  }

  private addNumber(hts: string, cells: ReadonlyMap<Column, string>, duty: string): void {
    const isFree = duty === '' && /\bfree\b/i.test(`${cells.get('rate') ?? ''} ${cells.get('duty') ?? ''}`);
    const [quantity = '', unit = ''] = (cells.get('quantity') ?? '').split(/\s+/);
    this.numbers.push({
      ...{ line: this.line, hts, spi: this.spi, origin: this.origin },
      ...{ value: lastMoney(cells.get('value') ?? ''), duty: isFree ? '0.00' : duty, quantity, unit },
    });
  }

  private addCase(goods: string, cells: ReadonlyMap<Column, string>, duty: string): void {
    const caseNumber = CASE.exec(goods)?.[0];
    if (caseNumber === undefined) return;
    const rate = PERCENT.exec(cells.get('rate') ?? '')?.[0] ?? '';
    addToList(this.cases, this.line, { caseNumber, rate, duty });
  }

  private addFee(kind: string, amount: string): void {
    if (amount === '') return;
    const read = (text: string): Decimal => new Decimal(text.replaceAll(',', ''));
    this.fees.set(
      kind,
      read(this.fees.get(kind) ?? '0')
        .plus(read(amount))
        .toFixed(2),
    );
  }
}

/** Dollars and cents may stand apart: `6933 30`. */
function lastMoney(text: string): string {
  const words = text.split(/\s+/).filter((word) => MONEY.test(word));
  const [dollars, cents] = words.slice(-2);
  if (cents !== undefined && /^\d\d$/.test(cents) && !dollars!.includes('.')) return `${dollars}.${cents}`;
  return (cents ?? dollars ?? '').replace('$', '');
}
