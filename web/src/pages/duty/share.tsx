import type { AnswerFragment } from '../../generated/operations.js';
import { CopyButton, SaveButton } from '../../parts/copy-button.js';
import { layersToCsv, toCurl, toGraphqlBody } from '../../question/copies.js';
import { addressOf, without, type Question } from '../../question/question.js';

/** Ways to take the answer along. None of them has the key in it. */
export function Share({
  answer,
  question,
}: {
  readonly answer: AnswerFragment;
  readonly question: Question;
}) {
  const dated = { ...question, date: answer.entryDate };
  return (
    <section class="share" aria-label="Take it along">
      <CopyButton label="Copy link" text={() => location.origin + addressOf('/duty', dated)} />
      <CopyButton label="Copy as curl" text={() => toCurl(location.origin, dated)} />
      <CopyButton label="Copy as GraphQL" text={() => toGraphqlBody(dated)} />
      <SaveButton label="Save as CSV" name={`duty-${answer.htsCode}.csv`} text={() => layersToCsv(answer)} />
      <a class="button small" href={addressOf('/timeline', without(question, 'date'))}>
        Through time
      </a>
      <a class="button small" href={addressOf('/origins', without(question, 'origin'))}>
        Other origins
      </a>
      <a class="button small" href={`/hts/code/${answer.htsCode}`}>
        In the schedule
      </a>
    </section>
  );
}
