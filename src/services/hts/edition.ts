import type { Revision } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { parseCalendarDate, toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { refuseField } from '../../terms/errors.js';
import { isBefore } from '../../terms/interval.js';
import { quoteInput } from '../../terms/result.js';
import { sayNearest } from '../../terms/nearest-name.js';
import type { ServiceContext } from '../service-context.js';

/** The schedule that is read: the law of a day as last published, or a revision as it was printed. */
export interface Edition {
  /** Legal date passed to the snapshot. */
  readonly date: CalendarDate;
  /** Undefined: as last published. */
  readonly published: CalendarDate | undefined;
  readonly revision: Revision;
  /** Null: the complete printing of the revision. */
  readonly statedDate: CalendarDate | null;
}

export interface EditionChoice {
  readonly date?: CalendarDate | null | undefined;
  readonly revision?: string | null | undefined;
}

/** A printing also shows rows that begin later; no wording begins after this day. */
const AFTER_ALL = toCalendarDate('2150-01-01');

/**
 * The schedule a caller means. Throws `date-out-of-coverage` before the first archived schedule, and
 * `invalid-parameter` for a revision that is unknown or whose printing is not known.
 */
export function chooseEdition(
  { date, revision }: EditionChoice,
  context: Pick<ServiceContext, 'snapshot' | 'today'>,
): Edition {
  const { snapshot, today } = context;
  if (revision) return editionOf(findRevision(revision, snapshot, 'revision'), date ?? null);
  const day = date ?? today;
  refuseBeforeCoverage(day, snapshot, 'date');
  return { date: day, published: undefined, revision: revisionOn(day, snapshot), statedDate: day };
}

/** Parses one text as the name of a revision or as a day. */
export function parseEdition(text: string, context: ServiceContext, parameter: string): Edition {
  const day = parseCalendarDate(text);
  if (!day.ok) return editionOf(findRevision(text, context.snapshot, parameter), null);
  refuseBeforeCoverage(day.value, context.snapshot, parameter);
  const revision = revisionOn(day.value, context.snapshot);
  return { date: day.value, published: undefined, revision, statedDate: day.value };
}

export function editionOf(revision: Revision, date: CalendarDate | null): Edition {
  return { date: date ?? AFTER_ALL, published: revision.publishedOn, revision, statedDate: date };
}

/** Revisions whose printing of Chapters 1 to 98 is known, from its archive or its change record, in printing order. */
export function listKnownRevisions({ catalog }: Snapshot): readonly Revision[] {
  return catalog.revisions.filter(({ basis }) => basis !== 'unread');
}

/** How an answer describes its edition. */
export function presentEdition({ statedDate, revision }: Edition) {
  const { revision: name, title, publishedOn, basis } = revision;
  return { date: statedDate, revision: name, title, publishedOn, basis };
}

function findRevision(name: string, snapshot: Snapshot, parameter: string): Revision {
  const found = snapshot.catalog.revisions.find(({ revision }) => revision === name);
  if (found !== undefined && found.basis !== 'unread') return found;
  const known = listKnownRevisions(snapshot).map(({ revision }) => revision);
  const why = found ? 'is a revision whose printing is not known' : 'is not a revision';
  throw refuseField(parameter, `${quoteInput(name)} ${why}${sayNearest(name, known, 'the nearest one is')}`);
}

/** The newest revision published by the day; the first one for earlier days. */
function revisionOn(day: CalendarDate, { catalog }: Snapshot): Revision {
  const published = catalog.revisions.findLast(({ publishedOn }) => !isBefore(day, publishedOn));
  return published ?? (catalog.revisions[0] as Revision);
}

function refuseBeforeCoverage(day: CalendarDate, { coverage }: Snapshot, parameter: string): void {
  if (!isBefore(day, coverage.firstDate)) return;
  const wrong = `${day} is before ${coverage.firstDate}, the first covered date`;
  throw refuseField(parameter, wrong, 'date-out-of-coverage');
}
