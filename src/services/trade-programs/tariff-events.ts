import type { QueryTariffEventsArgs } from '../../generated/schema-types.js';
import type { TariffEvent } from '../../store/snapshot/records.js';
import { parseHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import { sayNearest } from '../../terms/nearest-name.js';
import { quoteInput } from '../../terms/result.js';
import { presentCitations } from '../duty/present-citation.js';
import { cutPage, withEdges } from '../hts/page.js';
import { refuseField } from '../../terms/errors.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { reachOf, reaches, type EventReach } from './event-reach.js';

const CODES_SHOWN = 100;
const HEADING = /^99\d{2}\.\d{2}\.\d{2}$/;

/** A page of dated tariff acts, oldest first. Throws `invalid-parameter`. */
export function getTariffEvents(input: QueryTariffEventsArgs, context: ServiceContext) {
  const asked = readFilters(input, context);
  const all = reachOf(context.snapshot);
  const found = context.snapshot.catalog.tariffEvents.flatMap((event) => {
    const reach = all.get(event)!;
    return isAsked(event, reach, asked) ? [{ event, reach }] : [];
  });
  found.sort((left, right) => byDate(left.event, right.event));
  const page = cutPage(found, { limit: input.limit ?? 50, cursor: input.cursor }, context);
  const events = page.items.map(({ event, reach }) => presentEvent(event, reach, context));
  const answer = {
    totalCount: page.totalCount,
    events,
    pageInfo: page.pageInfo,
    _meta: describeAnswer(context),
  };
  return withEdges(answer, { edges: () => page.edgesOf(events) });
}

interface Filters extends Omit<QueryTariffEventsArgs, 'hts'> {
  readonly number: HtsNumber | null;
}

function readFilters(input: QueryTariffEventsArgs, { snapshot }: ServiceContext): Filters {
  const events = snapshot.catalog.tariffEvents;
  refuseUnknown('type', input.type, new Set(events.map(({ eventType }) => eventType)));
  const kinds = new Set(events.flatMap(({ authorityType }) => authorityType ?? []));
  refuseUnknown('authorityType', input.authorityType, kinds);
  const { since, until, heading, hts } = input;
  if (since && until && isBefore(until, since))
    throw refuseField('until', `${until} is before since=${since}: give a later day`);
  if (heading && !HEADING.test(heading))
    throw refuseField(
      'heading',
      `${quoteInput(heading)} is not a Chapter 99 heading: write it as 9903.88.69`,
    );
  const parsed = hts ? parseHtsNumber(hts) : null;
  if (parsed?.ok === false) throw refuseField('hts', parsed.message);
  return { ...input, number: parsed?.ok ? parsed.value : null };
}

function refuseUnknown(at: string, text: string | null | undefined, known: ReadonlySet<string>): void {
  if (!text || known.has(text)) return;
  throw refuseField(
    at,
    `${quoteInput(text)} is not one of ${[...known].sort().join(', ')}${sayNearest(text, known)}`,
  );
}

function isAsked(event: TariffEvent, reach: EventReach, asked: Filters): boolean {
  const { since, until, type, authorityType, heading, number } = asked;
  if (since && isBefore(event.eventDate, since)) return false;
  if (until && isBefore(until, event.eventDate)) return false;
  if (type && event.eventType !== type) return false;
  if (authorityType && event.authorityType !== authorityType) return false;
  if (heading && !reach.headings.some(({ code }) => code === heading)) return false;
  return number === null || reaches(reach, number);
}

function byDate(left: TariffEvent, right: TariffEvent): number {
  if (left.eventDate !== right.eventDate) return left.eventDate < right.eventDate ? -1 : 1;
  return left.title < right.title ? -1 : 1;
}

/** A tariff act as answers show it. */
export function describeEvent(event: TariffEvent, context: ServiceContext) {
  return presentEvent(event, reachOf(context.snapshot).get(event)!, context);
}

/** The act with an identifier; null when this data version has none. */
export function findEvent(id: string, context: ServiceContext) {
  for (const [event, reach] of reachOf(context.snapshot))
    if (reach.id === id) return presentEvent(event, reach, context);
  return null;
}

function presentEvent(event: TariffEvent, { id, headings, lines }: EventReach, { today }: ServiceContext) {
  const {
    eventDate: date,
    eventType,
    title,
    authority,
    authorityType,
    citations,
    confidence,
    sourceLabel: source,
  } = event;
  return {
    id,
    date,
    scheduled: isBefore(today, date),
    type: eventType,
    title,
    authority,
    authorityType,
    affectedHeadings: headings,
    affectedLines: {
      all: lines.all,
      byNote: lines.byNote,
      count: lines.codes.length,
      codes: lines.codes.slice(0, CODES_SHOWN),
    },
    citations: presentCitations(citations),
    confidence,
    source,
  };
}
