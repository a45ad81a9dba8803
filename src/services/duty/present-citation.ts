import type { Citation, SourceLabel } from '../../terms/citation.js';
import { FEDERAL_REGISTER, officialAddressOf } from '../../terms/official-address.js';
import { showOnce } from '../shown-once.js';

/** A citation in the members of the specification; the member that names the document is always present. */
export interface CitationView {
  readonly frDocumentNumber: string | null;
  readonly frCitation: string | null;
  readonly frCitationUrl: string | null;
  readonly csmsId: string | null;
  readonly crossRulingId: string | null;
  readonly proclamationNumber: string | null;
  readonly eoNumber: string | null;
  readonly cfrSection: string | null;
  readonly htsno: string | null;
  readonly document: string;
  readonly locator: string | null;
  readonly url: string | null;
  readonly source: SourceLabel;
}

/** Extracts the members and the official address from the document and its locator, once per citation. */
export const presentCitation = showOnce(readCitation);

/** Returns one array for the citations of a rule, however often it is shown. */
export const presentCitations = showOnce((citations: readonly Citation[]): readonly CitationView[] =>
  citations.map(presentCitation),
);

function readCitation(citation: Citation): CitationView {
  const { document, locator, url, source } = citation;
  const text = locator === null ? document : `${document}, ${locator}`;
  const find = (pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
  const frDocumentNumber = find(/\bFR [Dd]oc(?:ument|\.)? ?(\d{4}-\d{4,5})\b/);
  const frCitation = find(/\b(\d{2,3} FR \d{1,6})\b/);
  const isFederalRegister = url?.startsWith(FEDERAL_REGISTER) ?? false;
  const view = {
    frDocumentNumber,
    frCitation,
    frCitationUrl: isFederalRegister ? url : addressOf(frDocumentNumber, frCitation),
    csmsId: find(/\bCSMS #? ?([\d-]{8,})/),
    crossRulingId: find(/^(?:Ruling )?([HN]\d{6}|NY [A-Z]?\d{5,6}|HQ [A-Z]?\d{5,6})\b/),
    proclamationNumber: find(/^(?:PP|Proc\.?|Proclamation) (\d{4,5})\b/),
    eoNumber: find(/^(?:EO|E\.O\.|Executive Order) (\d{5})\b/),
    cfrSection: find(/^(\d{1,2} CFR [\d.]+(?:\([a-z0-9]+\))*)/i),
    htsno: placeInTheSchedule(citation),
  };
  const address = officialAddressOf(citation);
  return { document, locator, url: address, source, ...withOneMember(view, citation) };
}

/** The Federal Register has one address for a document number and another for a volume and page. */
function addressOf(documentNumber: string | null, citation: string | null): string | null {
  if (documentNumber === null && citation === null) return null;
  const document = documentNumber === null ? citation! : `FR Doc ${documentNumber}`;
  return officialAddressOf({ document, locator: null, url: null });
}

/** The schedule is cited by revision and number, or by its notes. */
function placeInTheSchedule({ document, locator }: Citation): string | null {
  const isSchedule = /^(?:HTS|Harmonized Tariff|U\.S\. note|General note|heading|20\d\d HTS)/i.test(document);
  const number = /\b(\d{4}\.\d{2}(?:\.\d{2}){0,2})\b/.exec(locator ?? document)?.[1];
  return isSchedule ? (number ?? locator ?? document) : null;
}

type Members = Omit<CitationView, 'document' | 'locator' | 'url' | 'source'>;

/** The specification has no member for a statute or a court decision: both are shown as regulations. */
function withOneMember(view: Members, { document, locator }: Citation): Members {
  if (Object.values(view).some((member) => member !== null)) return view;
  const named = locator === null ? document : `${document}, ${locator}`;
  return named.includes('Federal Register') ? { ...view, frCitation: named } : { ...view, cfrSection: named };
}
