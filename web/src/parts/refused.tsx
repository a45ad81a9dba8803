import { KeyNeeded } from '../access/key-form.js';
import type { Refusal } from '../server/refusal.js';
import { offerOf, toPlainText } from './refused-text.js';

/** What to do about each kind of refusal; the catalogue has the rest. */
const CURES: Readonly<Record<string, string>> = {
  'unknown-hts-code':
    'Look the number up with the search field, or browse the schedule. A number may have been replaced: see the changes of the schedule.',
  'ambiguous-hts-code': 'Choose the line that the goods are classified in.',
  'date-out-of-coverage': 'Choose a day that is covered: the data page has the first and the last one.',
  'data-version-gone':
    'The link names a version of the data that this server no longer keeps. Ask the law as it is known now; a saved proof can be computed again at any time.',
  'rate-limited': 'Wait a minute and ask again; the limit is set by whoever runs this server.',
  'closed-beta':
    'This part needs a key with the closed-beta entitlement: npm run keys -- create --beta makes one.',
  unreachable: 'See whether the server is running, then ask again.',
  'service-unavailable': 'The server is starting or its database is away. Ask again in a moment.',
};

const LINES = /(\d{4}\.\d{2}\.\d{2}\.\d{2})/;

/** Why there is no answer, and what to do about it. `onLine` is offered the lines that the refusal names. */
export function Refused({
  refusal,
  onLine,
}: {
  readonly refusal: Refusal;
  readonly onLine?: (code: string) => void;
}) {
  if (refusal.kind === 'unauthorized') return <KeyNeeded />;
  const { reason, lines, asked } = offerOf(refusal);
  const cure = CURES[refusal.kind];
  const others = refusal.fields.filter(({ message }) => message !== refusal.detail);
  return (
    <section class="panel refusal" role="alert">
      <h2>No answer to this question</h2>
      <p class="reason">{onLine === undefined ? toPlainText(refusal.detail) : reason}</p>
      {cure === undefined ? null : <p>{cure}</p>}
      {asked === null || onLine === undefined ? null : <Lines {...{ lines, asked, onLine }} />}
      {others.length === 0 ? null : (
        <ul class="faults">
          {others.slice(0, 20).map(({ message }) => (
            <li key={message}>
              <Fault message={message} onLine={onLine} />
            </li>
          ))}
        </ul>
      )}
      <About refusal={refusal} />
    </section>
  );
}

interface LinesParts {
  readonly lines: readonly string[];
  readonly asked: string;
  readonly onLine: (code: string) => void;
}

/** Lines that are named by number alone, and where they are described. */
function Lines({ lines, asked, onLine }: LinesParts) {
  return (
    <>
      <ul class="faults lines">
        {lines.map((code) => (
          <li key={code}>
            <button type="button" class="link" onClick={() => onLine(code)}>
              {code}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/hts/code/${headingOf(asked)}`}>Read what each of them is in the schedule</a>
      </p>
    </>
  );
}

/** The heading stands in the schedule also where the number that was asked does not. */
const headingOf = (code: string): string => code.slice(0, 4);

/** Where the kind of refusal is described, and the name under which the server can be asked about this one. */
function About({ refusal: { kind, traceId } }: { readonly refusal: Refusal }) {
  return (
    <p class="hint">
      {kind === 'unreachable' ? (
        <a href="/docs/errors">Every kind of refusal</a>
      ) : (
        <a href={`/docs/errors/${kind}`}>About this kind of refusal</a>
      )}
      {traceId === null ? null : (
        <>
          {' '}
          · trace <code>{traceId}</code>
        </>
      )}
    </p>
  );
}

function Fault({
  message,
  onLine,
}: {
  readonly message: string;
  readonly onLine?: ((code: string) => void) | undefined;
}) {
  const code = LINES.exec(message)?.[1];
  if (code === undefined || onLine === undefined) return <>{toPlainText(message)}</>;
  return (
    <button type="button" class="link" onClick={() => onLine(code)}>
      {message}
    </button>
  );
}
