import { DUTIABLE_VALUE, PROVISION } from './chapter98.js';
import { CONTENT_KEYS, US_CONTENT, type Metal } from './portions.js';
import { isDueWhereverItApplies, type RuleNode } from './rule-node.js';

/** Keys whose answer is itself a value or a share of one. */
export const VALUE_KEYS: ReadonlySet<string> = new Set([
  US_CONTENT,
  PROVISION,
  DUTIABLE_VALUE,
  ...CONTENT_KEYS,
]);

/** Whether the answer to a key can change the outcome of a rule, by position; null: of any rule, and the values too. */
export type Affected = readonly boolean[] | null;

/** What the outcome of a rule depends on, besides values. */
interface Sources {
  readonly keys: Set<string>;
  /** Rules whose own outcome it asks for. */
  readonly rules: Set<number>;
}

/**
 * Which rules of a graph the answer to a fact can reach, so that another fact set is computed only where it can differ.
 * Where rules take each other away in a circle, the order of asking decides: whatever depends on such a rule counts as
 * always reached.
 */
export class Dependence {
  private readonly known = new Map<string, Affected>();
  private sources: readonly Sources[] = [];
  private isCircular: readonly boolean[] = [];

  /** @param metalCharges the rules that decide which metals take a part of the value */
  constructor(
    private readonly nodes: readonly RuleNode[],
    private readonly metalCharges: ReadonlyMap<Metal, readonly RuleNode[]>,
  ) {}

  findAffected(key: string): Affected {
    let affected = this.known.get(key);
    if (affected === undefined) {
      affected = this.find(key);
      this.known.set(key, affected);
    }
    return affected;
  }

  private find(key: string): Affected {
    const sharesOutValue = [...this.metalCharges.values()].some((charges) =>
      charges.some((node) => node.keys.includes(key)),
    );
    if (VALUE_KEYS.has(key) || sharesOutValue) return null;
    if (this.sources.length === 0) this.trace();
    const marks = this.sources.map(({ keys }, position) => keys.has(key) || this.isCircular[position]!);
    return spread(marks, true, (position) => this.asksForMarked(position, marks));
  }

  /** Computed on first use, because many graphs are never asked. */
  private trace(): void {
    const marks = this.nodes.map(() => true);
    this.sources = this.nodes.map((node) => this.sourcesOf(node));
    this.isCircular = spread(marks, false, (position) => !this.asksForMarked(position, marks));
  }

  private asksForMarked(position: number, marks: readonly boolean[]): boolean {
    for (const rule of this.sources[position]!.rules) if (marks[rule]!) return true;
    return false;
  }

  private sourcesOf(node: RuleNode): Sources {
    const sources: Sources = { keys: new Set(), rules: new Set() };
    this.addCondition(node, sources);
    // An exemption of what owes another duty exempts what the headings of its condition are charged on.
    for (const { position } of node.blockers) this.addDue(this.nodes[position]!, sources);
    for (const { position } of node.blockers) sources.rules.add(position);
    for (const duplicate of node.duplicates) sources.rules.add(duplicate);
    return sources;
  }

  private addCondition(node: RuleNode, sources: Sources): void {
    for (const key of node.keys) sources.keys.add(key);
    this.addDue(node, sources);
  }

  private addDue({ dueHeadings }: RuleNode, sources: Sources): void {
    for (const position of dueHeadings) {
      if (sources.rules.has(position)) continue;
      sources.rules.add(position);
      const due = this.nodes[position]!;
      if (isDueWhereverItApplies(due)) continue;
      for (const target of due.targets) this.addCondition(this.nodes[target]!, sources);
    }
  }
}

/** Marks everything that follows from what is marked, until nothing more follows. */
function spread(marks: boolean[], mark: boolean, follows: (position: number) => boolean): readonly boolean[] {
  for (let changed = true; changed;) {
    changed = false;
    for (let position = 0; position < marks.length; position += 1) {
      if (marks[position] === mark || !follows(position)) continue;
      marks[position] = mark;
      changed = true;
    }
  }
  return marks;
}
