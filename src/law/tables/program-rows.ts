import { PROGRAM_PROFILE } from '../../tables/chapter99.js';
import { compareDates, type Interval } from '../../terms/interval.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import type { CompiledRule } from '../rules/compile-rule.js';

/** One row per program: its name, its authority, and its first and last day. */
export function toProgramRows(rules: readonly CompiledRule[]): Dataset {
  const programs = [...new Set(rules.map(({ program }) => program))].sort();
  const records = programs.map((program) => toRecord(rules.filter((rule) => rule.program === program)));
  return toDataset(PROGRAM_PROFILE, records);
}

function toRecord(rules: readonly CompiledRule[]): RowOf<typeof PROGRAM_PROFILE> {
  const [{ written, program }] = rules as readonly [CompiledRule];
  const { profile } = written;
  const legal = spanOf(rules.flatMap(({ period }) => (period.kind === 'known' ? [period.interval] : [])));
  const citations = new Map(
    rules.flatMap((rule) => rule.citations).map((citation) => [JSON.stringify(citation), citation]),
  );
  return {
    program,
    title: profile.label,
    authority: written.authority,
    authorityType: written.authorityType,
    summary: null,
    confidence: profile.confidence,
    legal,
    profile: {
      aceOrder: profile.aceOrder,
      assumptions: profile.assumptions,
      headings: [...new Set(rules.map(({ heading }) => heading))].sort(),
      rules: rules.length,
    },
    citations: [...citations.values()],
  };
}

/** From the earliest beginning to the latest end; open when any of them is. */
function spanOf(intervals: readonly Interval[]): Interval {
  const starts = intervals.map(({ from }) => from).filter((from) => from !== null);
  const ends = intervals.map(({ to }) => to).filter((to) => to !== null);
  return {
    from: starts.sort(compareDates)[0] ?? null,
    to: ends.length < intervals.length ? null : (ends.sort(compareDates).at(-1) ?? null),
  };
}
