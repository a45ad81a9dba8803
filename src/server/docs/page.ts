import { escapeMarkup } from '../../terms/escape-markup.js';
import { pagePolicy } from '../page-policy.js';

/** Swagger UI sizes its tables with style attributes. */
export const PAGE_POLICY = pagePolicy("'unsafe-inline'");

export const PAGE_STYLE = `:root { color-scheme: light dark; --ink: light-dark(#1b2430, #e4e6e6); --paper: light-dark(#fff, #1c2022);
  --line: light-dark(#d8dee6, #454d51); --link: light-dark(#0b5cad, #7dbcff); }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.55 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.4rem 1.4rem; align-items: baseline; padding: 0.8rem 1.5rem;
  border-bottom: 1px solid var(--line); }
header strong { font-size: 1.1rem; margin-right: auto; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid #f2a900; outline-offset: 2px; }
main.text { max-width: 46rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
table { border-collapse: collapse; }
main.text td, main.text th { text-align: left; padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); }
code { font: 0.92em ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { :root[data-theme] { color-scheme: light; } }
`;

/**
 * Light, dark, or as the system says: what the reader chose in the console holds here too. Swagger UI is dark by a class of
 * its own. Not deferred, so that nothing is drawn in the other theme first.
 */
export const PAGE_THEME = `(() => {
  const { documentElement: root } = document;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const kept = localStorage.getItem('dutygraph.theme');
    const theme = kept === 'light' || kept === 'dark' ? kept : system.matches ? 'dark' : 'light';
    root.dataset.theme = theme;
    root.classList.toggle('dark-mode', theme === 'dark');
  };
  system.addEventListener('change', show);
  show();
})();
`;

export interface PageContent {
  readonly title: string;
  /** What the page is for, as a search shows it; absent: a page that no search should find. */
  readonly description?: string;
  /** Written by us: HTML, not escaped. */
  readonly main: string;
  /** Addresses of style sheets and scripts beside the style of every page. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
}

/** A page with the links of all of them. */
export function renderPage({ title, description, main, styles = [], scripts = [] }: PageContent): string {
  const sheets = ['/docs/assets/page.css', ...styles].map((href) => `<link rel="stylesheet" href="${href}">`);
  const about =
    description === undefined ? '' : `\n<meta name="description" content="${escapeMarkup(description)}">`;
  const code = scripts.map((source) => `<script src="${source}" defer></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>${about}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<script src="/docs/assets/theme.js"></script>
${[...sheets, ...code].join('\n')}
</head>
<body>
<header><strong>Dutygraph</strong>
<a href="/docs">Reference</a> <a href="/docs/errors">Problems</a> <a href="/graphiql">GraphiQL</a>
<a href="/openapi.json">openapi.json</a> <a href="/schema.graphql">schema.graphql</a></header>
${main}
</body>
</html>
`;
}

/** A sentence of ours with `code` in it. */
export function renderSentence(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
