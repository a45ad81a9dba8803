import { HUNDRED, type Decimal } from '../terms/decimal.js';
import { collectReportedExemptions } from './reported-exemptions.js';
import type { Resolution } from './resolve.js';
import type { RuleGraph } from './rule-graph.js';
import type { RuleNode } from './rule-node.js';
import type { OnValue, RuleOutcome, AppliedRules } from './rule-outcome.js';

/** @param resolution of a customs value of 100, of which every base is a share in percent */
export function findOutcome(graph: RuleGraph, resolution: Resolution): RuleOutcome {
  const appliedRules = findAppliedRules(graph, resolution);
  const isSplit = appliedRules.charges.some(
    ({ node }) => node.portion !== 'whole' || resolution.exempts(node.position),
  );
  return {
    charges: appliedRules.charges.map(inShares),
    replacedBy: appliedRules.replacedBy,
    prohibition: appliedRules.prohibition,
    reliefs: collectReliefs(graph, resolution).map(inShares),
    applies: graph.nodes.map(({ position }) => resolution.applies(position)),
    isSplit,
    otherwise: [],
  };
}

/** The whole is always the same object: it is known without comparing. */
function inShares({ node, base }: OnValue): OnValue {
  return { node, base: base.equals(HUNDRED) ? HUNDRED : base };
}

export function findAppliedRules(graph: RuleGraph, resolution: Resolution): AppliedRules {
  const charges: OnValue[] = [];
  let replacedBy: RuleNode | null = null;
  let prohibition: RuleNode | null = null;
  for (const node of graph.charging) {
    const outcome = resolution.outcomeOf(node.position);
    if (outcome.kind !== 'applies') continue;
    const { rate } = node.rule;
    if (rate.kind === 'prohibited') prohibition ??= node;
    if (rate.kind === 'prohibited' || (rate.kind === 'inLieu' && rate.percent === null)) continue;
    if (rate.kind === 'inLieu') replacedBy ??= node;
    charges.push({ node, base: outcome.base });
  }
  return { charges, replacedBy, prohibition };
}

/** The exemptions and quotas reported on the entry, each with the value it exempts. */
export function collectReliefs(graph: RuleGraph, resolution: Resolution): readonly OnValue[] {
  return [...collectReportedExemptions(graph, resolution)].map((position) => {
    const node = graph.nodes[position]!;
    const base =
      node.rule.basis === 'due_232_value'
        ? computeExemptedValue(node, graph, resolution)
        : resolution.baseOf(node);
    return { node, base };
  });
}

function computeExemptedValue(node: RuleNode, graph: RuleGraph, resolution: Resolution): Decimal {
  // A rule that applies falls on a value that owes its duty.
  const portions = resolution.portionsFor(node.rule.authorityType)!;
  const due = node.dueHeadings.filter((position) => resolution.isDue(position));
  const exempted = new Set(due.map((position) => graph.nodes[position]!.portion));
  return portions.whole.minus(portions.computeRemaining('whole', exempted));
}
