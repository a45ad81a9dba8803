import { accept, type Parsed } from '../../../terms/result.js';
import type { Fetched, ReadingTools, RecordIssue } from '../../run/definition.js';
import { isAboutTariffs } from '../federal-register/read-event.js';
import { pageAddress, type FoundMessages } from './discover.js';
import type { ListedMessage } from './parse-list.js';

/** A message about tariffs with the text of its page. */
interface ReadableMessage {
  readonly message: ListedMessage;
  /** Empty: the page could not be read. */
  readonly page: string;
}

export interface ReadMessages extends Fetched {
  readonly listed: number;
  readonly messages: readonly ReadableMessage[];
  readonly issues: readonly RecordIssue[];
  readonly quarantined: number;
}

/** Notices to filers that name duties and change none. */
const TECHNICAL = /\b(?:quota bulletin|webinar|maintenance|outage|test environment|certification|CATAIR)\b/i;

/** Reads the pages of the messages about tariffs. */
export async function fetchPages(
  { base, messages: listed, issues: unread, quarantined, file }: FoundMessages,
  { fetcher, progress }: ReadingTools,
): Promise<Parsed<ReadMessages>> {
  const messages: ReadableMessage[] = [];
  const issues = [...unread];
  for (const message of listed) {
    const { number } = message;
    progress.step(`CSMS ${number}`);
    if (!isAboutTariffs(message.subject) || TECHNICAL.test(message.subject)) continue;
    const page = await fetcher.fetch(pageAddress(number, base), `${number}.html`, { webPage: true });
    const failure = page.ok ? (page.value === null ? 'its page does not exist' : null) : page.message;
    if (failure !== null)
      issues.push({ record: `CSMS ${number}`, message: `kept without its page: ${failure}` });
    const bytes = page.ok ? page.value?.bytes : undefined;
    messages.push({ message, page: Buffer.from(bytes ?? []).toString('utf8') });
  }
  return accept({ listed: listed.length, messages, issues, quarantined, files: [file] });
}
