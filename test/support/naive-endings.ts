import type { Condition, Displacement, Rule } from '../../src/engine/law.js';
import type { ScopedRule } from '../../src/store/snapshot/law/scope.js';
import {
  acceptedClaim,
  compares,
  covers,
  dueHeadings,
  isFrom,
  isListed,
  isOn,
  isSameHeading,
  namesGoods,
  partOf,
  percentOf,
  type Answer,
  type Ending,
  type Goods,
  type Part,
  type Tables,
} from './naive-tables.js';

/**
 * A second, slow reading of the rules of the pack: which ending does each rule have for some goods on a day? Written
 * from the grammar of the source tables alone; it shares types with the engine and not one line of its logic.
 */
export class NaiveReading {
  private readonly found = new Map<Rule, Ending>();
  private readonly bases = new Map<Rule, number>();
  private readonly asked: Rule[] = [];
  /** Rules of the day that name the goods and their origin, in the order of the source. */
  readonly candidates: readonly ScopedRule[];

  constructor(
    private readonly tables: Tables,
    private readonly goods: Goods,
  ) {
    this.candidates = tables.rules.filter(
      (scoped) =>
        isOn(scoped.rule, goods.date) && isFrom(scoped.rule, goods.origin) && namesGoods(scoped, goods),
    );
  }

  /** Goods that may not be entered owe nothing: what would have applied is taken away. */
  endingOf(scoped: ScopedRule): Ending {
    const ending = this.foundEnding(scoped);
    const isBarred = this.candidates.some(
      (one) => one !== scoped && one.rule.rate.kind === 'prohibited' && this.applies(one),
    );
    return ending === 'applies' && isBarred ? 'taken away' : ending;
  }

  private foundEnding(scoped: ScopedRule): Ending {
    const { rule } = scoped;
    if (!isOn(rule, this.goods.date)) return 'not in force';
    if (!namesGoods(scoped, this.goods)) return 'other goods';
    if (!isFrom(rule, this.goods.origin)) return 'other origin';
    const known = this.found.get(rule);
    if (known !== undefined) return known;
    if (this.asked.includes(rule))
      throw new Error(`rules depend on each other: ${this.asked.map((one) => one.id).join(' -> ')}`);
    this.asked.push(rule);
    const ending = this.decide(rule);
    this.asked.pop();
    this.found.set(rule, ending);
    return ending;
  }

  private decide(rule: Rule): Ending {
    if (!this.isTrue(rule.when)) return 'condition false';
    const same = this.candidates.filter((one) => isSameHeading(one.rule, rule));
    const before = same.slice(
      0,
      same.findIndex((one) => one.rule === rule),
    );
    if (before.some((one) => this.applies(one))) return 'taken away';
    const exempted = new Set<Part>();
    for (const other of this.candidates) {
      if (other.rule === rule || !this.mayTake(other.rule, rule) || !this.applies(other)) continue;
      for (const part of this.partsTaken(other.rule, rule)) exempted.add(part);
    }
    const base = this.valueLeft(rule, exempted);
    this.bases.set(rule, base);
    const part = partOf(rule);
    return base === 0 && (exempted.size > 0 || part !== 'all') ? 'taken away' : 'applies';
  }

  private applies(scoped: ScopedRule): boolean {
    return this.foundEnding(scoped) === 'applies';
  }

  /** The parts of the value on which `taker` frees the goods of `rule`. */
  private partsTaken(taker: Rule, rule: Rule): readonly Part[] {
    if (covers(rule.exceptions, taker) || covers(taker.displaces, rule)) {
      if (taker.rate.kind !== 'exempt' || taker.basis === 'full_value') return ['all'];
      return taker.basis === 'due_232_value' ? this.partsDue(taker) : [partOf(taker)];
    }
    return this.displacementsOf(taker, rule).flatMap((one): Part[] => {
      const owes = percentOf(taker) > 0 && this.bases.get(taker)! > 0;
      if (one.requires === 'positive_duty' && !owes) return [];
      return one.extent === 'article' ? ['all'] : [partOf(taker)];
    });
  }

  private mayTake(taker: Rule, rule: Rule): boolean {
    return (
      covers(rule.exceptions, taker) ||
      covers(taker.displaces, rule) ||
      this.displacementsOf(taker, rule).length > 0
    );
  }

