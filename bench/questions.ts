import type { FactValue, ShipmentFacts, Transport } from '../src/engine/facts.js';
import type { FactDefinition, TariffLine } from '../src/engine/law.js';
import { keysOf } from '../src/engine/conditions.js';
import type { Snapshot } from '../src/store/snapshot/snapshot.js';
import { toNextDay, toCalendarDate, type CalendarDate } from '../src/terms/calendar-date.js';
import { toCountry, type Country } from '../src/terms/country.js';
import { Decimal } from '../src/terms/decimal.js';
import type { UnitCode } from '../src/terms/unit.js';
import { Random } from './random.js';

/** One question a caller could ask, its line resolved. */
export interface DutyQuestion {
  readonly line: TariffLine;
  readonly origin: Country;
  readonly facts: ShipmentFacts;
}

const PARTNERS = ['CN', 'MX', 'CA', 'VN', 'DE', 'JP', 'KR', 'TW', 'IN', 'TH', 'IT', 'GB', 'BR', 'RU', 'CH'];
const TRANSPORTS: readonly (Transport | null)[] = ['ocean', 'air', 'truck', 'rail', null];
const FIRST_DAY = '2025-01-01';
const LAST_DAY = '2026-12-31';

/** Seeded questions over every line, origin and day covered, with values, quantities and facts the law reads. */
export class QuestionSource {
  private readonly random: Random;
  private readonly days: readonly CalendarDate[];
  private readonly origins: readonly Country[];

  constructor(
    private readonly snapshot: Snapshot,
    seed: number,
    days: readonly CalendarDate[] = daysBetween(FIRST_DAY, LAST_DAY),
  ) {
    this.random = new Random(seed);
    this.days = days;
    this.origins = [...snapshot.catalog.countries.keys()];
  }

  take(count: number): DutyQuestion[] {
    return Array.from({ length: count }, () => this.next());
  }

  /** Half of the origins are the greatest trading partners, the others any country. */
  next(): DutyQuestion {
    const { random, snapshot } = this;
    const date = random.pick(this.days);
    const line = snapshot.findLine(random.pick(snapshot.listReportableLines(date)), date);
    if (line === null) throw new Error(`a reportable line does not resolve on ${date}`);
    const origin = random.chance(0.5) ? toCountry(random.pick(PARTNERS)) : random.pick(this.origins);
    const value = new Decimal(Math.floor(100 * 10 ** (6 * random.next()))).dividedBy(100);
    const facts: ShipmentFacts = {
      countryOfOrigin: origin,
      entryDate: date,
      enteredValue: value,
      measures: this.measuresOf(line),
      transport: random.pick(TRANSPORTS),
      stated: this.statedFor(line, { origin, date, value }),
    };
    return { line, origin, facts };
  }

  /** Two lines of three come with their quantities. */
  private measuresOf(line: TariffLine): ReadonlyMap<UnitCode, Decimal> {
    const { random } = this;
    if (random.chance(1 / 3)) return new Map();
    return new Map(line.units.map((unit) => [unit, new Decimal(1 + random.below(5_000))]));
  }

  /** A fifth of the facts that the candidate rules read. */
  private statedFor(
    line: TariffLine,
    {
      origin,
      date,
      value,
    }: { readonly origin: Country; readonly date: CalendarDate; readonly value: Decimal },
  ): ReadonlyMap<string, FactValue> {
    const { random, snapshot } = this;
    const law = snapshot.lawFor(line, origin, date);
    const keys = new Set(['spi', ...law.rules.flatMap(({ rule }) => keysOf(rule.when))]);
    const stated = new Map<string, FactValue>();
    for (const key of [...keys].sort()) {
      const definition = law.factDefinitions.get(key);
      if (definition === undefined || definition.type === 'derived' || !random.chance(0.2)) continue;
      const answer = this.answerTo(definition, value);
      if (answer !== null) stated.set(key, answer);
    }
    return stated;
  }

  private answerTo(definition: FactDefinition, value: Decimal): FactValue | null {
    const { random } = this;
    switch (definition.type) {
      case 'boolean':
        return random.chance(0.5);
      case 'number':
        return this.numberFor(definition, value);
      case 'date':
        return random.pick(this.days);
      case 'country':
        return random.pick(PARTNERS);
      default:
        return definition.key === 'spi'
          ? this.symbol()
          : (definition.values[0] && random.pick(definition.values)) || null;
    }
  }

  private numberFor(definition: FactDefinition, value: Decimal): Decimal {
    const percent = new Decimal(this.random.below(101));
    return definition.unit === 'USD' ? value.times(percent).dividedBy(100).toDecimalPlaces(2) : percent;
  }

  private symbol(): string {
    return this.random.pick(this.snapshot.catalog.specialPrograms).symbol;
  }
}

function daysBetween(first: string, last: string): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = toCalendarDate(first); day <= last; day = toNextDay(day)) days.push(day);
  return days;
}
