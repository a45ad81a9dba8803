/**
 * Looks for answers that contradict the law or themselves: every line from nine origins on every day on which the law
 * changes, nothing stated, and seeded random questions with facts; each is completed at random by what it lists as open.
 * Pairs that share rules, rates and preferences are asked once. Writes a report with each counterexample as a request
 * and as a case; ends with 1 when there is one.
 * Usage: npm run law:sweep -- [--random 20000] [--seed N] [--days N] [--out .cache/law-sweep.md]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import type { Picks } from '../test/support/law-sweep/answers.js';
import { printCounterexample } from '../test/support/law-sweep/print-counterexample.js';
import { findFlaws, sweepRandom, type Flawed } from '../test/support/law-sweep/random.js';
import { changeDays, LawWalk } from '../test/support/law-sweep/walk.js';
import { Questions } from '../test/support/asked-questions.js';
import { openBundledSnapshot } from './bundled-snapshot.js';
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
    out: { type: 'string', default: '.cache/law-sweep.md' },
  },
});
const [runs, seed, mostDays] = [values.random, values.seed, values.days].map(Number) as [
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
  const kind = flawed.flaws.map((flaw) => flaw.replaceAll(/\([^)]*\)|\d[\d.]*(?= |,|$)/g, '#')).join('; ');
  const known = found.get(kind);
  if (known === undefined) found.set(kind, { first: flawed, count: 1 });
  else known.count += 1;
}

function picks(): Picks {
  return Array.from({ length: STEPS }, () => [random.below(40), random.below(40)] as const);
}

const all = changeDays(snapshot);
const days = mostDays === 0 ? all : all.filter((_, at) => at % Math.ceil(all.length / mostDays) === 0);
const walk = new LawWalk(snapshot);
const bar = new SingleBar({
  format:
    'law:sweep [{bar}] {percentage}% | {value}/{total} {what} | {found} kinds of flaws | {eta_formatted}',
});
bar.start(days.length, 0, { what: 'days', found: 0 });
for (const day of days) {
  for (const { asked } of walk.on(day)) note(findFlaws(asked, picks()));
  bar.increment({ found: found.size });
}
const visited = tried;
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

const seconds = ((Date.now() - started) / 1_000).toFixed(0);
const kinds = [...found].sort((one, other) => other[1].count - one[1].count);
const report = [
  `# Sweep of the law, seed ${seed}`,
  '',
  `${days.length} days, ${walk.pairs} pairs of line and origin in ${visited} ways to meet the law, ${tried - visited} random`,
  `questions; ${kinds.length} kinds of counterexamples; ${seconds} s.`,
  '',
  ...kinds
    .slice(0, MAX_SHOWN)
    .flatMap(([kind, { first, count }]) => [
      `## ${kind} (${count})`,
      '',
      '```',
      printCounterexample(first.asked, first.flaws),
      '```',
      '',
    ]),
].join('\n');
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, report);
process.stdout.write(`${report.split('\n').slice(2, 4).join(' ')} Report: ${values.out}\n`);
for (const [kind, { count }] of kinds.slice(0, MAX_SHOWN)) process.stdout.write(`${count} x ${kind}\n`);
if (kinds.length > 0) process.exitCode = 1;
