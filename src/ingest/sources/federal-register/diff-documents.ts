import type { CaseEvent } from '../../../terms/adcvd-words.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Difference, RecordIssue } from '../../run/definition.js';
import type { findCases, ReadDocument } from './read-event.js';
import type { FederalRegisterDocument } from './parse-page.js';
import type { DocumentRecords } from './read-documents.js';

/** The records of a data version that new documents are compared with. */
export interface HeldRecords {
  /** Names by which tariff events cite documents, and where those are printed. */
  readonly cited: ReadonlySet<string>;
  readonly caseNumbers: ReadonlySet<string>;
  /** Case numbers by investigation of the Commission. */
  readonly byInvestigation: ReadonlyMap<string, readonly string[]>;
  /** `A-570-890 2026-12345`: notices already among the events of a case. */
  readonly caseNotices: ReadonlySet<string>;
}

/** A row of the table of tariff events, as an official publication gives it. */
export interface NewTariffEvent {
  readonly eventDate: CalendarDate;
  readonly title: string;
  readonly eventType: string;
  readonly authority: string;
  readonly authorityType: string | null;
  readonly headings: readonly string[];
  readonly citationText: string;
  readonly citations: readonly object[];
  readonly confidence: 'high';
  readonly sourceLabel: 'official';
}

interface NewCaseEvent {
  readonly caseNumber: string;
  readonly eventDate: CalendarDate;
  readonly eventType: CaseEvent;
  readonly title: string;
  readonly frCitation: string | null;
  readonly frDocument: string;
  readonly provenance: string;
  readonly confidence: 'high';
  readonly sourceLabel: 'official';
}

export interface RegisterDifference extends Difference {
  readonly tariffEvents: readonly NewTariffEvent[];
  readonly caseEvents: readonly NewCaseEvent[];
}

/** The new events. Documents that name no case in the data are reported, never guessed at; no event is a rate. */
export function diffDocuments({ since, readings }: DocumentRecords, held: HeldRecords): RegisterDifference {
  const tariffEvents: NewTariffEvent[] = [];
  const caseEvents: NewCaseEvent[] = [];
  const issues: RecordIssue[] = [];
  for (const { document, read } of readings) {
    if (read.kind === 'tariff' && !isCited(document, read.event.document, held))
      tariffEvents.push(toTariffEvent(document, read.event));
    if (read.kind !== 'case') continue;
    const cases = linkCases(read.cases, held);
    if (cases.length === 0) issues.push({ record: document.document_number, message: UNLINKED });
    for (const caseNumber of cases)
      if (!held.caseNotices.has(`${caseNumber} ${document.document_number}`))
        caseEvents.push(toCaseEvent(document, caseNumber, read.eventType));
  }
  return {
    ...{ tariffEvents, caseEvents, issues, changesDuty: false },
    rows: { added: tariffEvents.length + caseEvents.length, changed: 0, closed: 0 },
    changeSet: { since, tariffEvents, caseEvents },
    touches: {
      headings: [...new Set(tariffEvents.flatMap(({ headings }) => headings))],
      caseNumbers: [...new Set(caseEvents.map(({ caseNumber }) => caseNumber))],
    },
    lines: [
      `${readings.length} documents since ${since}: ${tariffEvents.length} tariff events, ${caseEvents.length} events of cases`,
      ...tariffEvents.map(
        ({ eventDate, citationText, title }) => `  + ${eventDate} ${citationText}: ${title}`,
      ),
      ...caseEvents.map(
        ({ eventDate, caseNumber, eventType, frDocument }) =>
          `  + ${eventDate} ${caseNumber} ${eventType} (FR Doc ${frDocument})`,
      ),
    ],
  };
}

const UNLINKED = 'a trade-remedy notice that names no case that is held: left out';

function isCited(document: FederalRegisterDocument, name: string, { cited }: HeldRecords): boolean {
  return [name, `FR Doc ${document.document_number}`, document.citation ?? ''].some((one) => cited.has(one));
}

function linkCases(
  { caseNumbers, investigations }: ReturnType<typeof findCases>,
  held: HeldRecords,
): readonly string[] {
  const named = caseNumbers.filter((caseNumber) => held.caseNumbers.has(caseNumber));
  const investigated = investigations.flatMap((number) => held.byInvestigation.get(number) ?? []);
  return [...new Set([...named, ...investigated])].sort();
}

function toTariffEvent(
  document: FederalRegisterDocument,
  { document: name, ...event }: Extract<ReadDocument, { kind: 'tariff' }>['event'],
): NewTariffEvent {
  const { document_number: number, citation, html_url: url, publication_date: eventDate, title } = document;
  const places = [citation, `FR Doc ${number}`].filter((place) => place != null && place !== name);
  return {
    ...event,
    eventDate,
    title,
    citationText: [name, ...places].join(', '),
    citations: [{ document: name, locator: places.join(', ') || null, url, source: 'official' }],
    confidence: 'high',
    sourceLabel: 'official',
  };
}

function toCaseEvent(
  { document_number: frDocument, citation, publication_date: eventDate, title }: FederalRegisterDocument,
  caseNumber: string,
  eventType: CaseEvent,
): NewCaseEvent {
  return {
    caseNumber,
    eventDate,
    eventType,
    title,
    frCitation: citation ?? null,
    frDocument,
    provenance: 'Federal Register document',
    confidence: 'high',
    sourceLabel: 'official',
  };
}
