import type { AnswerFragment, RequiredInputFragment } from '../../generated/operations.js';
import { formatMoney } from '../../parts/text.js';
import { withAnswer, type Question } from '../../question/question.js';
import { InputField } from './input-field.js';

interface FactsParts {
  readonly answer: AnswerFragment;
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
}

/** What is still open: the limits of the duty over every answer, and the questions, the most telling first. */
export function OpenFacts({ answer, question, onQuestion }: FactsParts) {
  const { bounds, requiredInputs } = answer;
  const best = bounds.nextBestFact;
  const isBest = ({ field }: RequiredInputFragment): boolean => field === best;
  const deciding = requiredInputs.filter((input) => input.severity === 'blocking');
  const others = requiredInputs.filter((input) => input.severity !== 'blocking');
  if (requiredInputs.length === 0) return null;
  const fieldsOf = (inputs: readonly RequiredInputFragment[]) =>
    [...inputs.filter(isBest), ...inputs.filter((input) => !isBest(input))].map((input) => (
      <div key={input.field} class={isBest(input) ? 'asked best' : 'asked'}>
        {isBest(input) ? <p class="badge">Narrows the answer most</p> : null}
        <InputField
          input={input}
          onAnswer={(value) => onQuestion(withAnswer(question, input.field, value))}
        />
      </div>
    ));
  return (
    <section class="facts-asked" aria-labelledby="open-facts">
      <h2 id="open-facts">
        {deciding.length > 0 ? 'The duty depends on these answers' : 'What could still change it'}
      </h2>
      <p>
        Over every answer that is still open, claims included, the duty lies between{' '}
        <strong>{formatMoney(bounds.low)}</strong> and{' '}
        <strong>{bounds.high === null ? 'no known limit' : formatMoney(bounds.high)}</strong>.
      </p>
      {fieldsOf(deciding)}
      {deciding.length > 0 && others.length > 0 ? (
        <details class="more">
          <summary>{others.length} more that may change it</summary>
          {fieldsOf(others)}
        </details>
      ) : (
        fieldsOf(others)
      )}
    </section>
  );
}
