import { useLocation } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { DutyDocument } from '../../generated/operations.js';
import { Refused } from '../../parts/refused.js';
import { formatMoney } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { toDutyInput } from '../../question/duty-input.js';
import { addressOf, toQuestion, versionOf, withAnswer, type Question } from '../../question/question.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { AnswerView } from './answer-view.js';
import { Examples } from './examples.js';
import { GivenAnswers } from './given-answers.js';
import { QuestionForm } from './question-form.js';
import { SavedList } from './saved-list.js';

/** What is due on goods, layer by layer. Everything asked is in the address. */
export default function DutyPage() {
  const { query, route } = useLocation();
  const key = apiKey.use();
  const question = toQuestion(query);
  const version = versionOf(query);
  const isAsked = question.hts !== undefined && key !== null;
  const asked = useAnswer(isAsked ? JSON.stringify([question, version]) : null, (signal) =>
    askGraph(DutyDocument, { input: toDutyInput(question) }, { signal, version }),
  );
  const answer = asked.answer?.duty.dutyInfo ?? null;
  useTitle(answer === null ? 'Duty' : `${answer.htsCode} ${question.origin ?? ''}`);
  const onQuestion = (next: Question): void => route(addressOf('/duty', next));
  return (
    <div class="page">
      {question.hts === undefined ? <Welcome /> : null}
      {question.hts !== undefined && answer === null ? <h1 class="unseen">Duty on {question.hts}</h1> : null}
      {key === null ? (
        <KeyNeeded />
      ) : (
        <>
          <QuestionForm question={question} onQuestion={onQuestion} />
          <GivenAnswers question={question} onQuestion={onQuestion} />
          {question.hts === undefined ? (
            <>
              <SavedList />
              <Examples />
            </>
          ) : null}
          {version === null ? null : <AsOfVersion version={version} question={question} />}
        </>
      )}
      <div aria-busy={asked.isLoading} class={asked.isLoading ? 'is-loading' : undefined}>
        {asked.isLoading && answer === null ? <Waiting what="Computing the duty" /> : null}
        {asked.refusal === null ? null : (
          <Refused refusal={asked.refusal} onLine={(hts) => onQuestion(withAnswer(question, 'hts', hts))} />
        )}
        {answer === null || !isAsked ? null : (
          <AnswerView answer={answer} question={question} onQuestion={onQuestion} />
        )}
      </div>
      <p class="unseen" role="status">
        {answer === null ? '' : `Total duty ${formatMoney(answer.totals.totalDuty)}`}
      </p>
    </div>
  );
}

/** Says that an older answer may be shown, and how to ask anew. */
function AsOfVersion({ version, question }: { readonly version: string; readonly question: Question }) {
  return (
    <p class="as-of">
      Answered from data version <code>{version.slice(0, 12)}</code>, as the link says.{' '}
      <a href={addressOf('/duty', question)}>Ask the law as it is known now</a>
    </p>
  );
}

function Welcome() {
  return (
    <header class="welcome">
      <h1>What is due, by law, on goods entering the United States</h1>
      <p>
        Every layer of duty with its heading, rate, base, amount and citation, and what is still open about
        it.
      </p>
    </header>
  );
}
