import { listOpenClaims } from '../../../src/engine/column.js';
import type { ShipmentFacts } from '../../../src/engine/facts.js';
import type { Law, SourcedRate, TariffLine } from '../../../src/engine/law.js';
import type { Snapshot } from '../../../src/store/snapshot/snapshot.js';
import { toCalendarDate, type CalendarDate } from '../../../src/terms/calendar-date.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { isAdValorem } from '../../../src/terms/rate-expression.js';
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
  private days = 0;

  /** @param every one line of so many alone, others each day: a sample */
  constructor(
    private readonly snapshot: Snapshot,
    private readonly every = 1,
  ) {}

  *on(date: CalendarDate): Generator<Visit> {
    const first = this.days++ % this.every;
    const numbers = this.snapshot
      .listReportableLines(date)
      .filter((_, place) => place % this.every === first);
    for (const number of numbers) {
      const line = this.snapshot.findLine(number, date);
      if (line === null) throw new Error(`${number} is reportable on ${date} and is not found`);
      for (const origin of ORIGINS) {
        this.pairs += 1;
        const law = this.snapshot.lawFor(line, origin, date);
        const facts = { ...NOTHING_STATED, countryOfOrigin: origin, entryDate: date };
        const key = this.keyOf(law, line, facts);
        if (this.seen.has(key)) continue;
        this.seen.add(key);
        yield { asked: { facts, line, law }, date };
      }
    }
  }

  /** What the answer is read from. Only the rates that can be reached count, and what a text refers to by its chapter. */
  private keyOf(law: Law, line: TariffLine, facts: ShipmentFacts): string {
    const rules = law.ruleSet ?? law.rules;
    const rateIn = ({ text, expression }: SourcedRate): string =>
      isAdValorem(expression) ? text : `${chapterOf(line.number)} ${text}`;
    const claims = listOpenClaims(facts, law).map(
      ({ program, rate }) => `${program.symbol} ${rate === null ? '' : rateIn(rate)}`,
    );
    return [
      this.numberOf(rules),
      ...law.displacements.map(({ id }) => id),
      rateIn(line.column1General),
      law.rules.some(({ rule: { rate } }) => rate.kind === 'inLieu') ? rateIn(line.column2) : '',
      ...claims,
      line.column1Special.length > 0,
      line.column1Special.every(({ rate }) => isAdValorem(rate.expression)),
      law.adcvd.length > 0,
    ].join('|');
  }

  private numberOf(set: object): number {
    const known = this.numbers.get(set) ?? this.count++;
    this.numbers.set(set, known);
    return known;
  }
}
