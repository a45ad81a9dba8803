import { refuseField } from '../../terms/errors.js';
import { addToList } from '../../terms/group-by.js';
import { sayNearest } from '../../terms/nearest-name.js';
import { FIELDS, IGNORED_HEADERS, normalizeHeader, type FieldName } from './fields.js';

/** What one column of a file is read as: `number` counts tariff numbers side by side, from 1. */
interface MappedColumn {
  readonly field: FieldName;
  readonly number: number | null;
}

export interface ColumnMap {
  /** `lines`: a row is a line of an entry, or one tariff number of it. `entries`: a row says something of a whole entry. */
  readonly kind: 'lines' | 'entries';
  /** The position of each field; `hts 2` is the second of numbers side by side. */
  readonly places: ReadonlyMap<string, number>;
  /** Field -> header as printed. */
  readonly names: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
  /** How many tariff numbers stand side by side in one row; 1 in ACE reports. */
  readonly numbersInRow: number;
}

/** Headers the caller gives for fields: `{ "entryNumber": "My Entry Column" }`. */
export type GivenColumns = Readonly<Record<string, string>>;

const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];
const BY_HEADER: ReadonlyMap<string, FieldName> = new Map(
  FIELD_NAMES.flatMap((name) =>
    FIELDS[name].headers.map((header) => [normalizeHeader(header), name] as const),
  ),
);
const REPORT_ONLY = FIELD_NAMES.filter((name) => FIELDS[name].isOfReport === true);
const NUMBERED = FIELD_NAMES.filter((name) => FIELDS[name].numbered === true);
const NUMBER_AT_END = /\d{1,2}$/;
const BEFORE_NUMBER = /[ _#-]$/;
const MONEY_FIELDS: readonly FieldName[] = ['tariffDuty', 'lineDuty', 'tariffValue', 'lineValue'];
/** A table with one of these and no tariff number is a report of lines that lacks a column, not one of entries. */
const LINE_FIELDS: readonly FieldName[] = ['lineNumber', 'ordinal', 'tariffDuty', 'tariffValue', 'spi'];
/** What a report of a row an entry is given for. */
const REPORT_FIELDS: readonly FieldName[] = [
  ...(['statementDate', 'liquidationDate', 'liquidationStatus', 'liquidatedDuty', 'entryDuty'] as const),
  ...(['capeStatus', 'capeReason', 'refundAmount', 'refundStatus'] as const),
];

/** The row as a header. Null: it names no entry number, no tariff number or no money, so it is not one. */
export function mapColumns(cells: readonly string[], given: GivenColumns): ColumnMap | null {
  const wanted = findGiven(cells, given);
  const ofCaller = new Set([...wanted.values()].flat());
  const names: Record<string, string> = {};
  const unknown: string[] = [];
  const places = new Map<string, number>();
  const columns = cells.flatMap((cell, at): MappedColumn[] => {
    const header = normalizeHeader(cell);
    if (header === '') return [];
    const mapped = toColumns(header, { wanted, ofCaller }).filter((column) => !places.has(keyOf(column)));
    if (mapped.length === 0 && !IGNORED_HEADERS.has(header)) unknown.push(cell.trim());
    for (const column of mapped) {
      places.set(keyOf(column), at);
      names[keyOf(column)] = cell.replace(/^\uFEFF/, '').trim();
    }
    return mapped;
  });
  const kind = kindOf(new Set(columns.map(({ field }) => field)));
  if (kind === null) return null;
  if (kind === 'lines')
    for (const name of REPORT_ONLY) {
      const header = names[name];
      if (header === undefined) continue;
      delete names[name];
      if (!IGNORED_HEADERS.has(normalizeHeader(header))) unknown.push(header);
    }
  const numbersInRow = Math.max(
    1,
    ...columns.flatMap(({ field, number }) => (field === 'hts' ? (number ?? 1) : [])),
  );
  return { kind, places, names, unknown, numbersInRow };
}

/** Null: the row is no header. */
function kindOf(fields: ReadonlySet<FieldName>): ColumnMap['kind'] | null {
  const hasOne = (names: readonly FieldName[]): boolean => names.some((name) => fields.has(name));
  if (!fields.has('entryNumber')) return null;
  if (fields.has('hts')) return hasOne(MONEY_FIELDS) ? 'lines' : null;
  return hasOne(REPORT_FIELDS) && !hasOne(LINE_FIELDS) ? 'entries' : null;
}

function keyOf({ field, number }: MappedColumn): string {
  return number === null ? field : `${field} ${number}`;
}

/** Fields by the headers that the caller gives, those that the row has: one file of several may have none of them. */
function findGiven(cells: readonly string[], given: GivenColumns): ReadonlyMap<string, readonly FieldName[]> {
  const headers = new Set(cells.map(normalizeHeader));
  const wanted = new Map<string, FieldName[]>();
  for (const [name, printed] of Object.entries(given)) {
    const header = normalizeHeader(printed);
    if (headers.has(header)) addToList(wanted, header, name as FieldName);
  }
  return wanted;
}

interface Given {
  readonly wanted: ReadonlyMap<string, readonly FieldName[]>;
  readonly ofCaller: ReadonlySet<FieldName>;
}

/** What the caller says of a column stands, and no other column is read as a field that the caller gave one. */
function toColumns(header: string, { wanted, ofCaller }: Given): readonly MappedColumn[] {
  const fields = wanted.get(header);
  if (fields !== undefined) return fields.map((field) => ({ field, number: null }));
  const known = toColumn(header);
  return known === null || ofCaller.has(known.field) ? [] : [known];
}

function toColumn(header: string): MappedColumn | null {
  const field = BY_HEADER.get(header);
  if (field !== undefined) return { field, number: null };
  const number = NUMBER_AT_END.exec(header)?.[0];
  if (number === undefined) return null;
  let name = header.slice(0, -number.length);
  while (BEFORE_NUMBER.test(name)) name = name.slice(0, -1);
  const base = BY_HEADER.get(name);
  return base !== undefined && NUMBERED.includes(base) ? { field: base, number: Number(number) } : null;
}

/** Throws `invalid-parameter` for a name that is not one of a field, with the nearest one. */
export function refuseUnknownField(field: string): void {
  if (FIELD_NAMES.some((name) => name === field)) return;
  throw refuseField('columns', `${field} is not a field${sayNearest(field, FIELD_NAMES)}`);
}
