import type { Decimal } from '../terms/decimal.js';
import { ZERO } from '../terms/decimal.js';
import type { DutiableValues } from './chapter98.js';
import type { Circumstances } from './conditions.js';
import { PortionedValue, type Metal, type Portion } from './portions.js';
import type { RuleGraph } from './rule-graph.js';
import type { Affected } from './dependence.js';
import { isDueWhereverItApplies, takesAll, type Blocker, type RuleNode } from './rule-node.js';
import type { World } from './world.js';

/** A rule that applies, on what is left of its portion. */
export interface Applied {
  readonly kind: 'applies';
  readonly base: Decimal;
  readonly spared: ReadonlySet<Portion>;
  readonly sparedBy: readonly number[];
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
  readonly world: World;
  readonly values: DutiableValues;
  /** Column duty over the value it falls on, in percent; null while it is not known. Few conditions ask for it. */
  readonly equivalent: () => Decimal | null;
}

const CONDITION_FALSE: Outcome = { kind: 'condition_false' };
const NO_DUTY_DUE: Outcome = { kind: 'chapter_98' };
const VISITING = Symbol('visiting');

/**
 * Which candidate rules apply in one world, and on what value. A rule applies when its condition holds and
 * nothing that takes it away applies; an exemption or a displacement limited to a portion only spares that
 * portion. The order of evaluation is the order of dependence, so that priority is data (who blocks whom).
 */
export class Resolution implements Circumstances {
  readonly world: World;
  private readonly graph: RuleGraph;
  private readonly values: DutiableValues;
  private readonly equivalent: () => Decimal | null;
  private readonly outcomes: (Outcome | typeof VISITING | undefined)[];
  private readonly portions: PortionedValue[];
  /** The world it differs from in rules that are `affected` alone; null: none. */
  private readonly base: Resolution | null;
  private readonly affected: Affected;
  private knownEquivalent: Decimal | null | undefined;

  constructor({ graph, world, values, equivalent }: ResolutionInputs, difference: Difference = NO_BASE) {
    this.world = world;
    this.graph = graph;
    this.values = values;
    this.equivalent = equivalent;
    this.outcomes = new Array<Outcome | typeof VISITING | undefined>(graph.nodes.length);
    this.base = difference.base;
    this.affected = difference.affected;
    this.portions = difference.base === null ? [] : difference.base.portions;
    this.knownEquivalent = undefined;
  }

  /** The same values in another world, in which only `affected` rules can have another outcome. */
  otherwise(world: World, affected: NonNullable<Affected>): Resolution {
    const { graph, values, equivalent } = this;
    return new Resolution({ graph, world, values, equivalent }, { base: this, affected });
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
  spares(position: number): boolean {
    return (this.outcomeOf(position) as Applied).spared.size > 0;
  }

  isDue(position: number): boolean {
    if (!this.applies(position)) return false;
    const node = this.graph.nodes[position]!;
    return (
      isDueWhereverItApplies(node) || node.targets.some((target) => this.graph.nodes[target]!.holds(this))
    );
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

  /** The value the basis of a rule that applies names, before anything is spared from it. */
  baseOf(node: RuleNode): Decimal {
    return this.portionsFor(node.rule.authorityType)!.amountOf(node.portion);
  }

  portionsFor(authorityType: string): PortionedValue | null {
    const value = this.values.valueFor(authorityType);
    if (value === null) return null;
    for (const known of this.portions) if (known.whole === value) return known;
    const portions = new PortionedValue(value, this.world, this.metalsCharged());
    this.portions.push(portions);
    return portions;
  }

  /** Metals a charge looks to in this world: a charge whose condition fails takes no part of the value. */
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
    for (const twin of node.twins) if (this.applies(twin)) return { kind: 'superseded', by: twin };
    const standing = this.standing(node.blockers);
    if (standing.length === 0) return this.onWhatIsLeft(node, portions, NOTHING_SPARED);
    const whole = standing.filter((blocker) => takesAll(blocker, this.graph.nodes));
    if (whole.length > 0) return { kind: 'blocked', by: whole };
    return this.onWhatIsLeft(node, portions, {
      spared: this.sparedByAll(standing),
      sparedBy: standing.map((blocker) => blocker.position),
    });
  }

  private onWhatIsLeft(node: RuleNode, portions: PortionedValue, { spared, sparedBy }: Sparing): Outcome {
    const base = portions.remaining(node.portion, spared);
    const emptied = base.isZero() && (spared.size > 0 || node.portion !== 'whole');
    return emptied ? { kind: 'no_value_left', by: sparedBy } : { kind: 'applies', base, spared, sparedBy };
  }

  private standing(blockers: readonly Blocker[]): readonly Blocker[] {
    let standing: Blocker[] | null = null;
    for (const blocker of blockers) {
      if (!this.stands(blocker)) continue;
      if (standing === null) standing = [blocker];
      else standing.push(blocker);
    }
    return standing ?? NONE_STANDING;
  }

  private stands({ position, displacement }: Blocker): boolean {
    const outcome = this.outcomeOf(position);
    if (outcome.kind !== 'applies') return false;
    if (displacement === null || displacement.requires === 'applies') return true;
    return this.graph.nodes[position]!.percent.greaterThan(ZERO) && outcome.base.greaterThan(ZERO);
  }

  private sparedByAll(blockers: readonly Blocker[]): ReadonlySet<Portion> {
    const spared = new Set<Portion>();
    for (const blocker of blockers) for (const portion of this.sparedBy(blocker)) spared.add(portion);
    return spared;
  }

  /** The portions a partial blocker spares: its own, or those of the headings its condition found due. */
  private sparedBy(blocker: Blocker): readonly Portion[] {
    const node = this.graph.nodes[blocker.position]!;
    if (node.rule.basis !== 'due_232_value') return [node.portion];
    return node.dueHeadings.filter((due) => this.isDue(due)).map((due) => this.graph.nodes[due]!.portion);
  }
}

/** From which resolution another differs, and where. */
interface Difference {
  readonly base: Resolution | null;
  readonly affected: Affected;
}

const NO_BASE: Difference = { base: null, affected: null };

interface Sparing {
  readonly spared: ReadonlySet<Portion>;
  readonly sparedBy: readonly number[];
}

const NOTHING_SPARED: Sparing = { spared: new Set(), sparedBy: [] };
const NONE_STANDING: readonly Blocker[] = [];
