import { Decimal } from '../../terms/decimal.js';
import { normalizeEntryNumber } from '../entry-number.js';
import type { FiledDeposit, FiledRecord, ReadFile, SkippedRow, UnreadCell } from '../filed-record.js';
import { EMPTY, nameUnread, type Entry } from './catair-entry.js';
import { Fields } from './catair-fields.js';
import { readCountry } from './cells.js';
import { MAX_NOTES } from './rows.js';

/** Entry summaries as brokers transmit them: CATAIR application AE or AX, records of 80 characters. */
const FIRST_RECORD = /^10[A-Z ][A-Z0-9]{3}/;
const RECORD = /^(\d{2}|SE\d{2})/;

export function isCatair(text: string): boolean {
  const first = text.split(/\r?\n/, 40).find((line) => RECORD.test(line));
  return first !== undefined && FIRST_RECORD.test(first) && first.length >= 36;
}

/** Reads records 10, 11, 34, 40, 41, 50, 53, 62, 89 and 90; others are counted as read and hold nothing that an audit uses. */
export function readCatair(text: string, file: number): ReadFile {
  const reader = new CatairReader(file);
  const skipped: SkippedRow[] = [];
  let [rows, data] = [0, 0];
  text.split(/\r?\n/).forEach((record, index) => {
    if (record.trim() === '') return;
    rows += 1;
    if (RECORD.test(record)) {
      data += 1;
      reader.take(record, index + 1);
    } else if (skipped.length < MAX_NOTES)
      skipped.push({ file, row: index + 1, why: 'it is not a CATAIR record' });
  });
  const { records, replaced } = reader.finish();
  for (const { row, length } of replaced) {
    data -= length;
    if (skipped.length < MAX_NOTES) skipped.push({ file, row, why: REPLACED });
  }
  const report = {
    format: 'CATAIR AE',
    sheet: null,
    headerRow: null,
    columns: {},
    unknownColumns: [],
    rows,
    data,
    skipped,
    normalized: {},
    notes: [],
  };
  return { records, report };
}

const REPLACED = 'its entry is transmitted again further down, which counts in its place';

/** One transmission of an entry: where it begins, how many records it has, and its tariff numbers. */
interface Summary {
  readonly row: number;
  readonly length: number;
  readonly numbers: readonly FiledRecord[];
}

type Fee = 'merchandiseProcessingFee' | 'harborMaintenanceFee';
const FEES: Readonly<Record<string, Fee>> = {
  '499': 'merchandiseProcessingFee',
  '311': 'merchandiseProcessingFee',
  '501': 'harborMaintenanceFee',
};

/** Puts the records of an entry together; what its header and totals say belongs to its first tariff number. */
class CatairReader {
  private readonly done = new Map<string, Summary>();
  private readonly replaced: Summary[] = [];
  private begun = { row: 0, length: 0 };
  private numbers: FiledRecord[] = [];
  private entry: Partial<Entry> = {};
  private fees = new Map<Fee, Decimal>();
  private totals = new Map<Fee, Decimal>();
  private ordinal = 0;
  private unreadOfLine: readonly UnreadCell[] = [];
  /** Of the number before. */
  private deposits: FiledDeposit[] = [];

  constructor(private readonly file: number) {}

  take(record: string, row: number): void {
    const fields = new Fields(record);
    if (record.startsWith('10')) {
      this.openEntry(fields);
      this.begun = { row, length: 0 };
    }
    this.begun.length += 1;
    switch (record.slice(0, 2)) {
      case '11':
        this.entry = {
          ...this.entry,
          importer: fields.optional(3, 12),
          entryDate: fields.day(42),
          ...nameUnread(fields.listUnread('entryDate', 42, 6)),
          importDate: fields.day(48),
        };
        return;
      case '34':
        this.addFee(this.fees, fields.text(3, 3), fields.amount(6, 8, 2));
        this.addFee(this.fees, fields.text(14, 3), fields.amount(17, 8, 2));
        return;
      case '40':
        return this.openLine(fields);
      case '41':
        return this.addZone(fields);
      case '50':
        return this.addNumber(fields, row);
      case '53':
        return this.addDeposit(fields);
      case '62':
        this.addFee(this.fees, fields.text(3, 3), fields.amount(6, 8, 2));
        return;
      case '89':
        for (let at = 3; at < 70; at += 14)
          this.addFee(this.totals, fields.text(at, 3), fields.amount(at + 3, 11, 2));
        return;
      case '90':
        this.amendFirst({ entryDuty: fields.amount(3, 11, 2) });
        return;
      default:
        return;
    }
  }

