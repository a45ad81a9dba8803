import type { ExtractedField, ExtractedParty } from '../extraction.js';
import { findLabelOf } from '../fields/find-labels.js';
import { conventionsOf, toField, type ReadingContext } from '../fields/reading-context.js';
import type { Segment } from '../layout/lines.js';
import { readValue } from '../values/read-value.js';
import type { GoodsTable } from './find-table.js';

const SCORE = 0.9;

interface ConstantColumn {
  readonly heading: string;
  readonly segment: Segment;
}

/** Exports repeat the document's fields on every line: a labeled column with a single value is a document field. */
export function fieldsOfColumns(context: ReadingContext, table: GoodsTable): ExtractedField[] {
  return constantColumns(table).flatMap(({ heading, segment }) => {
    const label = findLabelOf(heading);
    if (label?.kind !== 'field' || label.name === null) return [];
    const { name, type } = label;
    const reading = readValue(type, segment.text, conventionsOf(context, segment));
    return reading === null
      ? []
      : [toField(context, { name, type, reading, segment, grounds: groundsOf(heading, segment) })];
  });
}

export function partiesOfColumns(context: ReadingContext, table: GoodsTable): ExtractedParty[] {
  return constantColumns(table).flatMap(({ heading, segment }) => {
    const label = findLabelOf(heading);
    if (label?.kind !== 'party') return [];
    const reading = { text: segment.text, readings: [segment.text] };
    const name = `${label.role}.name`;
    const grounds = groundsOf(heading, segment);
    const field = toField(context, { name, type: 'text', reading, segment, grounds });
    return [{ role: label.role, name: field, address: null, country: null }];
  });
}

function groundsOf(heading: string, segment: Segment) {
  const reasoning = `the same on every line, in the column "${heading}"`;
  return { score: SCORE, reasoning, phrases: [segment.text] };
}

function constantColumns({ columns, rows }: GoodsTable): ConstantColumn[] {
  return columns.flatMap(({ role, heading }, index) => {
    if (role !== null || rows.length === 0) return [];
    const cells = rows.map((row) => row[0]?.cells.find(({ column }) => column === index)?.segment);
    const [first] = cells;
    const isConstant = first !== undefined && cells.every((cell) => cell?.text === first.text);
    return isConstant ? [{ heading, segment: first }] : [];
  });
}
