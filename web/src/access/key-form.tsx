import { useState } from 'preact/hooks';
import { apiKey } from './api-key.js';

/** Where the reader pastes a key, and how long this browser keeps it. */
function KeyForm() {
  const [typed, setTyped] = useState('');
  const [isKept, setKept] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (typed.trim() !== '') apiKey.set(typed.trim(), isKept);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label class="field">
        <span>API key</span>
        <input
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={typed}
          placeholder="dg_live_…"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <label class="check">
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
        <span>Keep it on this device, also when the tab is closed</span>
      </label>
      <p class="hint">
        Without the check the key is held by this tab alone. It is sent to this server only and is never part
        of a link.
      </p>
      <div>
        <button class="button primary" type="submit">
          Use this key
        </button>
      </div>
    </form>
  );
}

/** What stands on a page that cannot be answered without a key, or not with the key that was given. */
export function KeyNeeded() {
  const isRefused = apiKey.use() !== null;
  return (
    <section class="panel" aria-labelledby="key-needed">
      <h2 id="key-needed">{isRefused ? 'This key is not known here' : 'An API key is needed'}</h2>
      {isRefused ? (
        <p class="reason">
          The server refused the key that this browser holds: it was mistyped, has expired, was revoked, or is
          of another server.
        </p>
      ) : null}
      <p>
        The server printed a link with a key when it started in a terminal. The first key also stands in the
        file <code>first-key</code> of its data directory (<code>.data/first-key</code> unless told
        otherwise); more are made with <code>npm run keys -- create</code>.
      </p>
      <KeyForm />
    </section>
  );
}
