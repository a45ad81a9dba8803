import { compareDates, lastDayOf } from '../../terms/interval.js';
import type { Revision } from './records.js';
import type { Catalog, Coverage } from './catalog.js';

/** The data set that states how far the Chapter 99 programs are verified. */
const PROGRAMS = 'chapter99_programs';

/** The data set that states how far the schedule is verified. */
const SCHEDULE = 'hts_schedule';

/** @throws TypeError when the data holds no revision of the schedule, or no end of the programs */
export function toCoverage({ revisions, datasets }: Pick<Catalog, 'revisions' | 'datasets'>): Coverage {
  const lastRevision = revisions.at(-1);
  if (lastRevision === undefined)
    throw new TypeError(
      'hts_revision has no row: a data version holds at least one revision of the schedule',
    );
  const programs = datasets.find(({ dataset }) => dataset === PROGRAMS);
  const programsVerifiedTo = programs && lastDayOf(programs.coverage);
  if (!programsVerifiedTo)
    throw new TypeError(
      `coverage_to of ${PROGRAMS} in dataset_health is missing: the programs are known to a last day`,
    );
  const lastArchive = revisions.findLast(({ fileName }) => fileName !== null) ?? null;
  const ratesCheckedTo = revisions.findLast(({ ratesChecked }) => ratesChecked) ?? lastArchive;
  const schedule = datasets.find(({ dataset }) => dataset === SCHEDULE);
  // A version ingested before its coverage was recorded covers the schedule to the day of its newest revision.
  const scheduleVerifiedTo = (schedule && lastDayOf(schedule.coverage)) ?? lastRevision.publishedOn;
  return Object.freeze({
    firstDate: firstOf(revisions),
    lastRevision,
    lastArchive,
    ratesCheckedTo,
    programsVerifiedTo,
    scheduleVerifiedTo,
  });
}

function firstOf(revisions: readonly Revision[]): Revision['effectiveOn'] {
  return revisions.map(({ effectiveOn }) => effectiveOn).sort(compareDates)[0] as Revision['effectiveOn'];
}
