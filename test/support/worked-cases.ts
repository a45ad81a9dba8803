import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FactValue, ShipmentFacts } from '../../src/engine/facts.js';
import type { FactDefinition, TariffLine } from '../../src/engine/law.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import { parseHtsNumber, type HtsNumber } from '../../src/terms/hts-number.js';
import type { UnitCode } from '../../src/terms/unit.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';

/** One worked result of test/cases: a question, the expected layers, and where the figures come from. */
export interface WorkedCase {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly hts: string;
  readonly origin: string;
  readonly date: string;
  readonly value: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  readonly measures?: Readonly<Record<string, string>>;
  readonly expect: {
    /** Null: the goods may not be imported. */
    readonly totalDuty: string | null;
    /** Zero headings the entry carries besides those of the source example. */
    readonly alsoReported?: readonly string[];
    /** `column` is the duty of Chapters 1 to 97; amount null: prohibited. */
    readonly layers: readonly {
      readonly heading: string;
      readonly amount: string | null;
      readonly base?: string;
    }[];
  };
}

export function readWorkedCases(file: string): readonly WorkedCase[] {
  return readCases(join('test', 'cases', file));
}

/** The cases that stand beside the rules of each program: law/chapter99/<program>/cases.yaml. */
export function readProgramCases(): readonly WorkedCase[] {
  const folder = join('law', 'chapter99');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'cases.yaml')))
    .flatMap(({ name }) => readCases(join(folder, name, 'cases.yaml')));
}

/** Those of the programs, and those of test/cases that are read by hand. */
export function readAllCases(): readonly WorkedCase[] {
  return [
    ...readWorkedCases('readings.yaml'),
    ...readWorkedCases('general-notes.yaml'),
    ...readProgramCases(),
  ];
}

export function readCases(path: string): readonly WorkedCase[] {
  return parse(readFileSync(path, 'utf8')) as WorkedCase[];
}

/** The line of a case: a case may name eight digits, where every suffix under it gives the same duty. */
export function linesOf(snapshot: Snapshot, { hts, date }: WorkedCase): readonly TariffLine[] {
  const number = parseHtsNumber(hts);
  if (!number.ok) throw new Error(number.message);
  const line = snapshot.findLine(number.value, toCalendarDate(date));
  const found =
    line === null ? snapshot.listLinesUnder(number.value as HtsNumber, toCalendarDate(date)) : [line];
  if (found.length === 0) throw new Error(`${hts} is not in the schedule on ${date}`);
  return found;
}

export function factsOfCase(snapshot: Snapshot, one: WorkedCase): ShipmentFacts {
  const definitions = snapshot.catalog.factDefinitions;
  const stated = Object.entries(one.facts ?? {}).map(([key, value]): [string, FactValue] => [
    key,
    typed(definitions.get(key), value),
  ]);
  return {
    countryOfOrigin: toCountry(one.origin),
    entryDate: toCalendarDate(one.date),
    enteredValue: new Decimal(one.value),
    measures: new Map(
      Object.entries(one.measures ?? {}).map(([code, amount]) => [code as UnitCode, new Decimal(amount)]),
    ),
    transport: null,
    stated: new Map(stated),
  };
}

function typed(definition: FactDefinition | undefined, value: string | number | boolean): FactValue {
  return definition?.type === 'number'
    ? new Decimal(String(value))
    : typeof value === 'number'
      ? new Decimal(value)
      : value;
}
