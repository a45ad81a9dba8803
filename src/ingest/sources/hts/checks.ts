import type { CalendarDate } from '../../../terms/calendar-date.js';
import { contains, isBefore } from '../../../terms/interval.js';
import { toCheck, type CheckOutcome } from '../../run/source.js';
import { findOverlaps, type Knowledge } from './bitemporal-merge.js';
import type { Archive } from './parse-archive.js';
import type { PrintedRow } from './printed-row.js';
import type { Advance, ScheduleState } from './schedule-state.js';

/** How much one revision may change before someone must look: the largest known one changes 2.8% of the rows. */
interface ChangeBounds {
  /** Share of the earlier rows that may be added, changed or ended. */
  readonly maxChanged: number;
  /** Share by which the number of rows may differ. */
  readonly maxGrowth: number;
  /** A first edition cannot be compared: fewer rows than this are not a schedule. */
  readonly fewestRows: number;
}

export const CHANGE_BOUNDS: ChangeBounds = Object.freeze({
  maxChanged: 0.1,
  maxGrowth: 0.05,
  fewestRows: 30_000,
});

export interface Examined {
  readonly before: ScheduleState;
  readonly archive: Archive;
  readonly advance: Advance;
}

/** Every condition a revision must meet to be applied. `bounds` null: the operator has accepted a large change. */
export function checkRevision(examined: Examined, bounds: ChangeBounds | null): readonly CheckOutcome[] {
  return [
    checkRowCount(examined, bounds),
    checkBoundedChange(examined, bounds),
    checkPublicationOrder(examined),
    checkParents(examined),
    checkOverlaps(examined),
    checkRates(examined),
  ];
}

function checkRowCount({ before, archive, advance }: Examined, bounds: ChangeBounds | null): CheckOutcome {
  const { revision } = advance.step;
  if (revision.rowCount !== null && revision.rowCount !== archive.rowsRead) {
    return toCheck(
      'row count',
      false,
      `${archive.rowsRead} rows read, the list of revisions says ${revision.rowCount}`,
    );
  }
  const known = before.printed.size;
  const few = bounds !== null && known === 0 && archive.rowsRead < bounds.fewestRows;
  const grown =
    bounds !== null && known > 0 && Math.abs(archive.rows.length - known) > known * bounds.maxGrowth;
  return toCheck('row count', !few && !grown, `${archive.rows.length} rows, ${known} before`);
}

function checkBoundedChange({ before, advance }: Examined, bounds: ChangeBounds | null): CheckOutcome {
  const known = before.printed.size;
  const count = advance.step.changes.length;
  const within = bounds === null || known === 0 || count <= known * bounds.maxChanged;
  const cure = within ? '' : ': look at the change set, then run again with --allow-large-change';
  return toCheck('bounded change', within, `${count} of ${known} rows change${cure}`);
}

/** Publication only moves forward: a revision cannot precede one already known. */
function checkPublicationOrder({ before, advance }: Examined): CheckOutcome {
  const { publishedOn } = advance.step.revision;
  const published = [...before.knowledge.values()].flatMap((versions) =>
    versions.map((version) => version.publishedFrom),
  );
  const newest = published.reduce<CalendarDate | null>(
    (latest, day) => (latest === null || isBefore(latest, day) ? day : latest),
    null,
  );
  const inOrder = newest === null || !isBefore(publishedOn, newest);
  return toCheck('publication order', inOrder, `published ${publishedOn}, newest known ${newest ?? 'none'}`);
}

/** On its first day a new wording has a parent that is in force. */
function checkParents({ advance }: Examined): CheckOutcome {
  const orphans = advance.step.inserted.filter((version) => {
    const { parentRowKey } = version.row;
    return parentRowKey !== null && !isInForce(advance.state.knowledge, parentRowKey, version.legalFrom);
  });
  const names = orphans.slice(0, 3).map((version) => version.row.rowKey);
  return toCheck(
    'parents',
    orphans.length === 0,
    orphans.length === 0
      ? 'every row has its parent'
      : `${orphans.length} rows without parent: ${names.join(', ')}`,
  );
}

function isInForce(knowledge: Knowledge, rowKey: string, day: CalendarDate): boolean {
  return (knowledge.get(rowKey) ?? []).some((version) =>
    contains({ from: version.legalFrom, to: version.legalTo }, day),
  );
}

function checkOverlaps({ advance }: Examined): CheckOutcome {
  const { closed, readings } = advance.step;
  const pairs = findOverlaps([...closed, ...[...readings.values()].flat()]);
  return toCheck(
    'no overlap',
    pairs.length === 0,
    pairs.length === 0
      ? 'one wording a row and day'
      : `two wordings of ${pairs[0]?.[0].row.rowKey} on one day`,
  );
}

/** Every line under which goods can be entered has rates in its row or above it. */
function checkRates({ archive }: Examined): CheckOutcome {
  const byKey = new Map(archive.rows.map((row) => [row.rowKey, row]));
  const parents = new Set(archive.rows.map((row) => row.parentRowKey));
  const bare = archive.rows.filter(
    (row) =>
      isReportable(row, parents) && !(findsRate(row, 'general', byKey) && findsRate(row, 'column2', byKey)),
  );
  return toCheck(
    'rates',
    bare.length === 0,
    bare.length === 0
      ? 'every line has its rates'
      : `${bare.length} lines without rates, first ${bare[0]?.rowKey}`,
  );
}

function isReportable(row: PrintedRow, parents: ReadonlySet<string | null>): boolean {
  return (
    row.htsNumber !== null && row.htsNumber.length >= 8 && row.htsNumber < '98' && !parents.has(row.rowKey)
  );
}

function findsRate(
  row: PrintedRow,
  column: 'general' | 'column2',
  byKey: ReadonlyMap<string, PrintedRow>,
): boolean {
  for (
    let at: PrintedRow | undefined = row;
    at !== undefined;
    at = at.parentRowKey === null ? undefined : byKey.get(at.parentRowKey)
  ) {
    if (at[column].text !== '') return true;
  }
  return false;
}
