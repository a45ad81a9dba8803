import type { Decimal } from '../terms/decimal.js';
import type { Exploration } from './alternatives.js';
import { greatestTotal, leastTotal, totalKnown } from './bounds.js';
import type { End } from './estimate.js';
import { changeAnswer } from './evaluate-otherwise.js';
import { evaluate, isSameAmount, type SignedFacts } from './evaluation.js';
import { answerText } from './fact-set.js';
import { type FactValue, PREFERENCE } from './facts.js';
import type { LimitReached } from './limits.js';
import { listOpenFacts } from './open-facts.js';
import type { OpenFact } from './open-keys.js';
import { completeMetals } from './portions.js';
import type { Question } from './question.js';
import type { BoundAnswer } from './result.js';

type Answers = ReadonlyMap<string, FactValue | null>;

/** Finds the answers on which an end of the bounds rests: as few as lead to it, from what is answered without them. */
export class BoundAnswers {
  constructor(
    private readonly question: Question,
    private readonly exploration: Exploration,
  ) {}

  /** Answers to be given together; none where that much is owed as it is. Null: no answers were found. */
  find(end: End, reached: LimitReached | null): readonly BoundAnswer[] | null {
    if (reached === null) return null;
    const open = listOpenFacts(this.question);
    const all = new Map(open.map(({ definition: { key } }) => [key, reached.factSet.answer(key)]));
    const totalOf = (answers: Answers): Decimal | null => this.computeTotal(answers, end, reached);
    const total = totalOf(all);
    const owesThat: Leads = (answers) => isSameAmount(totalOf(answers), total);
    const leads: Leads = (answers) => owesThat(answers) && standsOpen(answers, open, owesThat);
    const asked = open.filter(({ definition }) => definition.ask);
    const few = withoutNeedless(all, open, leads);
    const together: Leads = (answers) => standTogether(answers, asked, owesThat);
    const needed = together(few) ? few : withoutNeedless(withAnswersOf(few, asked, all), open, together);
    const facts = open.filter(({ definition: { key } }) => needed.has(key));
    const plain = facts.reduce((answers, fact) => answerPlainly(fact, answers, leads), needed);
    return facts.map(({ definition: { key, question, citation } }) => {
      const value = plain.get(key)!;
      return { key, value: value === null ? null : answerText(value), question, citation };
    });
  }

  private computeTotal(answers: Answers, end: End, reached: LimitReached): Decimal | null {
    const question = answers.has(PREFERENCE) ? reached.question : this.question;
    let facts: SignedFacts = this.exploration.primary;
    for (const [key, answer] of this.complete(answers))
      facts = changeAnswer(question, facts, { key, answer });
    if (question === reached.question) {
      const evaluation = evaluate(question, facts, reached.columnDuty);
      return end === 'least' ? totalKnown(evaluation) : evaluation.total;
    }
    const evaluation = evaluate(question, facts);
    return end === 'least' ? leastTotal(question, evaluation) : greatestTotal(question, evaluation);
  }

  /** The answers with what they say of metals besides. */
  private complete(answers: Answers): Answers {
    const { facts, law } = this.question;
    const completed = new Map([...facts.stated, ...answers]);
    completeMetals(completed, law.line.number);
    return new Map([...completed].filter(([key]) => answers.has(key) || !facts.stated.has(key)));
  }
}

/** Whether answers lead to the end that is looked for. */
type Leads = (answers: Answers) => boolean;

/** One after another is left out, until none can be: what is left out of many may have hidden another. */
function withoutNeedless(all: Answers, open: readonly OpenFact[], leads: Leads): Answers {
  let needed = all;
  for (let before = -1; before !== needed.size;) {
    before = needed.size;
    for (const { definition } of open) {
      const without = new Map([...needed].filter(([key]) => key !== definition.key));
      if (without.size < needed.size && leads(without)) needed = without;
    }
  }
  return needed;
}

/** Whether what must be asked and is left out changes nothing: such a fact takes its dearest answer while it is open. */
function standsOpen(answers: Answers, open: readonly OpenFact[], leads: Leads): boolean {
  return open.every(
    ({ definition: { key, ask }, alternatives }) =>
      !ask || answers.has(key) || waysToAnswer(key, alternatives, answers).every(leads),
  );
}

/** Ways of answering tried of what must be asked and is left out. */
const MAX_TOGETHER = 64;

/** The same of all that is left out together: one of them can hide another. */
function standTogether(answers: Answers, asked: readonly OpenFact[], leads: Leads): boolean {
  let ways: readonly Answers[] = [answers];
  for (const { definition, alternatives } of asked) {
    if (answers.has(definition.key) || ways.length * alternatives.length > MAX_TOGETHER) continue;
    ways = ways.flatMap((way) => waysToAnswer(definition.key, alternatives, way));
  }
  return ways.every(leads);
}

function withAnswersOf(few: Answers, asked: readonly OpenFact[], all: Answers): Answers {
  return new Map([...few, ...asked.map(({ definition: { key } }) => [key, all.get(key)!] as const)]);
}

/** With an answer that a person would give, where it leads to the same: the search stands next to the limits of the law. */
function answerPlainly({ definition, alternatives }: OpenFact, answers: Answers, leads: Leads): Answers {
  if (definition.type !== 'number') return answers;
  return waysToAnswer(definition.key, alternatives, answers).find(leads) ?? answers;
}

/** The answers with each of the alternatives for one fact. */
function waysToAnswer(
  key: string,
  alternatives: OpenFact['alternatives'],
  answers: Answers,
): readonly Answers[] {
  return alternatives.map((answer) => new Map([...answers, [key, answer]]));
}
