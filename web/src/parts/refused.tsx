import { KeyNeeded } from '../access/key-form.js';
import type { Refusal } from '../server/refusal.js';

/** What to do about each kind of refusal; the catalogue has the rest. */
const CURES: Readonly<Record<string, string>> = {
  'unknown-hts-code':
    'Look the number up with the search field, or browse the schedule. A number may have been replaced: see the changes of the schedule.',
  'ambiguous-hts-code': 'Choose one of the ten-digit lines below.',
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
  const cure = CURES[refusal.kind];
  const others = refusal.fields.filter(({ message }) => message !== refusal.detail);
  return (
    <section class="panel refusal" role="alert">
      <h2>No answer to this question</h2>
      <p class="reason">{refusal.detail}</p>
      {cure === undefined ? null : <p>{cure}</p>}
      {others.length === 0 ? null : (
        <ul class="faults">
          {others.slice(0, 20).map(({ message }) => (
            <li key={message}>
              <Fault message={message} onLine={onLine} />
            </li>
          ))}
        </ul>
      )}
      <p class="hint">
        <a href={`/docs/errors/${refusal.kind === 'unreachable' ? '' : refusal.kind}`}>
          About this kind of refusal
        </a>
        {refusal.traceId === null ? null : (
          <>
            {' '}
            · trace <code>{refusal.traceId}</code>
          </>
        )}
      </p>
    </section>
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
  if (code === undefined || onLine === undefined) return <>{message}</>;
  return (
    <button type="button" class="link" onClick={() => onLine(code)}>
      {message}
    </button>
  );
}
