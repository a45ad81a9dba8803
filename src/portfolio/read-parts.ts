import { readAmount, readCountry } from '../audit/read/cells.js';
import { normalizeHeader } from '../audit/read/fields.js';
import { findNoDataReason, MAX_NOTES, PREFACE_ROWS } from '../audit/read/rows.js';
import type { Decimal } from '../terms/decimal.js';
import { refuseField } from '../terms/errors.js';
import type { Part, PartNote, PartsReport } from './part.js';

/** Headers by field; the first is the one that is written. */
export const PART_HEADERS = {
  partNumber: ['Part Number', 'Part No', 'Part No.', 'Part', 'SKU', 'Item', 'Item Number', 'Material'],
  description: ['Description', 'Goods Description', 'Product Description', 'Name'],
  hts: ['HTS', 'US HTS Code', 'HTS Code', 'HTSUS', 'HTS Number', 'HTS Number - Full', 'Tariff Number'],
  origin: ['Origin', 'Origin Country', 'Country of Origin', 'Country of Origin Code', 'COO'],
  unitValue: ['Unit Value', 'Unit Price', 'Unit Cost', 'Value USD'],
  annualQuantity: ['Annual Quantity', 'Yearly Quantity', 'Quantity', 'Qty'],
  annualValue: ['Annual Value', 'Yearly Value', 'Annual Customs Value', 'Value', 'Customs Value'],
  steel: ['Steel %', 'Steel Percent', 'Steel'],
  aluminum: ['Aluminum %', 'Aluminum Percent', 'Aluminum', 'Aluminium %'],
  copper: ['Copper %', 'Copper Percent', 'Copper'],
  spi: ['SPI', 'SPI Code', 'Line SPI Code', 'Preference'],
  adcvdDeclared: ['AD/CVD Declared', 'AD/CVD Case', 'AD/CVD Cases'],
  adcvdDisclaimed: ['AD/CVD Disclaimed'],
  supplier: ['Supplier', 'Vendor', 'Manufacturer'],
  transport: ['Transport', 'Mode of Transport', 'Mode'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PartField = keyof typeof PART_HEADERS;

/** Columns that an answer adds: read again they are neither data nor unknown. */
export const ANSWER_HEADERS = [
  ...[
    'Status',
    'Priced On',
    'Duty',
    'Rate %',
    'Landed Before Fees',
    'Lower',
    'Upper',
    'Headings',
    'Questions',
    'Remark',
  ],
] as const;

const FIELDS = Object.keys(PART_HEADERS) as readonly PartField[];
const BY_HEADER = new Map<string, PartField>(
  FIELDS.flatMap((field) => PART_HEADERS[field].map((header) => [normalizeHeader(header), field] as const)),
);
const ANSWERS = new Set<string>(ANSWER_HEADERS.map(normalizeHeader));
const OPEN_COLUMN = /^(fact|measure)\.(\w{1,60})$/;

/** Reads the rows of a list of parts in their order. */
export class PartReader {
  readonly parts: Part[] = [];
  private places: ReadonlyMap<string, number> | null = null;
  private headerRow = 0;
  private rows = 0;
  private readonly columns: Record<string, string> = {};
  private readonly unknown: string[] = [];
  private readonly skipped: { readonly row: number; readonly why: string }[] = [];
  private readonly notes: PartNote[] = [];

  /** `most`: rows are read until there are more parts. */
  constructor(private readonly most: number) {}

  get hasHeader(): boolean {
    return this.places !== null;
  }

  get isFull(): boolean {
    return this.parts.length > this.most;
  }

  take(cells: readonly string[], row: number): void {
    if (this.places === null) {
      if (row <= PREFACE_ROWS) this.lookForHeader(cells, row);
      return;
    }
    this.rows += 1;
    const noData = findNoDataReason(cells);
    if (noData !== null) this.leaveOut(row, noData);
    else if (!this.isFull) this.parts.push(this.readPart(cells, row, this.places));
  }

  /** Throws `invalid-parameter` where no header was found. */
  finish(sheet: string | null): PartsReport {
    if (this.places === null) {
      const message = `no row of the first ${PREFACE_ROWS} names a tariff number or description and an origin: name the columns ${PART_HEADERS.hts[0]}, ${PART_HEADERS.origin[0]}, ${PART_HEADERS.annualValue[0]}`;
      throw refuseField('file', message);
    }
    return {
      ...{ sheet, headerRow: this.headerRow, columns: this.columns, unknownColumns: this.unknown },
      ...{ rows: this.rows, parts: this.parts.length, skipped: this.skipped, notes: this.notes },
    };
  }

  private leaveOut(row: number, why: string): void {
    if (this.skipped.length < MAX_NOTES) this.skipped.push({ row, why });
  }

  private lookForHeader(cells: readonly string[], row: number): void {
    const places = new Map<string, number>();
    const unknown: string[] = [];
    cells.forEach((cell, at) => {
      const header = normalizeHeader(cell);
      if (header === '' || ANSWERS.has(header)) return;
      const [, kind, key] = OPEN_COLUMN.exec(header) ?? [];
      const field = BY_HEADER.get(header) ?? (kind === undefined ? null : `${kind}.${key}`);
      if (field === null || places.has(field)) unknown.push(cell.trim());
      else places.set(field, at);
    });
    const isHeader = (places.has('hts') || places.has('description')) && places.has('origin');
    if (!isHeader) return;
    this.places = places;
    this.headerRow = row;
    this.unknown.push(...unknown);
    for (const [field, at] of places) this.columns[field] = (cells[at] ?? '').trim();
  }

  private readPart(cells: readonly string[], row: number, places: ReadonlyMap<string, number>): Part {
    const text = (field: string): string | null => {
      const at = places.get(field);
      const cell = at === undefined ? '' : (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
      return cell === '' ? null : cell;
    };
    const read = <T>(field: string, reader: typeof readAmount | typeof readCountry): T | null => {
      const printed = text(field);
      if (printed === null) return null;
      const cell = reader(printed.replace(/%$/, ''));
      if (cell.kind === 'value') return cell.value as T;
      if (cell.kind === 'unreadable' && this.notes.length < MAX_NOTES)
        this.notes.push({ row, field, printed, why: cell.why });
      return null;
    };
    const amount = (field: string): Decimal | null => read<Decimal>(field, readAmount);
    const [unitValue, annualQuantity] = [amount('unitValue'), amount('annualQuantity')];
    const annual = amount('annualValue');
    const computed =
      unitValue === null || annualQuantity === null ? unitValue : unitValue.times(annualQuantity);
    const [facts, measures]: [Record<string, string>, Record<string, Decimal>] = [{}, {}];
    for (const column of places.keys()) {
      const [, kind, key] = OPEN_COLUMN.exec(column) ?? [];
      if (kind === 'fact' && text(column) !== null) facts[key!] = text(column)!;
      const measured = kind === 'measure' ? amount(column) : null;
      if (measured !== null) measures[key!.toUpperCase()] = measured;
    }
    return {
      ...{ row, partNumber: text('partNumber'), description: text('description'), hts: text('hts') },
      ...{ origin: read('origin', readCountry), spi: text('spi'), supplier: text('supplier') },
      ...{ adcvdDeclared: text('adcvdDeclared'), adcvdDisclaimed: text('adcvdDisclaimed') },
      ...{ transport: text('transport')?.toLowerCase() ?? null, unitValue, annualQuantity },
      annualValue: annual ?? computed?.toDecimalPlaces(2) ?? null,
      ...{ steel: amount('steel'), aluminum: amount('aluminum'), copper: amount('copper'), facts, measures },
    };
  }
}
