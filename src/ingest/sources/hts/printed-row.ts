import type { HtsNumber } from '../../../terms/hts-number.js';

/** A cell as printed and as read, without mark-up and odd blanks. Two cells are equal when their texts are. */
export interface Cell {
  readonly raw: string;
  readonly text: string;
}

/** A note of the schedule on cells of one row. */
export interface Endnote {
  /** Cells it belongs to: stat, desc, units, general, special, other. */
  readonly columns: readonly string[];
  readonly value: string;
  /** `endnote` or `footnote`, as printed. */
  readonly type: string;
  readonly marker: string | null;
  /** Chapter 99 headings that the text names, dotted; for a printed range both ends. */
  readonly headings: readonly string[];
}

/** A row of one revision before its place in the tree is known. */
export interface ReadRow {
  /** Null on a superior row: a text that only groups the rows under it. */
  readonly htsNumber: HtsNumber | null;
  readonly indent: number;
  readonly description: Cell;
  /** Units of quantity as printed, without mark-up and empty tokens. */
  readonly units: readonly string[];
  /** An empty text is inherited from the row above in the tree. */
  readonly general: Cell;
  readonly special: Cell;
  readonly column2: Cell;
  readonly additionalDuties: Cell | null;
  readonly quotaQuantity: Cell | null;
  readonly endnotes: readonly Endnote[];
}

/** A row of one revision in its tree, with its identity across revisions. */
export interface PrintedRow extends ReadRow {
  /** The digits of a numbered row; on a superior row a key made of its place and wording. */
  readonly rowKey: string;
  /** Null at the root of a tree and on the title of a subchapter. */
  readonly parentRowKey: string | null;
  /** Two digits; a superior row belongs to the chapter of the first numbered row under it. */
  readonly chapter: string;
}

/** Kinds of remarks from reading official files; a rejected row is absent from the result, the others are in it. */
export type IssueKind =
  | 'row-refused'
  | 'repeated-number'
  | 'misspelt-field'
  | 'padded-indent'
  | 'skipped-indent'
  | 'number-out-of-order'
  | 'foreign-parent'
  | 'empty-unit'
  | 'malformed-endnote-heading'
  | 'heading-restored'
  | 'heading-missing'
  | 'legal-date-repaired'
  | 'legal-date-refused'
  | 'legal-date-moved-to-parent'
  | 'parent-extended'
  | 'revision-not-archived';

export interface Issue {
  readonly kind: IssueKind;
  /** The record concerned: a number, a place such as `row 17`, a revision. */
  readonly record: string;
  readonly message: string;
}
