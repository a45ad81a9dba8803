import type { ConfidenceLabel, SourceLabel } from '../../../terms/citation.js';

/** Where a trade-remedy row was read, in words for people, and how far it may be trusted. */
export interface Provenance {
  readonly text: string;
  readonly label: SourceLabel;
}

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^compiler-knowledge.*$/, 'general knowledge, not checked against a document'],
  [/^itc-orders-list-2020-09$/, 'USITC list of orders, September 2020'],
  [/^ttbd-gad-usa-2015q4(.*)$/, 'Temporary Trade Barriers Database, United States, to 2015 Q4$1'],
  [
    /^fr-monthly-lists-2025-11\.\.2026-09$/,
    'monthly Federal Register lists of orders, November 2025 to September 2026',
  ],
  [/^fr-activity-2024$/, 'Federal Register notice of 2024 or later'],
  [/^fr-continuation$/, 'Federal Register continuation notice'],
  [/^fr-title$/, 'Federal Register notice title'],
  [/^fr-doc(?: named in order index)?$/, 'Federal Register document'],
  [/^frdoc:(.+)$/, 'Federal Register document $1'],
  [/^federal-register-abstract mirror(.*)$/, 'Federal Register abstracts$1'],
];

/** Documents of Commerce, Customs, the Commission or the Federal Register, read as such. */
const OFFICIAL =
  /^(?:CBP message|CSMS|Federal Register|Commerce|USITC|monthly Federal Register|order notice|trade\.gov)/;

/** Reads a source cell: parts joined by `+`; unverified when memory is its only source. */
export function readProvenance(source: string, confidence: ConfidenceLabel): Provenance {
  const parts = source.split(/\+(?=[a-z])/).map(nameOf);
  const checked = parts.filter((part) => !part.startsWith('general knowledge'));
  const text = parts.join('; ');
  if (checked.length === 0) return { text, label: 'unverified' };
  const isOfficial = confidence === 'high' && checked.some((part) => OFFICIAL.test(part));
  return { text, label: isOfficial ? 'official' : 'secondary' };
}

function nameOf(part: string): string {
  const named = NAMES.find(([pattern]) => pattern.test(part));
  return named ? part.replace(named[0], named[1]) : part;
}
