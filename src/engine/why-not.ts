import { onceFor } from '../terms/lazily.js';
import { explainAnswers, explainCondition } from './condition-words.js';
import type { Evaluation } from './evaluation.js';
import { FlipFinder } from './flips.js';
import type { Condition, Law, Rule } from './law.js';
import type { Question } from './question.js';
import type { Layer, NotApplied, NotAppliedReason } from './result.js';
import type { Outcome } from './resolve.js';
import type { RuleGraph } from './rule-graph.js';
import type { RuleNode } from './rule-node.js';

/** Every heading that was considered for this line and is not on the entry, with the reason. */
export function explainWhyNot(
  question: Question,
  primary: Evaluation,
  layers: readonly Layer[],
): readonly NotApplied[] {
  const { graph, law } = question;
  const flips = new FlipFinder(question, primary);
  const context = { graph, primary, flips, definitions: law.factDefinitions };
  const reported = new Set(layers.map(({ ruleId }) => ruleId));
  const ledger: NotApplied[] = [];
  for (const node of graph.nodes) {
    if (reported.has(node.rule.id)) continue;
    const outcome = primary.resolution.outcomeOf(node.position);
    ledger.push(explainNode(node, outcome, context));
  }
  return [...ledger, ...otherOrigins(law)];
}

type Definitions = Law['factDefinitions'];

interface Context {
  readonly graph: RuleGraph;
  readonly primary: Evaluation;
  readonly flips: FlipFinder;
  readonly definitions: Definitions;
}

function explainNode(node: RuleNode, outcome: Outcome, context: Context): NotApplied {
  const [reason, because] = reasonOf(node, outcome, context);
  return entry(node.rule, reason, { because, flippedBy: context.flips.find(node.position, outcome) });
}

function reasonOf(
  node: RuleNode,
  outcome: Outcome,
  { graph, primary, definitions }: Context,
): readonly [NotAppliedReason, string] {
  const headingAt = (position: number): string => graph.nodes[position]!.rule.heading;
  switch (outcome.kind) {
    case 'condition_false':
      return ['condition_false', failure(node, primary, definitions)];
    case 'blocked': {
      const by = outcome.by.map((blocker) => headingAt(blocker.position)).join(', ');
      const reason = outcome.by[0]!.by === 'exception' ? 'excepted_by' : 'displaced_by';
      return [reason, `${by} applies to the goods`];
    }
    case 'no_value_left':
      return outcome.by.length > 0
        ? [
            'no_value_left',
            `the value it is charged on is exempt under ${outcome.by.map(headingAt).join(', ')}`,
          ]
        : ['no_value_left', 'the content it is charged on has no value'];
    case 'superseded':
      return ['superseded', `another row of heading ${headingAt(outcome.by)} applies`];
    case 'chapter_98':
      return ['chapter_98', 'it is not due on goods entered under the Chapter 98 provision claimed'];
    case 'applies':
      return primary.prohibition === null
        ? ['no_target', 'it has no duty to take away on these goods']
        : ['displaced_by', `${primary.prohibition.rule.heading} bars the goods from entry`];
  }
}

interface Explained {
  readonly because: string;
  readonly flippedBy: NotApplied['flippedBy'];
}

function entry(rule: Rule, reason: NotAppliedReason, { because, flippedBy }: Explained): NotApplied {
  const { heading, id: ruleId, program, rateText, citations } = rule;
  return { heading, ruleId, program, rateText, citations, reason, because, flippedBy };
}

const leftOut = new WeakMap<object, readonly NotApplied[]>();

/** Most of any ledger, and the same for every line and origin that the same rules leave out. */
function otherOrigins(law: Law): readonly NotApplied[] {
  const set = law.otherOriginSet ?? law.otherOrigins;
  const known = leftOut.get(set);
  if (known !== undefined) return known;
  const made = law.otherOrigins.map(({ rule }) => otherOrigin(rule));
  leftOut.set(set, made);
  return made;
}

/** One object wherever the rule is left out. */
const otherOrigin = onceFor((rule: Rule) =>
  Object.freeze(
    entry(rule, 'other_origin', { because: 'it is for products of other countries', flippedBy: null }),
  ),
);

function failure({ rule, keys }: RuleNode, { resolution }: Evaluation, definitions: Definitions): string {
  const needs = needsOf(rule.when!, definitions);
  return keys.length === 0 ? needs : `${needs}; it is ${explainAnswers(keys, definitions, resolution)}`;
}

interface Needs {
  readonly definitions: Definitions;
  readonly words: string;
}

const explained = new WeakMap<Condition, Needs>();

/** Written once a condition: a ledger names dozens. */
function needsOf(condition: Condition, definitions: Definitions): string {
  const known = explained.get(condition);
  if (known?.definitions === definitions) return known.words;
  const words = `needs: ${explainCondition(condition, definitions)}`;
  explained.set(condition, { definitions, words });
  return words;
}