  finish(): { readonly records: readonly FiledRecord[]; readonly replaced: readonly Summary[] } {
    this.closeEntry();
    const records = [...this.done.values()].flatMap(({ numbers }) => numbers);
    return { records, replaced: this.replaced };
  }

  private openEntry(fields: Fields): void {
    this.closeEntry();
    const printed = fields.text(4, 3) + fields.text(9, 8);
    this.entry = {
      ...EMPTY,
      file: this.file,
      entryNumber: normalizeEntryNumber(printed) ?? printed,
      port: fields.optional(18, 4),
      entryType: fields.optional(34, 2),
      transport: fields.optional(36, 2),
      reconAgreement: fields.optional(46, 1),
      reconFlag: fields.optional(47, 3),
      statementDate: fields.day(52),
      psc: fields.optional(65, 1),
    };
  }

  private openLine(fields: Fields): void {
    const origin = readCountry(fields.text(9, 2));
    this.ordinal = 0;
    this.entry = {
      ...this.entry,
      lineNumber: fields.text(5, 3).replace(/^0+(?=\d)/, ''),
      origin: origin.kind === 'value' ? origin.value : null,
      exportCountry: fields.optional(11, 2),
      spi: fields.optional(25, 2),
      zoneStatus: null,
      privilegedDate: null,
      deposits: [],
    };
    this.unreadOfLine = [];
  }

  private addZone(fields: Fields): void {
    this.entry = { ...this.entry, zoneStatus: fields.optional(3, 1), privilegedDate: fields.day(4) };
    this.unreadOfLine = fields.listUnread('privilegedDate', 4, 6);
  }

  private addNumber(fields: Fields, row: number): void {
    this.ordinal += 1;
    this.deposits = [];
    const entry = this.entry as Entry;
    const unread = [
      ...(entry.unread ?? []),
      ...this.unreadOfLine,
      ...fields.listUnread('tariffDuty', 14, 10),
      ...fields.listUnread('tariffValue', 25, 10),
    ];
    this.numbers.push({
      ...entry,
      ...nameUnread(unread),
      row,
      hts: fields.text(3, 10),
      ordinal: this.ordinal,
      tariffDuty: fields.amount(14, 10, 2),
      tariffValue: fields.amount(25, 10, 0),
      quantities: fields.quantities(),
    });
  }

  /** A case follows the tariff numbers of its line and is kept with the last of them. */
  private addDeposit(fields: Fields): void {
    const last = this.numbers.at(-1);
    if (last === undefined) return;
    if (this.deposits.length === 0)
      this.numbers[this.numbers.length - 1] = { ...last, deposits: this.deposits };
    this.deposits.push({
      caseNumber: fields.text(3, 10),
      percent: fields.amount(14, 8, 2),
      value: fields.amount(25, 10, 0),
      duty: fields.amount(47, 10, 2),
    });
  }

  private addFee(fees: Map<Fee, Decimal>, kind: string, amount: Decimal | null): void {
    const fee = FEES[kind];
    if (fee !== undefined && amount !== null) fees.set(fee, (fees.get(fee) ?? new Decimal(0)).plus(amount));
  }

  private amendFirst(given: Partial<FiledRecord>): void {
    const [first] = this.numbers;
    if (first !== undefined) this.numbers[0] = { ...first, ...given };
  }

  /**
   * The total of a fee is what was paid: lines have their shares before the least and the most of an entry. Without it lines
   * and header add up. An entry that is transmitted again, corrected or replaced, is the last one.
   */
  private closeEntry(): void {
    this.amendFirst(Object.fromEntries([...this.fees, ...this.totals]));
    const [first] = this.numbers;
    if (first !== undefined) {
      const before = this.done.get(first.entryNumber);
      if (before !== undefined) this.replaced.push(before);
      this.done.set(first.entryNumber, { ...this.begun, numbers: this.numbers });
    }
    this.numbers = [];
    this.fees = new Map();
    this.totals = new Map();
  }
}
