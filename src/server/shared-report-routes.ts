import { Problem } from '../terms/errors.js';
import { escapeMarkup } from '../terms/escape-markup.js';
import { PAGE_POLICY, renderPage } from './docs/page.js';
import { OPEN_GET, type Route } from './route.js';

/** What a link shows by its token; null: nothing, or it has ended. */
export type SharedReports = (token: string) => Promise<object | null>;

/** A report behind its link, without a key: a page for people, JSON for programs. Never cached, never indexed. */
export function createSharedReportRoutes(find: SharedReports | undefined): Route[] {
  if (find === undefined) return [];
  return [
    {
      ...OPEN_GET,
      name: 'sharedReport',
      path: '/shared/{token}',
      answer: async (http) => {
        const content = await find(http.parameters['token'] ?? '');
        if (content === null)
          throw new Problem('not-found', 'There is no report behind this link, or the link has ended.');
        const asJson = /\bapplication\/json\b/.test(http.request.headers.accept ?? '');
        http.send({
          status: 200,
          headers: {
            'Content-Type': asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
            'Content-Security-Policy': PAGE_POLICY,
            'X-Robots-Tag': 'noindex, nofollow',
            Vary: 'Accept',
          },
          body: asJson ? JSON.stringify(content) : toPage(content as Readonly<Record<string, unknown>>),
        });
      },
    },
  ];
}

function toPage(content: Readonly<Record<string, unknown>>): string {
  const title = typeof content['title'] === 'string' ? content['title'] : 'Classification report';
  const rows = Object.entries(content).filter(([name]) => name !== 'title');
  const main = `<main class="text"><h1>${escapeMarkup(title)}</h1>${rows.map(([name, value]) => toSection(name, value)).join('')}</main>`;
  return renderPage({ title, main });
}

function toSection(name: string, value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return `<h2>${escapeMarkup(inWords(name))}</h2>${toHtml(value)}`;
}

function toHtml(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return escapeMarkup(value);
  if (Array.isArray(value)) return `<ul>${value.map((one) => `<li>${toHtml(one)}</li>`).join('')}</ul>`;
  if (typeof value !== 'object') return escapeMarkup(JSON.stringify(value));
  const rows = Object.entries(value).map(
    ([name, one]) => `<tr><th>${escapeMarkup(inWords(name))}</th><td>${toHtml(one)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** `totalLandedDuty` -> `Total landed duty`. */
function inWords(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
