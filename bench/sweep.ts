/**
 * Every reportable line of Chapters 1 to 97 for nine origins on one date, value 10,000 and no other fact: share of
 * complete answers per origin, what keeps the others open, and the time of one calculation.
 * Usage: tsx bench/sweep.ts [YYYY-MM-DD]
 */
import { fileURLToPath } from 'node:url';
import { calculateDuty } from '../src/engine/calculate-duty.js';
import type { DutyResult } from '../src/engine/result.js';
import { readPack } from '../src/ingest/reference/pack/read-pack.js';
import { buildSnapshot, loadPackIfAbsent, openMemoryDatabase, type Snapshot } from '../src/store/index.js';
import { toCalendarDate } from '../src/terms/calendar-date.js';
import { toCountry } from '../src/terms/country.js';
import { Decimal } from '../src/terms/decimal.js';

const ORIGINS = ['CN', 'DE', 'CA', 'MX', 'JP', 'VN', 'BR', 'RU', 'GB'].map(toCountry);

interface Tally {
  readonly origin: string;
  lines: number;
  complete: number;
  readonly open: Map<string, number>;
  microseconds: number;
}

function openReasons(result: DutyResult): readonly string[] {
  if (result.prohibited) return ['import prohibited'];
  const blocking = result.requiredInputs.filter((input) => input.severity === 'blocking');
  return blocking.length > 0
    ? blocking.map((input) => input.field.replace(/^measures\..*/, 'a quantity'))
    : ['a reference that does not resolve'];
}

function sweep(snapshot: Snapshot, date: ReturnType<typeof toCalendarDate>, tally: Tally): void {
  const origin = toCountry(tally.origin);
  const facts = {
    countryOfOrigin: origin,
    entryDate: date,
    enteredValue: new Decimal(10_000),
    measures: new Map(),
    transport: null,
    stated: new Map(),
  };
  const started = process.hrtime.bigint();
  for (const number of snapshot.reportableLines(date)) {
    const line = snapshot.findLine(number, date);
    if (line === null) throw new Error(`${number} does not resolve on ${date}`);
    const result = calculateDuty(facts, snapshot.lawFor(line, origin, date));
    tally.lines += 1;
    if (result.complete) tally.complete += 1;
    else
      for (const reason of new Set(openReasons(result)))
        tally.open.set(reason, (tally.open.get(reason) ?? 0) + 1);
  }
  tally.microseconds = Number(process.hrtime.bigint() - started) / 1_000 / tally.lines;
}

const date = toCalendarDate(process.argv[2] ?? '2026-11-20');
const database = await openMemoryDatabase();
const folder = fileURLToPath(new URL('../prisma/reference', import.meta.url));
await loadPackIfAbsent(database, { folder, readPack }, { at: new Date() });
const snapshot = await buildSnapshot(database);
await database.close();
for (const origin of ORIGINS) {
  const tally: Tally = { origin, lines: 0, complete: 0, open: new Map(), microseconds: 0 };
  sweep(snapshot, date, tally);
  const share = ((100 * tally.complete) / tally.lines).toFixed(2);
  const open = [...tally.open]
    .sort((left, right) => right[1] - left[1])
    .map(([reason, count]) => `${reason} ${count}`);
  process.stdout.write(
    `${origin}  ${tally.complete}/${tally.lines} complete (${share}%)  ${tally.microseconds.toFixed(0)} us each  open: ${open.join(', ')}\n`,
  );
}
