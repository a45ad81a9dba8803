import type { AnswerFragment } from '../../generated/operations.js';
import { formatMoney } from '../../parts/text.js';
import { addressOf, withAnswer, type Question } from '../../question/question.js';
import { AnswerOffered } from './answer-offered.js';

interface EndParts {
  readonly answer: AnswerFragment;
  readonly question: Question;
}

/** Parts of a duty are rounded each, so limits may lie a cent beyond every answer. */
const ROUNDING = 0.015;

/** True: no open answer leads to more than the total. */
export function isDearest(total: string | null, high: string | null): boolean {
  return total !== null && high !== null && Number(high) - Number(total) < ROUNDING;
}

/** The answers that lead to the lower bound together, where the duty is not there and no claim leads there alone. */
export function LeastDuty({ answer: { bounds, claims, totals }, question }: EndParts) {
  const answers = bounds.lowAnswers ?? [];
  const isReached = [totals, ...claims].some(({ totalDuty }) => totalDuty === bounds.low);
  if (answers.length === 0 || isReached) return null;
  return (
    <section class="lowering" aria-labelledby="least">
      <h2 id="least">The least it can be: {formatMoney(bounds.low)}</h2>
      <p>If all of this is true of the goods and can be proved.</p>
      <Together answers={answers} question={question} name="Try them together" />
    </section>
  );
}

/** The answers that lead to the upper bound together, where it is above the total. */
export function MostDuty({ answer: { bounds, totals, adcvdCases }, question }: EndParts) {
  const answers = bounds.highAnswers ?? [];
  if (answers.length === 0 || bounds.high === null || isDearest(totals.totalDuty, bounds.high)) return null;
  const open = adcvdCases.filter(({ advisory, high }) => advisory && high !== '0');
  return (
    <section class="lowering" aria-labelledby="most">
      <h2 id="most">The most it can be: {formatMoney(bounds.high)}</h2>
      <p>
        If {answers.length === 1 ? 'this' : 'all of this'} is true of the goods
        {open.length === 0
          ? ''
          : `, and with the deposits of ${open.map(({ caseNumber }) => caseNumber).join(', ')}`}
        .
      </p>
      <Together answers={answers} question={question} name="Try what leads to the most" />
    </section>
  );
}

interface TogetherParts {
  readonly answers: NonNullable<AnswerFragment['bounds']['lowAnswers']>;
  readonly question: Question;
  readonly name: string;
}

function Together({ answers, question, name }: TogetherParts) {
  const sayable = answers.every(({ value }) => value !== null);
  const together = answers.reduce(
    (sofar, { field, value }) => withAnswer(sofar, field, value ?? ''),
    question,
  );
  return (
    <>
      <ul class="claims together">
        {answers.map((answer) => (
          <AnswerOffered key={answer.field} {...answer} />
        ))}
      </ul>
      {sayable ? (
        <a class="button small" href={addressOf('/duty', together)}>
          {name}
        </a>
      ) : null}
    </>
  );
}
