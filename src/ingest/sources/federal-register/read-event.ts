import type { CaseEvent } from '../../../terms/adcvd-words.js';
import type { FederalRegisterDocument } from './parse-page.js';

/** The part of a document that is stored: an act of tariff law, or steps in the life of trade-remedy cases. */
export type ReadDocument =
  | { readonly kind: 'tariff'; readonly event: TariffEventRow }
  | { readonly kind: 'case'; readonly eventType: CaseEvent; readonly cases: NamedCases }
  | { readonly kind: 'other' };

/** The cases that a document names. */
export interface NamedCases {
  /** Numbers of Commerce: `A-570-890`. */
  readonly caseNumbers: readonly string[];
  /** Investigations of the Commission: `731-TA-1092`. */
  readonly investigations: readonly string[];
}

/** The columns of a tariff event that the document determines. */
interface TariffEventRow {
  readonly eventType: 'executive_order' | 'proclamation' | 'FR_notice';
  readonly authority: string;
  readonly authorityType: string | null;
  readonly headings: readonly string[];
  /** The name citations use. */
  readonly document: string;
}

const REMEDY_AGENCIES = new Set(['international-trade-administration', 'international-trade-commission']);
const REMEDY = /antidumping|countervailing|less[- ]than[- ]fair[- ]value/i;
const TARIFF =
  /\b(?:tariffs?|dut(?:y|ies)|HTSUS|Harmonized Tariff Schedule|section (?:122|201|232|301|338)|99\d\d\.\d\d\.\d\d)\b/i;

/** Authorities by the way documents name them. */
const AUTHORITIES: readonly (readonly [RegExp, string, string])[] = [
  [/section 232\b/i, 'Section 232', 'section_232'],
  [/section 301\b/i, 'Section 301', 'section_301'],
  [/section 201\b/i, 'Section 201', 'section_201'],
  [/section 122\b/i, 'Section 122', 'section_122'],
  [/section 338\b/i, 'Section 338', 'section_338'],
  [/International Emergency Economic Powers/i, 'IEEPA', 'ieepa'],
];

/** Kinds of a notice by its title, the more specific first. */
const EVENT_OF_TITLE: readonly (readonly [RegExp, CaseEvent])[] = [
  [/circumvention/i, 'circumvention'],
  [/court decision|not in harmony/i, 'court'],
  [/revocation/i, 'revocation'],
  [/sunset|five-year/i, 'sunset'],
  [/continuation of/i, 'sunset'],
  [/administrative review|new shipper|changed circumstances/i, 'admin_review'],
  [/\binitiation\b|institution of/i, 'initiation'],
  [/preliminary/i, 'preliminary'],
  [/final (?:affirmative |negative )?(?:determination|scheduling)|final phase/i, 'final'],
  [/(?:antidumping|countervailing) duty orders?\b/i, 'order'],
];

/** Reads one document; `body` is its full text, given when needed. */
export function readDocument(document: FederalRegisterDocument, body = ''): ReadDocument {
  const words = [document.title, document.abstract ?? '', document.action ?? ''].join('\n');
  if (isRemedyNotice(document)) {
    const eventType = EVENT_OF_TITLE.find(([pattern]) => pattern.test(document.title))?.[1];
    if (eventType === undefined) return { kind: 'other' };
    return {
      kind: 'case',
      eventType,
      cases: findCases([words, ...(document.docket_ids ?? []), body].join('\n')),
    };
  }
  return isAboutTariffs(words)
    ? { kind: 'tariff', event: toTariffEvent(document, words) }
    : { kind: 'other' };
}

/** Whether a document is a notice of Commerce or the Commission on antidumping or countervailing duties. */
export function isRemedyNotice({ agencies, title, abstract }: FederalRegisterDocument): boolean {
  return (
    agencies.some(({ slug }) => REMEDY_AGENCIES.has(slug ?? '')) && REMEDY.test(`${title} ${abstract ?? ''}`)
  );
}

export function findCases(text: string): NamedCases {
  return {
    caseNumbers: [...new Set(text.match(/\b[AC]-\d{3}-\d{3}\b/g) ?? [])].sort(),
    investigations: [...new Set(text.match(/\b7[03]1-TA-\d{1,4}\b/g) ?? [])].sort(),
  };
}

/** Whether the words of a publication speak of tariff law. */
export function isAboutTariffs(words: string): boolean {
  return TARIFF.test(words);
}

/** The authority that words name first in the order of the table; null: none of those. */
export function findAuthority(
  words: string,
): { readonly authority: string; readonly authorityType: string } | null {
  const [, authority, authorityType] = AUTHORITIES.find(([pattern]) => pattern.test(words)) ?? [];
  return authority === undefined || authorityType === undefined ? null : { authority, authorityType };
}

/** The Chapter 99 headings that words name, ascending. */
export function toNamedHeadings(words: string): readonly string[] {
  return [...new Set(words.match(/\b99\d\d\.\d\d\.\d\d\b/g) ?? [])].sort();
}

function toTariffEvent(document: FederalRegisterDocument, words: string): TariffEventRow {
  const { executive_order_number: order, proclamation_number: proclamation } = document;
  const named = findAuthority(words);
  const isOrder = order != null && order !== '';
  const isProclamation = proclamation != null && proclamation !== '';
  return {
    eventType: isOrder ? 'executive_order' : isProclamation ? 'proclamation' : 'FR_notice',
    authority: named?.authority ?? document.agencies[0]?.name ?? 'President of the United States',
    authorityType: named?.authorityType ?? null,
    headings: toNamedHeadings(words),
    document: isOrder
      ? `EO ${order}`
      : isProclamation
        ? `Proclamation ${proclamation}`
        : `FR Doc ${document.document_number}`,
  };
}
