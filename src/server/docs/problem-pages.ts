import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROBLEM_KINDS, toProblemType, type ProblemName } from '../../terms/errors.js';
import { escapeMarkup } from '../../terms/escape-markup.js';
import { renderPage, renderSentence } from './page.js';

const KINDS = Object.entries(PROBLEM_KINDS) as [ProblemName, (typeof PROBLEM_KINDS)[ProblemName]][];

export function isProblemName(name: string): name is ProblemName {
  return Object.hasOwn(PROBLEM_KINDS, name);
}

/** Every kind with its status. */
export function renderProblemList(): string {
  const rows = KINDS.map(
    ([name, { status, title }]) =>
      `<tr><td>${status}</td><td><a href="/docs/errors/${name}"><code>${name}</code></a></td><td>${escapeMarkup(title)}</td></tr>`,
  );
  const main = `<main class="text"><h1>Problems</h1>
<p>Every refusal has one of these kinds, whichever way it came: REST bodies have it in <code>type</code>, GraphQL errors
in <code>extensions.type</code>, JSON-RPC errors in <code>error.data.type</code>.</p>
<table><thead><tr><th>Status</th><th>Kind</th><th>Title</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></main>`;
  return renderPage({
    title: 'Problems - Dutygraph',
    description: 'Every kind of refusal, and its cure',
    main,
  });
}

/** One kind: what the catalogue says, and when it is met as its page in `folder` tells. */
export async function renderProblem(name: ProblemName, folder: string): Promise<string> {
  const { title, status, cure } = PROBLEM_KINDS[name];
  const page = await readFile(join(folder, `${name}.md`), 'utf8');
  const when = /## When\n\n([^#]*)\n\n## /.exec(page)?.[1] ?? '';
  const main = `<main class="text"><h1>${escapeMarkup(title)}</h1>
<table><tbody><tr><th>type</th><td><code>${toProblemType(name)}</code></td></tr>
<tr><th>status</th><td>${status}</td></tr></tbody></table>
<h2>When</h2><p>${renderSentence(when)}</p>
<h2>What to do</h2><p>${renderSentence(cure)}</p></main>`;
  return renderPage({ title: `${title} - Dutygraph`, description: cure, main });
}
