import { escapeMarkup } from '../terms/escape-markup.js';

/** One worked query of schema/examples. */
export interface GraphExample {
  readonly title: string;
  readonly explanation: string;
  /** The document, its comments included. */
  readonly text: string;
}

/** Reads a document whose first comment line is its title and whose other leading comments explain it. */
export function parseExample(text: string): GraphExample {
  const [title = '', ...others] = (/^(?:#.*\n)+/.exec(text)?.[0] ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^#\s?/, ''));
  return { title, explanation: others.join(' '), text };
}

export const BAR_STYLE = `
  body { display: flex; flex-direction: column; height: 100vh; margin: 0; }
  #root { flex: 1; min-height: 0; }
  #bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.5rem 1rem;
    font: 14px/1.4 system-ui, sans-serif; background: #10243e; color: #fff; }
  #bar h1 { font-size: 15px; margin: 0; }
  #bar label { display: flex; gap: 0.4rem; align-items: center; max-width: 100%; }
  #bar input, #bar select { font: inherit; padding: 0.25rem 0.5rem; border: 1px solid #8aa; border-radius: 4px;
    background: #fff; color: #111; max-width: 22rem; min-width: 0; }
  #bar input { width: 16rem; }
  #bar a { color: #cfe3ff; }
  #about { flex-basis: 100%; margin: 0; color: #dbe7f5; }
  #about:empty { display: none; }
  /* Contrast of 4.5 at least (WCAG 2.2), where the editor's own colors have less. */
  :is(.graphiql-container, .CodeMirror-info, .CodeMirror-lint-tooltip, reach-portal) {
    --color-tertiary: 188, 100%, 23%; --color-info: 208, 100%, 34%; --color-warning: 36, 100%, 26%;
    --alpha-secondary: 0.9; --alpha-tertiary: 0.8; }
`;

/** The bar above the editor: the reader's key, the worked queries, and where the rest is explained. */
export function renderBar(examples: readonly GraphExample[]): string {
  const options = examples.map(({ title }, at) => `<option value="${at}">${escapeMarkup(title)}</option>`);
  return `<header id="bar">
  <h1>Dutygraph</h1>
  <label>API key <input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="dg_live_…"></label>
  <label>Worked queries <select id="example"><option value="">Choose one…</option>${options.join('')}</select></label>
  <a href="/docs">REST reference</a> <a href="/v1/regulatory-data/status">Data status</a>
  <p id="about"></p>
</header>
<script>${barScript(examples)}</script>`;
}

/**
 * Sends the key with every request of the page to /graphql; without one the public schema is read and nothing is sent. It
 * is the key of the console, or one of this tab alone; another key reads the schema anew, and a key that came behind
 * `#key=` is taken out of the address.
 */
function barScript(examples: readonly GraphExample[]): string {
  const list = JSON.stringify(examples).replaceAll('<', '\\u003c');
  return `(() => {
  const examples = ${list};
  const stored = 'dutygraph.key';
  const read = () => sessionStorage.getItem(stored) ?? localStorage.getItem(stored);
  const field = document.getElementById('key');
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given) { sessionStorage.setItem(stored, given); history.replaceState(null, '', location.pathname + location.search); }
  field.value = read() ?? '';
  field.addEventListener('change', () => { sessionStorage.setItem(stored, field.value.trim()); location.reload(); });
  const send = window.fetch.bind(window);
  window.fetch = (target, options = {}) => {
    const key = read();
    if (new URL(String(target.url ?? target), location.href).pathname !== '/graphql') return send(target, options);
    if (!key && String(options.body).includes('IntrospectionQuery')) return send('/schema.json');
    if (!key) return Promise.resolve(Response.json({ errors: [{ message: 'Give an API key in the field above.' }] }));
    const headers = new Headers(options.headers);
    headers.set('Authorization', 'Bearer ' + key);
    return send(target, { ...options, headers });
  };
  new MutationObserver(() => {
    for (const field of document.querySelectorAll('#root section[aria-label] textarea:not([aria-label])'))
      field.setAttribute('aria-label', field.closest('section').getAttribute('aria-label'));
  }).observe(document.body, { childList: true, subtree: true });
  const choice = document.getElementById('example');
  const about = document.getElementById('about');
  const query = new URLSearchParams(location.search).get('query');
  const shown = examples.findIndex(({ text }) => text === query);
  if (shown >= 0) { choice.value = String(shown); about.textContent = examples[shown].explanation; }
  choice.addEventListener('change', () => {
    const example = examples[Number(choice.value)];
    if (choice.value !== '' && example) location.search = '?query=' + encodeURIComponent(example.text);
  });
})();`;
}
