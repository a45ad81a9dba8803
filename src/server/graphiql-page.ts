import { createHash } from 'node:crypto';
import { exampleTexts } from '../generated/stored-text.js';
import { BAR_STYLE, parseExample, renderBar, type GraphExample } from './graphiql-bar.js';
import { pagePolicy } from './page-policy.js';
import { toStaticContent, type StaticContent } from './static-content.js';

/** The worked queries of schema/examples. */
const GRAPH_EXAMPLES: readonly GraphExample[] = exampleTexts.map(parseExample);

/** What the page of the package lacks. */
const HEAD = `<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Questions to the Dutygraph service in GraphQL, with worked queries">
<link rel="icon" href="/favicon.ico" type="image/svg+xml">`;
/** GraphiQL with a key field and the worked queries. */
export async function renderGraphiqlPage(): Promise<StaticContent> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const whole = renderGraphiQL({
    title: 'Dutygraph GraphiQL',
    endpoint: '/graphql',
    defaultQuery: GRAPH_EXAMPLES[0]?.text ?? '',
  });
  // A picture and two dozen fonts are 40% of what would be sent; those of the reader's machine do as well.
  const html = withoutPieces(withoutPieces(whole, '<link rel="icon"', '>'), '@font-face', '}')
    .replace('<head>', () => `<head>${HEAD}`)
    .replace('</style>', () => `${BAR_STYLE}</style>`)
    .replace('<div id="root"></div>', () => `${renderBar(GRAPH_EXAMPLES)}<main id="root"></main>`);
  return toStaticContent({ body: html, type: 'text/html; charset=utf-8', policy: policyFor(html) });
}

function withoutPieces(text: string, opening: string, closing: string): string {
  const [first = '', ...others] = text.split(opening);
  return first + others.map((other) => other.slice(other.indexOf(closing) + closing.length)).join('');
}

/** Only the scripts of this page run; styles are set by the editor. */
function policyFor(html: string): string {
  const hashes = scriptsOf(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return pagePolicy("'unsafe-inline'", hashes.join(' '));
}

const OPEN = '<script>';
const CLOSE = '</script>';

/** The text of each script; one may hold the opening tag of another in a string, so the search continues after it. */
function scriptsOf(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, at)) {
    const end = html.indexOf(CLOSE, at);
    scripts.push(html.slice(at + OPEN.length, end));
    at = end;
  }
  return scripts;
}
