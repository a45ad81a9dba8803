import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PAGE_STYLE, PAGE_THEME, renderPage } from './page.js';
import { REFERENCE_ACCESS, REFERENCE_STYLE } from './reference-access.js';

const { resolve } = createRequire(import.meta.url);
const { version } = createRequire(import.meta.url)('swagger-ui-dist/package.json') as { version: string };

/**
 * Shows the document that is served beside it; nothing is asked of other hosts. A key that the reader gave to the console
 * in this tab, or keeps on this device, is used here too.
 */
const START = `${REFERENCE_ACCESS}window.addEventListener('DOMContentLoaded', () => {
  const key = sessionStorage.getItem('dutygraph.key') ?? localStorage.getItem('dutygraph.key');
  const reference = window.SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#reference',
    presets: [window.SwaggerUIBundle.presets.apis],
    plugins: [textOfLink],
    layout: 'BaseLayout',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    validatorUrl: null,
    onComplete: () => key !== null && reference.preauthorizeApiKey('bearerAuth', key),
  });
  new MutationObserver(nameControls).observe(document.getElementById('reference'), { childList: true, subtree: true });
});
`;

export interface ReferenceFile {
  readonly name: string;
  readonly type: string;
  /** The name changes with the content: a copy may be kept for good. */
  readonly isVersioned: boolean;
  readonly read: () => Promise<Buffer | string>;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** The files of the reference page, by their names under /docs/assets/. */
export const REFERENCE_FILES: readonly ReferenceFile[] = [
  {
    name: `swagger-ui-${version}.js`,
    type: SCRIPT,
    isVersioned: true,
    read: () => readFile(resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
  {
    name: `swagger-ui-${version}.css`,
    type: STYLE,
    isVersioned: true,
    read: () => readFile(resolve('swagger-ui-dist/swagger-ui.css')),
  },
  { name: 'start.js', type: SCRIPT, isVersioned: false, read: async () => START },
  { name: 'reference.css', type: STYLE, isVersioned: false, read: async () => REFERENCE_STYLE },
  { name: 'theme.js', type: SCRIPT, isVersioned: false, read: async () => PAGE_THEME },
  { name: 'page.css', type: STYLE, isVersioned: false, read: async () => PAGE_STYLE },
];

export function renderReference(): string {
  const asset = (name: string): string => `/docs/assets/${name}`;
  return renderPage({
    title: 'Reference - Dutygraph',
    description: 'Every operation of the REST interface, to read and to try out',
    main: '<div id="reference"><noscript>The reference needs scripts: read openapi.json instead.</noscript></div>',
    styles: [asset(`swagger-ui-${version}.css`), asset('reference.css')],
    scripts: [asset(`swagger-ui-${version}.js`), asset('start.js')],
  });
}
