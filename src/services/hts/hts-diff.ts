import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { compareRows, isRateChange, type FieldChange, type RowDifference } from './compare-rows.js';
import { toCsv } from '../../terms/csv.js';
import { parseEdition, presentEdition, type Edition } from './edition.js';
import { cutPage, type PageChoice } from './page.js';
import { dotted } from './present-row.js';
import { readChapter } from './read-code.js';
import { findReplacements } from './replacements.js';

export interface DiffInput extends PageChoice {
  /** Name of a revision, or a day. */
  readonly from: string;
  readonly to: string;
  readonly chapter?: string | null | undefined;
}

/** What differs between two schedules, one page of it. Throws `invalid-parameter` or `date-out-of-coverage`. */
export function diffHts(input: DiffInput, context: ServiceContext) {
  const from = parseEdition(input.from, context, 'from');
  const to = parseEdition(input.to, context, 'to');
  const differences = compareEditions(from, to, { context, chapter: readChapter(input.chapter) });
  const page = cutPage(differences, input, context);
  return {
    from: presentEdition(from),
    to: presentEdition(to),
    counts: countDifferences(differences),
    replacements: findReplacements(differences),
    changes: page.items.map(({ number, ...difference }) => ({ code: dotted(number), ...difference })),
    pageInfo: page.pageInfo,
    csv: diffCsv(differences),
    _meta: describeAnswer(context),
  };
}

interface Comparison {
  readonly context: ServiceContext;
  /** Two digits; null: all. */
  readonly chapter: string | null;
}

/** Every numbered row that differs, in the order of the numbers. */
export function compareEditions(
  from: Edition,
  to: Edition,
  comparison: Comparison,
): readonly RowDifference[] {
  const before = rowsByNumber(from, comparison);
  const after = rowsByNumber(to, comparison);
  const numbers = [...new Set([...before.keys(), ...after.keys()])].sort();
  return numbers.flatMap((number) => {
    const [old, now] = [before.get(number) ?? null, after.get(number) ?? null];
    const changes = compareRows(old?.row ?? null, now?.row ?? null);
    const kind = old === null ? 'added' : now === null ? 'removed' : 'changed';
    if (kind === 'changed' && changes.length === 0) return [];
    return [{ number, kind, description: (now ?? old)?.row.description ?? '', changes }];
  });
}

function rowsByNumber(
  { date, published }: Edition,
  { context, chapter }: Comparison,
): ReadonlyMap<string, ScheduleNode> {
  const rows = context.snapshot.numberedRows(date, published);
  const wanted = chapter === null ? rows : rows.filter(({ row }) => row.chapter === chapter);
  return new Map(wanted.map((node) => [node.row.number as string, node]));
}

export function countDifferences(differences: readonly RowDifference[]) {
  const changed = differences.filter(({ kind }) => kind === 'changed');
  const countOf = (test: (change: FieldChange) => boolean): number =>
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
  const lines = differences.flatMap(({ number, kind, changes }) =>
    changes.map(({ field, before, after }) => [dotted(number), kind, field, before, after]),
  );
  return toCsv(['code', 'kind', 'field', 'before', 'after'], lines);
}
