import type { Confidence } from '../terms/confidence.js';
import type { Box, FileType, TextSource } from './source/source-document.js';
import type { PartyRole } from './vocabulary/party-labels.js';

export type DocumentKind =
  'commercial_invoice' | 'packing_list' | 'bill_of_lading' | 'entry_summary' | 'unknown';

export interface Location {
  readonly page: number;
  /** Null: the document has no geometry. */
  readonly box: Box | null;
  readonly sheet: string | null;
  readonly cell: string | null;
  /** Line of a text, from 1. */
  readonly line: number | null;
}

export type ValueType =
  'text' | 'identifier' | 'date' | 'decimal' | 'weight' | 'currency' | 'country' | 'incoterm' | 'hts';

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
export interface ExtractedField {
  readonly name: string;
  readonly type: ValueType;
  /** In normal form. Null: it is ambiguous, see `readings`. */
  readonly value: string | null;
  /** As printed. */
  readonly text: string;
  /** Unit printed with it. */
  readonly unit: string | null;
  /** All possible readings, when there is more than one. */
  readonly readings: readonly string[];
  readonly location: Location;
  readonly confidence: Confidence;
}

export interface ExtractedParty {
  readonly role: PartyRole;
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

export interface ExtractionCheck {
  readonly check: 'line_amount' | 'subtotal' | 'total' | 'total_quantity';
  readonly status: 'agrees' | 'differs' | 'not_checked';
  /** Position of the line item. Null: applies to the whole document. */
  readonly position: number | null;
  readonly stated: string | null;
  readonly computed: string | null;
  readonly difference: string | null;
  readonly message: string;
}

/** What was read from one document. */
export interface Extraction {
  readonly fileType: FileType;
  readonly textSource: TextSource;
  /** Name of the attachment that was read. Null: the file itself. */
  readonly attachment: string | null;
  readonly pages: number;
  readonly documentKind: DocumentKind;
  readonly documentKindConfidence: Confidence;
  readonly fields: readonly ExtractedField[];
  readonly parties: readonly ExtractedParty[];
  readonly lineItems: readonly ExtractedLineItem[];
  readonly checks: readonly ExtractionCheck[];
  readonly warnings: readonly string[];
}
