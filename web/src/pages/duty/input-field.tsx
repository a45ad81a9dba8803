import type { RequiredInputFragment } from '../../generated/operations.js';
import { CountryField } from '../../parts/country-field.js';
import { ChoiceField, TextField } from '../../parts/fields.js';
import { splitQuestion, toWords } from '../../parts/text.js';
import { CitedLaw } from '../../parts/citations.js';

/** Questions for parameters whose reason is none. */
const QUESTIONS: Readonly<Record<string, string>> = {
  productDescription: 'What are the goods, in words?',
  adcvdDeclared: 'Under which AD/CVD case are they entered?',
  manufacturer: 'Who made the goods?',
  exporter: 'Who exported the goods?',
};

/** Answers that fields take beside those of their type: value and words. */
const BESIDE: readonly (readonly [fields: RegExp, value: string, words: string])[] = [
  [/cast_country|smelt_country/, 'unknown', 'It is not known'],
  [/^spi$/, 'none', 'No preference is claimed'],
];

interface InputParts {
  readonly input: RequiredInputFragment;
  readonly onAnswer: (value: string) => void;
}

/** One fact that is asked for, in the form its type takes. */
export function InputField({ input, onAnswer }: InputParts) {
  const own = QUESTIONS[input.field];
  const [question, rest] = own === undefined ? splitQuestion(input.reason) : [own, sentence(input.reason)];
  const beside = BESIDE.find(([fields]) => fields.test(input.field));
  const hint = (
    <>
      {rest} {describeRange(input)} {input.citation === null ? null : <CitedLaw of={input.citation} />}{' '}
      {beside === undefined ? null : (
        <button type="button" class="link" onClick={() => onAnswer(beside[1])}>
          {beside[2]}
        </button>
      )}
    </>
  );
  if (input.type === 'boolean')
    return (
      <ChoiceField
        label={question}
        value=""
        hint={hint}
        options={[
          ['', 'Not answered'],
          ['true', 'Yes'],
          ['false', 'No'],
        ]}
        onValue={onAnswer}
      />
    );
  if (input.type === 'iso2_country')
    return (
      <div>
        <CountryField label={question} value="" onValue={onAnswer} />
        <p class="hint">{hint}</p>
      </div>
    );
  return (
    <TextField
      label={question}
      value=""
      type={input.type === 'iso_date' ? 'date' : input.type === 'number' ? 'decimal' : 'text'}
      unit={input.unit}
      hint={hint}
      placeholder={input.type === 'string' ? String(input.exampleValue ?? '') : ''}
      onValue={onAnswer}
    />
  );
}

function sentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

function describeRange({ min, max, field }: RequiredInputFragment): string {
  const name = `Parameter: ${toWords(field)}.`;
  if (min === null && max === null) return name;
  if (max === null) return `${name} At least ${min}.`;
  return min === null ? `${name} At most ${max}.` : `${name} From ${min} to ${max}.`;
}
