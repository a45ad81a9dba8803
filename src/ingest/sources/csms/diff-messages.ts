import type { SqlSession } from '../../../store/database/session.js';
import { readRuledHeadings } from '../../ledger/ruled-headings.js';
import type { Difference, RecordIssue } from '../../run/definition.js';
import type { NewTariffEvent } from '../federal-register/diff-documents.js';
import { findAuthority } from '../federal-register/read-event.js';
import { readCited } from '../federal-register/held-records.js';
import { pageAddress } from './discover.js';
import type { MessageRecords, ReadMessage } from './read-messages.js';

/** What new messages are compared with. */
export interface HeldMessages {
  /** Documents that tariff events cite. */
  readonly cited: ReadonlySet<string>;
  /** Headings that have a rule. */
  readonly ruled: ReadonlySet<string>;
}

export async function readHeldMessages(
  session: SqlSession,
  dataVersionId: number | null,
): Promise<HeldMessages> {
  return {
    cited: await readCited(session, dataVersionId),
    ruled: await readRuledHeadings(session, dataVersionId),
  };
}

export interface MessageDifference extends Difference {
  readonly events: readonly NewTariffEvent[];
}

/** The messages that no event cites yet. None changes a duty: headings without a rule are said to have none. */
export function diffMessages(
  { messages }: MessageRecords,
  { cited, ruled }: HeldMessages,
): MessageDifference {
  const fresh = messages.filter(({ number }) => !cited.has(`CSMS ${number}`));
  const events = fresh.map(toEvent);
  const named = [...new Set(events.flatMap(({ headings }) => headings))].sort();
  const unruled: readonly RecordIssue[] = fresh.flatMap(({ number, headings }) =>
    headings
      .filter((heading) => !ruled.has(heading))
      .map((heading) => ({
        record: `CSMS ${number}`,
        message: `names ${heading}, which has no rule: nothing is charged under it until law/ has one`,
      })),
  );
  return {
    ...{ events, issues: unruled, changesDuty: false },
    rows: { added: events.length, changed: 0, closed: 0 },
    changeSet: { events },
    touches: { headings: named },
    lines: [
      `${messages.length} messages about tariffs: ${events.length} are new`,
      ...events.map(({ eventDate, citationText, title }) => `  + ${eventDate} ${citationText}: ${title}`),
    ],
  };
}

function toEvent({ number, subject, sentOn, headings }: ReadMessage): NewTariffEvent {
  const document = `CSMS ${number}`;
  const { authority, authorityType } = findAuthority(subject) ?? {
    authority: 'Customs and Border Protection',
    authorityType: null,
  };
  return {
    ...{ eventDate: sentOn, title: subject, eventType: 'CSMS', authority, authorityType, headings },
    citationText: document,
    citations: [{ document, locator: null, url: pageAddress(number), source: 'official' }],
    ...{ confidence: 'high', sourceLabel: 'official' },
  };
}
