import type { ExtractedField, ExtractedLineItem, ValueReading, ValueType } from '../extraction.js';
import { conventionsOf, toField, type ReadingContext } from '../fields/reading-context.js';
import type { Segment } from '../layout/lines.js';
import { readValue } from '../values/read-value.js';
import type { Column } from './find-header.js';
import type { GoodsTable } from './find-table.js';
import type { Row } from './group-rows.js';
import { decideByArithmetic } from './decide-amounts.js';

const SCORE = 0.93;
const INSIDE_SCORE = 0.88;

/** The rows of the goods table as line items. */
export function toLineItems(context: ReadingContext, table: GoodsTable): ExtractedLineItem[] {
  return table.rows.map((row, index) => {
    const printed = table.columns.flatMap((column, at) => fieldsOfColumn(context, column, cellAt(row, at)));
    return { position: index + 1, fields: decideByArithmetic(withInsideFields(context, printed, row)) };
  });
}

function cellAt(row: Row, column: number): Segment[] {
  return row.flatMap(({ cells }) =>
    cells.filter((cell) => cell.column === column).map(({ segment }) => segment),
  );
}

function fieldsOfColumn(
  context: ReadingContext,
  column: Column,
  segments: readonly Segment[],
): ExtractedField[] {
  const { role, heading } = column;
  const [first] = segments;
  if (role === null || first === undefined) return [];
  const reading = readCell(context, role.type, segments);
  if (reading === null) return [];
  const phrases = segments
    .map(({ text }) => text)
    .filter((text) => text.includes(reading.text) || role.type === 'text');
  const grounds = {
    score: SCORE,
    reasoning: `in the column "${heading}"`,
    phrases: phrases.length > 0 ? phrases : [reading.text],
  };
  const segment = segments.find(({ text }) => text.includes(reading.text)) ?? first;
  const field = toField(context, { name: role.name, type: role.type, reading, segment, grounds });
  const unit = role.name === 'quantity' ? unitField(context, { field, column, segment }) : [];
  return [field, ...unit];
}

/** Text is read from all lines of the cell; a number, code or country from the first line that has one. */
function readCell(
  context: ReadingContext,
  type: ValueType,
  segments: readonly Segment[],
): ValueReading | null {
  const { text } = segments[0]!;
  const whole = joinTexts(segments);
  if (type === 'text') return { text, readings: [whole.replace(/\s+/g, ' ').trim()] };
  if (type === 'identifier') return { text, readings: [text.replace(/\s+/g, ' ')] };
  const readings = segments.map((segment) => readValue(type, segment.text, conventionsOf(context, segment)));
  return readings.find((reading) => reading !== null) ?? readValue(type, whole, context.conventions);
}

function joinTexts(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join(' ');
}

interface UnitParts {
  readonly field: ExtractedField;
  readonly column: Column;
  readonly segment: Segment;
}

/** The unit printed after the quantity, or in brackets in its heading. */
function unitField(context: ReadingContext, { field, column, segment }: UnitParts): ExtractedField[] {
  const inHeading = /\(([\p{L}.]{1,10})\)/u.exec(column.heading)?.[1] ?? null;
  const unit = field.unit ?? inHeading;
  if (unit === null) return [];
  const reading = { text: unit, readings: [unit] };
  const holder = field.unit === null ? column.segments.find(({ text }) => text.includes(unit)) : segment;
  const reasoning = field.unit === null ? 'in the heading of the quantities' : 'printed behind the quantity';
  const place = holder ?? segment;
  const grounds = { score: 0.9, reasoning, phrases: [place.text] };
  return [toField(context, { name: 'unit', type: 'text', reading, segment: place, grounds })];
}

const INSIDE: readonly (readonly [name: string, type: ValueType, label: RegExp])[] = [
  [
    'htsNumber',
    'hts',
    /(?<!\p{L})(?:hts(?:us)?|hs|tariff|zolltarifnummer|warennummer|code sh|code douanier|codice doganale|fraccion arancelaria|commodity code)(?: ?(?:code|no|number|nr)\.?)? ?[:#]? ?(?=\d{4})/iu,
  ],
  [
    'countryOfOrigin',
    'country',
    /(?<!\p{L})(?:country of origin|origin|made in|coo|ursprung|origine|origen)(?!\p{L}) ?:? ?/iu,
  ],
];

/** Tariff number and origin printed inside the description. */
function withInsideFields(
  context: ReadingContext,
  fields: readonly ExtractedField[],
  row: Row,
): ExtractedField[] {
  const columns = [...new Set(row.flatMap(({ cells }) => cells.map(({ column }) => column)))];
  const texts = columns.map((column) => cellAt(row, column));
  const inside = INSIDE.flatMap((wanted) => {
    if (fields.some(({ name }) => name === wanted[0])) return [];
    for (const segments of texts) {
      const field = readInside(context, wanted, segments);
      if (field !== null) return [field];
    }
    return [];
  });
  return unitFirst([...fields, ...inside]);
}

/** The label may end one line of the cell and the value start the next. */
function readInside(
  context: ReadingContext,
  [name, type, label]: (typeof INSIDE)[number],
  segments: readonly Segment[],
): ExtractedField | null {
  const whole = joinTexts(segments).slice(0, 600);
  const match = label.exec(whole);
  if (match === null) return null;
  const after = whole.slice(match.index + match[0].length, match.index + match[0].length + 60);
  const text = type === 'country' ? (/^[\p{L}. ]{2,40}/u.exec(after)?.[0] ?? '') : after;
  const reading =
    readValue(type, text, context.conventions) ?? readValue(type, firstWords(text), context.conventions);
  const segment = segments.find((one) => reading !== null && one.text.includes(reading.text));
  if (reading === null || segment === undefined) return null;
  const grounds = { score: INSIDE_SCORE, reasoning: 'printed within the row', phrases: [segment.text] };
  return toField(context, { name, type, reading, segment, grounds });
}

/** Words after a country are not part of its name. */
function firstWords(text: string): string {
  return text.split(/\s+/, 2)[0] ?? '';
}

/** A separate unit column takes precedence over the unit after the quantity. */
function unitFirst(fields: readonly ExtractedField[]): ExtractedField[] {
  const units = fields.filter(({ name }) => name === 'unit');
  if (units.length < 2) return [...fields];
  const own = units.find(({ confidence }) => confidence.reasoning.startsWith('in the column')) ?? units[0]!;
  return fields.filter((field) => field.name !== 'unit' || field === own);
}
