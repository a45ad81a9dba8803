import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { Decimal } from '../../terms/decimal.js';
import { normalizeEntryNumber } from '../entry-number.js';
import type { FiledQuantity, FiledRecord, ReadFile, SkippedRow } from '../filed-record.js';
import { readCountry } from './cells.js';

/** Entry summaries as brokers transmit them: CATAIR application AE or AX, records of 80 characters. */
const FIRST_RECORD = /^10[A-Z ][A-Z0-9]{3}/;
const RECORD = /^(\d{2}|SE\d{2})/;

export function isCatair(text: string): boolean {
  const first = text.split(/\r?\n/, 40).find((line) => RECORD.test(line));
  return first !== undefined && FIRST_RECORD.test(first) && first.length >= 36;
}

const MERCHANDISE_PROCESSING = new Set(['499', '311']);
const HARBOR_MAINTENANCE = '501';

/** What the records before a tariff number say of its line. */
interface Open {
  entry: Record<string, unknown>;
  line: Record<string, unknown>;
  ordinal: number;
}

/** Reads records 10, 11, 34, 40, 50 and 62; others are counted as read and hold nothing that an audit uses. */
export function readCatair(text: string, file: number): ReadFile {
  const records: FiledRecord[] = [];
  const skipped: SkippedRow[] = [];
  let rows = 0;
  const open: Open = { entry: {}, line: {}, ordinal: 0 };
  text.split(/\r?\n/).forEach((record, index) => {
    const row = index + 1;
    if (record.trim() === '') return;
    rows += 1;
    if (!RECORD.test(record)) skipped.push({ file, row, why: 'it is not a CATAIR record' });
    else readRecord(record, { open, records, place: { file, row } });
  });
  const report = {
    ...{ format: 'CATAIR AE', sheet: null, headerRow: null, columns: {}, unknownColumns: [] },
    ...{ rows, data: rows - skipped.length, skipped, normalized: {}, notes: [] },
  };
  return { records, report };
}

interface Reading {
  readonly open: Open;
  readonly records: FiledRecord[];
  readonly place: { readonly file: number; readonly row: number };
}

/** Positions are those of the CATAIR chapter on entry summaries, counted from 1. */
function readRecord(record: string, { open, records, place }: Reading): void {
  const at = (position: number, length: number): string =>
    record.slice(position - 1, position - 1 + length).trim();
  const amount = (position: number, length: number, places: number): Decimal | null => {
    const digits = at(position, length);
    return /^\d+$/.test(digits) ? new Decimal(Number(digits), places) : null;
  };
  switch (record.slice(0, 2)) {
    case '10':
      open.entry = {
        entryNumber: normalizeEntryNumber(at(4, 3) + at(9, 8)) ?? at(4, 3) + at(9, 8),
        ...{ port: at(18, 4) || null, entryType: at(34, 2) || null, transport: at(36, 2) || null },
        ...{ reconFlag: at(47, 3) === '' ? null : at(47, 3), statementDate: toDay(at(52, 6)) },
        psc: at(65, 1) || null,
      };
      open.line = {};
      return;
    case '11':
      Object.assign(open.entry, {
        ...{ importer: at(3, 12) || null, entryDate: toDay(at(42, 6)), importDate: toDay(at(48, 6)) },
      });
      return;
    case '34':
      readFee(open.entry, at(3, 3), amount(6, 8, 2));
      readFee(open.entry, at(14, 3), amount(17, 8, 2));
      return;
    case '40':
      open.line = {
        ...{ lineNumber: at(5, 3).replace(/^0+(?=\d)/, ''), origin: toOrigin(at(9, 2)) },
        ...{ exportCountry: at(11, 2) || null, spi: at(25, 2) || null },
      };
      open.ordinal = 0;
      return;
    case '50':
      open.ordinal += 1;
      records.push({
        ...(open.entry as object),
        ...(open.line as object),
        ...place,
        ...{ hts: at(3, 10), ordinal: open.ordinal, tariffDuty: amount(14, 10, 2) },
        ...{ tariffValue: amount(25, 10, 0), quantities: readQuantities(at, amount) },
      } as FiledRecord);
      return;
    case '62':
      addLineFee(records, at(3, 3), amount(6, 8, 2));
      return;
    default:
      return;
  }
}

function readFee(entry: Record<string, unknown>, kind: string, fee: Decimal | null): void {
  if (fee === null) return;
  const name = feeOf(kind);
  if (name !== null) entry[name] = fee;
}

/** A fee follows the tariff numbers of its line and belongs to their last record. */
function addLineFee(records: FiledRecord[], kind: string, fee: Decimal | null): void {
  const name = feeOf(kind);
  const last = records.at(-1);
  if (name === null || last === undefined || fee === null) return;
  records[records.length - 1] = { ...last, [name]: (last[name] ?? new Decimal(0)).plus(fee) };
}

function feeOf(kind: string): 'merchandiseProcessingFee' | 'harborMaintenanceFee' | null {
  if (MERCHANDISE_PROCESSING.has(kind)) return 'merchandiseProcessingFee';
  return kind === HARBOR_MAINTENANCE ? 'harborMaintenanceFee' : null;
}

type At = (position: number, length: number) => string;
type Amount = (position: number, length: number, places: number) => Decimal | null;

function readQuantities(at: At, amount: Amount): readonly FiledQuantity[] {
  return (
    [
      [36, 48],
      [51, 63],
      [66, 78],
    ] as const
  ).flatMap(([quantity, unit]) => {
    const counted = amount(quantity, 12, 2);
    return counted === null || at(unit, 3) === '' ? [] : [{ amount: counted, unit: at(unit, 3) }];
  });
}

/** MMDDYY. Null: blank or no day. */
function toDay(digits: string): CalendarDate | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const parsed = parseCalendarDate(`20${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`);
  return parsed.ok ? parsed.value : null;
}

function toOrigin(code: string): Country | null {
  const cell = readCountry(code);
  return cell.kind === 'value' ? cell.value : null;
}
