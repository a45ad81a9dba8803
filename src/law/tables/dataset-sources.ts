import { toPreviousDay, toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import type { Freshness } from '../files/schemas.js';
import { cellOf, type SourceRow } from '../text/csv-table.js';
import { formatRevisionTitle, type HeldRevision } from './held-revisions.js';

/** A publication that a data set was or could have been read from. */
interface Publication {
  readonly name: string;
  readonly date: CalendarDate;
}

/** When a data set was last read and from which publication, as its sources state it. */
export interface DatasetSource {
  readonly dataset: string;
  readonly read: CalendarDate | null;
  /** The newest source held. Null: none was read. */
  readonly held: Publication | null;
  /** Later publications that are known, by date. */
  readonly notLoaded: readonly Publication[];
  /** Last day verified. Null: no end is stated. */
  readonly coveredTo: CalendarDate | null;
  readonly statedIn: string;
}

/** A revision of the schedule, held or only known to exist. */
interface KnownRevision extends Publication {
  readonly revision: string;
  readonly startsOn: CalendarDate;
}

/** @throws TypeError where a row names a revision that is not known */
export function toDatasetSources(
  rows: Freshness,
  revisions: readonly HeldRevision[],
  later: readonly SourceRow[],
): readonly DatasetSource[] {
  const known = knownRevisions(revisions, later);
  const lastHeld: Readonly<Record<string, string | undefined>> = {
    revisions: revisions.at(-1)?.revision,
    archives: revisions.findLast(({ fileName }) => fileName !== null)?.revision,
  };
  return rows.map(({ dataset, read, source, schedule, coveredTo, statedIn }) => {
    const stated = { dataset, statedIn, read };
    if (schedule === undefined) {
      return { ...stated, held: source ?? null, notLoaded: [], coveredTo: coveredTo ?? null };
    }
    const place = known.findIndex(({ revision }) => revision === (lastHeld[schedule] ?? schedule));
    const held = known[place];
    if (held === undefined) throw new TypeError(`law/freshness.yaml: ${schedule} is no known revision`);
    const notLoaded = known.slice(place + 1);
    // The data covers the days before the next revision, or all days to the last check of the list.
    const [next] = notLoaded;
    const end = schedule in lastHeld ? (next ? toPreviousDay(next.startsOn) : stated.read) : null;
    return { ...stated, held, notLoaded, coveredTo: coveredTo ?? end };
  });
}

function knownRevisions(
  revisions: readonly HeldRevision[],
  later: readonly SourceRow[],
): readonly KnownRevision[] {
  const held = new Set(revisions.map(({ revision }) => revision));
  return [
    ...revisions.map(({ revision, title, publishedOn, effectiveOn }) => ({
      revision,
      name: title,
      date: publishedOn,
      startsOn: effectiveOn,
    })),
    ...later
      .filter((row) => !held.has(cellOf(row, 'revision')))
      .map((row) => ({
        revision: cellOf(row, 'revision'),
        name: formatRevisionTitle(cellOf(row, 'revision')),
        date: toCalendarDate(cellOf(row, 'releaseDate')),
        startsOn: toCalendarDate(cellOf(row, 'startDate')),
      })),
  ];
}
