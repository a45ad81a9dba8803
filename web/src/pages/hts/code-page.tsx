import { useLocation, useRoute } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { LineSearch } from '../../parts/line-search.js';
import { Refused } from '../../parts/refused.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { rest } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { CodeView } from './code-view.js';

/** One number: its place, rates, endnotes, notes and history. */
export default function CodePage() {
  const { params } = useRoute();
  const { route } = useLocation();
  const code = decodeURIComponent(params.code ?? '');
  useTitle(code);
  const key = apiKey.use();
  const { answer, refusal, isLoading } = useAnswer(key === null ? null : code, (signal) =>
    rest().getCatalogCode({ code }, { signal }),
  );
  return (
    <div class="page">
      {key === null ? (
        <KeyNeeded />
      ) : (
        <form class="question one" role="search" onSubmit={(event) => event.preventDefault()}>
          <LineSearch
            value={code}
            onValue={(next) => route(`/hts/code/${encodeURIComponent(next)}`)}
            anyLevel
          />
        </form>
      )}
      {answer === null ? <h1 class="unseen">{code}</h1> : null}
      {isLoading && answer === null ? <Waiting what="Reading the schedule" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {answer === null ? null : (
        <div class={isLoading ? 'is-loading' : undefined}>
          <CodeView at={answer} />
        </div>
      )}
    </div>
  );
}
