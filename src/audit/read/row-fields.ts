import { createBlank } from '../../terms/blank.js';
import { REPORT_CELLS, type EntryReportRow } from '../entry-report.js';
import {
  SHARED_CELLS,
  type CellNote,
  type FiledDeposit,
  type FiledQuantity,
  type FiledRecord,
  type SourcePlace,
  type UnreadCell,
} from '../filed-record.js';
import {
  readAmount,
  readCountry,
  readDate,
  readEntryNumber,
  readEntryType,
  readLineNumber,
  readMoney,
  readOrdinal,
  readPercent,
  readTariffNumber,
  type Cell,
} from './cells.js';
import { nameRow } from '../unnumbered-lines.js';
import { FIELDS, type CellOf, type Cells, type CellValues, type FieldName } from './fields.js';
import type { ColumnMap } from './map-columns.js';

const READERS: { readonly [Kind in keyof CellValues]: (text: string) => Cell<CellValues[Kind]> } = {
  entryNumber: readEntryNumber,
  hts: readTariffNumber,
  money: readMoney,
  quantity: readAmount,
  percent: readPercent,
  date: readDate,
  country: readCountry,
  lineNumber: readLineNumber,
  ordinal: readOrdinal,
  entryType: readEntryType,
  text: (text) => (text === '' ? { kind: 'absent' } : { kind: 'value', value: text, isPlain: true }),
};

type Noted = Pick<CellNote, 'field' | 'printed' | 'readAs' | 'why'>;

/** Where a row tells what it did with its cells. */
interface CellLog {
  readonly note: (note: Noted) => void;
  readonly countNormalized: (field: FieldName) => void;
}

/** What every tariff number of a row shares. */
type Shared = Omit<FiledRecord, 'hts' | 'ordinal' | 'tariffValue' | 'tariffDuty'>;

/** The audit says of these by itself what is wrong with them. */
const TOLD_APART: ReadonlySet<FieldName> = new Set(['entryNumber', 'hts']);

const NOTHING_SHARED = createBlank(SHARED_CELLS);
const NOTHING_REPORTED = createBlank(REPORT_CELLS);

/** The cells of one row by field. */
export class RowFields {
  private unread: UnreadCell[] = [];

  constructor(
    private readonly cells: readonly string[],
    private readonly map: ColumnMap,
    private readonly log: CellLog,
  ) {}

  printed(field: FieldName, number: number | null = null): string {
    const at = this.map.places.get(number === null ? field : `${field} ${number}`);
    return at === undefined ? '' : (this.cells[at] ?? '').trim();
  }

  read<Name extends FieldName>(field: Name, number: number | null = null): CellOf<Name> | null {
    const printed = this.printed(field, number);
    if (printed === '') return null;
    const cell: Cell<unknown> = READERS[FIELDS[field].kind](printed);
    if (cell.kind === 'absent') return null;
    if (cell.kind === 'unreadable') {
      this.log.note({ field, printed, readAs: null, why: cell.why });
      const header = this.map.names[number === null ? field : `${field} ${number}`] ?? field;
      if (!TOLD_APART.has(field)) this.unread.push({ field, header, printed, why: cell.why });
      return null;
    }
    if (!cell.isPlain) this.log.countNormalized(field);
    return cell.value as CellOf<Name>;
  }

  private readAll<Name extends FieldName>(blank: Record<Name, unknown>): Cells<Name> {
    const read = { ...blank };
    for (const field of Object.keys(read) as Name[]) read[field] = this.read(field);
    return read as Cells<Name>;
  }

  /** One record for each tariff number of the row. */
  toRecords(entryNumber: string, place: SourcePlace): readonly FiledRecord[] {
    const { numbersInRow } = this.map;
    const shared = withUnread(this.readShared(entryNumber, place), this.takeUnread());
    if (numbersInRow === 1) return this.toRecord(shared, null);
    return Array.from({ length: numbersInRow }, (_, at) => this.toRecord(shared, at + 1)).flat();
  }

  /** Null: none of its cells says something. */
  toReportRow(entryNumber: string, place: SourcePlace): EntryReportRow | null {
    const stated = this.readAll(NOTHING_REPORTED);
    return Object.values(stated).every((value) => value === null)
      ? null
      : { ...place, entryNumber, ...stated };
  }

  /** None where the row has no such tariff number. */
  private toRecord(shared: Shared, number: number | null): readonly FiledRecord[] {
    const printed = this.printed('hts', number) || (number === 1 ? this.printed('hts') : '');
    if (printed === '') return [];
    const record = {
      ...shared,
      hts: this.read('hts', number) ?? printed,
      ordinal: number ?? this.read('ordinal'),
      tariffValue: this.read('tariffValue', number),
      tariffDuty: this.read('tariffDuty', number),
    };
    return [withUnread(record, this.takeUnread())];
  }

  private takeUnread(): readonly UnreadCell[] {
    const taken = this.unread;
    this.unread = [];
    return taken;
  }

  private readShared(entryNumber: string, { file, row }: SourcePlace): Shared {
    return {
      file,
      row,
      entryNumber,
      // Numbers side by side are one line each row, so the row stands for a line number that is missing.
      lineNumber: this.read('lineNumber') ?? (this.map.numbersInRow === 1 ? null : nameRow(row)),
      ...this.readAll(NOTHING_SHARED),
      quantities: this.readQuantities(),
      deposits: this.readDeposits(),
    };
  }

  private readQuantities(): readonly FiledQuantity[] {
    return QUANTITIES.flatMap(([quantity, unit]) => {
      const amount = this.read(quantity);
      const code = this.read(unit);
      return amount === null || code === null ? [] : [{ amount, unit: code.toUpperCase() }];
    });
  }

  /** The value that a deposit is on is not stated: that of the line. */
  private readDeposits(): readonly FiledDeposit[] {
    return CASES.flatMap((number) => {
      const caseNumber = this.read('adcvdCase', number);
      if (caseNumber === null) return [];
      const percent = this.read('adcvdRate', number);
      return [{ caseNumber, percent, value: null, duty: this.read('adcvdDuty', number) }];
    });
  }
}

/** A record has the list only where there is something in it: nearly none has. */
function withUnread<T extends { readonly unread?: readonly UnreadCell[] }>(
  record: T,
  cells: readonly UnreadCell[],
): T {
  return cells.length === 0 ? record : { ...record, unread: [...(record.unread ?? []), ...cells] };
}

/** Columns of a case: one without a number, or several side by side. */
const CASES = [null, 1, 2, 3, 4] as const;
const QUANTITIES = [
  ['quantity1', 'unit1'],
  ['quantity2', 'unit2'],
  ['quantity3', 'unit3'],
] as const;
