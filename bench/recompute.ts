/**
 * The whole tariff on one date: lines, origins, seconds, rows, bytes and peak memory; then pairs picked at random from
 * the file are calculated by themselves and compared.
 * Usage: npm run bench:recompute -- [YYYY-MM-DD] [pairs]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRowHead, writeRow } from '../src/cli/recompute/row.js';
import { runRecompute } from '../src/cli/recompute/run-recompute.js';
import { calculateDuty } from '../src/engine/calculate-duty.js';
import { toCalendarDate } from '../src/terms/calendar-date.js';
import { Decimal } from '../src/terms/decimal.js';
import { formatHtsNumber, toHtsNumber } from '../src/terms/hts-number.js';
import { openBundledSnapshot } from '../src/exports/bundled-snapshot.js';
import { Random } from './random.js';

const date = toCalendarDate(process.argv[2] ?? '2026-11-20');
const wanted = Number(process.argv[3] ?? 10_000);
const value = new Decimal(10_000);
const snapshot = await openBundledSnapshot();
const folder = mkdtempSync(join(tmpdir(), 'recompute-'));
const out = join(folder, 'tariff.csv');

const [started, cpu] = [process.hrtime.bigint(), process.cpuUsage()];
const report = await runRecompute(snapshot, { date, out, value }, () => {});
const seconds = Number(process.hrtime.bigint() - started) / 1e9;
const used = process.cpuUsage(cpu);
const peak = process.resourceUsage().maxRSS / 1024;

const random = new Random(20_261_120);
const picked = new Set<number>();
while (picked.size < Math.min(wanted, report.rows)) picked.add(random.below(report.rows));
const origins = [...snapshot.catalog.countries.keys()];
const numbers = snapshot.listReportableLines(date);

function rowOf(index: number): string {
  const origin = origins[index % origins.length];
  const number = numbers[Math.floor(index / origins.length)];
  const line = number === undefined ? null : snapshot.findLine(toHtsNumber(number), date);
  if (line === null || origin === undefined) throw new Error(`there is no pair ${index}`);
  const facts = {
    countryOfOrigin: origin,
    entryDate: date,
    enteredValue: value,
    measures: new Map(),
    transport: null,
    stated: new Map(),
  };
  const row = writeRow(calculateDuty(facts, snapshot.lawFor(line, origin, date)), 'csv');
  return (formatRowHead(formatHtsNumber(line.number), origin, 'csv') + row).trimEnd();
}

let [at, compared, different] = [-1, 0, 0];
const file = await open(out);
for await (const text of file.readLines()) {
  if (picked.has(at)) {
    compared += 1;
    if (text !== rowOf(at)) different += 1;
  }
  at += 1;
}
rmSync(folder, { recursive: true });
process.stdout.write(
  `${date}: ${report.lines} lines x ${report.origins} origins = ${report.rows} rows, ${report.bytes} bytes\n` +
    `${seconds.toFixed(1)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of CPU, ${report.calculations} calculations, peak RSS ${peak.toFixed(0)} MiB\n` +
    `${compared} random pairs calculated by themselves: ${different} different\n`,
);
if (different > 0 || at !== report.rows) process.exitCode = 1;
