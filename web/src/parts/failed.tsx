import { useTitle } from './title.js';

/** A part of the console could not be loaded or run. */
export function Failed() {
  return (
    <main id="main" class="page" tabIndex={-1}>
      <h1>This page could not be shown</h1>
      <p>
        The server may have been updated since the console was opened. Load the page again; if it fails again,
        the same question is answered by <a href="/docs">the API</a>.
      </p>
      <button class="button primary" type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </main>
  );
}

export function NotFound() {
  useTitle('Not found');
  return (
    <div class="page">
      <h1>There is no such page</h1>
      <p>Check the address, or go on from one of these:</p>
      <ul>
        <li>
          <a href="/duty">the duty on a tariff line</a>
        </li>
        <li>
          <a href="/hts">the tariff schedule</a>
        </li>
        <li>
          <a href="/adcvd">antidumping and countervailing screening</a>
        </li>
      </ul>
    </div>
  );
}
