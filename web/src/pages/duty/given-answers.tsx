import { formatAnswer, toWords } from '../../parts/text.js';
import { answersOf, without, type Question } from '../../question/question.js';

interface GivenParts {
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
  /** Answers that the page has a field for, where they are changed. */
  readonly fields?: readonly string[];
}

/** The facts that were stated, each to be taken back. */
export function GivenAnswers({ question, onQuestion, fields = ['transport'] }: GivenParts) {
  const given = answersOf(question).filter(([name]) => !fields.includes(name));
  if (given.length === 0) return null;
  return (
    <ul class="given" aria-label="Stated facts">
      {given.map(([name, value]) => (
        <li key={name}>
          <span>{toWords(name)}</span> <strong>{formatAnswer(value)}</strong>
          <button
            type="button"
            aria-label={`Take back: ${toWords(name)} ${value}`}
            onClick={() => onQuestion(without(question, name))}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
