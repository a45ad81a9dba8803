import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareDuties } from '../../src/engine/difference.js';
import type { FactValue } from '../../src/engine/facts.js';
import type { MatchedRule } from '../../src/engine/law.js';
import { proveDuty, verifyProof, type DutyProof } from '../../src/engine/proof.js';
import type { DutyResult } from '../../src/engine/result.js';
import { Decimal } from '../../src/terms/decimal.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { unfoundedAsks } from '../support/asked-facts.js';
import {
  answersTo,
  DAYS,
  ORIGINS,
  Questions,
  questionSeed,
  stating,
  withRules,
  type Asked,
} from '../support/asked-questions.js';
import { wholeResult } from '../support/whole-result.js';

/** How many random questions each property is tried on; the seed is fixed. */
const RUNS = { numRuns: 250, seed: 20_261_120 };
const STRIDE = 24;
const COLUMN_2 = '(column 2)';
const ZERO = new Decimal(0);
const NOTHING_STATED = {
  enteredValue: new Decimal(10_000),
  measures: new Map(),
  transport: null,
  stated: new Map(),
};

let questions: Questions;

beforeAll(async () => {
  questions = new Questions(await bundledSnapshot());
}, 120_000);
const resultOf = ({ facts, law }: Asked): DutyResult => calculateDuty(facts, law);

const written = (result: DutyResult): string => JSON.stringify(wholeResult(result));

function owed({ layers, totals, boundsWithoutClaims: bounds }: DutyResult): unknown {
  const amounts = layers.map(({ heading, amount, ending }) => [heading, amount?.toFixed() ?? null, ending]);
  return {
    amounts,
    total: totals.totalDuty?.toFixed() ?? null,
    low: bounds.low?.toFixed(),
    high: bounds.high?.toFixed(),
  };
}

function check(property: (asked: Asked) => void): void {
  fc.assert(
    fc.property(questionSeed, (seed) => property(questions.ask(seed))),
    RUNS,
  );
}

describe('whatever is asked of the pack', () => {
  it('the same facts and law give the same answer, and neither is changed', () => {
    check((asked) => {
      const before = JSON.stringify([...asked.facts.stated]);
      expect(written(resultOf(asked))).toBe(written(resultOf(asked)));
      expect(JSON.stringify([...asked.facts.stated])).toBe(before);
    });
  });

  it('a rule of another program that the goods do not meet moves nothing', () => {
    const { rules } = questions.snapshot;
    fc.assert(
      fc.property(questionSeed, fc.nat(rules.length - 1), fc.nat(1_000), (seed, which, where) => {
        const asked = questions.ask(seed);
        const { rule } = rules[which]!;
        // Column 2 asks for nothing but the origin: it cannot be unmet by goods.
        if (rule.heading === COLUMN_2 || asked.law.rules.some((one) => one.rule.program === rule.program))
          return;
        const unmet = { ...rule, when: { kind: 'holds', key: 'of_another_kind' } as const };
        const matched: MatchedRule = { rule: unmet, listedAs: null, list: null, qualifier: null };
        const place = where % (asked.law.rules.length + 1);
        const among = [...asked.law.rules.slice(0, place), matched, ...asked.law.rules.slice(place)];
        expect(owed(resultOf({ ...asked, law: withRules(asked.law, among) }))).toEqual(owed(resultOf(asked)));
      }),
      RUNS,
    );
  });

  it('answering a fact that was asked never widens the bounds', () => {
    check((asked) => {
      const before = resultOf(asked);
      for (const { field, severity } of before.requiredInputs) {
        const definition = asked.law.factDefinitions.get(field);
        if (severity !== 'blocking' || definition === undefined) continue;
        for (const value of answersTo(definition, asked.law)) {
          const after = resultOf(stating(asked, field, value));
          expectInside(
            after,
            before,
            `${asked.line.number} ${asked.facts.entryDate} ${field}=${String(value)}`,
          );
        }
      }
    });
  });

  it('stating what was taken for granted changes neither duty nor what is due without claims', () => {
    check((asked) => {
      const before = resultOf(asked);
      for (const { key, ask } of before.assumedFacts) {
        const definition = asked.law.factDefinitions.get(key)!;
        if (ask || definition.assumed === null || key === 'spi') continue;
        const value: FactValue =
          definition.type === 'boolean'
            ? definition.assumed === 'true'
            : definition.type === 'number'
              ? new Decimal(definition.assumed)
              : definition.assumed;
        expect(owed(resultOf(stating(asked, key, value)))).toEqual(owed(before));
      }
    });
  });

  it('the total lies within both bounds; without claims they are one where nothing is asked', () => {
    check((asked) => {
      const { totals, bounds, boundsWithoutClaims, complete, adcvd } = resultOf(asked);
      const { low, high } = boundsWithoutClaims;
      for (const limits of [bounds, boundsWithoutClaims]) {
        if (totals.totalDuty !== null && limits.low !== null)
          expect(limits.low.lessThanOrEqualTo(totals.totalDuty)).toBe(true);
        if (totals.totalDuty !== null && limits.high !== null)
          expect(limits.high.greaterThanOrEqualTo(totals.totalDuty)).toBe(true);
      }
      // An order whose scope is not decided leaves the upper bound open to its rate.
      if (complete && adcvd.length === 0)
        expect([low?.toFixed(), high?.toFixed()]).toEqual([
          totals.totalDuty?.toFixed(),
          totals.totalDuty?.toFixed(),
        ]);
    });
  });

  it('the layers add up to the total, and the entry lines of a split to the value', () => {
    check((asked) => {
      const { layers, totals, splitLines } = resultOf(asked);
      if (totals.totalDuty !== null)
        expect(sum(layers.map((one) => one.amount!))).toBe(totals.totalDuty.toFixed());
      if (splitLines.length > 0)
        expect(sum(splitLines.map((one) => one.value))).toBe(asked.facts.enteredValue!.toFixed());
      for (const { heading, kind, amount } of splitLines.length > 0 ? layers : []) {
        const parts = splitLines.flatMap((one) => one.headings.filter((each) => each.heading === heading));
        if (kind !== 'column' && amount?.greaterThan(ZERO) === true)
          expect(
            new Decimal(sum(parts.map((one) => one.amount))).minus(amount).abs().toNumber(),
          ).toBeLessThan(0.05);
      }
      for (const { baseValue } of layers)
        expect(baseValue?.greaterThan(asked.facts.enteredValue!) ?? false).toBe(false);
    });
  });

  it('every layer and every heading not applied is cited', () => {
    check((asked) => {
      const { layers, notApplied } = resultOf(asked);
      for (const { heading, citations } of [...layers, ...notApplied])
        expect([heading, citations.length > 0 && citations.every((one) => one.document !== '')]).toEqual([
          heading,
          true,
        ]);
    });
  });

  it('a proof verifies from its own text, and not after one figure was changed', () => {
    check((asked) => {
      const text = JSON.stringify(proveDuty(asked.facts, asked.law, questions.snapshot.dataVersion));
      const proof = JSON.parse(text) as DutyProof;
      expect(verifyProof(proof)).toEqual({ verified: true });
      const other = { ...proof, facts: { ...proof.facts, enteredValue: '7000000' } };
      expect(verifyProof(other).verified).toBe(false);
    });
  });

  it('the parts of a difference add up to the difference of the totals', () => {
    fc.assert(
      fc.property(questionSeed, questionSeed, fc.boolean(), (left, right, sameLine) => {
        const before = resultOf(questions.ask(left));
        const after = resultOf(questions.ask(sameLine ? { ...right, line: left.line } : right));
        if (before.totals.totalDuty === null || after.totals.totalDuty === null) return;
        const parts = compareDuties(before, after).map((change) => change.difference ?? ZERO);
        expect(sum(parts)).toBe(after.totals.totalDuty.minus(before.totals.totalDuty).toFixed());
      }),
      RUNS,
    );
  });
});

