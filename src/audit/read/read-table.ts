import { refuseField, type Problem } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import type { CellNote, ReadReport, SkippedRow } from '../filed-record.js';
import { FIELDS, type FieldName } from './fields.js';
import { findNoDataReason, MAX_NOTES, PREFACE_ROWS } from './rows.js';
import type { AuditRecord } from '../entry-report.js';
import { mapColumns, type ColumnMap, type GivenColumns } from './map-columns.js';
import { findAbsentHeader } from './refuse-absent-headers.js';
import { RowFields } from './row-fields.js';

/** Cells of a row in which a header that the caller gives is looked for when there is no header. */
const MAX_CELLS = 50;

/** Reads the rows of one table in their order: ACE reports, exports of brokers, a sheet of a workbook. */
export class TableReader {
  private map: ColumnMap | null = null;
  private headerRow: number | null = null;
  private rows = 0;
  private data = 0;
  private readonly preface: string[] = [];
  /** What may be headers in rows that were not taken as one. */
  private readonly names: string[] = [];
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
  take(cells: readonly string[], row: number): readonly AuditRecord[] {
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
    if (this.map === null)
      throw findAbsentHeader(this.given, this.names) ?? createNoHeaderProblem(this.preface);
    return {
      format: nameFormat(this.map),
      sheet,
      headerRow: this.headerRow,
      columns: this.map.names,
      unknownColumns: this.map.unknown,
      rows: this.rows,
      data: this.data,
      skipped: this.skipped,
      normalized: this.normalized,
      notes: this.notes,
    };
  }

  private lookForHeader(cells: readonly string[], row: number): void {
    if (row > PREFACE_ROWS) return;
    this.map = mapColumns(cells, this.given);
    if (this.map !== null) {
      this.headerRow = row;
      return;
    }
    this.names.push(...listNames(cells));
    if (this.preface.length === 0 || cells.length > 2) this.preface.push(cells.slice(0, 8).join(', '));
  }

  private readRow(cells: readonly string[], row: number, map: ColumnMap): readonly AuditRecord[] {
    const noData = findNoDataReason(cells);
    if (noData !== null) return this.leaveOut(row, noData);
    const fields = new RowFields(cells, map, {
      note: (note) => this.note({ file: this.file, row, ...note }),
      countNormalized: (field) => {
        this.normalized[field] = (this.normalized[field] ?? 0) + 1;
      },
    });
    const entryNumber = fields.read('entryNumber') ?? fields.printed('entryNumber');
    if (entryNumber === '') return this.leaveOut(row, 'it has no entry number');
    const place = { file: this.file, row };
    if (map.kind === 'entries') {
      const reported = fields.toReportRow(entryNumber, place);
      return reported === null ? this.leaveOut(row, 'it says nothing of its entry') : [reported];
    }
    const records = fields.toRecords(entryNumber, place);
    return records.length === 0 ? this.leaveOut(row, 'it has no tariff number') : records;
  }

  private leaveOut(row: number, why: string): readonly never[] {
    if (this.skipped.length < MAX_NOTES) this.skipped.push({ file: this.file, row, why });
    return [];
  }

  private note(note: CellNote): void {
    if (this.notes.length < MAX_NOTES) this.notes.push(note);
  }
}

/** What a table is called by what its columns hold. */
function nameFormat({ kind, names }: ColumnMap): string {
  if (kind === 'lines') return names.hts === FIELDS.hts.headers[0] ? 'ACE ES-003' : 'table';
  const has = (...fields: FieldName[]): boolean => fields.some((field) => field in names);
  const holds = [
    ...(has('refundAmount', 'refundStatus') ? ['refunds'] : []),
    ...(has('capeStatus', 'capeReason') ? ['CAPE claims'] : []),
    ...(has('liquidationDate', 'liquidationStatus', 'liquidatedDuty') ? ['liquidations'] : []),
    ...(has('statementDate') ? ['statements'] : []),
  ];
  return `report of entries: ${holds.join(', ') || 'totals'}`;
}

/** The cells of a row of words: values of entries, which most cells of a row of data are, are in no message. */
function listNames(cells: readonly string[]): readonly string[] {
  const names = cells.slice(0, MAX_CELLS).filter((cell) => cell.trim() !== '');
  const values = names.filter((cell) => /\d/.test(cell));
  return values.length * 2 < names.length ? names : [];
}

function createNoHeaderProblem(preface: readonly string[]): Problem {
  const seen = preface.slice(0, 3).map(quoteInput).join('; ');
  const message = `no row of the first ${PREFACE_ROWS} names an entry number, a tariff number and an amount${
    seen === '' ? ': the file has no rows' : `; it begins with ${seen}`
  }. Export ACE report ES-003, or say which column is which (columns).`;
  return refuseField('file', message);
}
