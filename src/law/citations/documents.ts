import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Citation, SourceLabel } from '../../terms/citation.js';

export type DocumentKind =
  | 'federal_register'
  | 'proclamation'
  | 'executive_order'
  | 'memorandum'
  | 'csms'
  | 'cfr'
  | 'usc'
  | 'public_law'
  | 'hts_revision'
  | 'hts_note'
  | 'court'
  | 'other';

/** A document as one citation names it. */
export interface CitedDocument {
  /** The name citations use, for example `EO 14257`, `90 FR 15041`, `CSMS 64649265`. */
  readonly number: string;
  readonly kind: DocumentKind;
  readonly frCitation: string | null;
  readonly frDocument: string | null;
  readonly publishedOn: CalendarDate | null;
  readonly locator: string | null;
}

/** A document of which no more is known than its name. */
export function nameDocument(number: string, kind: DocumentKind): CitedDocument {
  return { number, kind, frCitation: null, frDocument: null, publishedOn: null, locator: null };
}

/** Cites the document; the locator is where it is printed, unless a place within it is known. Addresses are added once all is read. */
export function toCitation(document: CitedDocument, source: SourceLabel): Citation {
  const printed = [
    document.frCitation,
    document.frDocument === null ? null : `FR Doc ${document.frDocument}`,
  ];
  const places = [document.locator, ...printed].filter(
    (place) => place !== null && place !== document.number,
  );
  return {
    document: document.number,
    locator: places.length === 0 ? null : places.join(', '),
    url: null,
    source,
  };
}
