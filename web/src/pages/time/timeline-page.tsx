import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { DutyTimelineDocument } from '../../generated/operations.js';
import { Refused } from '../../parts/refused.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { toDutyInput } from '../../question/duty-input.js';
import { addressOf, toQuestion, withAnswer, without, type Question } from '../../question/question.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { GivenAnswers } from '../duty/given-answers.js';
import { QuestionForm } from '../duty/question-form.js';
import { TimelineView } from './timeline-view.js';

/** One duty through time: every day it changes, and why. */
export default function TimelinePage() {
  useTitle('A duty through time');
  const { query, route } = useLocation();
  const key = apiKey.use();
  const question = without(toQuestion(query), 'date');
  const [chosen, setChosen] = useState<number | null>(null);
  const isAsked = question.hts !== undefined && key !== null;
  const asked = useAnswer(isAsked ? JSON.stringify(question) : null, (signal) =>
    askGraph(DutyTimelineDocument, { input: toDutyInput(question) }, { signal }),
  );
  const onQuestion = (next: Question): void => {
    setChosen(null);
    route(addressOf('/timeline', next));
  };
  return (
    <div class="page">
      <h1>A duty through time</h1>
      <p>
        Every day on which the duty on the same goods changes, with its cause.{' '}
        <a href={addressOf('/compare', question)}>Compare two days</a>
      </p>
      {key === null ? (
        <KeyNeeded />
      ) : (
        <QuestionForm question={question} onQuestion={onQuestion} leaveOut={['date']} />
      )}
      <GivenAnswers question={question} onQuestion={onQuestion} />
      <div aria-busy={asked.isLoading} class={asked.isLoading ? 'is-loading' : undefined}>
        {asked.isLoading && asked.answer === null ? <Waiting what="Reading the law of every day" /> : null}
        {asked.refusal === null ? null : (
          <Refused refusal={asked.refusal} onLine={(hts) => onQuestion(withAnswer(question, 'hts', hts))} />
        )}
        {asked.answer === null ? null : (
          <TimelineView
            timeline={asked.answer.dutyTimeline}
            question={question}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </div>
    </div>
  );
}
