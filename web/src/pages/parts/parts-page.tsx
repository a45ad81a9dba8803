import { useState } from 'preact/hooks';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { PortfolioDocument, type PortfolioQuery } from '../../generated/operations.js';
import { Refused } from '../../parts/refused.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { PartsForm, type PartsAsked } from './parts-form.js';
import { PortfolioView } from './portfolio-view.js';

/** Where a table of parts is given, and what they cost. The table stays in this tab and is kept nowhere. */
export default function PartsPage() {
  useTitle('Parts');
  const key = apiKey.use();
  const [asked, setAsked] = useState<PartsAsked | null>(null);
  const { answer, refusal, isLoading } = useAnswer<PortfolioQuery>(
    key === null || asked === null ? null : JSON.stringify(asked),
    (signal) =>
      askGraph(
        PortfolioDocument,
        { input: { content: asked!.content, date: asked!.date === '' ? null : asked!.date, workbook: true } },
        { signal },
      ),
  );
  return (
    <div class="page">
      <h1>Parts</h1>
      <p>
        The duty of a year on the parts you import again and again: where it comes from, what scheduled
        changes of the law cost, and which answers would make it exact.
      </p>
      {key === null ? <KeyNeeded /> : <PartsForm onAsk={setAsked} isBusy={isLoading} />}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {isLoading && answer === null ? <Waiting what="Pricing the parts" /> : null}
      {answer === null ? null : (
        <div class={isLoading ? 'is-loading' : undefined}>
          <PortfolioView portfolio={answer.portfolio} />
        </div>
      )}
    </div>
  );
}
