import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { DutyResult } from '../../src/engine/result.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { Decimal } from '../../src/terms/decimal.js';
import {
  evaluateRate,
  parseRate,
  parseSpecialColumn,
  referencesOf,
} from '../../src/terms/rate-expression.js';
import type { UnitCode } from '../../src/terms/unit.js';
import {
  factsOfCase,
  linesOf,
  readProgramCases,
  readWorkedCases,
  type WorkedCase,
} from '../support/worked-cases.js';
import { count, type Check } from './check.js';

/** The first entry date after the end of the IEEPA duties. */
const SECOND_PERIOD = '2026-02-24';

/** Everything that can be compared with nothing beside the checkout. */
export function bundledChecks(snapshot: Snapshot): readonly Check[] {
  const worked = (from: string, to: string) =>
    count(
      readProgramCases().filter(({ date }) => date >= from && date < to),
      (one) => agreesWorked(snapshot, one),
    );
  const documents = readWorkedCases('readings.yaml');
  return [
    {
      name: 'Worked results, entries to 2026-02-23',
      against: 'totals worked from orders, notices and notes of Chapter 99, each named in the case',
      ...worked(snapshot.coverage.firstDate, SECOND_PERIOD),
      remark: 'total and every heading, by the engine',
    },
    {
      name: 'Worked results, entries from 2026-02-24',
      against: 'the same, for the law since the end of the IEEPA duties',
      ...worked(SECOND_PERIOD, '9999-12-31'),
      remark: 'total and every heading, by the engine',
    },
    {
      name: 'Results read by hand',
      against: 'questions picked by number and read from the sources without the engine (docs/readings.md)',
      ...count(documents, (one) => agreesWorked(snapshot, one)),
      remark: 'two of them are not known from what is stated, and the engine says so',
    },
    {
      name: 'Hard rate texts',
      against: 'texts as the official archives print them, with the arithmetic by hand',
      ...hardRates(),
      remark: 'amount, or what is missing, or the lines the text refers to',
    },
    {
      name: 'Chapter 99 headings with a rule',
      against: 'headings of subchapter III that the programs name and an archive prints',
      ...printedHeadings(snapshot),
      remark: 'the others carry numbers that are not final, or wordings that no archive held here prints yet',
    },
  ];
}

function agreesWorked(snapshot: Snapshot, one: WorkedCase): boolean {
  const facts = factsOfCase(snapshot, one);
  return linesOf(snapshot, one).every((line) => {
    const law = snapshot.lawFor(line, facts.countryOfOrigin, facts.entryDate);
    return agrees(calculateDuty(facts, law), one);
  });
}

function agrees(result: DutyResult, { expect: { totalDuty, layers } }: WorkedCase): boolean {
  if ((result.totals.totalDuty?.toFixed(2) ?? null) !== totalDuty) return false;
  return layers.every(({ heading, amount }) => {
    const layer = result.layers.find((one) => (one.kind === 'column' ? 'column' : one.heading) === heading);
    if (layer !== undefined) return (layer.amount?.toFixed(2) ?? null) === amount;
    return amount === '0.00' && result.notApplied.some((one) => one.heading === heading);
  });
}

interface HardRate {
  readonly column: string;
  readonly text: string;
  readonly program?: string;
  readonly value?: string;
  readonly measures?: Readonly<Record<string, string>>;
  readonly resolve?: string;
  readonly amount?: string;
  readonly needs?: readonly string[];
}

function hardRates(): Pick<Check, 'compared' | 'agree'> {
  const rows = parse(readFileSync('test/cases/hard-rates.yaml', 'utf8')) as readonly HardRate[];
  return count(rows, agreesRate);
}

function agreesRate({
  column,
  text,
  program = '',
  value,
  measures = {},
  resolve,
  amount,
  needs,
}: HardRate): boolean {
  const read = (printed: string) => {
    const parsed = parseRate(printed);
    return parsed.ok ? parsed.value : null;
  };
  const special = column === 'special' ? parseSpecialColumn(text) : null;
  const rate = special?.ok
    ? (special.value.find(({ programs }) => programs.includes(program))?.rate ?? null)
    : read(text);
  if (rate === null) return false;
  const own = referencesOf(rate);
  const outcome = evaluateRate(rate, {
    customsValue: value === undefined ? null : new Decimal(value),
    measures: new Map(Object.entries(measures).map(([unit, one]) => [unit as UnitCode, new Decimal(one)])),
    resolve: (reference) => (resolve !== undefined && own.includes(reference) ? read(resolve) : null),
  });
  if (amount !== undefined) return outcome.kind === 'amount' && outcome.amount.equals(amount);
  if (needs !== undefined)
    return outcome.kind === 'needs' && outcome.missing.map(({ code }) => code).join() === needs.join();
  return outcome.kind === 'unresolved';
}

function printedHeadings({ rules, catalog }: Snapshot): Pick<Check, 'compared' | 'agree'> {
  const headings = [...new Set(rules.map(({ rule }) => rule.heading))].filter((one) =>
    /^99\d\d\.\d\d\.\d\d$/.test(one),
  );
  return count(headings, (heading) => catalog.chapter99.has(heading));
}
