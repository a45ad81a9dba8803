import type { Decimal } from '../../terms/decimal.js';
import { Problem } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import type {
  CellNote,
  FiledQuantity,
  FiledRecord,
  ReadReport,
  SkippedRow,
  SourcePlace,
} from '../filed-record.js';
import {
  readAmount,
  readCountry,
  readDate,
  readEntryNumber,
  readEntryType,
  readOrdinal,
  readTariffNumber,
  type Cell,
} from './cells.js';
import { FIELDS, type CellKind, type FieldName } from './fields.js';
import { findNoDataReason, PREFACE_ROWS } from './rows.js';
import { mapColumns, type ColumnMap, type GivenColumns } from './map-columns.js';

const LONGEST_NOTES = 1000;

const READERS: Readonly<Record<CellKind, (text: string) => Cell<unknown>>> = {
  entryNumber: readEntryNumber,
  hts: readTariffNumber,
  money: readAmount,
  quantity: readAmount,
  date: readDate,
  country: readCountry,
  ordinal: readOrdinal,
  entryType: readEntryType,
  text: (text) => (text === '' ? { kind: 'absent' } : { kind: 'value', value: text, isPlain: true }),
};

/** Reads the rows of one table in their order: ACE reports, exports of brokers, a sheet of a workbook. */
export class TableReader {
  private map: ColumnMap | null = null;
  private headerRow: number | null = null;
  private rows = 0;
  private data = 0;
  private readonly preface: string[] = [];
  private readonly skipped: SkippedRow[] = [];
  private readonly normalized: Record<string, number> = {};
  private readonly notes: CellNote[] = [];

  constructor(
    private readonly file: number,
    private readonly given: GivenColumns,
  ) {}

  get hasHeader(): boolean {
    return this.map !== null;
  }

  /** The records of one row: none for the preface, the header, a total and a row that cannot be used. */
  take(cells: readonly string[], row: number): readonly FiledRecord[] {
    if (this.map === null) {
      this.lookForHeader(cells, row);
      return [];
    }
    this.rows += 1;
    const records = this.readRow(cells, row, this.map);
    if (records.length > 0) this.data += 1;
    return records;
  }

  /** Throws `invalid-parameter` where no header was found. */
  finish(sheet: string | null): ReadReport {
    if (this.map === null) throw createNoHeaderProblem(this.preface);
    const isAce = this.map.names.hts === FIELDS.hts.headers[0];
    return {
      format: isAce ? 'ACE ES-003' : 'table',
      ...{ sheet, headerRow: this.headerRow, columns: this.map.names, unknownColumns: this.map.unknown },
      ...{ rows: this.rows, data: this.data, skipped: this.skipped },
      ...{ normalized: this.normalized, notes: this.notes },
    };
  }

  private lookForHeader(cells: readonly string[], row: number): void {
    if (row > PREFACE_ROWS) return;
    this.map = mapColumns(cells, this.given);
    if (this.map !== null) this.headerRow = row;
    else if (this.preface.length === 0 || cells.length > 2) this.preface.push(cells.slice(0, 8).join(', '));
  }

  private readRow(cells: readonly string[], row: number, map: ColumnMap): readonly FiledRecord[] {
    const noData = findNoDataReason(cells);
    if (noData !== null) return this.leaveOut(row, noData);
    const fields = new RowFields(cells, map, {
      note: (note) => this.note({ file: this.file, row, ...note }),
      countNormalized: (field) => {
        this.normalized[field] = (this.normalized[field] ?? 0) + 1;
      },
    });
    const entryNumber = fields.read<string>('entryNumber') ?? fields.printed('entryNumber');
    if (entryNumber === '') return this.leaveOut(row, 'it has no entry number');
    const records = fields.toRecords(entryNumber, { file: this.file, row });
    return records.length === 0 ? this.leaveOut(row, 'it has no tariff number') : records;
  }

  private leaveOut(row: number, why: string): readonly FiledRecord[] {
    this.skipped.push({ file: this.file, row, why });
    return [];
  }

  private note(note: CellNote): void {
    if (this.notes.length < LONGEST_NOTES) this.notes.push(note);
  }
}

type Noted = Pick<CellNote, 'field' | 'printed' | 'readAs' | 'why'>;

/** Where a row tells what it did with its cells. */
interface CellLog {
  readonly note: (note: Noted) => void;
  readonly countNormalized: (field: FieldName) => void;
}

