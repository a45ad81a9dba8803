/**
 * Where the time of one `GET /v1/duty/calculate` goes, in process and of the built product: microseconds of processor
 * time (all threads) by stage, over distinct seeded questions, the median of some rounds; with --fields also what each
 * field of the answer costs by itself. The SHA-256 is of all answers: equal before and after a change, no byte differs.
 * Usage: npm run build && npx tsx bench/duty-stages.ts [--questions 10000] [--rounds 5] [--fields] [--bodies <file>]
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBuiltSnapshot } from './http/built.js';
import { askable, toQueryString } from './http/duty-requests.js';
import { QuestionSource } from './questions.js';
import { openDutyParts, type Stage } from './duty-parts.js';

const SEED = 20_261_120;
/** Questions of a fresh answer made before a stage takes them: few enough to stay in the caches of a processor. */
const IN_A_ROW = 100;

const { values: given } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    fields: { type: 'boolean', default: false },
    bodies: { type: 'string' },
  },
});
const [questions, rounds] = [given.questions, given.rounds].map(Number) as [number, number];

const { snapshot, buildSchema } = await openBuiltSnapshot();
const searches = askable(new QuestionSource(snapshot, SEED), questions).map(toQueryString);
const parts = await openDutyParts(snapshot, buildSchema);

/** Microseconds of processor time for a question in one pass over all of them; what a stage is given is not counted. */
function pass({ prepare }: Stage): number {
  let spent = 0;
  for (let from = 0; from < searches.length; from += IN_A_ROW) {
    const prepared = searches.slice(from, from + IN_A_ROW).map(prepare);
    const before = process.cpuUsage();
    for (const run of prepared) run();
    const { user, system } = process.cpuUsage(before);
    spent += user + system;
  }
  return spent / searches.length;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The stages take turns in every round, so that what else the machine does falls on all of them. */
function measure(stages: readonly Stage[]): readonly (readonly [name: string, microseconds: number])[] {
  const times = stages.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    stages.forEach((stage, index) => times[index]!.push(pass(stage)));
  return stages.map(({ name }, index) => [name, median(times[index]!)]);
}

const bodies = searches.map((search) => parts.answer(search));
const size = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0) / bodies.length;
const digest = createHash('sha256').update(bodies.join('\n')).digest('hex');
if (given.bodies !== undefined) writeFileSync(given.bodies, bodies.join('\n'));
process.stdout.write(`${questions} answers, ${size.toFixed(0)} bytes on average, sha256 ${digest}\n`);
// The first pass over every stage warms up.
parts.stages.forEach(pass);
const table = measure(parts.stages);
for (const [name, time] of table) process.stdout.write(`${name.padEnd(60)} ${time.toFixed(1).padStart(7)}\n`);

if (given.fields) {
  parts.fields.forEach(pass);
  const costs = [...measure(parts.fields)].sort(([, left], [, right]) => right - left);
  process.stdout.write('\nfields of the answer, each by itself\n');
  for (const [name, time] of costs)
    process.stdout.write(`${name.padEnd(60)} ${time.toFixed(2).padStart(7)}\n`);
}
