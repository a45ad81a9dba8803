import type { Decimal } from '../terms/decimal.js';
import { ZERO } from '../terms/decimal.js';
import type { DutiableValues } from './chapter98.js';
import type { Circumstances } from './conditions.js';
import { PortionedValue, type Metal, type Portion } from './portions.js';
import type { RuleGraph } from './rule-graph.js';
import type { Affected } from './dependence.js';
import { isDueWhereverItApplies, takesAll, type Blocker, type RuleNode } from './rule-node.js';
import type { FactSet } from './fact-set.js';

/** A rule that applies, on what is left of its portion. */
export interface Applied {
  readonly kind: 'applies';
  readonly base: Decimal;
  readonly exempted: ReadonlySet<Portion>;
  readonly exemptedBy: readonly number[];
}

export type Outcome =
  | Applied
  | { readonly kind: 'condition_false' }
  | { readonly kind: 'blocked'; readonly by: readonly Blocker[] }
  | { readonly kind: 'no_value_left'; readonly by: readonly number[] }
  | { readonly kind: 'superseded'; readonly by: number }
  | { readonly kind: 'chapter_98' };

export interface ResolutionInputs {
  readonly graph: RuleGraph;
  readonly factSet: FactSet;
  readonly values: DutiableValues;
  /** Column duty over the value it falls on, in percent; null while it is not known. Few conditions ask for it. */
  readonly equivalent: () => Decimal | null;
}

const CONDITION_FALSE: Outcome = { kind: 'condition_false' };
const NO_DUTY_DUE: Outcome = { kind: 'chapter_98' };
const VISITING = Symbol('visiting');

/**
 * Which candidate rules apply under one fact set, and on what value. A rule applies when its condition holds and
 * nothing that takes it away applies; an exemption or a displacement limited to a portion only exempts that
 * portion. The order of evaluation is the order of dependence, so that priority is data (who blocks whom).
 */
export class Resolution implements Circumstances {
  readonly factSet: FactSet;
  private readonly graph: RuleGraph;
  private readonly values: DutiableValues;
  private readonly equivalent: () => Decimal | null;
  private readonly outcomes: (Outcome | typeof VISITING | undefined)[];
  private readonly portions: PortionedValue[];
  /** The fact set it differs from in rules that are `affected` alone; null: none. */
  private readonly base: Resolution | null;
  private readonly affected: Affected;
  private knownEquivalent: Decimal | null | undefined;
  /** Positions whose being due is being found out. */
  private asked: Set<number> | null = null;

  constructor({ graph, factSet, values, equivalent }: ResolutionInputs, difference: Difference = NO_BASE) {
    this.factSet = factSet;
    this.graph = graph;
    this.values = values;
    this.equivalent = equivalent;
    this.outcomes = new Array<Outcome | typeof VISITING | undefined>(graph.nodes.length);
    this.base = difference.base;
    this.affected = difference.affected;
    this.portions = difference.base === null ? [] : difference.base.portions;
    this.knownEquivalent = undefined;
  }

  /** The same values under another fact set, in which only `affected` rules can have another outcome. */
  resolveOtherwise(factSet: FactSet, affected: NonNullable<Affected>): Resolution {
    const { graph, values, equivalent } = this;
    return new Resolution({ graph, factSet, values, equivalent }, { base: this, affected });
  }

  /** Column duty over the value it falls on, in percent; null while it is not known. */
  get columnEquivalent(): Decimal | null {
    if (this.base !== null) return this.base.columnEquivalent;
    if (this.knownEquivalent === undefined) this.knownEquivalent = this.equivalent();
    return this.knownEquivalent;
  }

  applies(position: number): boolean {
    return this.outcomeOf(position).kind === 'applies';
  }

  /** Whether a part of its value is taken from the rule, which applies. */
  exempts(position: number): boolean {
    return (this.outcomeOf(position) as Applied).exempted.size > 0;
  }

  isDue(position: number): boolean {
    if (!this.applies(position)) return false;
    const node = this.graph.nodes[position]!;
    if (isDueWhereverItApplies(node)) return true;
    // A rule that it takes away may itself ask for it: it is not due to the one that asks.
    if (this.asked?.has(position) === true) return false;
    this.asked ??= new Set();
    this.asked.add(position);
    const takesAny = node.targets.some((target) => this.graph.nodes[target]!.holds(this));
    this.asked.delete(position);
    return takesAny;
  }

