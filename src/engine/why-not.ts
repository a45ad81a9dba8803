import { describeAnswer, describeCondition } from './conditions.js';
import type { Evaluation, Question } from './evaluation.js';
import { FlipFinder } from './flips.js';
import type { MatchedRule } from './law.js';
import type { NotApplied, NotAppliedReason } from './result.js';
import type { Outcome } from './resolve.js';
import type { RuleNode } from './rule-graph.js';

/** Every heading that was considered for this line and is not on the entry, with the reason. */
export function whyNot(
  question: Question,
  primary: Evaluation,
  reported: ReadonlySet<string>,
): readonly NotApplied[] {
  const { graph, law } = question;
  const flips = new FlipFinder(question, primary);
  const considered = graph.nodes.flatMap((node, position): NotApplied[] => {
    if (reported.has(node.rule.id)) return [];
    const outcome = primary.resolution.outcomeOf(position);
    const flippedBy = flips.find(position, outcome);
    return [{ ...explainNode(node, outcome, { question, primary }), flippedBy }];
  });
  return [...considered, ...law.otherOrigins.map(otherOrigin)];
}

interface Context {
  readonly question: Question;
  readonly primary: Evaluation;
}

function explainNode(node: RuleNode, outcome: Outcome, { question, primary }: Context): NotApplied {
  const { graph } = question;
  const headingAt = (position: number): string => graph.nodes[position]!.rule.heading;
  const entry = (reason: NotAppliedReason, because: string): NotApplied => ({
    ...identity(node.matched),
    reason,
    because,
    flippedBy: null,
  });
  switch (outcome.kind) {
    case 'condition_false':
      return entry('condition_false', failure(node, primary));
    case 'blocked': {
      const first = outcome.by[0]!;
      const by = outcome.by.map((blocker) => headingAt(blocker.position)).join(', ');
      return entry(first.by === 'exception' ? 'excepted_by' : 'displaced_by', `${by} applies to the goods`);
    }
    case 'no_value_left':
      return entry(
        'no_value_left',
        outcome.by.length > 0
          ? `${outcome.by.map(headingAt).join(', ')} spares the value it is charged on`
          : 'the content it is charged on has no value',
      );
    case 'superseded':
      return entry('superseded', `another row of heading ${headingAt(outcome.by)} applies`);
    case 'chapter_98':
      return entry('chapter_98', 'it is not due on goods entered under the Chapter 98 provision claimed');
    case 'applies':
      return primary.prohibition === null
        ? entry('no_target', 'it has no duty to take away on these goods')
        : entry('displaced_by', `${primary.prohibition.rule.heading} bars the goods from entry`);
  }
}

function identity({ rule }: MatchedRule): Omit<NotApplied, 'reason' | 'because' | 'flippedBy'> {
  return {
    heading: rule.heading,
    ruleId: rule.id,
    program: rule.program,
    rateText: rule.rateText,
    citations: rule.citations,
  };
}

function otherOrigin(matched: MatchedRule): NotApplied {
  return {
    ...identity(matched),
    reason: 'other_origin',
    because: 'it is for products of other countries',
    flippedBy: null,
  };
}

function failure({ rule, keys }: RuleNode, primary: Evaluation): string {
  if (rule.when === null) return 'two headings except each other';
  const answers = keys.map((key) => describeAnswer(key, primary.resolution)).join(', ');
  return answers === ''
    ? `needs: ${describeCondition(rule.when)}`
    : `needs: ${describeCondition(rule.when)}; ${answers}`;
}
