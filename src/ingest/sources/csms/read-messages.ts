import { toNamedHeadings } from '../federal-register/read-event.js';
import type { RecordIssue, Records } from '../../run/definition.js';
import type { ReadMessages } from './fetch-pages.js';
import type { ListedMessage } from './parse-list.js';

export interface MessageRecords extends Records {
  readonly messages: readonly ReadMessage[];
  readonly issues: readonly RecordIssue[];
  readonly quarantined: number;
}

export interface ReadMessage extends ListedMessage {
  /** Chapter 99 headings its subject or its page names. */
  readonly headings: readonly string[];
}

export function readMessages({ listed, messages, issues, quarantined }: ReadMessages): MessageRecords {
  return {
    ...{ rowsRead: listed, issues, quarantined },
    messages: messages.map(({ message, page }) => ({
      ...message,
      headings: toNamedHeadings(`${message.subject}\n${withoutMarkup(page)}`),
    })),
  };
}

const HIDDEN: ReadonlySet<string> = new Set(['script', 'style']);
/** Elements that divide no word. */
const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'font', 'i', 'span', 'strong', 'u']);

/** The text of a page: a heading may be printed across elements, and what scripts and styles hold is no text. */
function withoutMarkup(page: string): string {
  const [start = '', ...pieces] = page.split('<');
  let text = start;
  let isHidden = false;
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    const name = (/^\/?[a-z\d]{1,20}/i.exec(piece)?.[0] ?? '').toLowerCase();
    const bare = name.replace('/', '');
    if (HIDDEN.has(bare)) isHidden = name === bare;
    if (isHidden || end < 0) continue;
    text += `${INLINE.has(bare) ? '' : ' '}${piece.slice(end + 1)}`;
  }
  return text;
}
