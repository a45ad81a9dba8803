import { parseHtsNumber } from '../../../terms/hts-number.js';
import { isJsonObject, type JsonObject } from '../../../terms/json-object.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';
import { cleanText, type CellPool } from './clean-text.js';
import { isKnownUnit } from './units.js';
import { toEndnote, type PrintedNote } from './endnotes.js';
import type { Cell, Endnote, IssueKind, ReadRow } from './printed-row.js';

/** A readable row, with the corrections made to it. */
export interface RowReading {
  readonly row: ReadRow;
  readonly remarks: readonly { readonly kind: IssueKind; readonly message: string }[];
}

/** Longest cell accepted; the longest known description has 1,685 characters. */
const CELL_LIMIT = 64 * 1024;
const DEEPEST_INDENT = 20;
/** Values that spreadsheets and programs leave where a value failed, and a negative rate. */
const SENTINEL =
  /^(?:nan|null|undefined|n\/a|#(?:ref|value|name|n\/a|div\/0)!?|-?infinity|\[object object\])$|^-\s*\d/i;

type Remarks = { kind: IssueKind; message: string }[];

class Refusal extends Error {}

/** One member of the export's list. Unknown members are ignored; a missing or mistyped required one rejects the row. */
export function readRow(record: unknown, pool: CellPool): Parsed<RowReading> {
  if (!isJsonObject(record)) return refuse('the row is not an object');
  try {
    return accept(read(record, pool));
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    throw error;
  }
}

function read(fields: JsonObject, pool: CellPool): RowReading {
  const remarks: Remarks = [];
  const htsNumber = readNumber(fields);
  const row: ReadRow = {
    htsNumber,
    indent: readIndent(fields, remarks),
    description: pool.toCell(requireText(fields, 'description')),
    units: readUnits(fields, remarks),
    general: readRate(fields, 'general', pool),
    special: readRate(fields, 'special', pool),
    column2: readRate(fields, 'other', pool),
    additionalDuties: readAdditionalDuties(fields, pool, remarks),
    quotaQuantity: readOptional(fields, 'quotaQuantity', pool),
    endnotes: readEndnotes(fields, remarks),
  };
  const superior = fields['superior'] === true || fields['superior'] === 'true';
  if (htsNumber === null && !superior)
    throw new Refusal('htsno is empty on a row that is not marked superior');
  return { row, remarks };
}

function readNumber(fields: JsonObject): ReadRow['htsNumber'] {
  const text = requireText(fields, 'htsno').trim();
  if (text === '') return null;
  const parsed = parseHtsNumber(text);
  if (!parsed.ok) throw new Refusal(`htsno: ${parsed.message}`);
  return parsed.value;
}

function readIndent(fields: JsonObject, remarks: Remarks): number {
  const text = String(fields['indent']);
  const indent = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(indent <= DEEPEST_INDENT))
    throw new Refusal(`indent ${quoteInput(text)} is not a depth from 0 to ${DEEPEST_INDENT}`);
  if (text !== String(indent))
    remarks.push({ kind: 'padded-indent', message: `indent ${quoteInput(text)} read as ${indent}` });
  return indent;
}

function readRate(fields: JsonObject, name: string, pool: CellPool): Cell {
  const cell = pool.toCell(requireText(fields, name));
  if (SENTINEL.test(cell.text) || isBeyondAnyRate(cell.text))
    throw new Refusal(`${name} ${quoteInput(cell.text)} is not a rate of duty`);
  return cell;
}

/** The highest rate of the schedule is 350%. */
const HIGHEST_PERCENT = 500;

function isBeyondAnyRate(text: string): boolean {
  return [...text.matchAll(/(?<!\d)(\d{3,20})(?:\.\d{1,20})?\s?%/g)].some(
    ([, whole]) => Number(whole) > HIGHEST_PERCENT,
  );
}

/** The export prints this member under its right name and a misspelling; the right one wins unless empty. */
function readAdditionalDuties(fields: JsonObject, pool: CellPool, remarks: Remarks): Cell | null {
  const right = readOptional(fields, 'additionalDuties', pool);
  const misspelt = readOptional(fields, 'addiitionalDuties', pool);
  if (right !== null || misspelt === null) return right;
  remarks.push({
    kind: 'misspelt-field',
    message: `additionalDuties taken from addiitionalDuties: ${quoteInput(misspelt.text)}`,
  });
  return misspelt;
}

function readOptional(fields: JsonObject, name: string, pool: CellPool): Cell | null {
  if (fields[name] === null || fields[name] === undefined) return null;
  const cell = pool.toCell(requireText(fields, name));
  return cell.text === '' ? null : cell;
}

function readUnits(fields: JsonObject, remarks: Remarks): readonly string[] {
  const tokens = requireList(fields, 'units').map((token) => {
    if (typeof token !== 'string')
      throw new Refusal(`units holds ${quoteInput(String(token))}: expected texts`);
    return token;
  });
  if (tokens.length === 0) return NO_UNITS;
  const units = tokens.map(cleanText).filter((label) => label !== '');
  const unknown = units.find((unit) => !isKnownUnit(unit));
  if (unknown !== undefined) throw new Refusal(`units holds ${quoteInput(unknown)}, which is no known unit`);
  if (units.length < tokens.length)
    remarks.push({ kind: 'empty-unit', message: 'an empty unit token was left out' });
  return units;
}

const NO_UNITS: readonly string[] = Object.freeze([]);
const NO_ENDNOTES: readonly Endnote[] = Object.freeze([]);

function readEndnotes(fields: JsonObject, remarks: Remarks): readonly Endnote[] {
  const notes = requireList(fields, 'footnotes');
  if (notes.length === 0) return NO_ENDNOTES;
  return notes.map((note) => {
    if (!isPrintedNote(note)) throw new Refusal('footnotes holds a note without a text value');
    const { endnote, broken } = toEndnote(note);
    if (broken !== null) {
      remarks.push({
        kind: 'malformed-endnote-heading',
        message: `${quoteInput(broken)} in ${quoteInput(endnote.value)} is not a Chapter 99 heading`,
      });
    }
    return endnote;
  });
}

function isPrintedNote(note: unknown): note is PrintedNote {
  if (typeof note !== 'object' || note === null) return false;
  const { value, columns } = note as PrintedNote;
  return (
    typeof value === 'string' && value.length <= CELL_LIMIT && (columns == null || Array.isArray(columns))
  );
}

/** Null and an absent member are an empty list: superior rows print `footnotes: null`. */
function requireList(fields: JsonObject, name: string): readonly unknown[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value)) throw new Refusal(`${name} is not a list`);
  return value;
}

function requireText(fields: JsonObject, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string')
    throw new Refusal(`${name} is ${value === undefined ? 'missing' : 'not a text'}`);
  if (value.length > CELL_LIMIT) throw new Refusal(`${name} is longer than ${CELL_LIMIT} characters`);
  return value;
}
