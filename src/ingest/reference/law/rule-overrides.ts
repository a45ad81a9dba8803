import type { RuleOverrides } from '../authored/authored-rows.js';
import type { SourceRow } from '../sources/csv-table.js';

/** A programs row with the authored corrections of its reading. */
export interface CorrectedRow {
  readonly row: SourceRow;
  readonly assumptions: readonly number[];
  /** Why it was corrected; empty when it was not. */
  readonly reasons: readonly string[];
}

/**
 * Applies the authored corrections: an override is for the rows whose cells equal all of its `match`, and one that
 * adds leaves the row and puts another beside it. An override that matches nothing, or names a column that no row has, is a mistake and is refused.
 */
export function applyOverrides(
  rows: readonly SourceRow[],
  overrides: RuleOverrides,
): readonly CorrectedRow[] {
  for (const { match } of overrides) {
    if (!rows.some((row) => matches(row, match))) {
      throw new TypeError(`authored/rule-overrides.yaml: no row matches ${JSON.stringify(match)}`);
    }
  }
  return rows.flatMap((row) => {
    const about = overrides.filter(({ match }) => matches(row, match));
    const standing = about.filter(({ adds }) => !adds);
    return [standing, ...about.filter(({ adds }) => adds).map((added) => [...standing, added])].map(
      (applied) => correct(row, applied),
    );
  });
}

function correct(row: SourceRow, overrides: RuleOverrides): CorrectedRow {
  const cells = Object.assign({}, row.cells, ...overrides.map(({ set }) => set)) as Record<string, string>;
  return {
    row: { ...row, cells },
    assumptions: overrides.flatMap(({ assumptions }) => assumptions),
    reasons: overrides.map(({ reason }) => reason),
  };
}

/** True when every cell named has the value named. */
export function matches(row: SourceRow, match: Readonly<Record<string, string>>): boolean {
  return Object.entries(match).every(([column, value]) => row.cells[column] === value);
}
