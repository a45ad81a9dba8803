import { wantsPage, type HttpContext } from '../http-context.js';
import { OPEN_GET, type Route } from '../route.js';
import { sendContent } from '../static-content.js';
import { findConsoleFiles } from './console-files.js';

/** Addresses of the console beside `/`; web/src/pages.ts has a page for each (a test compares them). */
const CONSOLE_PATHS = [
  '/duty',
  '/timeline',
  '/compare',
  '/origins',
  '/adcvd',
  '/adcvd/orders',
  '/adcvd/orders/{caseNumber}',
  '/adcvd/sunset',
  '/hts',
  '/hts/chapter/{chapter}',
  '/hts/code/{code}',
  '/hts/changes',
  '/parts',
  '/audit',
  '/audit/{id}',
  '/audit/{id}/entries/{number}',
  '/status',
  '/start',
] as const;

export interface ConsoleParts {
  /** Where `npm run build` writes the console; absent or empty: there is none. */
  readonly consoleFolder?: string;
  /** What `/` answers to programs, and to everybody where there is no console. */
  readonly landing: (http: HttpContext) => void;
}

/** The console for clients that ask for a page, the landing answer at `/` for all others; neither needs a key. */
export async function createConsoleRoutes({ consoleFolder, landing }: ConsoleParts): Promise<Route[]> {
  const files = consoleFolder === undefined ? null : await findConsoleFiles(consoleFolder);
  if (files === null) return [{ ...OPEN_GET, name: 'landing', path: '/', answer: landing }];
  const sendPage = async (http: HttpContext): Promise<void> => sendContent(http, await files.page());
  return [
    {
      ...OPEN_GET,
      name: 'landing',
      path: '/',
      answer: (http) => (wantsPage(http) ? sendPage(http) : landing(http)),
    },
    ...CONSOLE_PATHS.map((path) => ({ ...OPEN_GET, name: 'console', path, answer: sendPage })),
    ...[...files.assets].map(([name, content]) => ({
      ...OPEN_GET,
      name: 'consoleAsset',
      path: `/assets/${name}`,
      answer: async (http: HttpContext) => sendContent(http, await content()),
    })),
  ];
}
