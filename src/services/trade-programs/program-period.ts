import type { SpecialProgramRecord } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains, isBefore } from '../../terms/interval.js';

/** The period of a program on a day: the newest one that contains it, else the last before, else the first. */
export function selectPeriod(
  symbol: string,
  date: CalendarDate,
  { catalog }: Snapshot,
): SpecialProgramRecord {
  const periods = catalog.specialPrograms.filter((program) => program.symbol === symbol);
  const begun = periods.filter(({ interval: { from } }) => from === null || !isBefore(date, from));
  const holding = begun.filter(({ interval }) => contains(interval, date));
  return (holding.at(-1) ?? begun.at(-1) ?? periods[0]) as SpecialProgramRecord;
}

export function determineStatus(
  { interval }: SpecialProgramRecord,
  date: CalendarDate,
): 'in_force' | 'ended' | 'not_yet' {
  if (contains(interval, date)) return 'in_force';
  return interval.from !== null && isBefore(date, interval.from) ? 'not_yet' : 'ended';
}

const SAME_AS = /^as ([A-Z]{1,2}\+?)$/;

/** Rule of origin in words; "as S" refers to the words of S, "as above" to those of the previous period. */
export function describeRule(
  { symbol, ruleOfOrigin }: SpecialProgramRecord,
  programs: readonly SpecialProgramRecord[],
): string | null {
  const other = ruleOfOrigin === 'as above' ? symbol : SAME_AS.exec(ruleOfOrigin)?.[1];
  if (other === undefined) return ruleOfOrigin === '' ? null : ruleOfOrigin;
  const named = programs.find((program) => program.symbol === other && program.ruleOfOrigin !== ruleOfOrigin);
  return named?.ruleOfOrigin ?? null;
}
