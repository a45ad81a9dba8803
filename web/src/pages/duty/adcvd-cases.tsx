import type { AnswerFragment } from '../../generated/operations.js';
import { formatMoney, toWords } from '../../parts/text.js';
import type { Question } from '../../question/question.js';

interface CasesParts {
  readonly cases: AnswerFragment['adcvdCases'];
  readonly question: Question;
}

/** Orders that name the line and country: candidates until the written scope has been read. */
export function AdcvdCases({ cases, question }: CasesParts) {
  if (cases.length === 0) return null;
  const search = new URLSearchParams({
    hts: question.hts ?? '',
    country: question.origin ?? '',
    words: question.productDescription ?? '',
  });
  return (
    <section aria-labelledby="adcvd-cases">
      <h2 id="adcvd-cases">Antidumping and countervailing orders to rule out</h2>
      <p>
        {cases.length === 1 ? 'One order names' : `${cases.length} orders name`} this line and country. The
        written scope decides, not the number: <a href={`/adcvd?${search.toString()}`}>screen the goods</a>.
      </p>
      <ul class="cases">
        {cases.map((one) => (
          <li key={one.caseNumber}>
            <a href={`/adcvd/orders/${one.caseNumber}`}>{one.caseNumber}</a> <span>{one.product}</span>
            <span class="hint">
              {toWords(one.scopeAnalysis.determination)} · rate {one.rate ?? 'not known'} ·{' '}
              {one.advisory ? 'in no total' : 'in the total'} · {formatMoney(one.low)} to{' '}
              {one.high === null ? 'no known limit' : formatMoney(one.high)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
