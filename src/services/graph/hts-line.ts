import type { MatchedRule, TariffLine } from '../../engine/law.js';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { refuseField } from '../../terms/errors.js';
import { formatHtsNumber } from '../../terms/hts-number.js';
import { presentCitations } from '../duty/present-citation.js';
import { refuseUncoveredDate } from '../duty/entry-date.js';
import { findLines } from '../duty/find-lines.js';
import type { ServiceContext } from '../service-context.js';
import { toRule } from './chapter99-rule.js';

/** A reportable line on one day. */
export type HtsLineModel = ReturnType<typeof toLine>;

export interface LineArguments {
  readonly code: string;
  /** Null: today in America/New_York. */
  readonly date?: string | null | undefined;
}

/** Throws as `calculateDuty` for the line: `unknown-hts-code`, `ambiguous-hts-code`, `date-out-of-coverage`. */
export function findHtsLine({ code, date }: LineArguments, context: ServiceContext): HtsLineModel {
  const parsed = date === null || date === undefined ? null : parseCalendarDate(date);
  if (parsed?.ok === false) throw refuseField('date', parsed.message);
  const day = parsed?.value ?? context.today;
  refuseUncoveredDate(day, context.snapshot);
  const found = findLines(code, { date: day }, context.snapshot);
  if (found.lines.length === 1) return toLine(found.lines[0], day);
  const numbers = found.lines.map(({ number }) => formatHtsNumber(number)).join(', ');
  const wrong = `${formatHtsNumber(found.number)} is not a line but ${found.lines.length} of them: give one of ${numbers}`;
  throw refuseField('code', wrong, 'ambiguous-hts-code');
}

export function toLine(line: TariffLine, date: CalendarDate) {
  return {
    __typename: 'HtsLine' as const,
    id: `HtsLine:${line.number}@${date}`,
    line,
    htsCode: line.number,
    date,
    description: line.description,
    path: line.path,
    units: line.unitLabels,
    generalRate: line.column1General.text,
    column2Rate: line.column2.text,
    citations: presentCitations(line.citations),
  };
}

/** Rules in force whose scope names the line; given an origin, whether they reach its goods. */
export function matchRules(
  { line, date }: HtsLineModel,
  origin: Country | null,
  { snapshot }: ServiceContext,
) {
  const group = snapshot.scopeGroupOf(line, date);
  const reached = origin === null ? null : new Set(group.rulesFor(origin));
  return group.matched.map((matched: MatchedRule) => ({
    rule: toRule(matched.rule),
    listedAs: matched.listedAs,
    list: matched.list,
    qualifier: matched.qualifier,
    reachesOrigin: reached && reached.has(matched),
  }));
}
