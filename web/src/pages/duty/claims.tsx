import type { AnswerFragment } from '../../generated/operations.js';
import { formatMoney, toWords } from '../../parts/text.js';
import { addressOf, withAnswer, type Question } from '../../question/question.js';

/** Keys that the service takes as a parameter of their own. */
const OWN_PARAMETER: Readonly<Record<string, string>> = { spi: 'spi', exclusion_match: 'exclusions' };

interface ClaimsParts {
  readonly answer: AnswerFragment;
  readonly question: Question;
}

/** Claims and facts that would lower the duty, each to be tried. */
export function Claims({ answer, question }: ClaimsParts) {
  const saving = answer.claims.filter((claim) => Number(claim.saving ?? 0) > 0);
  if (saving.length === 0) return null;
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">What would lower it</h2>
      <p>If it is true of the goods and can be proved. Trying one changes the answer on this page only.</p>
      <ul class="claims">
        {saving.slice(0, 8).map((claim) => {
          const parameter = OWN_PARAMETER[claim.key] ?? `fact.${claim.key}`;
          return (
            <li key={`${claim.key} ${claim.value}`}>
              <strong class="saving">saves {formatMoney(claim.saving)}</strong>
              <span>
                {claim.question} <em>{toWords(claim.value)}</em>
              </span>
              <cite>{claim.citation}</cite>
              <a class="button small" href={addressOf('/duty', withAnswer(question, parameter, claim.value))}>
                Try it
                <span class="unseen">
                  : {toWords(claim.key)} {claim.value}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
