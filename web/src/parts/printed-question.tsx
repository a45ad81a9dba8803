import type { Question } from '../question/question.js';
import { countryName, formatMoney } from './text.js';

/** On paper alone, where the form is left out: whose duty it is, and where the answer was read. */
export function PrintedQuestion({ question: { origin, value } }: { readonly question: Question }) {
  const said = [
    ...(origin === undefined ? [] : [`from ${countryName(origin)}`]),
    value === undefined ? 'customs value not stated' : `customs value ${formatMoney(value)}`,
  ].join(', ');
  return (
    <p class="printed">
      {said.charAt(0).toUpperCase() + said.slice(1)}
      <br />
      <span class="hint">{location.href}</span>
    </p>
  );
}
