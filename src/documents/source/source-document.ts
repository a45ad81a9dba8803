/** A place on a page, in points from the top left corner; in cells and lines of text, in steps of the grid. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text as the file holds it, where it stands. */
export interface TextRun {
  readonly text: string;
  readonly box: Box;
  /** Address of the cell, for example `B7`. Null: not a sheet. */
  readonly cell: string | null;
  /** True: a number of the file's own number type, with a decimal point whatever the language of the document. */
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

export type FileType = 'pdf' | 'xlsx' | 'csv' | 'email' | 'text' | 'image';

/** Where the words come from: what the file says of itself, or what a reader of pictures made of it. */
export type TextSource = 'text_layer' | 'cells' | 'lines' | 'ocr' | 'none';

/** A file taken apart into text with places, whatever its type was. */
export interface SourceDocument {
  readonly fileType: FileType;
  readonly textSource: TextSource;
  /** Name of the attachment that was read. Null: the file itself. */
  readonly attachment: string | null;
  /** True: text stands in cells of a grid, so that neighbours are neighbours whatever the distance. */
  readonly isGrid: boolean;
  readonly pages: readonly SourcePage[];
  readonly warnings: readonly string[];
}