describe('the facts asked for', () => {
  /**
   * A line for each way of meeting the rules of the day, which are the same for all origins that no rule tells apart;
   * one way in `STRIDE` here, every line in bench/sweep.ts.
   */
  function* kindsOfGoods(): Generator<Asked> {
    for (const date of DAYS) {
      const seen = new Set<string>();
      for (const line of questions.linesOn(date)) {
        const group = questions.snapshot.scopeGroupOf(line, date);
        for (const origin of ORIGINS) {
          const kind = `${group.key}/${group.toOriginKey(origin)}/${line.column1Special.length > 0}`;
          if (seen.has(kind)) continue;
          seen.add(kind);
          if (seen.size % STRIDE !== 0) continue;
          const law = questions.snapshot.lawFor(line, origin, date);
          yield { line, law, facts: { ...NOTHING_STATED, countryOfOrigin: origin, entryDate: date } };
        }
      }
    }
  }

  it('are each read by a rule in force, and two answers to each give different duties', () => {
    const unfounded: string[] = [];
    let asks = 0;
    for (const asked of kindsOfGoods()) {
      const result = resultOf(asked);
      asks += result.requiredInputs.filter(({ field }) => asked.law.factDefinitions.has(field)).length;
      const { line, facts } = asked;
      for (const ask of unfoundedAsks(asked, result))
        unfounded.push(`${line.number} ${facts.countryOfOrigin} ${facts.entryDate} ${ask}`);
    }
    expect(unfounded).toEqual([]);
    expect(asks).toBeGreaterThan(300);
  }, 120_000);
});

function sum(parts: readonly Decimal[]): string {
  return parts.reduce((total, part) => total.plus(part), ZERO).toFixed();
}

/** Null low: no import is allowed under any fact set; null high: no upper limit is known. */
function expectInside({ bounds: inner }: DutyResult, { bounds: outer }: DutyResult, about: string): void {
  const isLowKept = inner.low === null || outer.low === null || inner.low.greaterThanOrEqualTo(outer.low);
  const isHighKept = outer.high === null || (inner.high !== null && inner.high.lessThanOrEqualTo(outer.high));
  expect([about, isLowKept, isHighKept]).toEqual([about, true, true]);
}
