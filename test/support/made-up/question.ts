import type { Random } from '../../../bench/random.js';
import { calculateDuty } from '../../../src/engine/calculate-duty.js';
import type { ShipmentFacts } from '../../../src/engine/facts.js';
import type { FactDefinition } from '../../../src/engine/law.js';
import type { DutyResult } from '../../../src/engine/result.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { listBoundAnswerFlaws, readAnswer } from '../bound-answers.js';
import { factsOf, lawOf } from '../law-fixture.js';
import { isWithinLimits, printLimits } from '../law-sweep/checks.js';
import { answersTo, combine, withAnswer, type Answers } from './answers.js';
import { makeUpLaw, type MadeUpLaw } from './law.js';

/** More ways of answering than this are drawn, not counted out. */
const MAX_COUNTED = 1_000;
const DRAWN = 120;
/** Questions on one set of rules. */
const KEPT_DRAWN = 12;
/** What the rounding of parts may widen bounds by (see limits.ts). */
const ROUNDING = new Decimal('0.02');

/** A question about a made-up law that leaves facts open, and what is said for each way of answering them. */
export class MadeUpQuestion {
  readonly law: MadeUpLaw;
  private readonly value: Decimal;
  private readonly stated: Answers;
  private readonly measures: Readonly<Record<string, string>>;
  private readonly result: DutyResult;

  constructor(
    private readonly random: Random,
    private readonly onWhole: boolean,
  ) {
    this.law = makeUpLaw(random, onWhole);
    this.value = new Decimal(random.pick(['10000', '9999.99', '1000.37', '333.33']));
    this.measures = onWhole || random.chance(0.5) ? { KG: '1500' } : {};
    this.stated = onWhole ? {} : this.stateSome();
    this.result = this.ask(this.stated);
  }

  /** In words; empty: none. */
  listFlaws(): readonly string[] {
    // Whatever is lazy is computed, so that what throws is found.
    void [this.result.notApplied, this.result.requiredInputs, this.result.assumedFacts, this.result.claims];
    return [
      ...this.listReached(),
      ...this.listHeadlineFlaws(),
      ...this.listClaimFlaws(),
      ...this.listFlipFlaws(),
      ...this.listBoundAnswerFlaws(),
      ...this.listKeptFlaws(),
    ];
  }

  /** The law and what was stated, to find the cause by. */
  print(): string {
    const { rules = [], displacements = [], general, special } = this.law.options;
    const { value, stated, measures } = this;
    return JSON.stringify({ value, stated, measures, general, special, rules, displacements }, null, 1);
  }

  /** The Chapter 98 provision always: no rule asks for it. */
  private stateSome(): Answers {
    return this.law.facts.reduce<Answers>((stated, fact) => {
      const given = answersTo(fact, this.value).filter((answer) => answer !== undefined);
      const isStated = fact.key === 'chapter98_provision' || this.random.chance(0.35);
      return isStated && given.length > 0 ? withAnswer(stated, fact.key, this.random.pick(given)) : stated;
    }, {});
  }

  private ask(stated: Answers, measures = this.measures): DutyResult {
    return calculateDuty(this.factsOf(stated, { measures }), lawOf(this.law.options));
  }

  private factsOf(stated: Answers, { value = this.value, measures = this.measures } = {}): ShipmentFacts {
    return factsOf({ origin: 'MX', value: value.toFixed(), stated, measures });
  }

  private listOpen(isAmong: (fact: FactDefinition) => boolean): readonly FactDefinition[] {
    return this.law.facts.filter((fact) => !(fact.key in this.stated) && isAmong(fact));
  }

  /** No answer leads beyond the bounds; where the whole value alone is charged, some answers lead to their ends. */
  private listReached(): readonly string[] {
    const { bounds } = this.result;
    const totals: Decimal[] = [];
    let isBarred = false;
    const open = this.listOpen(() => true);
    for (const stated of this.waysToAnswer(open)) {
      const measures =
        'KG' in this.measures ? this.measures : { KG: this.random.pick(['0', '100', '90000']) };
      const { prohibited, totals: reached } = this.ask(stated, measures);
      isBarred ||= prohibited;
      const said = `${JSON.stringify(stated)} ${JSON.stringify(measures)}`;
      if (prohibited && bounds.high !== null)
        return [`barred, and bounded by ${printLimits(bounds)}: ${said}`];
      if (reached.totalDuty === null) continue;
      if (!isWithinLimits(bounds, reached.totalDuty))
        return [`${reached.totalDuty.toFixed()} is outside ${printLimits(bounds)}: ${said}`];
      totals.push(reached.totalDuty);
    }
    if (!this.onWhole || !this.canCount(open) || isBarred || totals.length === 0) return [];
    const { low, high } = endsOf(totals as [Decimal]);
    const isTight =
      bounds.low?.greaterThanOrEqualTo(low.minus(ROUNDING)) === true &&
      (bounds.high === null || bounds.high.lessThanOrEqualTo(high.plus(ROUNDING)));
    return isTight ? [] : [`${low.toFixed()} to ${high.toFixed()} is reached, not ${printLimits(bounds)}`];
  }

  private canCount(open: readonly FactDefinition[]): boolean {
    return open.reduce((count, fact) => count * answersTo(fact, this.value).length, 1) <= MAX_COUNTED;
  }

