import writeWorkbook from 'write-excel-file/node';
import type { InvoiceTruth, TradeDocument } from './invoice-truth.js';
import { stringify } from './separated-values.js';

export type Cell = string | number | Date | null;
export type Rows = Cell[][];

export interface Sheet {
  readonly name: string;
  readonly rows: Rows;
  readonly truth: InvoiceTruth;
}

type Styled = {
  value: Cell;
  type: StringConstructor | NumberConstructor | DateConstructor;
  format?: string;
} | null;

export async function asWorkbook({ name, rows, truth }: Sheet): Promise<TradeDocument> {
  const data = rows.map((row) => row.map(styled));
  const bytes = await writeWorkbook(data as never).toBuffer();
  return { name, format: 'xlsx', bytes: new Uint8Array(bytes), truth };
}

function styled(value: Cell): Styled {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

export function asCsv({ name, rows, truth }: Sheet, delimiter: string): TradeDocument {
  return { name, format: 'csv', bytes: new TextEncoder().encode(stringify(rows, delimiter)), truth };
}
