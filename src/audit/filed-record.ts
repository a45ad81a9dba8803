import type { Decimal } from '../terms/decimal.js';
import type { Cells, FieldName } from './read/fields.js';

/** One quantity as reported: the unit is the code of the file, not yet one of ours. */
export interface FiledQuantity {
  readonly amount: Decimal;
  readonly unit: string;
}

/** One AD/CVD case on a line. */
export interface FiledDeposit {
  readonly caseNumber: string;
  /** Percent. Null: specific, or not stated. */
  readonly percent: Decimal | null;
  readonly value: Decimal | null;
  readonly duty: Decimal | null;
}

/** Where a record stands: the file of the audit, from 0, and its row or line, from 1. */
export interface SourcePlace {
  readonly file: number;
  readonly row: number;
}

/** Equal for two rows that say the same, wherever they stand. */
export function toContentKey(row: SourcePlace): string {
  return JSON.stringify({ ...row, file: 0, row: 0 });
}

/** A cell that could not be read and counts as absent. */
export interface UnreadCell {
  readonly field: string;
  /** The column as the file names it. */
  readonly header: string;
  readonly printed: string;
  readonly why: string;
}

/** What a row says of its entry as a whole. */
const ENTRY_CELLS = [
  ...(['entryType', 'entryDate', 'summaryDate', 'importDate', 'statementDate', 'importer', 'port'] as const),
  ...(['entryDuty', 'liquidationDate', 'liquidationStatus', 'reconFlag', 'psc'] as const),
  ...(['protestNumber', 'protestStatus', 'protestDenialDate', 'transport', 'drawback'] as const),
  ...(['suretyPaid', 'capeStatus', 'merchandiseProcessingFee', 'harborMaintenanceFee'] as const),
] as const satisfies readonly FieldName[];

/** What it says of its line. */
const LINE_CELLS = [
  ...(['origin', 'exportCountry', 'manufacturer', 'exporter', 'spi', 'zoneStatus'] as const),
  ...(['privilegedDate', 'lineValue', 'lineDuty'] as const),
] as const satisfies readonly FieldName[];

/** What every tariff number of a row shares. */
export const SHARED_CELLS = [...ENTRY_CELLS, ...LINE_CELLS] as const;

/** One tariff number of one entry line, as read from a file. Null: the file does not say. */
export interface FiledRecord
  extends
    SourcePlace,
    Cells<(typeof SHARED_CELLS)[number] | 'lineNumber' | 'ordinal' | 'tariffValue' | 'tariffDuty'> {
  /** Eleven characters without dashes; as printed where it has another form. */
  readonly entryNumber: string;
  /** Digits as reported; as printed where it cannot be read. */
  readonly hts: string;
  /** Whether the entry is flagged for reconciliation under a trade agreement, which entry summaries as transmitted say. */
  readonly reconAgreement?: string | null;
  readonly quantities: readonly FiledQuantity[];
  /** AD/CVD cases that the line was entered under. */
  readonly deposits: readonly FiledDeposit[];
  /** Left out where every cell was read. */
  readonly unread?: readonly UnreadCell[];
}

/** What a record says of its entry as a whole. */
export const ENTRY_FIELDS = [...ENTRY_CELLS, 'reconAgreement'] as const;

/** What a file may leave out of a line and another may have. */
export const LINE_FIELDS = [
  ...LINE_CELLS,
  ...(['tariffValue', 'tariffDuty', 'quantities', 'deposits'] as const),
] as const;

/** A cell that was changed to be read, or could not be read. */
export interface CellNote extends SourcePlace {
  readonly field: string;
  readonly printed: string;
  /** Null: the cell could not be read and counts as absent. */
  readonly readAs: string | null;
  readonly why: string;
}

export interface SkippedRow extends SourcePlace {
  readonly why: string;
}

/** What a reader made of one file. */
export interface ReadReport {
  readonly format: string;
  /** Null: the file has no sheets. */
  readonly sheet: string | null;
  readonly headerRow: number | null;
  /** Field -> header as printed. */
  readonly columns: Readonly<Record<string, string>>;
  readonly unknownColumns: readonly string[];
  /** Rows after the header, and those of them that hold data: the others were skipped. */
  readonly rows: number;
  readonly data: number;
  /** The first of them, at most `MAX_NOTES`. */
  readonly skipped: readonly SkippedRow[];
  /** Cells in another form than the field's own (dashes, currency signs, other date forms), by field. */
  readonly normalized: Readonly<Record<string, number>>;
  readonly notes: readonly CellNote[];
}

export interface ReadFile {
  readonly records: readonly FiledRecord[];
  readonly report: ReadReport;
}

/** What was read of one file. */
export interface AuditedFile extends ReadReport {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}
