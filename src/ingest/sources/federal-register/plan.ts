import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { CheckOutcome } from '../../run/source.js';
import type { findCases } from './read-event.js';
import { readDocument } from './read-event.js';
import type { DocumentIssue, FederalRegisterDocument } from './parse-page.js';

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

/** A document and, when it was read, its full text. */
export interface ReadableDocument {
  readonly document: FederalRegisterDocument;
  readonly body: string;
}

interface NewTariffEvent {
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
  readonly eventType: string;
  readonly title: string;
  readonly frCitation: string | null;
  readonly frDocument: string;
  readonly provenance: string;
  readonly confidence: 'high';
  readonly sourceLabel: 'official';
}

export interface RegisterPlan {
  readonly tariffEvents: readonly NewTariffEvent[];
  readonly caseEvents: readonly NewCaseEvent[];
  readonly issues: readonly DocumentIssue[];
  readonly checks: readonly CheckOutcome[];
}

/** Above this share of undocumented forms the answer itself is at fault. */
const MAX_QUARANTINED = 0.005;

interface Documents {
  readonly documents: readonly ReadableDocument[];
  readonly quarantined: readonly DocumentIssue[];
}

/** The new events. Documents that name no case in the data are reported, never guessed at. */
export function planDocuments({ documents, quarantined }: Documents, held: HeldRecords): RegisterPlan {
  const tariffEvents: NewTariffEvent[] = [];
  const caseEvents: NewCaseEvent[] = [];
  const issues: DocumentIssue[] = [...quarantined];
  for (const { document, body } of firstOfEach(documents)) {
    const read = readDocument(document, body);
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
    tariffEvents,
    caseEvents,
    issues,
    checks: [checkMembers(documents.length, quarantined), checkCited(tariffEvents)],
  };
}

const UNLINKED = 'a trade-remedy notice that names no case that is held: left out';

/** Several agencies may list the same document. */
function firstOfEach(documents: readonly ReadableDocument[]): readonly ReadableDocument[] {
  return [...new Map(documents.map((one) => [one.document.document_number, one])).values()].sort(
    ({ document: left }, { document: right }) =>
      left.publication_date < right.publication_date ||
      (left.publication_date === right.publication_date && left.document_number < right.document_number)
        ? -1
        : 1,
  );
}

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
  { document: name, ...event }: Extract<ReturnType<typeof readDocument>, { kind: 'tariff' }>['event'],
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
  eventType: string,
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

function checkMembers(read: number, quarantined: readonly DocumentIssue[]): CheckOutcome {
  const [first] = quarantined;
  return {
    check: 'documents are as documented',
    passed: quarantined.length <= (read + quarantined.length) * MAX_QUARANTINED,
    detail:
      first === undefined
        ? `${read} documents`
        : `${quarantined.length} are not, first ${first.record}: ${first.message}`,
  };
}

function checkCited(events: readonly NewTariffEvent[]): CheckOutcome {
  const bare = events.filter(({ citations }) => citations.length === 0);
  return { check: 'every event is cited', passed: bare.length === 0, detail: `${bare.length} are not` };
}
