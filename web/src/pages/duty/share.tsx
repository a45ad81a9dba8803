import { useState } from 'preact/hooks';
import type { AnswerFragment } from '../../generated/operations.js';
import { CopyButton, SaveButton } from '../../parts/copy-button.js';
import { Refused } from '../../parts/refused.js';
import { formatMoney } from '../../parts/text.js';
import { saveFile } from '../../parts/save-file.js';
import { layersToCsv, toCurl, toGraphqlBody } from '../../question/copies.js';
import { addressAsOf, addressOf, without, type Question } from '../../question/question.js';
import { useSavedQuestions } from '../../question/saved-questions.js';
import { fetchProof } from '../../server/ask.js';
import { toRefusal, type Refusal } from '../../server/refusal.js';

interface ShareParts {
  readonly answer: AnswerFragment;
  readonly question: Question;
}

/** Ways to take the answer along. None of them has the key in it. */
export function Share({ answer, question }: ShareParts) {
  const dated = { ...question, date: answer.entryDate };
  const { dataVersion } = answer.provenance;
  const link = (): string => location.origin + addressAsOf('/duty', dated, dataVersion);
  return (
    <section class="share" aria-label="Take it along">
      <button type="button" class="button small" onClick={() => print()}>
        Print
      </button>
      <CopyButton label="Copy link" text={link} />
      <KeepButton answer={answer} address={addressOf('/duty', dated)} />
      <CopyButton label="Copy as curl" text={() => toCurl(location.origin, dated)} />
      <CopyButton label="Copy as GraphQL" text={() => toGraphqlBody(dated)} />
      <SaveButton label="Save as CSV" name={`duty-${answer.htsCode}.csv`} text={() => layersToCsv(answer)} />
      <ProofButton answer={answer} question={dated} />
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

function KeepButton({ answer, address }: { readonly answer: AnswerFragment; readonly address: string }) {
  const { saved, save } = useSavedQuestions();
  const isKept = saved.some((one) => one.address === address);
  const { htsCode, countryOfOrigin, enteredValue, entryDate } = answer;
  const value = enteredValue === null ? null : formatMoney(String(enteredValue));
  const name = [htsCode, countryOfOrigin, value, entryDate].filter((part) => part !== null).join(', ');
  return (
    <button type="button" class="button small" disabled={isKept} onClick={() => save({ name, address })}>
      {isKept ? 'Saved on this device' : 'Save question'}
    </button>
  );
}

/** The proof holds the law it rests on: `dutygraph verify` computes it again anywhere, without this server. */
function ProofButton({ answer, question }: ShareParts) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async (): Promise<void> => {
    setRefusal(null);
    try {
      const text = await fetchProof(addressOf('/v1/duty/proof', question), answer.provenance.dataVersion);
      saveFile(`proof-${answer.htsCode}.json`, new Blob([text], { type: 'application/json' }));
    } catch (cause) {
      setRefusal(toRefusal(cause));
    }
  };
  return (
    <>
      <button type="button" class="button small" onClick={() => void save()}>
        Save proof
      </button>
      {refusal === null ? null : <Refused refusal={refusal} />}
    </>
  );
}
