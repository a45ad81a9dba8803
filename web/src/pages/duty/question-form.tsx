import type { ComponentChildren } from 'preact';
import { CountryField } from '../../parts/country-field.js';
import { ChoiceField, TextField } from '../../parts/fields.js';
import { LineSearch } from '../../parts/line-search.js';
import { withAnswer, type Question } from '../../question/question.js';

const MODES = [
  ['', 'Not stated'],
  ['ocean', 'Ocean'],
  ['air', 'Air'],
  ['truck', 'Truck'],
  ['rail', 'Rail'],
] as const;

interface FormParts {
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
  /** Fields the page has no use for. */
  readonly leaveOut?: readonly ('origin' | 'date' | 'transport')[];
  /** Fields of the page's own, after the others. */
  readonly children?: ComponentChildren;
}

/** Line, origin, value, date and transport: every change is a question. */
export function QuestionForm({ question, onQuestion, leaveOut = [], children }: FormParts) {
  const set =
    (name: string) =>
    (value: string): void =>
      onQuestion(withAnswer(question, name, value));
  return (
    <form class="question" role="search" aria-label="Goods" onSubmit={(event) => event.preventDefault()}>
      <LineSearch value={question.hts ?? ''} date={question.date} onValue={set('hts')} />
      {leaveOut.includes('origin') ? null : (
        <CountryField label="Country of origin" value={question.origin ?? ''} onValue={set('origin')} />
      )}
      <TextField
        label="Customs value"
        type="decimal"
        unit="USD"
        value={question.value ?? ''}
        onValue={(value) => set('value')(value.replace(/[$,\s]/g, ''))}
      />
      {leaveOut.includes('date') ? null : (
        <TextField
          label="Entry date or today"
          type="date"
          value={question.date ?? ''}
          onValue={set('date')}
        />
      )}
      {leaveOut.includes('transport') ? null : (
        <ChoiceField
          label="Transport"
          value={question.transport ?? ''}
          options={MODES}
          onValue={set('transport')}
        />
      )}
      {children}
    </form>
  );
}