/** What every tariff number of a row shares. */
type Shared = Omit<FiledRecord, 'hts' | 'ordinal' | 'tariffValue' | 'tariffDuty'>;

/** The cells of one row by field. */
class RowFields {
  constructor(
    private readonly cells: readonly string[],
    private readonly map: ColumnMap,
    private readonly log: CellLog,
  ) {}

  printed(field: FieldName, number: number | null = null): string {
    const at = this.map.places.get(number === null ? field : `${field} ${number}`);
    return at === undefined ? '' : (this.cells[at] ?? '').trim();
  }

  read<T>(field: FieldName, number: number | null = null): T | null {
    const printed = this.printed(field, number);
    if (printed === '') return null;
    const cell = READERS[FIELDS[field].kind](printed);
    if (cell.kind === 'absent') return null;
    if (cell.kind === 'unreadable') {
      this.log.note({ field, printed, readAs: null, why: cell.why });
      return null;
    }
    if (!cell.isPlain) this.log.countNormalized(field);
    return cell.value as T;
  }

  /** One record for each tariff number of the row. */
  toRecords(entryNumber: string, place: SourcePlace): readonly FiledRecord[] {
    const { numbersInRow } = this.map;
    const shared = this.readShared(entryNumber, place);
    if (numbersInRow === 1) return this.toRecord(shared, null);
    return Array.from({ length: numbersInRow }, (_, at) => this.toRecord(shared, at + 1)).flat();
  }

  /** None where the row has no such tariff number. */
  private toRecord(shared: Shared, number: number | null): readonly FiledRecord[] {
    const printed = this.printed('hts', number) || (number === 1 ? this.printed('hts') : '');
    if (printed === '') return [];
    return [
      {
        ...shared,
        hts: this.read<string>('hts', number) ?? printed,
        ordinal: number ?? this.read<number>('ordinal'),
        tariffValue: this.read('tariffValue', number),
        tariffDuty: this.read('tariffDuty', number),
      },
    ];
  }

  private readShared(entryNumber: string, { file, row }: SourcePlace): Shared {
    const text = (field: FieldName): string | null => this.read<string>(field);
    return {
      file,
      row,
      entryNumber,
      // Numbers side by side are one line each row, so the row stands for a line number that is missing.
      lineNumber: text('lineNumber') ?? (this.map.numbersInRow === 1 ? null : `row ${row}`),
      entryType: text('entryType'),
      entryDate: this.read('entryDate'),
      summaryDate: this.read('summaryDate'),
      importDate: this.read('importDate'),
      statementDate: this.read('statementDate'),
      importer: text('importer'),
      port: text('port'),
      origin: this.read('origin'),
      exportCountry: text('exportCountry'),
      manufacturer: text('manufacturer'),
      exporter: text('exporter'),
      spi: text('spi'),
      lineValue: this.read('lineValue'),
      lineDuty: this.read('lineDuty'),
      entryDuty: this.read('entryDuty'),
      quantities: this.readQuantities(),
      deposits: [],
      liquidationDate: this.read('liquidationDate'),
      liquidationStatus: text('liquidationStatus'),
      reconFlag: text('reconFlag'),
      protestNumber: text('protestNumber'),
      protestStatus: text('protestStatus'),
      psc: text('psc'),
      transport: text('transport'),
      drawback: text('drawback'),
      suretyPaid: text('suretyPaid'),
      capeStatus: text('capeStatus'),
      merchandiseProcessingFee: this.read('merchandiseProcessingFee'),
      harborMaintenanceFee: this.read('harborMaintenanceFee'),
    };
  }

  private readQuantities(): readonly FiledQuantity[] {
    return QUANTITIES.flatMap(([quantity, unit]) => {
      const amount = this.read<Decimal>(quantity);
      const code = this.read<string>(unit);
      return amount === null || code === null ? [] : [{ amount, unit: code.toUpperCase() }];
    });
  }
}

const QUANTITIES = [
  ['quantity1', 'unit1'],
  ['quantity2', 'unit2'],
  ['quantity3', 'unit3'],
] as const;

function createNoHeaderProblem(preface: readonly string[]): Problem {
  const seen = preface.slice(0, 3).map(quoteInput).join('; ');
  const message = `no row of the first ${PREFACE_ROWS} names an entry number, a tariff number and an amount${
    seen === '' ? ': the file has no rows' : `; it begins with ${seen}`
  }. Export ACE report ES-003, or say which column is which (columns).`;
  return new Problem('invalid-parameter', `file: ${message}`, [{ at: 'file', message: `file: ${message}` }]);
}
