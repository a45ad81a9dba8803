import type { Resolution } from './resolve.js';
import type { RuleGraph } from './rule-graph.js';
import type { RuleNode } from './rule-node.js';

/**
 * Exempt and quota headings are reported on the entry only where they have something to take away: the heading
 * that exempts from a duty which would otherwise be owed, or the heading for goods that a listed line covers in name
 * only (the "not such goods" duplicate of a charge). Of several that exempt from the same duty, the first is reported.
 */
export function collectReportedExemptions(graph: RuleGraph, resolution: Resolution): ReadonlySet<number> {
  const reported = new Set<number>();
  const isRelief = (position: number): boolean =>
    !graph.nodes[position]!.charges && resolution.applies(position);
  graph.nodes.forEach((node, position) => {
    if (!node.charges) {
      if (isRelief(position) && isReportedAlways(node)) reported.add(position);
      return;
    }
    const outcome = resolution.outcomeOf(position);
    if (outcome.kind === 'blocked') {
      const whole = node.blockers
        .map((blocker) => blocker.position)
        .filter((by) => exemptsWhole(graph, by, resolution));
      const reliefs = [...outcome.by.map((blocker) => blocker.position), ...whole].filter(isRelief);
      const replaced = outcome.by.some((blocker) => isSameProgramme(graph.nodes[blocker.position]!, node));
      if (reliefs.length > 0 && !replaced) reported.add(foremost(graph, reliefs));
      const partial = node.blockers
        .map((blocker) => blocker.position)
        .filter((by) => graph.nodes[by]!.portion !== 'whole');
      partial.filter(isRelief).forEach((relief) => reported.add(relief));
    }
    const sparing =
      outcome.kind === 'applies' ? outcome.exemptedBy : outcome.kind === 'no_value_left' ? outcome.by : [];
    sparing.filter(isRelief).forEach((relief) => reported.add(relief));
  });
  return reported;
}

/** Headings that name a country's exemption, or the goods a threshold or a duplicate charge leaves out. */
function isReportedAlways(node: RuleNode): boolean {
  const { rule } = node;
  const exemptsCountry = rule.when === null && rule.include !== null && !node.isListed;
  return exemptsCountry || node.readsColumnEquivalent || node.isDuplicateOfCharge;
}

/**
 * An exemption for goods that owe another program's duty exempts them whole when a heading that is due is charged on
 * the whole value.
 */
function exemptsWhole(graph: RuleGraph, position: number, resolution: Resolution): boolean {
  const due = graph.nodes[position]!.dueHeadings.filter((heading) => resolution.isDue(heading));
  return due.some((heading) => graph.nodes[heading]!.portion === 'whole');
}

/** A charge that replaces another of its own program. */
function isSameProgramme(blocker: RuleNode, blocked: RuleNode): boolean {
  return blocker.charges && blocker.rule.aceOrder === blocked.rule.aceOrder;
}

/** Goods that owe another program's duty are reported under that exemption first, else by heading. */
function foremost(graph: RuleGraph, positions: readonly number[]): number {
  const ranked = [...positions].sort((left, right) => {
    const [first, second] = [graph.nodes[left]!, graph.nodes[right]!];
    const [firstByDue, secondByDue] = [first.dueHeadings.length > 0, second.dueHeadings.length > 0];
    if (firstByDue !== secondByDue) return firstByDue ? -1 : 1;
    return first.rule.heading < second.rule.heading
      ? -1
      : first.rule.heading > second.rule.heading
        ? 1
        : left - right;
  });
  return ranked[0]!;
}
