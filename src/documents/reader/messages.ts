import type { FieldProblem, ProblemName } from '../../terms/errors.js';
import type { Extraction } from '../extraction.js';
import type { SheetRows } from '../source/read-workbook.js';

/** One sheet of a workbook: the rows that hold something, with their numbers from 1. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

type SheetRow = readonly [row: number, cells: readonly string[]];

/** What a file may be read as, and what it gives. */
export interface Readings {
  /** The fields of a trade document. */
  readonly document: Extraction;
  /** The rows of a workbook. */
  readonly sheets: readonly Sheet[];
}

/** The header before the bytes of a file. */
export interface FileHead<Kind extends keyof Readings = keyof Readings> {
  readonly kind: Kind;
  readonly mediaType: string | null;
}

/** A file to read: bytes, never a path. */
export interface FileTask<Kind extends keyof Readings = keyof Readings> extends FileHead<Kind> {
  readonly bytes: Uint8Array;
}

/** Lists are sent in parts, so that the service parses each part quickly. */
export type ReadPart =
  | Pick<Extraction, 'lineItems'>
  | Pick<Extraction, 'checks'>
  | { readonly sheet: number; readonly rows: readonly SheetRow[] };

/** Messages of a reader: that it has started, then the result of each file. */
export type ReaderReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly part: ReadPart }
  | { readonly kind: 'read'; readonly extraction: Extraction }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | Refused
  | { readonly kind: 'failed'; readonly stack: string };

interface Refused {
  readonly kind: 'refused';
  readonly problem: ProblemName;
  readonly message: string;
  readonly fields: readonly FieldProblem[];
}

const PART_LENGTH = 200;

/** The messages in which the rows of a workbook are sent. */
export function* splitSheets(sheets: readonly SheetRows[]): Generator<ReaderReply> {
  for (const [sheet, { forEachRow }] of sheets.entries()) {
    const rows: SheetRow[] = [];
    forEachRow((cells, row) => rows.push([row, cells]));
    for (let at = 0; at < rows.length; at += PART_LENGTH)
      yield { kind: 'part', part: { sheet, rows: rows.slice(at, at + PART_LENGTH) } };
  }
  yield { kind: 'sheets', names: sheets.map(({ name }) => name) };
}

/** Reassembles sheets that were sent in parts. */
export function joinSheets(parts: readonly ReadPart[], names: readonly string[]): readonly Sheet[] {
  return names.map((name, place) => ({
    name,
    rows: parts.flatMap((part) => ('rows' in part && part.sheet === place ? part.rows : [])),
  }));
}

/** The messages in which an extraction is sent. */
export function* splitIntoParts(extraction: Extraction): Generator<ReaderReply> {
  const { lineItems, checks } = extraction;
  for (let at = 0; at < lineItems.length; at += PART_LENGTH)
    yield { kind: 'part', part: { lineItems: lineItems.slice(at, at + PART_LENGTH) } };
  for (let at = 0; at < checks.length; at += PART_LENGTH)
    yield { kind: 'part', part: { checks: checks.slice(at, at + PART_LENGTH) } };
  yield { kind: 'read', extraction: { ...extraction, lineItems: [], checks: [] } };
}

/** Reassembles an extraction that was sent in parts. */
export function joinParts(parts: readonly ReadPart[], rest: Extraction): Extraction {
  return {
    ...rest,
    lineItems: parts.flatMap((part) => ('lineItems' in part ? part.lineItems : [])),
    checks: parts.flatMap((part) => ('checks' in part ? part.checks : [])),
  };
}
