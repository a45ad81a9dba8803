import type { AnswerFragment } from '../../generated/operations.js';
import { formatMoney, toWords } from '../../parts/text.js';
import { addressOf, withAnswer, type Question } from '../../question/question.js';
import { AnswerOffered } from './answer-offered.js';

interface ClaimsParts {
  readonly answer: AnswerFragment;
  readonly question: Question;
}

/** Reliefs that the law gives to all goods, and few goods are: they are offered last. */
const RARE = new Set(['donation', 'informational_materials']);

/** Claims and facts that would lower the duty, each to be tried. */
export function Claims({ answer, question }: ClaimsParts) {
  const saving = answer.claims.filter((claim) => Number(claim.saving ?? 0) > 0);
  const usual = saving.filter(({ key }) => !RARE.has(key));
  const rare = saving.filter(({ key }) => RARE.has(key));
  if (saving.length === 0) return null;
  return (
    <section class="lowering" aria-labelledby="claims">
      <h2 id="claims">What would lower it</h2>
      <p>If it is true of the goods and can be proved. Trying one changes the answer on this page only.</p>
      <ClaimList claims={usual.slice(0, 8)} question={question} />
      {rare.length === 0 ? null : (
        <details>
          <summary>Rarely: gifts to relieve suffering, and publications</summary>
          <ClaimList claims={rare} question={question} />
        </details>
      )}
    </section>
  );
}

function ClaimList({ claims, question }: { claims: AnswerFragment['claims']; question: Question }) {
  return (
    <ul class="claims">
      {claims.map(({ key, field, value, question: asked, saving, citation }) => (
        <AnswerOffered
          key={`${key} ${value}`}
          question={asked}
          saving={formatMoney(saving)}
          {...{ field, value, citation }}
        >
          <a class="button small" href={addressOf('/duty', withAnswer(question, field, value))}>
            Try it
            <span class="unseen">
              : {toWords(key)} {value}
            </span>
          </a>
        </AnswerOffered>
      ))}
    </ul>
  );
}
