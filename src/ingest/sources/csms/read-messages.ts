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

/** A heading may be printed across elements; what scripts and styles hold is not text. */
function withoutMarkup(page: string): string {
  return page
    .replace(/<(script|style)\b[^>]*>[^<]*<\/\1>/gi, ' ')
    .replace(/<\/?(?:b|i|u|em|strong|span|a|font)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ');
}
