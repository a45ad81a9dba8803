import type * as graph from '../generated/schema-types.js';
import type { Complete } from '../terms/complete.js';
import type { Confidence } from '../terms/confidence.js';

export type {
  ExtractedFieldType as ValueType,
  TradeDocumentKind as DocumentKind,
} from '../generated/schema-types.js';

export type Location = Complete<graph.ExtractionLocation>;

/** A value found in a text. */
export interface ValueReading {
  /** As printed: part of the text. */
  readonly text: string;
  /** In normal form, all possible readings; usually one. */
  readonly readings: readonly string[];
  /** As printed with a number. */
  readonly unit?: string | null;
  /** ISO 4217, when a currency is printed with a number and its sign is unambiguous. */
  readonly currency?: string | null;
  /** Why one of several readings was chosen. */
  readonly because?: string;
}

/** One value of a document. */
export interface ExtractedField extends Omit<Complete<graph.ExtractedField>, 'confidence'> {
  readonly confidence: Confidence;
}

export interface ExtractedParty extends Pick<graph.ExtractedParty, 'role'> {
  readonly name: ExtractedField;
  readonly address: ExtractedField | null;
  readonly country: ExtractedField | null;
}

/** One row of the goods table, by the roles of its columns. */
export interface ExtractedLineItem {
  /** From 1. */
  readonly position: number;
  readonly fields: readonly ExtractedField[];
}

export type ExtractionCheck = Complete<graph.ExtractionCheck>;

type OfDocument = Pick<
  Complete<graph.DocumentExtraction>,
  'fileType' | 'textSource' | 'attachment' | 'documentKind' | 'checks' | 'warnings'
>;

/** What was read from one document. */
export interface Extraction extends OfDocument {
  readonly pages: number;
  readonly documentKindConfidence: Confidence;
  readonly fields: readonly ExtractedField[];
  readonly parties: readonly ExtractedParty[];
  readonly lineItems: readonly ExtractedLineItem[];
}
