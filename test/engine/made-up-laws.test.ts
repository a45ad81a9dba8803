import { describe, expect, it } from '@jest/globals';
import { Random } from '../../bench/random.js';
import { MadeUpQuestion } from '../support/made-up/question.js';

/** How many laws of each kind; `MADE_UP_LAWS=5000 npm test -- test/engine/made-up-laws` tries more of them. */
const LAWS = Number(process.env.MADE_UP_LAWS ?? 60);
const SEED = 20_261_127;
const MAX_MS = 30_000 + LAWS * 500;

describe('a made-up law', () => {
  it.each([
    ['on the whole value', true],
    ['on parts of the value, with amounts by weight and Chapter 98 claims', false],
  ])(
    '%s: bounds hold every way of answering, the total is the dearest, claims lead to what they say',
    (_name, onWhole) => {
      for (let law = 0; law < LAWS; law += 1) {
        const question = new MadeUpQuestion(new Random(SEED + law), onWhole);
        const flaws = question.listFlaws();
        // Printed with the law: the figures alone say nothing.
        expect(flaws.length === 0 ? '' : `${law}: ${flaws.join('; ')}\n${question.print()}`).toBe('');
      }
    },
    MAX_MS,
  );

  // Each was found by more laws than the tests have time for.
  it.each([
    ['duty that only some of both parts of the value changes', 4_522],
    ['a content that fills what stays dutiable under a Chapter 98 claim', 5_342],
  ])('%s is within what is said', (_name, law) => {
    const question = new MadeUpQuestion(new Random(SEED + law), false);
    expect(question.listFlaws()).toEqual([]);
  });
});
