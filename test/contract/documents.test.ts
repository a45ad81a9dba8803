import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runCalc } from '../../src/cli/calc/run-calc.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';

/** README and docs against the code: what they show, the commands and settings they name, where their links lead. */

const read = (path: string): string => readFileSync(path, 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...readdirSync('docs', { recursive: true })
    .map((name) => join('docs', String(name)))
    .filter((name) => name.endsWith('.md')),
];

it('README shows what its calc line prints, but for the data version', async () => {
  const page = read('README.md');
  const words = /^npm run calc -- (.+)$/m.exec(page)![1]!.split(' ');
  const { stdout } = await runCalc({
    words,
    today: () => toCalendarDate('2026-11-20'),
    style: { color: false, unicode: true, width: 100 },
    openReference: bundledSnapshot,
  });
  const shown = /last line: begin -->\n\n```text\n([^]*?)```\n/.exec(page)![1]!;
  expect(shown.trimEnd()).toBe(stdout.slice(0, stdout.lastIndexOf('\ndata ')).trimEnd());
}, 300_000);

it.each([
  ['README.md', 120],
  ['docs/performance.md', 100],
])('%s has at most %d lines', (page, most) => {
  expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

describe('commands', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

  it.each(pages)('of %s are scripts of package.json', (page) => {
    const named = [...read(page).matchAll(/npm run ([a-z][a-z0-9:]*)/g)].map((match) => match[1]!);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('are all on docs/commands.md, but for parts of others', () => {
    const page = read('docs/commands.md');
    const parts = ['prepare', 'prepack', 'generate:client', 'generate:rates', 'generate:graphql'];
    const missing = scripts.filter(
      (name) => !parts.includes(name) && !new RegExp(`[ \`]${name}\\b`).test(page),
    );
    expect(missing).toEqual([]);
  });
});

describe('settings', () => {
  const names = [...read('src/server/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
    .map((match) => match[1]!)
    .filter((name) => !name.startsWith('OTEL_'));

  it('are found', () => expect(names).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'LLM_MODEL'])));

  it.each(['docs/configuration.md', '.env.example'])('are all in %s', (page) => {
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read(page)))).toEqual([]);
  });
});

it.each(pages)('links of %s lead to files and headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, path = '', heading]) => {
    const target = path === '' ? page : join(dirname(page), path);
    return !existsSync(target) || (heading !== undefined && !anchorsOf(target).has(heading));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** The anchors of a page's headings, as they are written on the common hosts of Markdown. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map((match) => match[1]!);
  return new Set(
    headings.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}
