/**
 * One calculation, in process: the whole answer with every explanation read, and the rates alone, over distinct seeded
 * questions; each question is asked in several rounds and its median kept, so that a busy machine shows less.
 * Usage: npm run bench:engine -- [questions] [rounds]; compiled first, as a loader that names functions slows small ones.
 */
import { calculateDuty } from '../src/engine/calculate-duty.js';
import type { DutyResult } from '../src/engine/result.js';
import { toCalendarDate } from '../src/terms/calendar-date.js';
import { openBundledSnapshot } from '../src/exports/bundled-snapshot.js';
import { QuestionSource, type DutyQuestion } from './questions.js';

const SEED = 20_261_120;
const DAYS = ['2025-03-20', '2025-08-15', '2026-02-01', '2026-11-20'].map(toCalendarDate);
const [questions = 10_000, rounds = 7] = process.argv.slice(2).map(Number);

const snapshot = await openBundledSnapshot();
const asked = new QuestionSource(snapshot, SEED, DAYS).take(questions);

type Stage = readonly [name: string, ask: (question: DutyQuestion) => unknown];

const lawOf = ({ line, origin, facts }: DutyQuestion): ReturnType<typeof snapshot.lawFor> =>
  snapshot.lawFor(line, origin, facts.entryDate);
const answerTo = (question: DutyQuestion): DutyResult => calculateDuty(question.facts, lawOf(question));

const stages: readonly Stage[] = [
  ['law put together', (question) => lawOf(question).rules],
  ['rates only (layers, totals, complete)', (question) => answerTo(question).totals],
  ['with the bounds over every open input', (question) => answerTo(question).bounds],
  [
    'with what is missing and what claims save',
    (question) => {
      const answer = answerTo(question);
      return [answer.requiredInputs, answer.assumedFacts, answer.claims];
    },
  ],
  [
    'with the ledger of headings not applied (everything)',
    (question) => {
      const answer = answerTo(question);
      return [answer.bounds, answer.requiredInputs, answer.assumedFacts, answer.claims, answer.notApplied];
    },
  ],
];

/** Microseconds of each question: the median of its rounds, after one round of warm-up. */
function measure(ask: Stage[1]): number[] {
  const times = asked.map((): number[] => []);
  for (const question of asked) ask(question);
  for (let round = 0; round < rounds; round += 1) {
    asked.forEach((question, index) => {
      const started = process.hrtime.bigint();
      ask(question);
      times[index]?.push(Number(process.hrtime.bigint() - started) / 1_000);
    });
  }
  return times.map((one) => quantile(one, 0.5)).sort((left, right) => left - right);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const measured = stages.map(([name, ask]) => ({ name, times: measure(ask) }));
const rates = quantile(measured[1]?.times ?? [], 0.5);
process.stdout.write(`${questions} questions, ${rounds} rounds, microseconds\n`);
for (const { name, times } of measured) {
  const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  process.stdout.write(
    `${name.padEnd(54)} median ${median.toFixed(1).padStart(7)}  p99 ${p99.toFixed(1).padStart(8)}  ${(median / rates).toFixed(2)}x rates\n`,
  );
}
