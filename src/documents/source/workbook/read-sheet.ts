import { PrintedNumber, type CellValue } from '../grid-page.js';
import { FILE_LIMITS, type WorkbookLimits } from '../limits.js';
import { createTooLargeProblem } from '../refusals.js';
import { parseAddress, parseRowNumber, type CellAddress } from './cell-address.js';
import { toDay } from './date-styles.js';
import { createDamagedProblem, parseXml, type Attributes } from './parse-xml.js';
import { RichText, createTooLongProblem } from './shared-strings.js';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  /** By style number: whether its numbers are dates. */
  readonly dateStyles: readonly boolean[];
  readonly isFrom1904: boolean;
  readonly limits: WorkbookLimits;
}

/** A row that holds something, with its number from 1. Empty cells are array holes, which take no memory. */
export type TakeRow = (cells: CellValue[], row: number) => void;

/** The rows of a sheet. */
export function readSheet(bytes: Buffer, context: SheetContext): CellValue[][] {
  const rows: CellValue[][] = [];
  readSheetRows(bytes, context, (cells, row) => {
    rows[row - 1] = cells;
  });
  return rows;
}

/** Hands over one row after the other, so that a sheet is never in memory as a whole. */
export function readSheetRows(bytes: Buffer, context: SheetContext, takeRow: TakeRow): void {
  parseXml(bytes, new Sheet(context, takeRow));
}

class Sheet {
  private row: CellValue[] = [];
  private isInData = false;
  private cells = 0;
  private at: CellAddress = { row: 0, column: 0 };
  private cell: Attributes | null = null;
  private value = '';
  private isValue = false;
  private inline = new RichText();

  constructor(
    private readonly context: SheetContext,
    private readonly takeRow: TakeRow,
  ) {}

  readonly onOpen = (name: string, attributes: () => Attributes): void => {
    if (name === 'sheetData') this.isInData = true;
    if (!this.isInData) return;
    if (name === 'row') this.openRow(attributes());
    else if (name === 'c') this.openCell(attributes());
    else if (name === 'v') this.isValue = true;
    else this.inline.open(name);
  };

  readonly onText = (text: string): void => {
    if (this.cell === null) return;
    this.inline.add(text);
    if (!this.isValue) return;
    this.value += text;
    if (this.value.length > FILE_LIMITS.cellCharacters) throw createTooLongProblem();
  };

  readonly onClose = (name: string): void => {
    if (name === 'sheetData') this.isInData = false;
    if (name === 'row' && this.row.length > 0) {
      this.takeRow(this.row, this.at.row);
      this.row = [];
    }
    if (name === 'v') this.isValue = false;
    this.inline.close(name);
    if (name === 'c' && this.cell !== null) this.closeCell(this.cell);
  };

  private openRow({ r }: Attributes): void {
    const row = r === undefined ? this.at.row + 1 : parseRowNumber(r);
    if (row <= this.at.row) throw createDamagedProblem();
    this.at = { row, column: 0 };
  }

  /** Cells are in order; a cell without an address is right of the previous one. */
  private openCell(attributes: Attributes): void {
    this.cells += 1;
    const { cells, rows, columns } = this.context.limits;
    if (this.cells > cells) throw createTooLargeProblem(`A sheet has more than ${cells} cells.`);
    const { row, column } = this.at;
    const at = attributes.r === undefined ? { row, column: column + 1 } : parseAddress(attributes.r);
    if (at.row !== row || at.column <= column) throw createDamagedProblem();
    if (row > rows || at.column > columns)
      throw createTooLargeProblem(
        `Cell ${attributes.r ?? 'without an address'} is outside ${columns} columns and ${rows} rows.`,
      );
    this.at = at;
    this.cell = attributes;
    this.value = '';
    this.inline = new RichText();
  }

  private closeCell(cell: Attributes): void {
    this.cell = null;
    const value = this.valueOf(cell);
    if (value === null || value === '') return;
    this.row[this.at.column - 1] = value;
  }

  /** Null: an empty cell or a formula error. */
  private valueOf({ t = 'n', s }: Attributes): CellValue {
    const text = this.value;
    switch (t) {
      case 'str':
        return text.trim();
      case 'inlineStr':
        return this.inline.take().trim();
      case 's':
        return text === '' ? null : this.sharedText(text);
      case 'b':
        return text === '' ? null : text === '1' || text === 'true';
      case 'd':
        return text === '' ? null : dayOf(text);
      case 'n':
        return text.trim() === '' ? null : this.numberOf(text.trim(), s);
      case 'e':
        return null;
      default:
        throw createDamagedProblem();
    }
  }

  private sharedText(place: string): string {
    const text = /^\d{1,9}$/.test(place) ? this.context.strings[Number(place)] : undefined;
    if (text === undefined) throw createDamagedProblem();
    return text.trim();
  }

  private numberOf(text: string, style: string | undefined): CellValue {
    const value = Number(text);
    if (Number.isNaN(value)) throw createDamagedProblem();
    const { dateStyles, isFrom1904 } = this.context;
    const day = style !== undefined && dateStyles[Number(style)] ? toDay(value, isFrom1904) : null;
    return day ?? new PrintedNumber(text);
  }
}

function dayOf(text: string): Date {
  const day = new Date(text.slice(0, 40));
  if (Number.isNaN(day.getTime())) throw createDamagedProblem();
  return day;
}
