import type { FileType, TextSource } from '../../generated/schema-types.js';

/** A position on a page, in points from the top left corner; in grid steps for cells and lines of text. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text in a file, with its position. */
export interface TextRun {
  readonly text: string;
  readonly box: Box;
  /** Address of the cell, for example `B7`. Null: not a sheet. */
  readonly cell: string | null;
  /** True: a value of the file's number type, with a decimal point in any language. */
  readonly isNumber?: true;
}

/** A page, a sheet, or the whole of a text. */
export interface SourcePage {
  /** From 1. */
  readonly number: number;
  /** Name of the sheet. Null: not a sheet. */
  readonly sheet: string | null;
  readonly height: number;
  readonly runs: readonly TextRun[];
}

/** A file opened as text with positions, for any file type. */
export interface SourceDocument {
  readonly fileType: FileType;
  readonly textSource: TextSource;
  /** True: the text is in grid cells, so that adjacent cells are neighbors at any distance. */
  readonly isGrid: boolean;
  readonly pages: readonly SourcePage[];
  readonly warnings: readonly string[];
}
