import { describeFault, parseJson } from '../../terms/read-json.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';
import type * as z from 'zod';
import type { RecordIssue } from './definition.js';

/** How the records of a file are read. */
interface RecordForm<Shape extends z.ZodType, Row> {
  /** What an empty file lacks. */
  readonly content: string;
  readonly shape: Shape;
  readonly toRow: (record: z.output<Shape>) => Row;
  /** Names a row, where no two rows of a file may have one name. */
  readonly keyOf?: (row: Row) => string;
  /** Above this share of rejected records the file itself is at fault. */
  readonly maxRefused: number;
}

export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  readonly rowsRead: number;
  readonly issues: readonly RecordIssue[];
}

/** Reads one JSON record a line. An unreadable record is left out with an issue. */
export function readRecords<Shape extends z.ZodType, Row>(
  text: string,
  { content, shape, toRow, keyOf, maxRefused }: RecordForm<Shape, Row>,
): Parsed<ReadRows<Row>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return refuse(`the file is empty: ${content}`);
  const issues: RecordIssue[] = [];
  const rows: Row[] = [];
  const known = new Set<string>();
  for (const [place, line] of lines.entries()) {
    const record = `line ${place + 1}`;
    const read = readLine(line, shape);
    if (!read.ok) {
      issues.push({ record, message: read.message });
      continue;
    }
    const row = toRow(read.value);
    const key = keyOf?.(row);
    if (key !== undefined && known.has(key)) return refuse(`${record}: ${key} is given twice`);
    if (key !== undefined) known.add(key);
    rows.push(row);
  }
  const [first] = issues;
  if (first !== undefined && issues.length > lines.length * maxRefused)
    return refuse(
      `${issues.length} of ${lines.length} records cannot be read, first ${first.record}: ${first.message}`,
    );
  return accept({ rows, rowsRead: lines.length, issues });
}

function readLine<Shape extends z.ZodType>(line: string, shape: Shape): Parsed<z.output<Shape>> {
  const value = parseJson(line);
  if (value === undefined) return refuse(`${quoteInput(line)} is not JSON`);
  const checked = shape.safeParse(value);
  return checked.success ? accept(checked.data) : refuse(describeFault(checked.error, 'record'));
}
