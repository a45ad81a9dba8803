import type { RetroactiveCorrections } from '../authored/retroactive-rows.js';
import { toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { ALWAYS, type Interval } from '../../../terms/interval.js';
import { matches, type CorrectedRow } from './rule-overrides.js';

type Correction = RetroactiveCorrections[number];
type Superseded = Correction['supersedes'][number];

/** A programs row in one of the wordings it was published in. */
export interface PublishedRow extends CorrectedRow {
  readonly published: Interval;
  readonly supersededBy: string | null;
}

/**
 * Adds the second time axis: a row that a correction introduced was published with it, and each wording it took away
 * follows its row. A correction whose `match` names no row, or of several rows one to supersede, is refused.
 */
export function applyCorrections(
  rows: readonly CorrectedRow[],
  corrections: RetroactiveCorrections,
): readonly PublishedRow[] {
  corrections.forEach((correction) => requireRows(correction, rows));
  return rows.flatMap((corrected) => {
    const introduced = corrections.find(({ introduces }) =>
      introduces.some((match) => matches(corrected.row, match)),
    );
    const published = introduced ? { from: toCalendarDate(introduced.published), to: null } : ALWAYS;
    const superseded = corrections.flatMap((correction) =>
      correction.supersedes
        .filter(({ match }) => matches(corrected.row, match))
        .map((wording) => toSuperseded(corrected, wording, correction)),
    );
    return [{ ...corrected, published, supersededBy: null }, ...superseded];
  });
}

function toSuperseded(corrected: CorrectedRow, wording: Superseded, correction: Correction): PublishedRow {
  const cells: Record<string, string> = { ...corrected.row.cells, ...wording.set };
  for (const [column, text] of Object.entries(wording.without)) {
    const whole = cells[column] ?? '';
    if (!whole.includes(text)) throw mistake(correction, `${column} does not hold "${text}"`);
    cells[column] = whole.replace(text, '');
  }
  return {
    row: { ...corrected.row, cells },
    assumptions: corrected.assumptions,
    reasons: [...corrected.reasons, `As published before the correction: ${correction.title}.`],
    published: {
      from: dayOf(wording.from),
      to: dayOf(wording.to) ?? toCalendarDate(correction.published),
    },
    supersededBy: correction.id,
  };
}

function requireRows(correction: Correction, rows: readonly CorrectedRow[]): void {
  const countOf = (match: Readonly<Record<string, string>>): number =>
    rows.filter(({ row }) => matches(row, match)).length;
  for (const match of correction.introduces)
    if (countOf(match) === 0) throw mistake(correction, `no row matches ${JSON.stringify(match)}`);
  for (const { match } of correction.supersedes)
    if (countOf(match) !== 1) throw mistake(correction, `not one row matches ${JSON.stringify(match)}`);
}

function dayOf(text: string | null): CalendarDate | null {
  return text === null ? null : toCalendarDate(text);
}

function mistake({ id }: Correction, message: string): TypeError {
  return new TypeError(`authored/retroactive.yaml ${id}: ${message}`);
}
