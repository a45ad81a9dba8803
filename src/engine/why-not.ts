import { COLUMN_EQUIVALENT, compileCondition, describeAnswer, describeCondition } from './conditions.js';
import type { Evaluation, Question } from './evaluation.js';
import type { Condition, MatchedRule } from './law.js';
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
  const considered = graph.nodes.flatMap((node, position): NotApplied[] => {
    if (reported.has(node.rule.id)) return [];
    return [explainNode(node, primary.resolution.outcomeOf(position), { question, primary })];
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
      return {
        ...entry('condition_false', failure(node, primary)),
        flippedBy: smallestFlip(node.rule.when, question, primary),
      };
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

type Flip = NonNullable<NotApplied['flippedBy']>;
type Test = (condition: Condition) => boolean;

/** The one answer that would turn the condition, when one is enough. */
function smallestFlip(condition: Condition | null, { graph }: Question, primary: Evaluation): Flip | null {
  const rules = graph.nodes.map((node) => node.rule);
  const failing =
    condition === null
      ? null
      : failingTests(condition, (part) => compileCondition(part, rules)(primary.resolution));
  return failing !== null && failing.length === 1 ? failing[0]! : null;
}

/** The answers that would make the condition hold; null when no answer can. */
function failingTests(condition: Condition, holds: Test): readonly Flip[] | null {
  if (condition.kind === 'all') {
    const parts = condition.of.map((part) => (holds(part) ? [] : failingTests(part, holds)));
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (condition.kind === 'any') {
    const parts = condition.of.flatMap((part) => failingTests(part, holds) ?? []);
    return parts.length === 0 ? null : [parts[0]!];
  }
  const flip = flipOf(condition);
  return flip === null ? null : [flip];
}

function flipOf(condition: Condition): Flip | null {
  switch (condition.kind) {
    case 'holds':
      return { key: condition.key, value: 'true' };
    case 'not':
      return condition.of.kind === 'holds' ? { key: condition.of.key, value: 'false' } : null;
    case 'isOneOf':
      return { key: condition.key, value: condition.values.join(' or ') };
    case 'compares':
      return condition.key === COLUMN_EQUIVALENT
        ? null
        : { key: condition.key, value: `${condition.operator} ${condition.operand}` };
    default:
      return null;
  }
}
