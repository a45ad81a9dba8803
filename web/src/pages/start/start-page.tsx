import { useState } from 'preact/hooks';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { CopyButton } from '../../parts/copy-button.js';
import { useTitle } from '../../parts/title.js';

/** Every outcome of a question has the whole answer; its layers and totals are what is asked first. */
const OUTCOMES = ['DutyQuote', 'DutyNeedsFacts', 'DutyProvisional', 'ImportProhibited'];
const QUERY = [
  'query { duty(input: {hts: "7326.90.86.88", origin: "CN", value: 14172, date: "2026-09-15"}) { __typename',
  ...OUTCOMES.map((outcome) => `... on ${outcome} { dutyInfo { ...sums } }`),
  '} }',
  'fragment sums on DutyInfo { layers { heading rateText amount } totals { totalDuty totalLandedDuty } }',
].join(' ');

const QUESTION = '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15';

/** The first calls to the API with the key of the reader. */
export default function StartPage() {
  useTitle('API quick start');
  const key = apiKey.use();
  return (
    <div class="page">
      <h1>Use it from a program</h1>
      <p>
        The console asks nothing that the API does not answer. <a href="/docs">REST reference</a> ·{' '}
        <a href="/graphiql">GraphiQL with worked queries</a> · <a href="/openapi.json">openapi.json</a> ·{' '}
        <a href="/docs/errors">every problem and its cure</a>
      </p>
      {key === null ? <KeyNeeded /> : <Calls apiKeyText={key} />}
    </div>
  );
}

function Calls({ apiKeyText }: { readonly apiKeyText: string }) {
  const [isShown, setShown] = useState(false);
  const masked = `${apiKeyText.slice(0, 12)}…`;
  const calls = callsFor(isShown ? apiKeyText : masked);
  const real = callsFor(apiKeyText);
  return (
    <>
      <section class="panel" aria-labelledby="your-key">
        <h2 id="your-key">Your key</h2>
        <p>
          <code>{isShown ? apiKeyText : masked}</code>{' '}
          {apiKey.isKept()
            ? 'is kept on this device until you remove it.'
            : 'is held by this tab until it is closed.'}
        </p>
        <p class="actions">
          <button type="button" class="button small" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide it' : 'Show it'}
          </button>
          <button type="button" class="button small" onClick={() => apiKey.set(apiKeyText, !apiKey.isKept())}>
            {apiKey.isKept() ? 'Keep it in this tab only' : 'Keep it on this device'}
          </button>
          <button type="button" class="button small" onClick={() => apiKey.set(null, false)}>
            Remove it
          </button>
        </p>
      </section>
      {calls.map(({ name, text }, index) => (
        <section key={name} aria-labelledby={`call-${index}`}>
          <h2 id={`call-${index}`}>{name}</h2>
          <pre>{text}</pre>
          <CopyButton label="Copy with the key" text={() => real[index]!.text} />
        </section>
      ))}
    </>
  );
}

function callsFor(key: string): readonly { readonly name: string; readonly text: string }[] {
  const { origin } = location;
  const bearer = `-H "Authorization: Bearer ${key}"`;
  const query = JSON.stringify({ query: QUERY });
  return [
    { name: 'REST', text: `curl -s ${bearer} '${origin}${QUESTION}'` },
    {
      name: 'GraphQL',
      text: `curl -s ${bearer} -H 'Content-Type: application/json' \\\n  --data '${query}' ${origin}/graphql`,
    },
    {
      name: 'An agent (MCP)',
      text: JSON.stringify(
        {
          mcpServers: { dutygraph: { url: `${origin}/v1/mcp`, headers: { Authorization: `Bearer ${key}` } } },
        },
        null,
        2,
      ),
    },
  ];
}
