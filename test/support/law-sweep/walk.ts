import { openClaims } from '../../../src/engine/column.js';
import type { ShipmentFacts } from '../../../src/engine/facts.js';
import type { Law, TariffLine } from '../../../src/engine/law.js';
import type { Snapshot } from '../../../src/store/snapshot/snapshot.js';
import { toCalendarDate, type CalendarDate } from '../../../src/terms/calendar-date.js';
import type { Country } from '../../../src/terms/country.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { chapterOf } from '../../../src/terms/hts-number.js';
import { ORIGINS, type Asked } from '../asked-questions.js';

const LAST_DAY = '2026-12-31';

/** The days on which a rule, a displacement, a preference or the schedule changes, in the time that is covered. */
export function changeDays(snapshot: Snapshot): readonly CalendarDate[] {
  const { firstDate } = snapshot.coverage;
  const intervals = [
    ...snapshot.rules.map(({ rule }) => rule.interval),
    ...snapshot.catalog.displacements.map(({ interval }) => interval),
    ...snapshot.catalog.specialPrograms.map(({ interval }) => interval),
  ];
  const days = new Set(intervals.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null));
  const covered = [...days, firstDate].filter((day) => day >= firstDate && day <= LAST_DAY);
  return [...new Set(covered)].sort().map((day) => toCalendarDate(day));
}

/** One question of the walk, and how many pairs of line and origin it stands for on its day. */
export interface Visit {
  readonly asked: Asked;
  readonly date: CalendarDate;
}

const NOTHING_STATED: Omit<ShipmentFacts, 'countryOfOrigin' | 'entryDate'> = {
  enteredValue: new Decimal(10_000),
  measures: new Map(),
  transport: null,
  stated: new Map(),
};

/**
 * Every line from every origin of the list, once for each way in which rules, displacements, rates and preferences meet:
 * pairs that share all of that have the same answer, on whatever day.
 */
export class LawWalk {
  pairs = 0;
  private readonly seen = new Set<string>();
  private readonly numbers = new WeakMap<object, number>();
  private count = 0;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly origins: readonly Country[] = ORIGINS,
  ) {}

  *on(date: CalendarDate): Generator<Visit> {
    for (const line of this.snapshot.linesUnder('', date))
      for (const origin of this.origins) {
        this.pairs += 1;
        const law = this.snapshot.lawFor(line, origin, date);
        const facts = { ...NOTHING_STATED, countryOfOrigin: origin, entryDate: date };
        const key = this.keyOf(law, line, facts);
        if (this.seen.has(key)) continue;
        this.seen.add(key);
        yield { asked: { facts, line, law }, date };
      }
  }

  private keyOf(law: Law, line: TariffLine, facts: ShipmentFacts): string {
    const specials = line.column1Special.map(({ programs, rate }) => `${programs.join()} ${rate.text}`);
    return [
      this.numberOf(law.ruleSet ?? law.rules),
      ...law.displacements.map(({ id }) => id),
      chapterOf(line.number),
      line.column1General.text,
      line.column2.text,
      ...specials,
      ...openClaims(facts, law).map(({ program }) => program.symbol),
      law.adcvd.length > 0,
    ].join('|');
  }

  private numberOf(set: object): number {
    const known = this.numbers.get(set) ?? this.count++;
    this.numbers.set(set, known);
    return known;
  }
}
