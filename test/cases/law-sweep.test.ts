import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { Random } from '../../bench/random.js';
import { Questions } from '../support/asked-questions.js';
import { bundledContext } from '../support/bundled-snapshot.js';
import { askOpenGoods } from '../support/law-sweep/open-goods.js';
import { printCounterexample } from '../support/law-sweep/print-counterexample.js';
import { findFlaws, sweepRandom, type Flawed } from '../support/law-sweep/random.js';
import { changeDays, LawWalk } from '../support/law-sweep/walk.js';

/** A fixed sample of what `npm run law:sweep` asks: a failure prints the request and the case. */
const SEED = 20_261_124;
const ONE_LINE_OF = 997;
const ONE_DAY_OF = 4;

let snapshot: Snapshot;
beforeAll(async () => {
  ({ snapshot } = await bundledContext());
}, 120_000);
describe('a sample of the law', () => {
  it('contradicts neither itself nor its bounds on days on which it changes', () => {
    const random = new Random(SEED);
    const walk = new LawWalk(snapshot, ONE_LINE_OF);
    const found: string[] = [];
    let asked = 0;
    for (const day of changeDays(snapshot).filter((_, place) => place % ONE_DAY_OF === 0))
      for (const visit of walk.on(day)) {
        asked += 1;
        const picks = Array.from({ length: 5 }, () => [random.below(40), random.below(40)] as const);
        found.push(...shown(findFlaws(visit.asked, picks)));
      }
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(250);
  }, 240_000);

  it('holds for random facts', () => {
    const flawed = sweepRandom({ questions: new Questions(snapshot), runs: 500, seed: SEED });
    expect(shown(flawed)).toEqual([]);
  }, 240_000);

  it('answers open goods with the dearest of their completions', () => {
    const { asked, dearest, untried, prohibited, others } = askOpenGoods(new Questions(snapshot), 100, SEED);
    expect(others.map((one) => printCounterexample(one, ['not the dearest completion']))).toEqual([]);
    expect(dearest + untried + prohibited).toBe(asked);
    expect(prohibited).toBeLessThan(5);
    expect(untried).toBeLessThan(5);
  }, 240_000);
});

function shown(flawed: Flawed | null): readonly string[] {
  return flawed === null ? [] : [printCounterexample(flawed.asked, flawed.flaws)];
}