  private *waysToAnswer(open: readonly FactDefinition[]): Generator<Answers> {
    if (this.canCount(open)) {
      yield* combine(open, this.value, this.stated);
      return;
    }
    for (let drawn = 0; drawn < DRAWN; drawn += 1)
      yield open.reduce<Answers>((stated, fact) => {
        const answers = answersTo(fact, this.value);
        return withAnswer(stated, fact.key, answers[this.random.below(answers.length)]);
      }, this.stated);
  }

  /** The total is the dearest that the facts to be asked lead to, and complete where they all lead to it. */
  private listHeadlineFlaws(): readonly string[] {
    const { totalDuty } = this.result.totals;
    const asked = this.listOpen(({ ask }) => ask);
    if (totalDuty === null || asked.length === 0) return [];
    const reached = [...combine(asked, this.value, this.stated)].map(
      (stated) => this.ask(stated).totals.totalDuty,
    );
    const totals = reached.filter((total) => total !== null);
    if (totals.length === 0) return [];
    const { low, high } = endsOf(totals as [Decimal]);
    if (!high.equals(totalDuty))
      return [`the total ${totalDuty.toFixed()} is not the dearest, ${high.toFixed()}`];
    return this.result.complete && !low.equals(high) ? ['complete, and other answers owe less'] : [];
  }

  /** Where nothing is to be asked: each answer that changes the duty alone is a claim, and leads to what it says. */
  private listClaimFlaws(): readonly string[] {
    const { claims, totals } = this.result;
    const { totalDuty } = totals;
    if (totalDuty === null || this.listOpen(({ ask }) => ask).length > 0) return [];
    const flaws: string[] = [];
    for (const fact of this.listOpen(({ unit }) => unit !== 'USD'))
      for (const stated of combine([fact], this.value, this.stated)) {
        const { prohibited, totals: changed } = this.ask(stated);
        if (prohibited || changed.totalDuty === null || changed.totalDuty.equals(totalDuty)) continue;
        // Of exclusions one at a time is a claim; the bounds try them together.
        if (fact.type === 'heading' && String(stated[fact.key]).includes(',')) continue;
        const claim = claims.find(({ key }) => key === fact.key);
        if (claim === undefined) flaws.push(`${JSON.stringify(stated[fact.key])} is no claim of ${fact.key}`);
      }
    for (const { key, value, totalDuty: said } of claims) {
      if (value === 'not stated' || said === null) continue;
      const reached = this.ask(this.withText(this.stated, key, value)).totals.totalDuty;
      if (reached?.equals(said) !== true)
        flaws.push(
          `the claim ${key}=${value} leads to ${reached?.toFixed() ?? 'nothing'}, not ${said.toFixed()}`,
        );
    }
    return flaws;
  }

  private listBoundAnswerFlaws(): readonly string[] {
    return listBoundAnswerFlaws(this.result, (answers) =>
      this.ask(answers.reduce((stated, { key, value }) => this.withText(stated, key, value!), this.stated)),
    );
  }

  /** What is kept of a set of rules for one question changes no bounds of another. */
  private listKeptFlaws(): readonly string[] {
    const law = lawOf(this.law.options);
    const values = ['10000', '777.77'].map((value) => new Decimal(value));
    for (let drawn = 0; drawn < KEPT_DRAWN; drawn += 1) {
      const stated = this.onWhole && drawn % 2 === 0 ? this.stated : this.stateSome();
      const facts = this.factsOf(stated, { value: this.random.pick(values) });
      const [kept, alone] = [law, lawOf(this.law.options)].map((one) =>
        printBounds(calculateDuty(facts, one)),
      );
      if (kept !== alone) return [`${kept} where others were asked, not ${alone}: ${JSON.stringify(stated)}`];
    }
    return [];
  }

  private withText(stated: Answers, key: string, text: string): Answers {
    return {
      ...stated,
      [key]: readAnswer(
        this.law.facts.find((one) => one.key === key)!,
        text,
      ),
    };
  }

  /** Where nothing is to be asked: the answer that a heading not applied turns on alone, makes it apply. */
  private listFlipFlaws(): readonly string[] {
    if (this.listOpen(({ ask }) => ask).length > 0) return [];
    return this.result.notApplied.flatMap(({ heading, ruleId, flippedBy }) => {
      const fact = this.law.facts.find(({ key }) => key === flippedBy?.key);
      if (flippedBy === null || fact === undefined || !ANSWERED_BY_ONE.has(fact.key)) return [];
      const answer = fact.type === 'boolean' ? flippedBy.value === 'true' : flippedBy.value;
      const turned = this.ask({ ...this.stated, [fact.key]: answer });
      const left = turned.prohibited ? undefined : turned.notApplied.find((one) => one.ruleId === ruleId);
      // A relief that applies is not on the entry where it has no duty to take away.
      if (left === undefined || left.reason === 'no_target') return [];
      return [`${heading} does not turn on ${fact.key}=${flippedBy.value}: ${left.reason}, ${left.because}`];
    });
  }
}

/** Facts whose answers are not lists or limits in words. */
const ANSWERED_BY_ONE = new Set(['b0', 'b1', 'b2', 'spi', 'chapter98_provision']);

/** With the answers at both ends, and without the claims. */
function printBounds({ bounds, boundsWithoutClaims }: DutyResult): string {
  const { lowAnswers, highAnswers } = bounds;
  return `${printLimits(bounds)} ${printLimits(boundsWithoutClaims)} ${JSON.stringify([lowAnswers, highAnswers])}`;
}

function endsOf(totals: readonly [Decimal, ...Decimal[]]) {
  return { low: Decimal.min(...totals), high: Decimal.max(...totals) };
}
