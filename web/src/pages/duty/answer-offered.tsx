import type { ComponentChildren } from 'preact';
import { CitedLaw } from '../../parts/citations.js';
import { formatAnswer, formatMoney } from '../../parts/text.js';

interface OfferedParts {
  /** The parameter that takes it. */
  readonly field: string;
  /** The answer; null: none of those that the law names. */
  readonly value: string | null;
  readonly question: string;
  readonly citation: string;
  /** What it saves, before it. */
  readonly saving?: string;
  /** What can be done with it, after it. */
  readonly children?: ComponentChildren;
}

/** An answer that could be given, with the question and the law behind it. */
export function AnswerOffered({ field, value, question, citation, saving, children }: OfferedParts) {
  return (
    <li>
      {saving === undefined ? null : <strong class="saving">saves {saving}</strong>}
      <span>
        {question} <em>{toText(field, value)}</em>
      </span>
      <CitedLaw of={citation} />
      {children}
    </li>
  );
}

function toText(field: string, value: string | null): string {
  if (value === null) return 'none that the law names';
  if (field.endsWith('_content_value')) return formatMoney(value);
  return field === 'uscontent' ? `${value}%` : formatAnswer(value);
}
