import type { ExtractedField, Location, ValueReading, ValueType } from '../extraction.js';
import type { Line, Segment } from '../layout/lines.js';
import { LINE_STEP } from '../source/grid-page.js';
import type { Box, SourceDocument } from '../source/source-document.js';
import type { Conventions } from '../values/conventions.js';
import { toConfidence, type Grounds } from './confidence.js';
import type { PlacedLabel } from './find-labels.js';

/** The input of every finder: one document, opened and analyzed once. */
export interface ReadingContext {
  readonly document: SourceDocument;
  readonly lines: readonly Line[];
  readonly labels: readonly PlacedLabel[];
  /** Segments that start with a label, with that label. */
  readonly labelled: ReadonlyMap<Segment, PlacedLabel>;
  readonly conventions: Conventions;
}

interface FieldParts {
  readonly name: string;
  readonly type: ValueType;
  readonly reading: ValueReading;
  readonly segment: Segment;
  readonly grounds: Grounds;
}

/** Factor on the score of a doubtful value. */
const IN_DOUBT = 0.5;
const DECIDED = 0.85;

/** A field with its position and its reasons. With more than one reading it has no value and low confidence. */
export function toField(context: ReadingContext, parts: FieldParts): ExtractedField {
  const { name, type, reading, segment, grounds } = parts;
  const isOpen = reading.readings.length > 1;
  const why = isOpen ? 'it can be read in more than one way' : reading.because;
  const share = isOpen ? IN_DOUBT : reading.because === undefined ? 1 : DECIDED;
  return {
    name,
    type,
    value: isOpen ? null : reading.readings[0]!,
    text: reading.text,
    unit: reading.unit ?? null,
    readings: isOpen ? reading.readings : [],
    location: locate(context, segment, reading.text),
    confidence: toConfidence({
      score: Math.round(grounds.score * share * 100) / 100,
      reasoning: why === undefined ? grounds.reasoning : `${grounds.reasoning}; ${why}`,
      phrases: grounds.phrases,
    }),
  };
}

/** The position of a text: the part of the segment that contains it. */
function locate({ document }: Pick<ReadingContext, 'document'>, segment: Segment, text: string): Location {
  const { page, runs } = segment;
  const holder = runs.find((run) => run.text.includes(text)) ?? runs[0]!;
  const isSheet = document.textSource === 'cells';
  const isLines = document.textSource === 'lines';
  return {
    page: page.number,
    box: isSheet || isLines ? null : roundBox(partOf(segment, text)),
    sheet: page.sheet,
    cell: holder.cell,
    line: isLines ? Math.floor(holder.box.y / LINE_STEP) + 1 : null,
  };
}

function partOf({ text: whole, box }: Segment, text: string): Box {
  const at = whole.indexOf(text);
  if (at < 0 || whole.length === 0) return box;
  const step = box.width / whole.length;
  return { ...box, x: box.x + at * step, width: text.length * step };
}

function roundBox({ x, y, width, height }: Box): Box {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** The number format of a segment: cells of the number type use a decimal point in any language. */
export function conventionsOf({ conventions }: ReadingContext, { runs }: Segment): Conventions {
  return runs[0]?.isNumber ? { ...conventions, decimalMark: '.' } : conventions;
}
