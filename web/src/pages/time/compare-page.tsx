import { useLocation } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { StackedBar } from '../../charts/stacked-bar.js';
import { authorityOf } from '../../charts/authorities.js';
import { DutyDiffDocument, type DutyDiffQuery, type SideFragment } from '../../generated/operations.js';
import { TextField } from '../../parts/fields.js';
import { PrintedQuestion } from '../../parts/printed-question.js';
import { Refused } from '../../parts/refused.js';
import { formatDay, formatDifference, formatMoney, formatPercent } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { toDutyInput } from '../../question/duty-input.js';
import { addressOf, toQuestion, withAnswer, type Question } from '../../question/question.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { GivenAnswers } from '../duty/given-answers.js';
import { QuestionForm } from '../duty/question-form.js';
import { describeOpen } from './certainty.js';
import { ChangesList } from './changes-list.js';

/** The same goods on two days, and the cause of each part of the difference. */
export default function ComparePage() {
  useTitle('Two days compared');
  const { query, route } = useLocation();
  const key = apiKey.use();
  const question = toQuestion(query);
  const to = query.to ?? '';
  const isAsked = key !== null && question.hts !== undefined && to !== '';
  const asked = useAnswer(isAsked ? JSON.stringify([question, to]) : null, (signal) =>
    askGraph(DutyDiffDocument, { from: toDutyInput(question), to: { date: to } }, { signal }),
  );
  const go = (next: Question, day: string): void =>
    route(addressOf('/compare', { ...next, ...(day && { to: day }) }));
  return (
    <div class="page">
      <h1>Two days compared</h1>
      {key === null ? (
        <KeyNeeded />
      ) : (
        <>
          <QuestionForm question={question} onQuestion={(next) => go(next, to)} leaveOut={['transport']}>
            <TextField label="And on" type="date" value={to} onValue={(day) => go(question, day)} />
          </QuestionForm>
          <GivenAnswers question={question} onQuestion={(next) => go(next, to)} fields={[]} />
        </>
      )}
      {isAsked || key === null ? null : (
        <p class="waiting">Choose a line, an origin and the day to compare with.</p>
      )}
      {asked.isLoading ? <Waiting what="Comparing" /> : null}
      {asked.refusal === null ? null : (
        <Refused refusal={asked.refusal} onLine={(hts) => go(withAnswer(question, 'hts', hts), to)} />
      )}
      {asked.answer === null ? null : <Difference diff={asked.answer.dutyDiff} question={question} />}
    </div>
  );
}

function Difference({
  diff,
  question,
}: {
  readonly diff: DutyDiffQuery['dutyDiff'];
  readonly question: Question;
}) {
  return (
    <section aria-labelledby="difference">
      <h2 id="difference">
        {diff.difference === null ? 'Difference not known,' : formatDifference(diff.difference)} from{' '}
        {formatDay(diff.from.entryDate)} to {formatDay(diff.to.entryDate)}
      </h2>
      <p>
        {diff.to.htsCode} {diff.to.description}
      </p>
      <PrintedQuestion question={question} />
      <div class="sides">
        <Side side={diff.from} />
        <Side side={diff.to} />
      </div>
      {diff.changes.length === 0 ? <p>The duty is the same in every part.</p> : null}
      <ChangesList changes={diff.changes} fees={diff.feeChanges} />
    </section>
  );
}

function Side({ side }: { readonly side: SideFragment }) {
  const parts = side.layers.toReversed().map(({ heading, authorityType, amount }) => ({
    key: heading,
    label: heading,
    tone: authorityOf(authorityType).tone,
    amount: amount ?? '0',
  }));
  return (
    <div class="panel">
      <h3>{formatDay(side.entryDate)}</h3>
      <p class="figure">
        {side.prohibited ? 'Import prohibited' : formatMoney(side.totals.totalDuty)}{' '}
        {side.countryOfOrigin === null || side.totals.effectiveRate === null ? null : (
          <span class="hint">{formatPercent(side.totals.effectiveRate)}</span>
        )}
      </p>
      <StackedBar parts={parts} />
      <ul class="plain">
        {side.layers.toReversed().map((layer) => (
          <li key={layer.heading}>
            <span class={`swatch tone-${authorityOf(layer.authorityType).tone}`} />
            {layer.heading} {layer.rateText}
            {side.prohibited ? null : ` = ${formatMoney(layer.amount)}`}
          </li>
        ))}
      </ul>
      {describeOpen(side.incompleteReasons).map((open) => (
        <p key={open} class="hint">
          {open}
        </p>
      ))}
    </div>
  );
}
