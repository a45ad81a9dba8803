import { addToList } from '../terms/group-by.js';
import { quoteInput } from '../terms/result.js';
import type { FiledRecord, UnreadCell } from './filed-record.js';
import { createFinding, type Finding } from './finding.js';
import type { FiledEntry } from './group-entries.js';

/** More rows or differences of one file are counted, not listed. */
const MAX_LISTED = 20;

/** Rows of further files that say an entry again, and in what the files differ. */
export function findRepetitions({ repetitions, lines }: FiledEntry): readonly Finding[] {
  const taken = [...new Set(lines.flatMap(({ records }) => records.map(({ file }) => file + 1)))].sort();
  return repetitions.map(({ file, rows, filled, differences }) =>
    createFinding({
      code: 'D02',
      severity: differences.length === 0 ? 'info' : 'advisory',
      why:
        `${nameRows(rows.map(String))} of file ${file + 1} and file ${taken.join(' and ')} are of the same lines: they count once.` +
        (filled.length === 0 ? '' : ` Of file ${file + 1} alone: ${filled.join(', ')}.`) +
        (differences.length === 0
          ? ''
          : ` The files differ: ${listSome(differences, 'differences', '; ')}. The first named counts: check which file is right.`),
    }),
  );
}

function nameRows(rows: readonly string[]): string {
  return rows.length === 1 ? `row ${rows[0]}` : `rows ${listSome(rows, 'rows', ', ')}`;
}

function listSome(all: readonly string[], what: string, mark: string): string {
  const more = all.length - MAX_LISTED;
  return all.slice(0, MAX_LISTED).join(mark) + (more > 0 ? `${mark}and ${more} more ${what}` : '');
}

/** Cells that could not be read, each once however many rows repeat it. */
export function findUnreadCells(records: readonly FiledRecord[]): readonly Finding[] {
  const cells = new Map<string, { readonly cell: UnreadCell; readonly record: FiledRecord }[]>();
  for (const record of records)
    for (const cell of record.unread ?? [])
      addToList(cells, JSON.stringify([record.file, cell.header, cell.printed]), { cell, record });
  return [...cells.values()].map((all) => {
    const [{ cell, record }] = all as [(typeof all)[number]];
    const rows = [...new Set(all.map((one) => String(one.record.row)))];
    const lines = new Set(all.map((one) => one.record.lineNumber));
    return createFinding({
      code: 'D06',
      severity: 'advisory',
      line: lines.size === 1 ? record.lineNumber : null,
      why: `${nameRows(rows)}: ${cell.header} ${quoteInput(cell.printed)} cannot be read (${cell.why}), so it counts as not stated.`,
    });
  });
}