  outcomeOf(position: number): Outcome {
    if (this.base !== null && !this.affected![position]!) return this.base.outcomeOf(position);
    const known = this.outcomes[position];
    // Two headings that except each other: the one asked about first decides, deterministically by position.
    if (known === VISITING) return CONDITION_FALSE;
    if (known !== undefined) return known;
    this.outcomes[position] = VISITING;
    const outcome = this.decide(position);
    this.outcomes[position] = outcome;
    return outcome;
  }

  /** The value named by the basis of a rule that applies, before anything is exempted from it. */
  baseOf(node: RuleNode): Decimal {
    return this.portionsFor(node.rule.authorityType)!.amountOf(node.portion);
  }

  portionsFor(authorityType: string): PortionedValue | null {
    const value = this.values.valueFor(authorityType);
    if (value === null) return null;
    for (const known of this.portions) if (known.whole === value) return known;
    const portions = new PortionedValue(value, this.factSet, this.metalsCharged());
    this.portions.push(portions);
    return portions;
  }

  /** Metals a charge looks to under this fact set: a charge whose condition fails takes no part of the value. */
  private metalsCharged(): readonly Metal[] {
    const { metals, metalCharges } = this.graph;
    if (metals.length === 0) return metals;
    return metals.filter((metal) =>
      metalCharges.get(metal)!.some((node) => node.dueHeadings.length > 0 || node.holds(this)),
    );
  }

  private decide(position: number): Outcome {
    const node = this.graph.nodes[position]!;
    if (!node.holds(this)) return CONDITION_FALSE;
    const portions = this.portionsFor(node.rule.authorityType);
    if (portions === null) return NO_DUTY_DUE;
    for (const duplicate of node.duplicates)
      if (this.applies(duplicate)) return { kind: 'superseded', by: duplicate };
    const active = this.findActive(node.blockers);
    if (active.length === 0) return this.onWhatIsLeft(node, portions, NOTHING_EXEMPTED);
    const whole = active.filter((blocker) => takesAll(blocker, this.graph.nodes));
    if (whole.length > 0) return { kind: 'blocked', by: whole };
    return this.onWhatIsLeft(node, portions, {
      exempted: this.collectExempted(active),
      exemptedBy: active.map((blocker) => blocker.position),
    });
  }

  private onWhatIsLeft(
    node: RuleNode,
    portions: PortionedValue,
    { exempted, exemptedBy }: Exempting,
  ): Outcome {
    const base = portions.computeRemaining(node.portion, exempted);
    const emptied = base.isZero() && (exempted.size > 0 || node.portion !== 'whole');
    return emptied
      ? { kind: 'no_value_left', by: exemptedBy }
      : { kind: 'applies', base, exempted, exemptedBy };
  }

  private findActive(blockers: readonly Blocker[]): readonly Blocker[] {
    let active: Blocker[] | null = null;
    for (const blocker of blockers) {
      if (!this.stands(blocker)) continue;
      if (active === null) active = [blocker];
      else active.push(blocker);
    }
    return active ?? NO_BLOCKERS;
  }

  private stands({ position, displacement }: Blocker): boolean {
    const outcome = this.outcomeOf(position);
    if (outcome.kind !== 'applies') return false;
    if (displacement === null || displacement.requires === 'applies') return true;
    return this.graph.nodes[position]!.percent.greaterThan(ZERO) && outcome.base.greaterThan(ZERO);
  }

  private collectExempted(blockers: readonly Blocker[]): ReadonlySet<Portion> {
    const exempted = new Set<Portion>();
    for (const blocker of blockers) for (const portion of this.findExempted(blocker)) exempted.add(portion);
    return exempted;
  }

  /** The portions a partial blocker exempts: its own, or those of the headings its condition found due. */
  private findExempted(blocker: Blocker): readonly Portion[] {
    const node = this.graph.nodes[blocker.position]!;
    if (node.rule.basis !== 'due_232_value') return [node.portion];
    return node.dueHeadings.filter((due) => this.isDue(due)).map((due) => this.graph.nodes[due]!.portion);
  }
}

/** The resolution that another differs from, and where. */
interface Difference {
  readonly base: Resolution | null;
  readonly affected: Affected;
}

const NO_BASE: Difference = { base: null, affected: null };

interface Exempting {
  readonly exempted: ReadonlySet<Portion>;
  readonly exemptedBy: readonly number[];
}

const NOTHING_EXEMPTED: Exempting = { exempted: new Set(), exemptedBy: [] };
const NO_BLOCKERS: readonly Blocker[] = [];
