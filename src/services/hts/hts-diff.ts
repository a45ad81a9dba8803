import type { HtsFieldChange, HtsReplacement, QueryHtsDiffArgs } from '../../generated/schema-types.js';
import type { ScheduleReading } from '../../store/snapshot/schedule/schedule.js';
import type { ScheduleRow } from '../../store/snapshot/schedule/schedule-row.js';
import { describeAnswer } from '../regulatory-data-status.js';
import { defineLazyMembers } from '../lazy-members.js';
import type { ServiceContext } from '../service-context.js';
import { compareRows, isRateChange, type RowDifference } from './compare-rows.js';
import { toCsv } from '../../terms/csv.js';
import { parseEdition, presentEdition, type Edition } from './edition.js';
import { cutPage } from './page.js';
import { formatDotted } from './present-row.js';
import { readChapter } from './read-code.js';

/** One page of the differences between two schedules. Throws `invalid-parameter` or `date-out-of-coverage`. */
export function diffHts(input: QueryHtsDiffArgs, context: ServiceContext) {
  const from = parseEdition(input.from, context, 'from');
  const to = parseEdition(input.to, context, 'to');
  const differences = compareEditions(from, to, { context, chapter: readChapter(input.chapter) });
  const page = cutPage(differences, input, context);
  const answer = {
    from: presentEdition(from),
    to: presentEdition(to),
    counts: countDifferences(differences),
    replacements: findReplacements(differences),
    changes: page.items.map(({ number, ...difference }) => ({ code: formatDotted(number), ...difference })),
    pageInfo: page.pageInfo,
    _meta: describeAnswer(context),
  };
  return withCsv(answer, { csv: () => diffCsv(differences) });
}

/** Covers all changes, not one page. */
const withCsv = defineLazyMembers('csv');

interface Comparison {
  readonly context: ServiceContext;
  /** Two digits; null: all. */
  readonly chapter: string | null;
}

/** Every numbered row that differs, in number order. */
function compareEditions(
  from: Edition,
  to: Edition,
  { context, chapter }: Comparison,
): readonly RowDifference[] {
  const apart = context.snapshot.findRowsApart(readingOf(from), readingOf(to));
  const before = rowsByNumber(apart.before, chapter);
  const after = rowsByNumber(apart.after, chapter);
  const numbers = [...new Set([...before.keys(), ...after.keys()])].sort();
  return numbers.flatMap((number) => {
    const [old, now] = [before.get(number) ?? null, after.get(number) ?? null];
    const changes = compareRows(old, now);
    const kind = old === null ? 'added' : now === null ? 'removed' : 'changed';
    if (kind === 'changed' && changes.length === 0) return [];
    return [{ number, kind, description: (now ?? old)?.description ?? '', changes }];
  });
}

function readingOf({ date, published }: Edition): ScheduleReading {
  return { date, published: published ?? null };
}

function rowsByNumber(
  rows: readonly ScheduleRow[],
  chapter: string | null,
): ReadonlyMap<string, ScheduleRow> {
  const byNumber = new Map<string, ScheduleRow>();
  for (const row of rows)
    if (row.htsNumber !== null && (chapter === null || row.chapter === chapter))
      byNumber.set(row.htsNumber, row);
  return byNumber;
}

function countDifferences(differences: readonly RowDifference[]) {
  const changed = differences.filter(({ kind }) => kind === 'changed');
  const countOf = (test: (change: HtsFieldChange) => boolean): number =>
    changed.filter(({ changes }) => changes.some(test)).length;
  return {
    added: differences.filter(({ kind }) => kind === 'added').length,
    removed: differences.filter(({ kind }) => kind === 'removed').length,
    rateChanged: countOf(isRateChange),
    descriptionChanged: countOf(({ field }) => field === 'description'),
    unitsChanged: countOf(({ field }) => field === 'units'),
    endnotesChanged: countOf(({ field }) => field === 'endnotes'),
  };
}

function diffCsv(differences: readonly RowDifference[]): string {
  const lines = differences.flatMap(({ number, kind, changes }) => {
    const code = formatDotted(number);
    return changes.map(({ field, before, after }) => [code, kind, field, before, after]);
  });
  return toCsv(['code', 'kind', 'field', 'before', 'after'], lines);
}

/**
 * Derives replacements of removed numbers under one parent: one number replaced by several is a split, several by one a
 * merger, one by one a renumbering. Several for several cannot be derived.
 */
function findReplacements(differences: readonly RowDifference[]): readonly HtsReplacement[] {
  const groups = new Map<string, { from: string[]; to: string[] }>();
  for (const { number, kind } of differences) {
    if (kind === 'changed' || number.length < 8) continue;
    const parent = number.slice(0, number.length - 2);
    const group = groups.get(parent) ?? { from: [], to: [] };
    (kind === 'removed' ? group.from : group.to).push(number);
    groups.set(parent, group);
  }
  return [...groups].flatMap(([parent, { from, to }]) => {
    const kind = kindOf(from.length, to.length);
    if (kind === null) return [];
    return [{ kind, under: formatDotted(parent), from: from.map(formatDotted), to: to.map(formatDotted) }];
  });
}

function kindOf(gone: number, fresh: number): HtsReplacement['kind'] | null {
  if (gone === 1 && fresh === 1) return 'renumbered';
  if (gone === 1 && fresh > 1) return 'split';
  return gone > 1 && fresh === 1 ? 'merged' : null;
}
