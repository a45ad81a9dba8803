import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { toEarlierDay, type CalendarDate } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import type { Discovered, ReadingTools, RecordIssue } from '../../run/definition.js';
import { toFileRecord, type FileRecord } from '../../run/raw-files.js';
import { OVERLAP_DAYS } from '../federal-register/discover.js';
import { parseList, type ListedMessage } from './parse-list.js';
import { isWebAddress } from '../../run/web-address.js';

const OFFICIAL = 'https://content.govdelivery.com/accounts/USDHSCBP/';
const LIST = 'widgets/USDHSCBP_WIDGET_2.json';

export interface FoundMessages extends Discovered {
  readonly base: string;
  /** Oldest first. */
  readonly messages: readonly ListedMessage[];
  readonly issues: readonly RecordIssue[];
  /** Entries of the list that are not as expected. */
  readonly quarantined: number;
  readonly file: FileRecord;
}

/** The messages of the list that were sent since the run before, or on the day asked for and later. */
export async function discoverMessages(tools: ReadingTools): Promise<Parsed<FoundMessages>> {
  const { from } = tools.request;
  if (from !== null && !isWebAddress(from))
    return refuse('the list is read from an address: --from takes one here');
  const base = from === null ? OFFICIAL : from.endsWith('/') ? from : `${from}/`;
  const address = new URL(LIST, base).href;
  const file = await tools.fetcher.fetch(address, 'messages.json');
  if (!file.ok) return file;
  if (file.value === null) return refuse(`${address} does not exist`);
  const list = parseList(Buffer.from(file.value.bytes).toString('utf8'));
  if (!list.ok || list.value.messages.length + list.value.quarantined.length === 0) {
    await tools.fetcher.forget(address);
    return refuse(`${address} ${list.ok ? 'is an empty list' : list.message}`);
  }
  const sorted = list.value.messages.toSorted((left, right) => (left.number < right.number ? -1 : 1));
  const since = tools.request.since ?? chooseStart(tools);
  const messages = sorted.filter(({ sentOn }) => since === null || !isBefore(sentOn, since));
  return accept({
    ...{ base, messages, file: toFileRecord(file.value), quarantined: list.value.quarantined.length },
    issues: [...list.value.quarantined, ...findGap(sorted, tools.coveredTo)],
    count: messages.length,
  });
}

/** The pages of earlier messages are not asked for again; null: none was read before. */
function chooseStart({ coveredTo }: ReadingTools): CalendarDate | null {
  return coveredTo === null ? null : toEarlierDay(coveredTo, OVERLAP_DAYS);
}

/** The list is short: one that begins after the last day covered may have lost messages. */
function findGap(sorted: readonly ListedMessage[], coveredTo: CalendarDate | null): readonly RecordIssue[] {
  const days = sorted.map(({ sentOn }) => sentOn).sort();
  const [first] = days;
  if (first === undefined || coveredTo === null || !isBefore(coveredTo, first)) return [];
  const message = `begins on ${first}, and the run before read to ${coveredTo}: messages between them are not held; https://www.cbp.gov/document/publications/csms-archive has them`;
  return [{ record: 'the list', message }];
}

export function pageAddress(number: string, base = OFFICIAL): string {
  return new URL(`bulletins/${Number(number).toString(16)}`, base).href;
}
