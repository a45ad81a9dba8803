/**
 * Looks for answers that contradict the law or themselves: every line from nine origins on every day on which the law
 * changes, nothing stated, and seeded random questions with facts; each is completed at random by what it lists as open, and by other
 * facts that the law reads.
 * Goods of which a fact must be asked are asked about too: how many answers are complete, of how many the total is the
 * dearest completion. Pairs that share rules, rates and preferences are asked once. Writes a report with each counterexample as a request
 * and as a case, and after each day what was found so far; ends with 1 when there is one.
 * Usage: npm run law:sweep -- [--random 20000] [--open 1000] [--seed N] [--from DAY] [--to DAY] [--days N] [--out .cache/law-sweep.md]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import type { Picks } from '../test/support/law-sweep/answers.js';
import { askOpenGoods } from '../test/support/law-sweep/open-goods.js';
import { printCounterexample } from '../test/support/law-sweep/print-counterexample.js';
import { findFlaws, sweepRandom, type Flawed } from '../test/support/law-sweep/random.js';
import { changeDays, LawWalk } from '../test/support/law-sweep/walk.js';
import { Questions } from '../test/support/asked-questions.js';
import { openBundledSnapshot } from '../src/exports/bundled-snapshot.js';
import { Random } from './random.js';

/** Random runs end with a counterexample each: so many are looked for. */
const MAX_RANDOM_ROUNDS = 20;
const MAX_SHOWN = 60;
const STEPS = 5;

const { values } = parseArgs({
  options: {
    random: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261124' },
    days: { type: 'string', default: '0' },
    open: { type: 'string', default: '1000' },
    from: { type: 'string', default: '' },
    to: { type: 'string', default: '9999-12-31' },
    out: { type: 'string', default: '.cache/law-sweep.md' },
  },
});
const [runs, seed, maxDays] = [values.random, values.seed, values.days].map(Number) as [
  number,
  number,
  number,
];

const started = Date.now();
const snapshot = await openBundledSnapshot();
const random = new Random(seed);
const found = new Map<string, { readonly first: Flawed; count: number }>();
let tried = 0;

/** Counterexamples that differ in line and figures alone are one kind. */
function note(flawed: Flawed | null): void {
  tried += 1;
  if (flawed === null) return;
  const kind = flawed.flaws.map(kindOf).join('; ');
  const known = found.get(kind);
  if (known === undefined) found.set(kind, { first: flawed, count: 1 });
  else known.count += 1;
}

/** A flaw with its headings of Chapter 99 and without its figures. */
function kindOf(flaw: string): string {
  return flaw.replaceAll(/\([^)]*\)|(?<![\d.])(?!9903\.)\d[\d.]*(?= |,|$)/g, '#');
}

function picks(): Picks {
  return Array.from({ length: STEPS }, () => [random.below(40), random.below(40)] as const);
}

const all = changeDays(snapshot).filter((day) => day >= values.from && day <= values.to);
const days = maxDays === 0 ? all : all.filter((_, at) => at % Math.ceil(all.length / maxDays) === 0);
const walk = new LawWalk(snapshot);
const bar = new SingleBar({
  format:
    'law:sweep [{bar}] {percentage}% | {value}/{total} {what} | {found} kinds of flaws | {eta_formatted}',
  noTTYOutput: true,
  notTTYSchedule: 30_000,
});
bar.start(days.length, 0, { what: 'days', found: 0 });
const swept = { days: 0, ways: 0 };
for (const day of days) {
  for (const { asked } of walk.on(day)) note(findFlaws(asked, picks()));
  swept.days += 1;
  swept.ways = tried;
  bar.increment({ found: found.size });
  writeReport();
}
bar.start(runs, 0, { what: 'random questions', found: found.size });
const questions = new Questions(snapshot);
let left = runs;
for (let round = 0; round < MAX_RANDOM_ROUNDS && left > 0; round += 1) {
  const flawed = sweepRandom({
    ...{ questions, runs: left, seed: seed + round },
    onRun: () => {
      tried += 1;
      left -= 1;
      bar.increment({ found: found.size });
    },
  });
  if (flawed !== null) note(flawed);
}
bar.stop();

const goods = askOpenGoods(questions, Number(values.open), seed);
const summary = writeReport();
process.stdout.write(`${openGoodsText()}\n`);
for (const asked of goods.others.slice(0, MAX_SHOWN))
  process.stdout.write(`${printCounterexample(asked, ['the total is not the dearest completion'])}\n`);

process.stdout.write(`${summary} Report: ${values.out}\n`);
for (const [kind, { count }] of kindsFound().slice(0, MAX_SHOWN))
  process.stdout.write(`${count} x ${kind}\n`);
if (found.size > 0 || goods.others.length > 0) process.exitCode = 1;

function openGoodsText(): string {
  const { asked, complete, dearest, untried, prohibited, completions } = goods;
  return (
    `${asked} questions of open goods, ${completions} completions: ${complete} complete, the total is the dearest ` +
    `completion of ${dearest}, ${untried} have too many to try each, ${prohibited} are of goods that may not be entered, ` +
    `of ${goods.others.length} it is not.`
  );
}

/** The most frequent first. */
function kindsFound(): [string, { readonly first: Flawed; readonly count: number }][] {
  return [...found].sort((one, other) => other[1].count - one[1].count);
}

/** @returns what was tried and found, in one sentence */
function writeReport(): string {
  const seconds = ((Date.now() - started) / 1_000).toFixed(0);
  const summary =
    `${swept.days} of ${all.length} days, ${walk.pairs} pairs of line and origin in ${swept.ways} ways to meet the law, ` +
    `${tried - swept.ways} random questions; ${found.size} kinds of counterexamples; ${seconds} s.`;
  const counterexamples = kindsFound()
    .slice(0, MAX_SHOWN)
    .flatMap(([kind, { first, count }]) => [
      ...[`## ${kind} (${count})`, '', '```'],
      ...[printCounterexample(first.asked, first.flaws), '```', ''],
    ]);
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(
    values.out,
    [`# Sweep of the law, seed ${seed}`, '', summary, '', ...counterexamples].join('\n'),
  );
  return summary;
}
