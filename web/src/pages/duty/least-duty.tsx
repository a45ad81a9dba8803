import type { AnswerFragment } from '../../generated/operations.js';
import { formatMoney } from '../../parts/text.js';
import { addressOf, withAnswer, type Question } from '../../question/question.js';
import { AnswerOffered } from './answer-offered.js';

interface LeastParts {
  readonly answer: AnswerFragment;
  readonly question: Question;
}

/** The answers that lead to the lower bound together, where no claim leads there alone. */
export function LeastDuty({ answer: { bounds, claims }, question }: LeastParts) {
  const answers = bounds.lowAnswers ?? [];
  if (answers.length === 0 || claims.some(({ totalDuty }) => totalDuty === bounds.low)) return null;
  const sayable = answers.every(({ value }) => value !== null);
  const together = answers.reduce(
    (sofar, { field, value }) => withAnswer(sofar, field, value ?? ''),
    question,
  );
  return (
    <section class="lowering" aria-labelledby="least">
      <h2 id="least">The least it can be: {formatMoney(bounds.low)}</h2>
      <p>If all of this is true of the goods and can be proved.</p>
      <ul class="claims together">
        {answers.map((answer) => (
          <AnswerOffered key={answer.field} {...answer} />
        ))}
      </ul>
      {sayable ? (
        <a class="button small" href={addressOf('/duty', together)}>
          Try them together
        </a>
      ) : null}
    </section>
  );
}
