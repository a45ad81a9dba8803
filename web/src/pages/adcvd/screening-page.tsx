import { useLocation } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { CountryField } from '../../parts/country-field.js';
import { TextField } from '../../parts/fields.js';
import { LineSearch } from '../../parts/line-search.js';
import { Refused } from '../../parts/refused.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { addressOf, withAnswer, type Question } from '../../question/question.js';
import { rest } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { GivenAnswers } from '../duty/given-answers.js';
import { AdcvdNav } from './adcvd-nav.js';
import { ScreeningResult } from './screening-result.js';

const FIELDS = ['hts', 'country', 'words', 'maker', 'exporter'] as const;

/** Goods held against the written scopes of AD/CVD orders. */
export default function ScreeningPage() {
  useTitle('AD/CVD screening');
  const { query, route } = useLocation();
  const key = apiKey.use();
  const asked: Question = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const isAsked = key !== null && (asked.hts !== undefined || asked.words !== undefined);
  const { answer, refusal, isLoading } = useAnswer(isAsked ? JSON.stringify(asked) : null, (signal) =>
    rest().checkAdcvd(toCheck(asked), { signal }),
  );
  const set =
    (name: string) =>
    (value: string): void =>
      route(addressOf('/adcvd', withAnswer(asked, name, value)));
  return (
    <div class="page">
      <h1>Antidumping and countervailing duties</h1>
      <AdcvdNav at="/adcvd" />
      {key === null ? (
        <KeyNeeded />
      ) : (
        <form class="question screening" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label="The goods in words: what they are, of what, how made, what for"
            value={asked.words ?? ''}
            placeholder="wooden bedroom dresser of solid pine"
            onValue={set('words')}
          />
          <LineSearch
            label="Tariff number (an index aid)"
            value={asked.hts ?? ''}
            onValue={set('hts')}
            anyLevel
            isOptional
          />
          <CountryField label="Country of origin" value={asked.country ?? ''} onValue={set('country')} />
          <TextField label="Producer" value={asked.maker ?? ''} onValue={set('maker')} />
          <TextField label="Exporter" value={asked.exporter ?? ''} onValue={set('exporter')} />
        </form>
      )}
      <GivenAnswers
        question={asked}
        onQuestion={(next) => route(addressOf('/adcvd', next))}
        fields={FIELDS}
      />
      {isAsked || key === null ? null : <p class="waiting">Describe the goods, or choose a tariff number.</p>}
      {isLoading && answer === null ? <Waiting what="Reading the scopes" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {answer === null || !isAsked ? null : (
        <ScreeningResult
          check={answer}
          goods={asked.words ?? ''}
          onFact={(field, value) => set(field)(value)}
        />
      )}
    </div>
  );
}

/** Everything in the address that is not a field of the form is a fact of the goods. */
function toCheck(asked: Question): Parameters<ReturnType<typeof rest>['checkAdcvd']>[0] {
  const facts = Object.entries(asked).filter(([name]) => !(FIELDS as readonly string[]).includes(name));
  return {
    htsCode: asked.hts,
    country: asked.country as never,
    productDescription: asked.words,
    manufacturer: asked.maker,
    exporter: asked.exporter,
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
  };
}
