import type { Issue, ReadRow } from './printed-row.js';

/**
 * A heading whose rows are printed without it was lost in printing (2026 Revision 9 begins with the rows under 0101 but
 * not with 0101): a heading is not repealed while its subheadings stand. It is restored as the previous revision
 * printed it, when there is one.
 *
 * `previousRow` finds a row of the revision before by its four digits.
 */
export function restoreLostHeadings(
  rows: readonly ReadRow[],
  previousRow: (digits: string) => ReadRow | null,
): { readonly rows: readonly ReadRow[]; readonly issues: readonly Issue[] } {
  const restored: ReadRow[] = [];
  const issues: Issue[] = [];
  let heading = '';
  for (const row of rows) {
    const digits = row.htsNumber?.slice(0, 4) ?? heading;
    const lost = row.indent > 0 && digits !== heading && isInNomenclature(digits);
    if (row.htsNumber !== null && lost) {
      const previous = previousRow(digits);
      if (previous) restored.splice(startOfSuperiorRun(restored, previous.indent), 0, previous);
      issues.push(previous ? restoredIssue(digits) : missingIssue(digits));
    }
    if (row.htsNumber !== null) heading = digits;
    restored.push(row);
  }
  return { rows: restored, issues };
}

/** Chapters 1 to 97; in 98 and 99 superior rows serve as headings. */
function isInNomenclature(digits: string): boolean {
  return digits < '9800';
}

/** Superior rows just before the first number belong under the lost heading. */
function startOfSuperiorRun(rows: readonly ReadRow[], indent: number): number {
  let start = rows.length;
  while (start > 0 && rows[start - 1]?.htsNumber === null && (rows[start - 1]?.indent ?? 0) > indent)
    start -= 1;
  return start;
}

function restoredIssue(digits: string): Issue {
  return {
    kind: 'heading-restored',
    record: digits,
    message: 'heading not printed though its rows are: kept as the revision before printed it',
  };
}

function missingIssue(digits: string): Issue {
  return {
    kind: 'heading-missing',
    record: digits,
    message: 'rows are printed without their heading, and no earlier revision has it',
  };
}
