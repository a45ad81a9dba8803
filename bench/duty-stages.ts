/**
 * Where the time of one `GET /v1/duty/calculate` goes, in process and of the built product: microseconds of processor
 * time (all threads) by stage, over distinct seeded questions, the median of some rounds; with --fields also what each
 * field of the answer costs by itself, and with --beside the same of the product built in another checkout, in the same
 * rounds. The SHA-256 is of all answers: equal before and after a change, no byte differs.
 * Usage: npm run build && npx tsx bench/duty-stages.ts [--questions 10000] [--rounds 5] [--fields] [--bodies <file>]
 * [--beside <dist>]
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBuiltSnapshot } from './http/built.js';
import { askable, toQueryString } from './http/duty-requests.js';
import { QuestionSource } from './questions.js';
import { openDutyParts, type DutyParts, type Stage } from './duty-parts.js';

const SEED = 20_261_120;
/** Questions of a fresh answer made before a stage takes them: few enough to stay in the caches of a processor. */
const IN_A_ROW = 100;

const { values: given } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    fields: { type: 'boolean', default: false },
    bodies: { type: 'string' },
    beside: { type: 'string' },
  },
});
const [questions, rounds] = [given.questions, given.rounds].map(Number) as [number, number];

const { snapshot, buildSchema } = await openBuiltSnapshot();
const searches = askable(new QuestionSource(snapshot, SEED), questions).map(toQueryString);
const parts = await openDutyParts({ snapshot, buildSchema });
const beside = given.beside === undefined ? null : await openBeside(given.beside);

async function openBeside(dist: string): Promise<DutyParts> {
  return openDutyParts({ ...(await openBuiltSnapshot(dist)), dist });
}

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

/** Microseconds of each stage of each product; in every round they take turns, so that what else the machine does falls on all. */
function measure(columns: readonly (readonly Stage[])[]): readonly (readonly number[])[] {
  const times = columns.map((stages) => stages.map((): number[] => []));
  for (let round = -1; round < rounds; round += 1)
    columns[0]!.forEach((_, place) =>
      columns.forEach((stages, column) => {
        const time = pass(stages[place]!);
        // The first round warms up.
        if (round >= 0) times[column]![place]!.push(time);
      }),
    );
  return times.map((column) => column.map(median));
}

function print(stages: (of: DutyParts) => readonly Stage[]): void {
  const products = beside === null ? [parts] : [beside, parts];
  const times = measure(products.map(stages));
  stages(parts).forEach(({ name }, place) => {
    const figures = times.map((column) => column[place]!.toFixed(1).padStart(8));
    process.stdout.write(`${name.padEnd(56)}${figures.join('')}\n`);
  });
}

/** The answers of a product in words: how many, how long, and their digest. */
function describe({ answer }: DutyParts, file?: string): string {
  const bodies = searches.map(answer);
  const size = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0) / bodies.length;
  const digest = createHash('sha256').update(bodies.join('\n')).digest('hex');
  if (file !== undefined) writeFileSync(file, bodies.join('\n'));
  return `${questions} answers, ${size.toFixed(0)} bytes on average, sha256 ${digest}\n`;
}

if (beside !== null) process.stdout.write(`beside: ${describe(beside)}`);
process.stdout.write(describe(parts, given.bodies));
print(({ stages }) => stages);
if (given.fields) {
  process.stdout.write('\nfields of the answer, each by itself\n');
  print(({ fields }) => fields);
}
