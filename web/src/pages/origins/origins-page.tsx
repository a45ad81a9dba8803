import { useLocation } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { OriginComparisonDocument, type OriginComparisonQuery } from '../../generated/operations.js';
import { SaveButton } from '../../parts/copy-button.js';
import { PrintedQuestion } from '../../parts/printed-question.js';
import { Refused } from '../../parts/refused.js';
import { countryName, formatDay, formatMoney } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { toCsvLines } from '../../../../src/terms/csv.js';
import { toDutyInput } from '../../question/duty-input.js';
import { addressOf, toQuestion, withAnswer, without, type Question } from '../../question/question.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { GivenAnswers } from '../duty/given-answers.js';
import { QuestionForm } from '../duty/question-form.js';
import { toLevels } from './levels.js';
import { LevelsChart } from './levels-chart.js';
import { OriginsTable } from './origins-table.js';

type Comparison = OriginComparisonQuery['originComparison'];

/** One line from every country of origin. */
export default function OriginsPage() {
  useTitle('Every origin');
  const { query, route } = useLocation();
  const key = apiKey.use();
  const question = without(toQuestion(query), 'origin');
  const isAsked = question.hts !== undefined && key !== null;
  const asked = useAnswer(isAsked ? JSON.stringify(question) : null, (signal) =>
    askGraph(OriginComparisonDocument, { input: toDutyInput(question) }, { signal }),
  );
  const onQuestion = (next: Question): void => route(addressOf('/origins', next));
  return (
    <div class="page">
      <h1>One line from every origin</h1>
      {key === null ? (
        <KeyNeeded />
      ) : (
        <>
          <QuestionForm question={question} onQuestion={onQuestion} leaveOut={['origin']} />
          <GivenAnswers question={question} onQuestion={onQuestion} />
        </>
      )}
      {asked.isLoading && asked.answer === null ? <Waiting what="Computing every origin" /> : null}
      {asked.refusal === null ? null : (
        <Refused refusal={asked.refusal} onLine={(hts) => onQuestion(withAnswer(question, 'hts', hts))} />
      )}
      <div class={asked.isLoading ? 'is-loading' : undefined}>
        {asked.answer === null ? null : (
          <AllOrigins comparison={asked.answer.originComparison} question={question} />
        )}
      </div>
    </div>
  );
}

function AllOrigins({
  comparison,
  question,
}: {
  readonly comparison: Comparison;
  readonly question: Question;
}) {
  return (
    <>
      <section aria-labelledby="levels">
        <h2 id="levels">
          {comparison.htsCode} {comparison.description}, entered {formatDay(comparison.entryDate)}
        </h2>
        <PrintedQuestion question={question} />
        <LevelsChart levels={toLevels(comparison.origins)} question={question} />
        <Frontier steps={comparison.frontier} />
        <p>
          <SaveButton
            label="Save as CSV"
            name={`origins-${comparison.htsCode}.csv`}
            text={() => toRows(comparison.origins)}
          />
        </p>
      </section>
      <OriginsTable origins={comparison.origins} question={question} />
    </>
  );
}

/** What more conditions would open. */
function Frontier({ steps }: { readonly steps: Comparison['frontier'] }) {
  if (steps.length < 2) return null;
  return (
    <ul class="frontier">
      {steps.map(({ conditions, totalDuty, origins }) => (
        <li key={conditions}>
          {conditions === 0
            ? 'As stated'
            : `With ${conditions} ${conditions === 1 ? 'condition' : 'conditions'} met`}
          : <strong>{formatMoney(totalDuty)}</strong> from{' '}
          {origins
            .slice(0, 5)
            .map(
              ({ countryOfOrigin, spi }) => countryName(countryOfOrigin) + (spi === null ? '' : ` (${spi})`),
            )
            .join(', ')}
          {origins.length > 5 ? ` and ${origins.length - 5} more` : ''}
        </li>
      ))}
    </ul>
  );
}

function toRows(origins: Comparison['origins']): string {
  const head = [
    'rank',
    'countryOfOrigin',
    'countryName',
    'totalDuty',
    'totalLandedDuty',
    'effectiveRate',
    'low',
    'high',
  ];
  const more = [
    'complete',
    'incompleteKinds',
    'prohibited',
    'programs',
    'openInputs',
    'preference',
    'saving',
    'ruleOfOrigin',
  ];
  return toCsvLines([
    [...head, ...more],
    ...origins.map((one) => [
      one.rank,
      one.countryOfOrigin,
      one.countryName,
      one.totalDuty,
      one.totalLandedDuty,
      one.effectiveRate,
      one.low,
      one.high,
      String(one.complete),
      one.incompleteKinds.join('; '),
      String(one.prohibited),
      one.programs.join('; '),
      one.openInputs.join('; '),
      one.preference?.spi ?? null,
      one.preference?.saving ?? null,
      one.preference?.ruleOfOrigin ?? null,
    ]),
  ]);
}
