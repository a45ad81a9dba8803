import fc from 'fast-check';
import type { Questions } from '../asked-questions.js';
import { questionSeed, type Asked } from '../asked-questions.js';
import { chapter98Seed, claiming } from './chapter98.js';
import { answerUnlisted, completing, toStep, type Picks, type Step } from './answers.js';
import { flawsOf, flawsOnTheWay } from './checks.js';

/** A question with random facts, and a random way to complete it; fast-check shrinks both. */
const sweepSeed = fc.record({
  question: questionSeed,
  picks: fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { minLength: 0, maxLength: 8 }),
  claim: fc.option(chapter98Seed, { freq: 3, nil: null }),
});

type SweepSeed = typeof sweepSeed extends fc.Arbitrary<infer T> ? T : never;

export interface Flawed {
  /** The question whose answer is wrong; of a way of answering, where it starts. */
  readonly asked: Asked;
  readonly flaws: readonly string[];
}

/** What is wrong with a question, or with completing it. Null: nothing. */
export function findFlaws(asked: Asked, picks: Picks): Flawed | null {
  const steps = completing(asked, picks);
  const [first, last] = [steps[0]!, steps.at(-1)!];
  for (const step of first === last ? [first] : [first, last]) {
    const flaws = flawsOf(step);
    if (flaws.length > 0) return { asked: step.asked, flaws };
  }
  return flawedWay(steps) ?? flawedWay([first, toStep(answerUnlisted(asked, picks))]);
}

function flawedWay(steps: readonly Step[]): Flawed | null {
  const flaws = flawsOnTheWay(steps);
  if (flaws.length === 0) return null;
  const [from, to] = [steps[0]!.asked, steps.at(-1)!.asked];
  const stated = [...to.facts.stated].filter(([key]) => !from.facts.stated.has(key));
  const answers = stated.map(([key, answer]) => `${key}=${String(answer)}`).join(', ');
  return { asked: from, flaws: flaws.map((flaw) => `${flaw} (${answers})`) };
}

export interface RandomRun {
  readonly questions: Questions;
  readonly runs: number;
  readonly seed: number;
  readonly onRun?: () => void;
}

/** The smallest counterexample among seeded random questions. Null: none was found. */
export function sweepRandom({ questions, runs, seed, onRun }: RandomRun): Flawed | null {
  const flawsAt = ({ question, picks, claim }: SweepSeed): Flawed | null =>
    findFlaws(claiming(questions.ask(question), claim), picks);
  const details = fc.check(
    fc.property(sweepSeed, (given) => {
      onRun?.();
      return flawsAt(given) === null;
    }),
    { numRuns: runs, seed },
  );
  return details.counterexample === null ? null : flawsAt(details.counterexample[0]);
}
