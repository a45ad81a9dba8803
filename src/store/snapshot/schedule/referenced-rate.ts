import type { TariffLine } from '../../../engine/law.js';
import {
  printRate,
  targetsOf,
  type NoteRates,
  type RateExpression,
  type RateReference,
  type TargetRange,
} from '../../../terms/rate-expression.js';
import type { DaySchedule } from './day-schedule.js';

type Column = 'general' | 'column2';

/** Finds rates that the text of a line says are printed elsewhere. */
export class RateReferences {
  private readonly notes: ReadonlyMap<string, NoteRates>;
  /** The few ranges of lines that texts refer to, by day: reading one walks whole chapters. */
  private readonly commonRates = new WeakMap<DaySchedule, Map<string, RateExpression | null>>();

  /** @param notes rates that legal notes print for lines (additional U.S. notes 1 to 5 to chapter 58) */
  constructor(notes: readonly NoteRates[]) {
    this.notes = new Map(notes.map((note) => [note.line, note]));
  }

  /**
   * The rate that the reference gives the line: its note's, its own (chapter 98 and 99 texts), or the common rate of
   * every line it can mean. Null when those lines differ: which of them applies depends on the goods.
   */
  resolve(
    line: TariffLine,
    reference: RateReference,
    { column, day }: { readonly column: Column; readonly day: DaySchedule },
  ): RateExpression | null {
    switch (reference.rule) {
      case 'note':
        return this.notes.get(line.number.slice(0, 8))?.[column] ?? null;
      case 'unchanged':
      case 'applicableSubheading':
      case 'suchSubheading':
      case 'article':
      case 'likeArticles':
        return column === 'general' ? line.column1General.expression : line.column2.expression;
      case 'originatingGoods':
      case 'beneficiaryCountries':
        return null;
      default:
        return this.commonRate(day, targetsOf(reference, line.number), column);
    }
  }

  private commonRate(
    day: DaySchedule,
    targets: readonly TargetRange[],
    column: Column,
  ): RateExpression | null {
    const rates = this.commonRates.get(day) ?? new Map<string, RateExpression | null>();
    this.commonRates.set(day, rates);
    const key = `${column} ${targets.map(({ from, to }) => `${from}-${to}`).join()}`;
    const known = rates.get(key);
    if (known !== undefined) return known;
    const common = commonRate(day, targets, column);
    rates.set(key, common);
    return common;
  }
}

function commonRate(
  day: DaySchedule,
  targets: readonly TargetRange[],
  column: Column,
): RateExpression | null {
  let common: RateExpression | null = null;
  for (const number of day.listNumbers(targets)) {
    const rate = day.rateOf(number, column);
    if (rate === null || (common !== null && printRate(rate) !== printRate(common))) return null;
    common = rate;
  }
  return common;
}
