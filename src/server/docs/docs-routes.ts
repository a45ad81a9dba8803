import { Problem, type ProblemName } from '../../terms/errors.js';
import { OPEN_GET, type Route } from '../route.js';
import { memberOf, memoize } from '../../terms/lazily.js';
import { sendContent, toStaticContent, type StaticContent } from '../static-content.js';
import { PAGE_POLICY } from './page.js';
import { isProblemName, renderProblem, renderProblemList } from './problem-pages.js';
import { REFERENCE_FILES, renderReference, type ReferenceFile } from './reference-files.js';

const YEAR = 'public, max-age=31536000, immutable';

export interface DocsParts {
  /** Folder with a page for every kind of problem. */
  readonly problemPages: string;
}

/** Pages for people, without a key. */
export function createDocsRoutes({ problemPages }: DocsParts): Route[] {
  const fixed = (name: string, path: string, make: () => Promise<StaticContent>): Route => {
    const content = memoize(make);
    return { ...OPEN_GET, name, path, answer: async (http) => sendContent(http, await content()) };
  };
  const problems = new Map<string, Promise<StaticContent>>();
  const problemOf = (kind: ProblemName): Promise<StaticContent> =>
    memberOf(problems, kind, async () => toPage(await renderProblem(kind, problemPages)));
  return [
    fixed('docs', '/docs', async () => toPage(renderReference())),
    fixed('docsErrors', '/docs/errors', async () => toPage(renderProblemList())),
    {
      ...OPEN_GET,
      name: 'docsError',
      path: '/docs/errors/{kind}',
      answer: async (http) => {
        const { kind = '' } = http.parameters;
        if (!isProblemName(kind)) throw new Problem('not-found', 'There is no problem of this kind.');
        await sendContent(http, await problemOf(kind));
      },
    },
    ...REFERENCE_FILES.map((file) => fixed('docsAsset', `/docs/assets/${file.name}`, () => toAsset(file))),
  ];
}

function toPage(html: string): StaticContent {
  return toStaticContent({ body: html, type: 'text/html; charset=utf-8', policy: PAGE_POLICY });
}

async function toAsset({ type, isVersioned, read }: ReferenceFile): Promise<StaticContent> {
  return toStaticContent({ body: await read(), type, ...(isVersioned && { caching: YEAR }) });
}
