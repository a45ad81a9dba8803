import { PrintedNumber, type CellValue } from '../grid-page.js';
import { FILE_LIMITS } from '../limits.js';
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
}

/** The rows of a sheet. Empty cells are array holes, which take no memory. */
export function readSheet(bytes: Buffer, context: SheetContext): CellValue[][] {
  const sheet = new Sheet(context);
  parseXml(bytes, sheet);
  return sheet.rows;
}

class Sheet {
  readonly rows: CellValue[][] = [];
  private isInData = false;
  private cells = 0;
  private at: CellAddress = { row: 0, column: 0 };
  private cell: Attributes | null = null;
  private value = '';
  private isValue = false;
  private inline = new RichText();

  constructor(private readonly context: SheetContext) {}

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
    if (this.cells > FILE_LIMITS.cells)
      throw createTooLargeProblem(`A sheet has more than ${FILE_LIMITS.cells} cells.`);
    const { row, column } = this.at;
    const at = attributes.r === undefined ? { row, column: column + 1 } : parseAddress(attributes.r);
    if (at.row !== row || at.column <= column) throw createDamagedProblem();
    if (row > FILE_LIMITS.rows || at.column > FILE_LIMITS.columns)
      throw createTooLargeProblem(
        `Cell ${attributes.r ?? 'without an address'} is outside ${FILE_LIMITS.columns} columns and ${FILE_LIMITS.rows} rows.`,
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
    (this.rows[this.at.row - 1] ??= [])[this.at.column - 1] = value;
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