  private displacementsOf(taker: Rule, rule: Rule): readonly Displacement[] {
    const { date } = this.goods;
    return this.tables.displacements.filter(
      ({ interval, winners, losers }) =>
        (interval.from ?? '') <= date &&
        date < (interval.to ?? '9999') &&
        covers(winners, taker) &&
        covers(losers, rule),
    );
  }

  /** The parts that owe a heading which the relief's condition names. */
  private partsDue(relief: Rule): readonly Part[] {
    const named = dueHeadings(relief.when);
    const due = this.candidates.filter((one) => covers(named, one.rule) && this.isUnder(one));
    return due.map((one) => partOf(one.rule));
  }

  /** Goods are under a heading that applies to them; under a relief on all goods only where it relieves them of a duty. */
  private isUnder(scoped: ScopedRule): boolean {
    if (!this.applies(scoped)) return false;
    const { rule } = scoped;
    const isRelief = rule.rate.kind === 'exempt' || rule.rate.kind === 'quota';
    if (!isRelief || partOf(rule) !== 'all' || isListed(scoped, this.goods)) return true;
    return this.candidates.some(
      (one) =>
        one.rule !== rule &&
        (covers(one.rule.exceptions, rule) || covers(rule.displaces, one.rule)) &&
        this.isTrue(one.rule.when),
    );
  }

  private isTrue(condition: Condition | null): boolean {
    if (condition === null) return true;
    switch (condition.kind) {
      case 'all':
        return condition.of.every((part) => this.isTrue(part));
      case 'any':
        return condition.of.some((part) => this.isTrue(part));
      case 'not':
        return !this.isTrue(condition.of);
      case 'headingDue':
        return this.candidates.some((one) => covers(condition.headings, one.rule) && this.isUnder(one));
      case 'holds':
        return this.answer(condition.key) === true;
      case 'isOneOf':
        return condition.values.includes(String(this.answer(condition.key)));
      case 'compares':
        return compares(this.answer(condition.key), condition.operator, condition.operand);
    }
  }

  private answer(key: string): Answer | null {
    if (key === 'col1_ave') return this.goods.columnPercent;
    if (key === 'hts_chapter') return this.goods.number.slice(0, 2);
    const stated = key === 'spi' ? acceptedClaim(this.tables, this.goods) : this.goods.answers[key];
    if (stated !== undefined) return stated;
    const definition = this.tables.definitions.get(key)!;
    if (definition.assumed === null) return null;
    if (definition.type === 'boolean') return definition.assumed === 'true';
    return definition.type === 'number' ? Number(definition.assumed) : definition.assumed;
  }

  private valueLeft(rule: Rule, exempted: ReadonlySet<Part>): number {
    const part = partOf(rule);
    if (exempted.has('all') || exempted.has(part)) return 0;
    if (part !== 'all') return this.valueOf(part);
    const taken = [...exempted].reduce((sum, one) => sum + this.valueOf(one), 0);
    return Math.max(0, this.goods.value - taken);
  }

  private valueOf(part: Part): number {
    const { value } = this.goods;
    const us = (value * Number(this.answer('us_content_pct') ?? 0)) / 100;
    const capped = Math.min(us, 0.4 * value);
    switch (part) {
      case 'all':
        return value;
      case 'us':
        return us;
      case 'foreign':
        return value - us;
      case 'us40':
        return capped;
      case 'foreign40':
        return value - capped;
      default:
        return this.contentOf(part);
    }
  }

  /** A content counts where some rule charges it; one that is not stated is the rest of the value, in the order of metals. */
  private contentOf(metal: 'steel' | 'aluminum' | 'copper'): number {
    const isCharged = (one: string): boolean =>
      this.candidates.some(
        ({ rule }) =>
          partOf(rule) === one &&
          rule.rate.kind !== 'exempt' &&
          rule.rate.kind !== 'quota' &&
          this.isTrue(rule.when),
      );
    const charged = ['steel', 'aluminum', 'copper'].filter(isCharged);
    const isStated = (one: string): boolean => this.answer(`${one}_content_value`) !== null;
    const inOrder = [...charged.filter(isStated), ...charged.filter((one) => !isStated(one))];
    let left = this.goods.value;
    for (const one of inOrder) {
      const content = isStated(one) ? Math.min(left, Number(this.answer(`${one}_content_value`))) : left;
      if (one === metal) return content;
      left -= content;
    }
    return 0;
  }
}
