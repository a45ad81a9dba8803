import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { FactValue } from '../../src/engine/facts.js';
import type { FactDefinition } from '../../src/engine/law.js';
import { Decimal } from '../../src/terms/decimal.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { Questions, questionSeed, stating } from '../support/asked-questions.js';

/** What a caller states who writes this. */
function answerOf({ type }: FactDefinition, text: string): FactValue {
  if (type === 'boolean') return text === 'true';
  return type === 'number' ? new Decimal(text) : text;
}

export function describeClaimProperties(): void {
  describe('claim properties', () => {
    const RUNS = { numRuns: 200, seed: 20_261_120 };

    let questions: Questions;

    beforeAll(async () => {
      questions = new Questions(await bundledSnapshot());
    }, 120_000);

    describe('a claim of the ledger', () => {
      it('names the duty that stating what it supposes gives, computed from the start', () => {
        let compared = 0;
        fc.assert(
          fc.property(questionSeed, (seed) => {
            const asked = questions.ask(seed);
            for (const { key, value, totalDuty } of calculateDuty(asked.facts, asked.law).claims) {
              if (value === 'not stated') continue;
              const answer = answerOf(asked.law.factDefinitions.get(key)!, value);
              const { facts, law } = stating(asked, key, answer);
              const stated = calculateDuty(facts, law).totals.totalDuty;
              // While a quantity is missing the claim is compared at the least column duty, and no total is given.
              if (stated === null) continue;
              expect([key, value, stated.toFixed()]).toEqual([key, value, totalDuty?.toFixed()]);
              compared += 1;
            }
          }),
          RUNS,
        );
        expect(compared).toBeGreaterThan(200);
      });
    });
  });
}
