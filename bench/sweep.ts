/**
 * Every reportable line of Chapters 1 to 97 for nine origins on six dates, value 10,000 and no other fact: the share
 * of complete answers per origin and date, what keeps the others open, the time of one calculation; and whether every
 * fact asked for is read by a rule and has two answers that give different duties. Ends with 1 when one is not.
 * Usage: tsx bench/sweep.ts [YYYY-MM-DD ...]
 */
import { calculateDuty } from '../src/engine/calculate-duty.js';
import type { TariffLine } from '../src/engine/law.js';
import type { DutyResult } from '../src/engine/result.js';
import { openBundledSnapshot } from '../src/exports/bundled-snapshot.js';
import type { Snapshot } from '../src/store/snapshot/snapshot.js';
import { toCalendarDate, type CalendarDate } from '../src/terms/calendar-date.js';
import type { Country } from '../src/terms/country.js';
import { Decimal } from '../src/terms/decimal.js';
import { unfoundedAsks } from '../test/support/asked-facts.js';
import { DAYS, ORIGINS } from '../test/support/asked-questions.js';

interface Tally {
  readonly date: CalendarDate;
  readonly origin: Country;
  lines: number;
  complete: number;
  nanoseconds: bigint;
  /** Facts asked for, and of them those without ground. */
  asks: number;
  readonly unfounded: string[];
  readonly open: Map<string, number>;
}

function openReasons(result: DutyResult): ReadonlySet<string> {
  if (result.prohibited) return new Set(['import prohibited']);
  const blocking = result.requiredInputs.filter((input) => input.severity === 'blocking');
  if (blocking.length === 0) return new Set(['a reference that does not resolve']);
  return new Set(blocking.map((input) => input.field.replace(/^measures\..*/, 'a quantity')));
}

/** Lines that share this share their asks too: the rules they meet, the rates of their columns, their chapter. */
function groupOf(snapshot: Snapshot, line: TariffLine, { date, origin }: Tally): string {
  const group = snapshot.scopeGroupOf(line, date);
  const specials = line.column1Special.map(({ programs, rate }) => `${programs.join()} ${rate.text}`);
  const rates = [line.column1General.text, line.column2.text, ...specials];
  return [group.key, group.toOriginKey(origin), line.number.slice(0, 2), ...rates].join('|');
}

function sweep(snapshot: Snapshot, lines: readonly TariffLine[], tally: Tally): void {
  const { date, origin } = tally;
  const facts = {
    countryOfOrigin: origin,
    entryDate: date,
    enteredValue: new Decimal(10_000),
    measures: new Map(),
    transport: null,
    stated: new Map(),
  };
  const examined = new Map<string, readonly string[]>();
  for (const line of lines) {
    const law = snapshot.lawFor(line, origin, date);
    const started = process.hrtime.bigint();
    const result = calculateDuty(facts, law);
    tally.nanoseconds += process.hrtime.bigint() - started;
    tally.lines += 1;
    if (result.complete) tally.complete += 1;
    else for (const reason of openReasons(result)) tally.open.set(reason, (tally.open.get(reason) ?? 0) + 1);
    const asks = result.requiredInputs.filter(({ field }) => law.factDefinitions.has(field)).length;
    if (asks === 0) continue;
    tally.asks += asks;
    const group = groupOf(snapshot, line, tally);
    const unfounded = examined.get(group) ?? unfoundedAsks({ facts, law, line }, result);
    examined.set(group, unfounded);
    tally.unfounded.push(...unfounded.map((ask) => `${line.number} ${ask}`));
  }
}

function print({ date, origin, lines, complete, nanoseconds, asks, unfounded, open }: Tally): void {
  const share = ((100 * complete) / lines).toFixed(2);
  const each = (Number(nanoseconds) / 1_000 / lines).toFixed(0);
  const reasons = [...open].sort((left, right) => right[1] - left[1]);
  process.stdout.write(
    [
      `${date} ${origin}  ${complete}/${lines} complete (${share}%)  ${each} us each`,
      `${asks} facts asked, ${unfounded.length} without ground`,
      `open: ${reasons.map(([reason, count]) => `${reason} ${count}`).join(', ') || 'nothing'}`,
    ].join('  ') + '\n',
  );
  for (const ask of unfounded.slice(0, 5)) process.stdout.write(`    without ground: ${ask}\n`);
}

const snapshot = await openBundledSnapshot();
const dates = process.argv.length > 2 ? process.argv.slice(2).map(toCalendarDate) : DAYS;
for (const date of dates) {
  const lines = snapshot.listLinesUnder('', date);
  for (const origin of ORIGINS) {
    const tally: Tally = {
      ...{ date, origin, lines: 0, complete: 0, nanoseconds: 0n, asks: 0 },
      ...{ unfounded: [], open: new Map<string, number>() },
    };
    sweep(snapshot, lines, tally);
    print(tally);
    if (tally.unfounded.length > 0) process.exitCode = 1;
  }
}
