import type { Difference } from '../../run/definition.js';
import type { NewTariffEvent } from '../federal-register/diff-documents.js';
import { addressOf, type DocumentName } from './discover.js';
import type { DocumentRecords } from './hash-content.js';

export interface DocumentDifference extends Difference {
  readonly events: readonly NewTariffEvent[];
}

/** Digits of a hash that tell two printings apart. */
const SHOWN_DIGITS = 16;

/** The documents whose content no event has said to be there; `cited`: what the events cite. */
export function diffDocuments(
  { documents, seenOn }: DocumentRecords,
  cited: ReadonlySet<string>,
): DocumentDifference {
  const printings = documents.map((document) => ({ ...document, citation: cite(document) }));
  const fresh = printings.filter(({ citation }) => !cited.has(citation));
  const events = fresh.map(({ name, citation }): NewTariffEvent => {
    const isFirst = ![...cited].some((known) => known.startsWith(beginningOf(name)));
    return {
      eventDate: seenOn,
      title: isFirst
        ? `${name} of the schedule as printed, read for the first time`
        : `${name} of the schedule is printed with other content: compare it with the law in use`,
      ...{ eventType: 'hts_revision', authority: 'HTS', authorityType: null, headings: [] },
      citationText: citation,
      citations: [{ document: citation, locator: null, url: addressOf(name), source: 'official' }],
      ...{ confidence: 'high', sourceLabel: 'official' },
    };
  });
  return {
    ...{ events, changesDuty: false },
    rows: { added: events.length, changed: 0, closed: 0 },
    changeSet: { events },
    lines: [
      `${documents.length} documents: ${events.length} have content that was not seen before`,
      ...fresh.map(({ name, byteLength, sha256 }) => `  + ${name}: ${byteLength} bytes, sha256 ${sha256}`),
      ...events.map(({ title }) => `  ${title}`),
    ],
  };
}

function cite({ name, sha256 }: DocumentRecords['documents'][number]): string {
  return `${beginningOf(name)}${sha256.slice(0, SHOWN_DIGITS)}`;
}

function beginningOf(name: DocumentName): string {
  return `HTSUS ${name}, content `;
}
