import fc from 'fast-check';
import type { FactValue, ShipmentFacts, Transport } from '../../src/engine/facts.js';
import type { Condition, FactDefinition, Law, MatchedRule, TariffLine } from '../../src/engine/law.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate, type CalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry, type Country } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import type { UnitCode } from '../../src/terms/unit.js';

/** Random questions about the lines of the pack, with answers to some of the facts their rules read. */

export const ORIGINS = ['CN', 'DE', 'CA', 'MX', 'JP', 'VN', 'BR', 'RU', 'GB'].map(toCountry);

/** One day of each arrangement of the programs since the schedule begins. */
export const DAYS = ['2025-01-15', '2025-04-15', '2025-08-20', '2026-01-20', '2026-05-15', '2026-11-20'].map(
  toCalendarDate,
);

export interface Asked {
  readonly facts: ShipmentFacts;
  readonly line: TariffLine;
  readonly law: Law;
}

/** The tests of facts in a condition, read here by hand. */
export function testsIn(condition: Condition | null): readonly Condition[] {
  if (condition === null) return [];
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(testsIn);
  return condition.kind === 'not' ? testsIn(condition.of) : [condition];
}

/** The keys that the rules of a law read, contents and U.S. share included where a rule is charged on them. */
export function keysRead({ rules, line }: Law): ReadonlySet<string> {
  const tested = rules
    .flatMap(({ rule }) => testsIn(rule.when))
    .flatMap((one) => ('key' in one ? [one.key] : []));
  const contents = rules.flatMap(({ rule: { basis } }) =>
    /^(steel|aluminum|copper)_content$/.test(basis)
      ? [`${basis}_value`]
      : basis.includes('us_content')
        ? ['us_content_pct']
        : [],
  );
  const claims = line.column1Special.length > 0 ? ['spi'] : [];
  return new Set([...tested, ...contents, ...claims]);
}

/** Answers that the tests of the rules could tell apart, and one that none of them names. */
export function answersTo(
  { key, type, values, unit }: FactDefinition,
  { rules, line }: Law,
): readonly FactValue[] {
  if (type === 'boolean') return [true, false];
  const tests = rules
    .flatMap(({ rule }) => testsIn(rule.when))
    .filter((one) => 'key' in one && one.key === key);
  const operands = tests.flatMap((one) => (one.kind === 'compares' ? [one.operand] : []));
  if (type === 'number') {
    const limits = operands.flatMap((one) => [Number(one) - 1, Number(one), Number(one) + 1]);
    const ends = unit === 'USD' ? [0, 400, 2_500] : [0, 35, 100];
    return [...new Set([...limits, ...ends])].filter((one) => one >= 0).map((one) => new Decimal(one));
  }
  if (type === 'date') return [...operands, '2018-01-01', '2030-01-01'];
  const named = tests.flatMap((one) => (one.kind === 'isOneOf' ? one.values : []));
  const others = type === 'country' ? ['US', 'FR', 'CN'] : key === 'spi' ? symbolsOf(line) : values;
  return [...new Set([...named, ...others])];
}

/** The preferences a line prints a rate for, and none of them. */
function symbolsOf({ column1Special }: TariffLine): readonly string[] {
  return ['none', ...column1Special.flatMap((one) => one.programs)];
}

/** Seeds from which a question is built: fast-check shrinks them. */
export const questionSeed = fc.record({
  line: fc.nat(1_000_000),
  day: fc.nat(DAYS.length - 1),
  origin: fc.nat(ORIGINS.length - 1),
  value: fc.integer({ min: 1, max: 5_000_000_00 }),
  transport: fc.constantFrom<Transport | null>('ocean', 'air', 'truck', null),
  picks: fc.array(fc.tuple(fc.nat(1_000), fc.nat(1_000)), { maxLength: 6 }),
  quantity: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }),
});

export type QuestionSeed = typeof questionSeed extends fc.Arbitrary<infer T> ? T : never;

export class Questions {
  private readonly lines = new Map<CalendarDate, readonly TariffLine[]>();

  constructor(readonly snapshot: Snapshot) {}

  linesOn(date: CalendarDate): readonly TariffLine[] {
    const known = this.lines.get(date);
    if (known !== undefined) return known;
    const lines = this.snapshot.listLinesUnder('', date);
    this.lines.set(date, lines);
    return lines;
  }

  ask({ line: place, day, origin, value, transport, picks, quantity }: QuestionSeed): Asked {
    const date = DAYS[day]!;
    const lines = this.linesOn(date);
    const line = lines[place % lines.length]!;
    const law = this.snapshot.lawFor(line, ORIGINS[origin]!, date);
    const definitions = this.answerable(law);
    const stated = new Map<string, FactValue>();
    for (const [key, answer] of picks) {
      const definition = definitions[key % Math.max(1, definitions.length)];
      const answers = definition === undefined ? [] : answersTo(definition, law);
      if (definition !== undefined && answers.length > 0)
        stated.set(definition.key, answers[answer % answers.length]!);
    }
    const units = quantity === null ? [] : line.units;
    const measures = new Map(units.map((unit): [UnitCode, Decimal] => [unit, new Decimal(quantity!)]));
    const facts = {
      countryOfOrigin: ORIGINS[origin] as Country,
      entryDate: date,
      enteredValue: new Decimal(value).dividedBy(100),
      measures,
      transport,
      stated,
    };
    return { facts, line, law };
  }

  /** The facts a caller may state that the law reads, in a fixed order. */
  answerable(law: Law): readonly FactDefinition[] {
    const definitions = [...keysRead(law)].sort().map((key) => law.factDefinitions.get(key));
    return definitions.flatMap((one) => (one === undefined || one.type === 'derived' ? [] : [one]));
  }
}

export function stating({ facts, ...asked }: Asked, key: string, value: FactValue): Asked {
  return { ...asked, facts: { ...facts, stated: new Map([...facts.stated, [key, value]]) } };
}

/** The law as a plain value with other rules: the law of a snapshot reads its parts when asked for. */
export function withRules(law: Law, rules: readonly MatchedRule[]): Law {
  const { line, date, otherOrigins, displacements, chapter98, factDefinitions, specialPrograms } = law;
  const { fees, mpfExemption, adcvd, programsVerifiedTo, scheduleVerifiedTo, rateOf } = law;
  return {
    ...{ line, date, rules, otherOrigins, displacements, chapter98, factDefinitions, specialPrograms },
    ...{ fees, mpfExemption, adcvd, programsVerifiedTo, scheduleVerifiedTo, rateOf },
  };
}
